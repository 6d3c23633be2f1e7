import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter of a car insurer about a claim: a visit, papers to send and the end of a rental. Written blind. */
export const prairieMutualFenderClaim: TypesetDocument = {
  id: 'prairie-mutual-fender-claim',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-12-14',
  truth: {
    category: 'Other',
    who: ['Ana'],
    documentDate: '2026-12-09',
    dates: [
      { date: '2026-12-18', time: '09:00', endTime: '11:00', words: 'Friday, December 18, between 9 and 11 a.m.' },
      { date: '2027-01-08', words: 'by January 8, 2027' },
      { date: '2026-12-23', words: 'through Wednesday, December 23' },
    ],
    mentioned: [
      { date: '2026-07-01', endDate: '2027-07-01', why: 'the year of the policy' },
      { date: '2026-07-01', why: 'the year of the policy' },
      { date: '2027-07-01', why: 'the year of the policy' },
      { date: '2026-11-21', why: 'the accident' },
      { date: '2026-11-22', why: 'the accident was reported' },
      { date: '2028-11-21', why: 'the last day of a right' },
      { date: '2027-01-17', why: 'the last day of a right, if the appraisal is of December 18' },
    ],
    deadlines: ['2027-01-08'],
    arguableDeadlines: ['2026-12-23'],
    actionRequired: true,
    actions: ['police report|photos|upload', 'adult|key|appraiser|home'],
    titles: ['claim', 'accident', 'Prairie Mutual'],
    amounts: [{ amount: 500, currency: 'USD', words: '$500.00' }],
    places: [],
    mustRead: [
      'PM-26-118842-01',
      'the lot of the garden center',
      'I am glad that nobody was hurt.',
      'it takes half an hour',
      'your photos of both cars',
      'Without them we cannot pay the shop.',
      'to bring an action in court',
      'Encl.: photo instructions',
    ],
  },
};

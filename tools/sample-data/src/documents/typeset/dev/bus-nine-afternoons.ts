import type { TypesetDocument } from '../../typeset-document.ts';

/** Notice of a later bus in the afternoon that wants no reply. Written blind. */
export const busNineAfternoons: TypesetDocument = {
  id: 'bus-nine-afternoons',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-09-01',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-09-01',
    dates: [
      {
        date: '2027-09-07',
        time: '15:41',
        otherTimes: [null],
        words: 'starting Tuesday, September 7',
      },
      { date: '2027-10-29', words: 'through October 29' },
      { date: '2027-09-06', words: 'Monday, September 6 (Labor Day)' },
    ],
    mentioned: [{ date: '2027-09-07', endDate: '2027-10-29', why: 'the time of the work as one range' }],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Route notice', 'bus 9', 'Route 9'],
    amounts: [],
    places: ['Maple'],
    mustRead: [
      'Because of the sewer work on Garfield',
      'in the opposite order',
      'MAPLE & 6TH',
      '(no change)',
      'keeps the same driver, Ms. Farrow',
      'We do not need a reply.',
      'a notice like this one in the backpack',
    ],
  },
};

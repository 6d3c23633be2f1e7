import type { TypesetDocument } from '../../typeset-document.ts';

/** Street paper with a season instead of a day; its only full dates are of maps, accounts and stones. */
export const orchardRowNeighbor: TypesetDocument = {
  id: 'orchard-row-neighbor',
  kind: 'newsletter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-04-02',
  truth: {
    category: 'Community',
    who: [],
    documentDate: null,
    dates: [
      { date: '2027-04-17', time: '09:00', endTime: '12:00', words: 'Saturday, April 17, from 9 until noon' },
      { date: '2027-04-30', words: 'by Friday, April 30' },
      { date: '2027-04-22', time: '08:00', words: 'Thursday, April 22, starting at 8 a.m.' },
      { date: '2027-04-13', words: 'The truck comes on April 13' },
      { date: '2027-04-27', words: 'again on April 27' },
      { date: '2027-05-31', words: 'by the last day of May' },
      { date: '2027-06-12', time: '16:00', words: 'Saturday, June 12, from 4 p.m.' },
      { date: '2027-05-21', words: 'while they last, until Friday, May 21' },
    ],
    mentioned: [
      { date: '2027-01-28', why: 'the past meeting' },
      { date: '2027-03-20', why: 'the sign was painted' },
    ],
    deadlines: ['2027-04-30', '2027-05-31', '2027-05-21'],
    actionRequired: true,
    actions: ['survey', 'dues|twenty|20'],
    titles: ['Orchard Row'],
    amounts: [{ amount: 20, currency: 'USD', words: 'twenty dollars a household' }],
    places: ['pump house'],
    mustRead: [
      'The Orchard Row Neighbor',
      'Opinions about the hedge',
      'We would like a crosswalk',
      'Do not wash shirts',
      'It has never come for sofas',
      'in the Alvarez garage',
      'we draw lots for the broken one',
      'used to be kept with cider',
      'never on Sundays',
    ],
  },
};

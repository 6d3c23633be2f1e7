import type { TypesetDocument } from '../../typeset-document.ts';

/** Flyer of a parents' association in big type inside a double frame, with two prices. Written blind. */
export const skateNightRollAway: TypesetDocument = {
  id: 'skate-night-roll-away',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-03-01',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: null,
    dates: [
      { date: '2027-03-09', words: 'until Tues. March 9' },
      { date: '2027-03-11', time: '18:00', endTime: '20:00', words: 'Thursday, March 11 6:00 to 8:00 p.m.' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-03-09', '2027-03-11'],
    actionRequired: false,
    actions: [],
    titles: ['Skate Night'],
    amounts: [
      { amount: 5, currency: 'USD', words: '$5 if you buy ahead' },
      { amount: 7, currency: 'USD', words: '$7 at the door' },
      { amount: 3, currency: 'USD', words: '$3 a slice' },
    ],
    places: ['Roll-A-Way Rink'],
    mustRead: [
      'Lakeside PTA presents',
      'SKATE NIGHT',
      '900 Route 9',
      'Skate rental included!',
      'wins an ice cream party',
    ],
  },
};

import type { TypesetDocument } from '../../typeset-document.ts';

/** Flyer of a baseball league in big type between two colored bands, with three sign-up days. Written blind. */
export const prairieValleySignUps: TypesetDocument = {
  id: 'prairie-valley-sign-ups',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-01-25',
  truth: {
    category: 'Sports',
    who: [],
    whoElse: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      { date: '2027-02-06', time: '09:00', endTime: '12:00', words: 'Sat. Feb. 6 9–12' },
      { date: '2027-02-10', time: '18:00', endTime: '20:00', words: 'Wed. Feb. 10 6–8 pm' },
      { date: '2027-02-13', time: '09:00', endTime: '12:00', words: 'Sat. Feb. 13 9–12' },
      { date: '2027-02-20', words: 'through Feb. 20' },
      { date: '2027-04-05', words: 'Practices start Mon. April 5' },
      { date: '2027-04-24', words: 'Opening Day is Sat. April 24' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-02-06', '2027-02-10', '2027-02-13', '2027-02-20'],
    actionRequired: false,
    actions: [],
    titles: ['Little League', 'Sign-Ups', 'Prairie Valley'],
    amounts: [
      { amount: 75, currency: 'USD', words: '$75 first child' },
      { amount: 60, currency: 'USD', words: '$60 each sibling' },
    ],
    places: ['Fire Hall'],
    mustRead: [
      'PRAIRIE VALLEY',
      'LITTLE LEAGUE SIGN-UPS',
      'IN PERSON at the Fire Hall',
      'Includes hat and shirt.',
      'COACHES NEEDED!',
    ],
  },
};

import type { TypesetDocument } from '../../typeset-document.ts';

/** Reminder without a year. */
export const dentistLeoCheckup: TypesetDocument = {
  id: 'dentist-leo-checkup',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['photo', 'scan'],
  received: '2027-02-25',
  truth: {
    category: 'Medical',
    who: ['Leo'],
    documentDate: null,
    dates: [
      { date: '2027-03-11', time: '15:40', otherTimes: ['15:30'], words: 'Thursday, March 11th, 3:40 pm' },
      { date: '2027-03-08', words: 'Monday, March 8th' },
    ],
    deadlines: ['2027-03-08'],
    actionRequired: true,
    actions: ['call|confirm'],
    titles: ['Hollis Family Dentistry', 'check-up', 'cleaning', 'dentist'],
    amounts: [],
    places: ['Canal Street'],
    mustRead: [
      'HOLLIS FAMILY DENTISTRY',
      'Dear parents of Leo',
      'the one with the dinosaur',
      'six-month check-up and cleaning',
      'Please be here 10 minutes early to read the wall',
      'given to the next toothache',
      'toothpaste the size of half a pea',
      'Parking behind the bakery',
      'Form DH-26/3',
    ],
  },
};

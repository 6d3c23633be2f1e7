import type { TypesetDocument } from '../../typeset-document.ts';

/** Reading list for the summer with names of days and months in titles, a log to hand in and events. Written blind. */
export const summerReadingRisingFive: TypesetDocument = {
  id: 'summer-reading-rising-five',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-06-07',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-06-04',
    dates: [
      { date: '2027-09-03', words: 'by Friday, September 3' },
      { date: '2027-06-19', time: '11:00', words: 'Saturday, June 19, 11 a.m.' },
      { date: '2027-07-12', endDate: '2027-07-17', words: 'July 12 to 17' },
      { date: '2027-08-18', time: '17:00', endTime: '18:30', words: 'Wednesday, August 18' },
      { date: '2027-09-17', words: 'Friday, September 17' },
    ],
    mentioned: [{ date: '2027-06-10', why: 'the last day to ask the librarian' }],
    deadlines: ['2027-09-03'],
    actionRequired: true,
    actions: ['log|read'],
    titles: ['Summer Reading'],
    amounts: [],
    places: ['Harbour Branch', 'media center'],
    mustRead: [
      'for everyone who will be in grade 5 at Lakeside this fall',
      'Eleven Days in July (1998)',
      'A Monday Without Mondays (2003)',
      'How Bridges Stand (nonfiction, 2012)',
      'Audio books count.',
      'being read to by a grandparent on the phone',
      'A parent signs it.',
      'A magician, and a goat.',
      'Bring two, take two, or just take.',
    ],
  },
};

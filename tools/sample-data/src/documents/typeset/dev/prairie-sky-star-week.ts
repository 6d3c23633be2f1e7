import type { TypesetDocument } from '../../typeset-document.ts';

/** Poster with a range, two days that look like ranges, and numbers that look like days. */
export const prairieSkyStarWeek: TypesetDocument = {
  id: 'prairie-sky-star-week',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-12-18',
  truth: {
    category: 'Community',
    who: [],
    documentDate: null,
    dates: [
      {
        date: '2026-12-28',
        time: '18:00',
        endDate: '2027-01-03',
        endTime: '21:00',
        otherTimes: [null],
        words: 'Dec 28 – Jan 3',
      },
      { date: '2026-12-29', time: '10:30', words: 'Dec. 29 – 1st Light' },
      { date: '2026-12-31', words: 'Dec. 31' },
      { date: '2027-01-02', time: '19:00', words: 'Jan. 2 – 8th Grade Stargazers' },
      { date: '2027-01-03', time: '04:45', words: 'Sunday, Jan. 3' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Star Week'],
    amounts: [
      { amount: 8, currency: 'USD', words: 'Admission $8' },
      { amount: 5, currency: 'USD', words: 'under 12 $5' },
    ],
    places: ['Prairie Sky Observatory'],
    mustRead: [
      'PRAIRIE SKY OBSERVATORY',
      'STAR WEEK',
      'Dec 28 – Jan 3',
      'Planetarium for small people and their large people',
      'The astronomers have families, too',
      'Middle school club night, 7 p.m.',
      'Bring a sleeping bag for the lawn',
      'depending on manners',
      'red cellophane is at the door',
      'Cloudy? Call after 4 for the tape',
    ],
  },
};

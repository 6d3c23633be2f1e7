import type { TypesetDocument } from '../../typeset-document.ts';

/** Camp flyer: a grid of weeks and prices whose hours stand in the heads, and two boxes below it. Written blind. */
export const fernHollowCampPriceGrid: TypesetDocument = {
  id: 'fern-hollow-camp-price-grid',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-03-10',
  truth: {
    category: 'Community',
    who: [],
    documentDate: null,
    dates: [
      { date: '2027-04-02', words: 'Fri, April 2' },
      { date: '2027-04-18', time: '14:00', endTime: '16:00', words: 'Sun, April 18' },
      { date: '2027-05-28', words: 'Fri, May 28' },
      { date: '2027-06-01', words: 'Tue, June 1' },
      { date: '2027-06-14', endDate: '2027-06-18', time: '09:00', otherTimes: [null], words: 'June 14 – 18' },
      { date: '2027-06-21', endDate: '2027-06-25', time: '09:00', otherTimes: [null], words: 'June 21 – 25' },
      { date: '2027-06-28', endDate: '2027-07-02', time: '09:00', otherTimes: [null], words: 'June 28 – July 2' },
      { date: '2027-07-05', endDate: '2027-07-09', words: 'July 5 – 9' },
      { date: '2027-07-12', endDate: '2027-07-16', time: '09:00', otherTimes: [null], words: 'July 12 – 16' },
      { date: '2027-07-19', endDate: '2027-07-23', time: '09:00', otherTimes: [null], words: 'July 19 – 23' },
      { date: '2027-07-22', time: '18:30', words: 'Thu 7/22 from 6:30 PM' },
      { date: '2027-07-26', endDate: '2027-07-30', time: '09:00', otherTimes: [null], words: 'July 26 – 30' },
    ],
    mentioned: [
      { date: '2027-02-20', why: 'the day since which a week is full' },
      { date: '2027-06-28', why: 'the swim test on the first day of week 3' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-04-02', '2027-05-28', '2027-06-01'],
    actionRequired: false,
    actions: [],
    titles: ['Fern Hollow', 'Day Camp'],
    amounts: [
      { amount: 145, currency: 'USD', words: '$145' },
      { amount: 260, currency: 'USD', words: '$260' },
      { amount: 285, currency: 'USD', words: '$285' },
    ],
    places: ['Fern Hollow'],
    mustRead: [
      'Mud, Clay, Bricks',
      'full since 2/20, wait list only',
      'camp closed, the goats are on vacation too',
      'sleep-over Thu 7/22 from 6:30 PM, ages 9+',
      'health forms in for all campers (CF-3, Rev. 02/26)',
      'balance due; up to here we return all but $25',
      'until 5:30, $10 a day',
    ],
  },
};

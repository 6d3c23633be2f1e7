import type { TypesetDocument } from '../../typeset-document.ts';

const menuDays = ['01', '02', '03', '04', '07', '08', '09', '10', '11', '14', '15', '16', '17', '18', '21', '22'];

/** School days of a month with events above and lunch below in each cell, a break over two rows. Written blind. */
export const lakesideDecemberAndLunch: TypesetDocument = {
  id: 'lakeside-december-and-lunch',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-11-30',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      { date: '2026-12-02', time: '18:30', words: 'PTA 6:30' },
      { date: '2026-12-04', words: 'Food drive ends' },
      { date: '2026-12-07', words: 'Gr. 4 museum slips due' },
      { date: '2026-12-09', time: '12:30', otherTimes: [null], words: 'EARLY REL. 12:30' },
      { date: '2026-12-10', time: '18:00', otherTimes: ['17:40'], words: 'Winter Concert 6:00' },
      { date: '2026-12-11', words: 'Party $3 due' },
      { date: '2026-12-14', words: 'Hat Day' },
      { date: '2026-12-15', words: 'Gr. 4 to museum' },
      { date: '2026-12-16', words: 'Ugly Sweater Day' },
      { date: '2026-12-17', words: 'Pajama Day' },
      { date: '2026-12-18', time: '13:30', words: 'Class parties 1:30' },
      { date: '2026-12-22', time: '12:30', otherTimes: [null], words: 'EARLY REL. 12:30' },
      { date: '2026-12-23', endDate: '2027-01-01', words: 'Winter Break is Dec. 23–Jan. 1' },
      { date: '2027-01-04', words: 'School starts again Mon., Jan. 4' },
    ],
    mentioned: [
      ...menuDays.map((day) => ({ date: `2026-12-${day}`, why: 'lunch of the day' })),
      { date: '2026-12-23', endDate: '2026-12-25', why: 'the break in the fourth row' },
      { date: '2026-12-28', endDate: '2027-01-01', why: 'the break in the fifth row' },
      ...['23', '24', '25', '28', '29', '30', '31'].map((day) => ({
        date: `2026-12-${day}`,
        why: 'a day of the break',
      })),
      { date: '2027-01-01', why: 'the last day of the break' },
    ],
    deadlines: ['2026-12-07', '2026-12-11'],
    arguableDeadlines: ['2026-12-04'],
    actionRequired: true,
    actions: ['museum|slip', 'party|$3'],
    titles: ['December 2026', 'Lakeside Elementary'],
    amounts: [{ amount: 3, currency: 'USD', words: '$3' }],
    places: [],
    mustRead: [
      'December 2026',
      'lunch at the bottom of each day',
      'Food drive ends',
      'Turkey + gravy',
      'WINTER BREAK',
      'Class party money goes to your teacher.',
      'Menu may change.',
    ],
  },
};

import type { TypesetDocument } from '../../typeset-document.ts';

/** Testing window with a row for each grade, of which one child’s counts, and nothing to do. Written blind. */
export const winterTestWindow: TypesetDocument = {
  id: 'winter-test-window',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2028-01-07',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2028-01-07',
    dates: [
      { date: '2028-01-18', endDate: '2028-02-02', words: 'between January 18 and February 2' },
      { date: '2028-01-20', time: '09:00', words: 'Thurs. 1/20, 9:00' },
      { date: '2028-01-25', time: '09:00', words: 'Tues. 1/25, 9:00' },
      { date: '2028-01-31', endDate: '2028-02-02', words: 'make-ups: 1/31 to 2/2' },
      { date: '2028-02-11', words: 'Friday, February 11' },
    ],
    mentioned: [
      { date: '2028-01-18', why: 'another grade' },
      { date: '2028-01-24', why: 'another grade' },
      { date: '2028-01-19', why: 'another grade' },
      { date: '2028-01-27', why: 'another grade' },
      { date: '2028-01-21', why: 'another grade' },
      { date: '2028-01-26', why: 'another grade' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['GrowthCheck', 'testing window'],
    amounts: [],
    places: [],
    mustRead: [
      'GrowthCheck: our winter testing window',
      'gets harder or easier as one goes',
      'there is nothing to study',
      'during specials',
      'Headphones, chargers and pencils are here',
      'a breakfast never hurt anybody',
      'you will get another letter about that',
      'Ines Pomeroy, testing coordinator',
    ],
  },
};

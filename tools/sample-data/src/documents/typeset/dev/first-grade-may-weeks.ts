import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Month as a row for each week, whose cells have no numbers, with a rain date and a trip moved. Written blind to
 * the rules.
 */
export const firstGradeMayWeeks: TypesetDocument = {
  id: 'first-grade-may-weeks',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-04-30',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-04-30',
    dates: [
      { date: '2027-05-04', words: 'May 3–7, Tuesday: All library books back, please' },
      { date: '2027-05-06', time: '09:40', endTime: '11:00', words: 'Thursday: Walk to the post office 9:40–11:00' },
      { date: '2027-05-07', words: 'Friday: Share day' },
      { date: '2027-05-10', words: 'May 10–14, Monday: Caterpillars move in' },
      { date: '2027-05-12', words: 'Wednesday: Reading test' },
      { date: '2027-05-13', words: 'Thursday: Math test' },
      { date: '2027-05-14', time: '13:10', otherTimes: [null], words: 'Friday: Early release 1:10' },
      { date: '2027-05-19', time: '18:15', otherTimes: ['17:50'], words: 'Wednesday: SPRING SING 6:15 p.m.' },
      { date: '2027-05-21', words: 'Friday: No school' },
      { date: '2027-05-24', words: 'May 24–28, Monday: Field Day' },
      { date: '2027-05-26', words: '(rain: Wednesday)' },
      { date: '2027-05-25', words: 'Tuesday: Shoe box due for our habitats' },
      { date: '2027-05-27', time: '14:00', words: 'Thursday: Butterfly goodbye 2:00, garden' },
      { date: '2027-05-31', words: 'May 31, Monday: Memorial Day' },
      { date: '2027-06-02', words: 'The zoo trip is now June 2' },
      { date: '2027-06-09', time: '11:30', otherTimes: [null], words: 'Last day: Wednesday, June 9, out at 11:30!' },
    ],
    mentioned: [
      { date: '2027-05-03', endDate: '2027-05-07', why: 'the week of a row' },
      { date: '2027-05-10', endDate: '2027-05-14', why: 'the week of a row' },
      { date: '2027-05-17', endDate: '2027-05-21', why: 'the week of a row' },
      { date: '2027-05-24', endDate: '2027-05-28', why: 'the week of a row' },
      { date: '2027-05-08', why: 'a classmate’s birthday' },
      { date: '2027-05-29', why: 'a classmate’s birthday' },
    ],
    deadlines: ['2027-05-04', '2027-05-25'],
    actionRequired: true,
    actions: ['library|books', 'shoe box|shoebox'],
    titles: ['First Grade in May'],
    amounts: [],
    places: ['post office', 'garden', 'zoo'],
    mustRead: [
      'First Grade in May',
      'Mrs. Vandiver and Miss Oduber',
      'All library books back, please',
      'Caterpillars move in',
      'Field Day (rain: Wednesday)',
      'Shoe box due for our habitats',
      'every permission slip is already here, hooray',
      'Treats need a label',
      '1,204 minutes',
    ],
  },
};

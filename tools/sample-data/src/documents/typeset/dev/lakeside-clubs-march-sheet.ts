import type { TypesetDocument } from '../../typeset-document.ts';

const robotics = ['2027-03-01', '2027-03-08', '2027-03-15', '2027-03-22', '2027-03-29'];
const chess = ['2027-03-02', '2027-03-09', '2027-03-16', '2027-03-23', '2027-03-30'];
const art = ['2027-03-10', '2027-03-24'];
const cooking = ['2027-03-04', '2027-03-11', '2027-03-18'];

/** After-school clubs in a spreadsheet from Monday to Friday, each week a row of numbers and one of entries. Written blind. */
export const lakesideClubsMarchSheet: TypesetDocument = {
  id: 'lakeside-clubs-march-sheet',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-02-26',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: null,
    dates: [
      ...robotics.map((date) => ({ date, time: '15:15', endTime: '16:30', words: 'Robotics 3:15-4:30' })),
      ...chess.map((date) => ({ date, time: '15:15', endTime: '16:15', words: 'Chess 3:15-4:15' })),
      ...art.map((date) => ({ date, time: '15:15', endTime: '16:30', words: 'Art 3:15-4:30' })),
      ...cooking.map((date) => ({ date, time: '15:15', endTime: '16:30', words: 'Cooking 3:15-4:30' })),
      { date: '2027-03-04', words: 'due Thurs 3/4' },
      { date: '2027-03-05', words: 'Spring club forms go home' },
      { date: '2027-03-12', words: 'NO SCHOOL' },
      { date: '2027-03-17', words: 'Early dismissal, no clubs' },
      { date: '2027-03-19', words: 'Spring club forms due' },
      { date: '2027-03-25', time: '15:30', words: 'CLUB SHOWCASE 3:30 gym' },
      { date: '2027-03-26', words: 'NO SCHOOL' },
    ],
    deadlines: ['2027-03-04'],
    arguableDeadlines: ['2027-03-19'],
    actionRequired: true,
    actions: ['cooking|food|$12'],
    titles: ['March 2027', 'After-School Clubs'],
    amounts: [{ amount: 12, currency: 'USD', words: '$12' }],
    places: [],
    mustRead: [
      'MARCH 2027 After-School Clubs',
      'Maya R. (Okafor): Robotics, Cooking',
      'Early dismissal, no clubs',
      'Pick up at Door 4.',
      'to Ms. Farrow',
      'Chess in the library',
    ],
  },
};

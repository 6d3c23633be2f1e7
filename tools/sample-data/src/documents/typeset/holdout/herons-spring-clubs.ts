import { addDays } from '../../../calendar-dates.ts';
import type { TypesetDocument } from '../../typeset-document.ts';

const withoutSchool = ['2027-01-18', '2027-02-15'];
const laterMeetings = ['2027-01-11', '2027-01-12', '2027-01-14', '2027-01-15']
  .flatMap((first) => [1, 2, 3, 4, 5, 6, 7, 8].map((week) => addDays(first, 7 * week)))
  .filter((date) => !withoutSchool.includes(date));

/** Table of offers with ranges and a column of due days; all of it is voluntary. */
export const heronsSpringClubs: TypesetDocument = {
  id: 'herons-spring-clubs',
  kind: 'calendar',
  language: 'en',
  producer: 'office',
  arrivals: ['docx', 'pdf', 'scan'],
  received: '2026-12-08',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2026-12-07',
    dates: [
      {
        date: '2027-01-11',
        time: '14:50',
        endDate: '2027-03-08',
        endTime: '16:00',
        otherTimes: [null],
        words: 'Monday, Jan. 11 – Mar. 8',
      },
      {
        date: '2027-01-12',
        time: '14:50',
        endDate: '2027-03-09',
        endTime: '16:00',
        otherTimes: [null],
        words: 'Tuesday, Jan. 12 – Mar. 9',
      },
      {
        date: '2027-01-14',
        time: '14:50',
        endDate: '2027-03-11',
        endTime: '16:00',
        otherTimes: [null],
        words: 'Thursday, Jan. 14 – Mar. 11',
      },
      {
        date: '2027-01-15',
        time: '14:50',
        endDate: '2027-03-12',
        endTime: '16:00',
        otherTimes: [null],
        words: 'Friday, Jan. 15 – Mar. 12',
      },
      { date: '2026-12-18', words: 'Form due Dec. 18' },
      { date: '2027-01-06', words: 'Form due Jan. 6' },
      { date: '2027-01-08', words: 'Form due Jan. 8' },
      { date: '2027-03-16', time: '18:00', words: 'Mar. 16 – 1st Club Showcase' },
      { date: '2027-01-18', words: 'January 18th' },
      { date: '2027-02-15', words: 'February 15th' },
    ],
    mentioned: laterMeetings.map((date) => ({ date, why: 'a weekly meeting, only by its recurrence' })),
    deadlines: [],
    arguableDeadlines: ['2026-12-18', '2027-01-06', '2027-01-08'],
    actionRequired: false,
    actions: [],
    titles: ['After-School Clubs', 'Clubs'],
    amounts: [{ amount: 40, currency: 'USD', words: '$40 for the session' }],
    places: ['cafetorium'],
    mustRead: [
      'After-School Clubs, spring session',
      'clay and batteries included',
      'it was 3 out of 22 last time',
      'Clay and Kiln, Room 6',
      'Jan. 12 – Mar. 9',
      'Recorder Plus, Room 3',
      'Mr. Ben Castellan',
      'for there is no school',
      'towers, tunes and sweaty runners',
      'after 4:20 we knit with them',
      'a 2/3 liter of soda is not',
      'ASC-12/26',
    ],
  },
};

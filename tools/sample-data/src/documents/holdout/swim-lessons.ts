import type { SampleDocument } from '../sample-document.ts';

export const swimLessons: SampleDocument = {
  id: 'swim-lessons',
  title: 'Dolphins swim lessons',
  received: '2026-12-19',
  made: '2026-12-18',
  text: `
^ Springfield Y Aquatics
^ Dolphins, Level 2 · Winter session

December 18, 2026

Swimmer: Leo Rivera
Instructor: Kelly (lanes 5/6)
Pool temperature: 84 degrees

Leo has a place in the Dolphins. These are his lessons:

| Lesson | Day | Time
| 1 | Mon 1/11 | 4:15–4:45 pm
| 2 | Wed 1/13 | 4:15–4:45 pm
| 3 | Wed 1/20 | 4:15–4:45 pm
| 4 | Mon 1/25 | 4:15–4:45 pm
| 5 | Wed 1/27 | 4:15–4:45 pm
| 6 | Mon 2/1 | 4:15–4:45 pm

The Dolphins swim in the little meet on Saturday, February 6, at 10 a.m. Heats are 1 x 25 yards. Parents sit on the bleachers; the deck is for swimmers.

The session is paid in full ($72, receipt 12-3071). Goggles are optional, and swim caps are sold at the desk for $4.

The pool hall is closed for its yearly cleaning until January 8.

Front desk: (217) 555-0144, daily 5:30–9
`,
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: '2026-12-18',
    dates: [
      ...['2027-01-11', '2027-01-13', '2027-01-20', '2027-01-25', '2027-01-27', '2027-02-01'].map((date, index) => ({
        date,
        time: '16:15',
        endTime: '16:45',
        words: ['Mon 1/11', 'Wed 1/13', 'Wed 1/20', 'Mon 1/25', 'Wed 1/27', 'Mon 2/1'][index] as string,
      })),
      { date: '2027-02-06', time: '10:00', words: 'Saturday, February 6' },
      { date: '2027-01-08', words: 'January 8' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
  },
};

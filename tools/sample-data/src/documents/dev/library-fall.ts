import type { SampleDocument } from '../sample-document.ts';

export const libraryFall: SampleDocument = {
  id: 'library-fall',
  title: 'Fall at the library',
  received: '2026-09-23',
  made: '2026-09-21',
  text: `
^ Springfield Public Library
^ Fall 2026 for children and families

# Story Time

Songs, rhymes and picture books for ages 2 to 5. Tuesdays at 10:30 a.m., October 6 through November 24, in the Children’s Room. Drop in; no registration needed.

# Meet the Author

Priscilla Vance reads from “The Lighthouse Keeper’s Cat” and signs books. Thursday, October 22, at 6:30 p.m., Community Room B. Seating for 75.

# Friends of the Library Book Sale

October 16–18 on the lower level. Hardcovers $2, paperbacks 50¢, and everything you can carry in one bag for $5 on the last day.

# Lego Club

The first Saturday of each month, 2 to 3:30 p.m. We have 20,000 bricks. You bring the ideas.

# Hours

Monday to Thursday 9–8, Friday until 6, Saturday 9–5.
The library is closed on Wednesday, November 11, and on Thursday and Friday, November 26–27.

326 South Seventh Street · (217) 555-0126 · Renew by phone 24/7
`,
  truth: {
    category: 'Community',
    who: [],
    documentDate: null,
    dates: [
      {
        date: '2026-10-06',
        time: '10:30',
        endDate: '2026-11-24',
        otherTimes: [null],
        words: 'October 6 through November 24',
      },
      { date: '2026-10-22', time: '18:30', words: 'Thursday, October 22' },
      { date: '2026-10-16', endDate: '2026-10-18', words: 'October 16–18' },
      { date: '2026-11-11', words: 'Wednesday, November 11' },
      { date: '2026-11-26', endDate: '2026-11-27', words: 'Thursday and Friday, November 26–27' },
    ],
    mentioned: [
      { date: '2026-10-03', why: 'the first Saturday of a month' },
      { date: '2026-11-07', why: 'the first Saturday of a month' },
      { date: '2026-12-05', why: 'the first Saturday of a month' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
  },
};

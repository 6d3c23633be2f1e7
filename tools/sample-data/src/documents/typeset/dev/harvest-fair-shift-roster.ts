import type { TypesetDocument } from '../../typeset-document.ts';

/** Roster of helpers: two days as headings, hours on the left, names in the cells, two boxes below. Written blind. */
export const harvestFairShiftRoster: TypesetDocument = {
  id: 'harvest-fair-shift-roster',
  kind: 'letter',
  language: 'en',
  producer: 'office',
  arrivals: ['docx', 'pdf'],
  received: '2026-10-05',
  truth: {
    category: 'School',
    who: ['Ana', 'Ben'],
    whoElse: ['Maya', 'Leo'],
    documentDate: '2026-10-03',
    dates: [
      { date: '2026-10-09', words: 'by Friday, October 9' },
      { date: '2026-10-14', time: '19:00', words: 'Wed 10/14, 7:00 PM' },
      { date: '2026-10-16', time: '16:00', endTime: '18:00', words: 'Friday, October 16' },
      {
        date: '2026-10-17',
        time: '10:00',
        endTime: '14:30',
        otherTimes: ['13:00'],
        words: 'Saturday, October 17: the fair, 10:00 AM – 2:30 PM',
      },
      { date: '2026-10-17', time: '11:30', endTime: '13:00', words: 'Saturday, October 17' },
      { date: '2026-11-05', time: '18:00', words: 'Thu 11/5, 6:00 PM' },
    ],
    mentioned: [
      { date: '2026-09-28', why: 'the version before' },
      { date: '2025-10-18', why: 'last year’s fair' },
    ],
    deadlines: ['2026-10-09'],
    actionRequired: true,
    actions: ['answer|confirm|yes|reply|Dolores'],
    titles: ['Harvest Fair'],
    amounts: [],
    places: ['school field'],
    mustRead: [
      'in which Mr. Tran was in two places',
      'please read your line twice',
      'trade among yourselves and tell her who it is now',
      'Ana Rivera, F. Diaz',
      'Hair tied back, gloves are there (S, M, XL).',
      'same hours, wetter shoes',
    ],
  },
};

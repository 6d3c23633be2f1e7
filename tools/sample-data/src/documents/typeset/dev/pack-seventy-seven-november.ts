import type { TypesetDocument } from '../../typeset-document.ts';

/** Month of a Cub Scout pack without a year or rules, the numbers in circles, notes in a frame. Written blind. */
export const packSeventySevenNovember: TypesetDocument = {
  id: 'pack-seventy-seven-november',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-10-31',
  truth: {
    category: 'Sports',
    who: ['Leo'],
    documentDate: null,
    dates: [
      { date: '2026-11-03', time: '18:30', words: 'Den Mtg 6:30' },
      { date: '2026-11-07', time: '09:00', words: 'Hang food bags 9:00' },
      { date: '2026-11-10', time: '18:30', words: 'Den Mtg 6:30' },
      { date: '2026-11-11', time: '10:00', otherTimes: ['09:30'], words: 'Veterans parade 10:00' },
      { date: '2026-11-14', time: '09:00', endTime: '11:00', words: 'Pick up food bags 9–11' },
      { date: '2026-11-15', words: 'Popcorn $ due' },
      { date: '2026-11-17', time: '18:30', words: 'PACK MTG 6:30' },
      { date: '2026-11-17', words: '$40 by Nov. 17' },
      { date: '2026-11-21', time: '13:00', endTime: '15:00', words: 'Otter Bluff hike 1–3' },
      { date: '2026-11-28', time: '10:00', endTime: '12:00', words: 'Popcorn pickup 10–12' },
    ],
    mentioned: [
      { date: '2026-11-24', why: 'no den meeting' },
      { date: '2026-11-26', why: 'Thanksgiving' },
    ],
    deadlines: ['2026-11-15', '2026-11-17'],
    actionRequired: true,
    actions: ['popcorn', 'dues|40'],
    titles: ['November', 'Pack 77'],
    amounts: [{ amount: 40, currency: 'USD', words: '$40' }],
    places: ['Grace Hall'],
    mustRead: [
      'Cub Scout Pack 77',
      'Tiger Den (1st grade)',
      'Den Mtg 6:30',
      'basement of Grace Hall',
      'by the bank on Main',
      'Popcorn money goes to',
    ],
  },
};

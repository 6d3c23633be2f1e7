import type { TypesetDocument } from '../../typeset-document.ts';

/** Newsletter whose history, rules and past days stand between the days to come. */
export const mediaCenterNotes: TypesetDocument = {
  id: 'media-center-notes',
  kind: 'newsletter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2026-10-16',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2026-10-16',
    dates: [
      { date: '2026-10-26', endDate: '2026-10-30', words: 'from Monday, October 26 through Friday, October 30' },
      { date: '2026-10-28', time: '17:00', endTime: '19:00', words: 'Wednesday, October 28, between 5 and 7 p.m.' },
      { date: '2026-10-23', time: '13:30', words: 'Friday, October 23, at 1:30 p.m.' },
      { date: '2026-10-21', words: 'by Wednesday, October 21' },
      { date: '2026-11-12', time: '10:00', words: 'Thursday, November 12, at 10 a.m.' },
      { date: '2026-11-05', words: 'no later than Thursday, November 5' },
      { date: '2026-10-30', words: 'by Friday, October 30' },
    ],
    mentioned: [
      { date: '2026-11-06', why: 'the publisher packs' },
      { date: '2026-10-14', why: 'slips went home' },
      { date: '2026-10-12', why: 'the room was shut' },
    ],
    deadlines: ['2026-10-21', '2026-11-05', '2026-10-30'],
    actionRequired: true,
    actions: ['agreement|signature|sign'],
    titles: ['Between the Covers', 'media center', 'book fair'],
    amounts: [{ amount: 12, currency: 'USD', words: 'Signed copies cost $12' }],
    places: ['gym lobby'],
    mustRead: [
      'Between the Covers',
      'one cardboard dragon that was not for sale',
      'so that I know how many doughnuts',
      'She has drawn bears since 1998',
      'so an old signature does not help',
      'with a pencil behind each ear',
      'it was under the globe',
      'last refreshed September 30',
      'Copies: 470',
    ],
  },
};

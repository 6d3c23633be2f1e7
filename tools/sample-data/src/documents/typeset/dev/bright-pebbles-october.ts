import type { TypesetDocument } from '../../typeset-document.ts';

/** Weekdays of an after-care month without a year: colored cells, no rules, big numbers in the middle. Written blind. */
export const brightPebblesOctober: TypesetDocument = {
  id: 'bright-pebbles-october',
  kind: 'calendar',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-09-30',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: null,
    dates: [
      { date: '2026-10-01', words: 'Leaf walk' },
      { date: '2026-10-02', words: 'Wear orange!' },
      { date: '2026-10-05', words: 'Tuition due' },
      { date: '2026-10-07', words: 'Apple tasting' },
      { date: '2026-10-09', time: '10:00', words: 'Fire truck visit 10:00' },
      { date: '2026-10-12', words: 'CLOSED Staff training' },
      { date: '2026-10-14', words: 'Picture Day' },
      { date: '2026-10-16', words: 'Pajama Day' },
      { date: '2026-10-20', words: 'Pumpkin slip + $6 due' },
      { date: '2026-10-22', time: '15:15', words: 'Pumpkin patch bus leaves 3:15' },
      { date: '2026-10-27', words: 'Carve pumpkins' },
      { date: '2026-10-29', time: '08:00', words: 'Coffee w/ parents 8:00 am' },
      { date: '2026-10-30', time: '15:30', words: 'Costume parade 3:30' },
    ],
    deadlines: ['2026-10-05', '2026-10-20'],
    actionRequired: true,
    actions: ['tuition|212', 'pumpkin|slip|$6'],
    titles: ['October', 'Bright Pebbles'],
    amounts: [
      { amount: 212, currency: 'USD', words: '$212' },
      { amount: 6, currency: 'USD', words: '$6' },
    ],
    places: [],
    mustRead: [
      'Bright Pebbles Preschool & After Care',
      'School-Age Room',
      'Leo R.',
      'Apple tasting',
      'October tuition is $212.',
      'go right from the Lakeside bus',
      'once around the block',
    ],
  },
};

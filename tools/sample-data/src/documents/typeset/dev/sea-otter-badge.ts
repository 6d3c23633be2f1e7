import type { TypesetDocument } from '../../typeset-document.ts';

/** Certificate of a past year, photographed for the family's files. */
export const seaOtterBadge: TypesetDocument = {
  id: 'sea-otter-badge',
  kind: 'certificate',
  language: 'en',
  producer: 'browser',
  arrivals: ['photo', 'scan'],
  received: '2026-11-15',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: '2024-07-19',
    dates: [],
    mentioned: [{ date: '2024-07-19', why: 'the day of the test, its own date' }],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Sea Otter Badge'],
    amounts: [],
    places: [],
    mustRead: [
      'TIDEPOOL SWIM SCHOOL',
      'SEA OTTER BADGE',
      'level 3 of 5',
      'Maya Rivera',
      'without touching the wall',
      'Floating on the back',
      'Rings from the bottom',
      'with a shout',
      'Friday, July 19, 2024',
      'The sea otter does not replace a lifeguard',
    ],
  },
};

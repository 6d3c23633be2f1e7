import type { TypesetDocument } from '../../typeset-document.ts';

export const lostDogBiscuit: TypesetDocument = {
  id: 'lost-dog-biscuit',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-11-28',
  truth: {
    category: 'Community',
    who: [],
    documentDate: null,
    dates: [
      { date: '2026-11-27', time: '20:00', otherTimes: [null], words: 'Friday night, Nov 27, about 8 pm' },
      { date: '2026-11-29', time: '15:00', words: 'this Sunday at 3' },
    ],
    mentioned: [],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Lost dog', 'Biscuit'],
    amounts: [{ amount: 100, currency: 'USD', words: 'Reward $100' }],
    places: ['Quarry Park'],
    mustRead: [
      'LOST DOG',
      'BISCUIT',
      'one white paw',
      '(he did not hold still)',
      'from Fern Street near the annex',
      'Do not chase him!',
      'Anyone is welcome.',
      'Reward $100',
    ],
  },
};

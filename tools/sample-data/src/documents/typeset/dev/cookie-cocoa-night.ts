import type { TypesetDocument } from '../../typeset-document.ts';

export const cookieCocoaNight: TypesetDocument = {
  id: 'cookie-cocoa-night',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-12-02',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      { date: '2026-12-11', time: '17:30', endTime: '19:30', words: 'Friday, December 11, 2026' },
      { date: '2026-12-08', words: 'by Tuesday, December 8' },
    ],
    deadlines: [],
    arguableDeadlines: ['2026-12-08'],
    actionRequired: false,
    actions: [],
    titles: ['Cookie & Cocoa Night', 'Cookie and Cocoa Night', 'Cookie'],
    amounts: [
      { amount: 3, currency: 'USD', words: '$3 a mug' },
      { amount: 10, currency: 'USD', words: '$10 for the whole family' },
    ],
    places: ['Lakeside Elementary'],
    mustRead: [
      'THE LAKESIDE PTA INVITES YOU TO',
      'COOKIE',
      'COCOA',
      'NIGHT',
      'Friday, December 11, 2026',
      'Taste everything, vote for one',
      '$10 for the whole family',
      'CAN YOU BEAT MR. GRANT?',
      'Bakers sign up at the office',
      'Nut-free recipes only',
    ],
  },
};

import type { TypesetDocument } from '../../typeset-document.ts';

export const popcornOrderForm: TypesetDocument = {
  id: 'popcorn-order-form',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-10-07',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: null,
    dates: [
      { date: '2026-10-08', endDate: '2026-10-26', words: 'Sale runs October 8–26, 2026' },
      { date: '2026-10-26', words: 'by the last day of the sale' },
      { date: '2026-11-18', time: '15:00', endTime: '18:00', words: 'Wednesday, November 18, from 3 to 6' },
    ],
    mentioned: [],
    deadlines: ['2026-10-26'],
    arguableDeadlines: ['2026-11-18'],
    actionRequired: true,
    actions: ['sheet|form|order|turn in|return'],
    titles: ['Pop for Camp', 'Popcorn'],
    amounts: [
      { amount: 12, currency: 'USD', words: 'Cheddar $12' },
      { amount: 14, currency: 'USD', words: 'Caramel $14' },
      { amount: 16, currency: 'USD', words: 'Almonds $16' },
    ],
    places: ['gym'],
    mustRead: [
      'Pop for Camp!',
      'Every bag sold pays for a bit of our June camp.',
      '(example) Grandpa Lou',
      'turns in this sheet to Mr. Okafor',
      'even if it is empty',
      'checks to Lakeside PTA',
      'the caramel cannot wait',
      'Stock no. 10-26-4418',
    ],
  },
};

import type { TypesetDocument } from '../../typeset-document.ts';

/** Order form for school clothes, which nobody has to order; its own day stands in the small type. */
export const mallardGearOrder: TypesetDocument = {
  id: 'mallard-gear-order',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2026-09-14',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      { date: '2026-09-25', time: '12:00', words: 'FRIDAY 9/25 BY NOON' },
      { date: '2026-09-17', time: '17:30', endTime: '19:00', words: 'Thurs 9/17, 5:30-7' },
      { date: '2026-10-16', words: 'Fri Oct. 16' },
    ],
    mentioned: [
      { date: '2026-09-14', why: 'the form was sent home' },
      { date: '2026-10-12', why: 'the week in which orders come' },
      { date: '2026-10-12', endDate: '2026-10-16', why: 'the week in which orders come' },
      { date: '2026-10-12', endDate: '2026-10-18', why: 'the week in which orders come' },
      { date: '2026-12-31', why: 'the prices hold until then' },
      { date: '2026-09-18', why: 'the first Friday on which the clothes may be worn' },
    ],
    deadlines: [],
    arguableDeadlines: ['2026-09-25'],
    actionRequired: false,
    actions: [],
    titles: ['Mallard Gear', 'Spirit'],
    amounts: [
      { amount: 14, currency: 'USD', words: '$14' },
      { amount: 18, currency: 'USD', words: '$18' },
      { amount: 30, currency: 'USD', words: '$30' },
      { amount: 12, currency: 'USD', words: '$12' },
    ],
    places: ['courtyard'],
    mustRead: [
      'MALLARD GEAR IS BACK!',
      'NO LATE ORDERS',
      'playground fund',
      'Hooded sweatshirt',
      'Fill out ONE form per family',
      'Cash ok, no cards',
      'fingers crossed the printer is on time',
      'see Dawn at the picnic',
      'text is best after 4',
    ],
  },
};

import type { TypesetDocument } from '../../typeset-document.ts';

/** Order form for what nobody must order: two prices with their days, a contest and the day of delivery. Written blind. */
export const yearbookLastOrders: TypesetDocument = {
  id: 'yearbook-last-orders',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2028-02-28',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      { date: '2028-03-17', words: 'through Friday, March 17' },
      { date: '2028-03-31', words: 'until orders close on 3/31' },
      { date: '2028-03-10', words: 'until Friday, March 10' },
      { date: '2028-05-24', words: 'Wednesday, May 24, 2028' },
    ],
    mentioned: [
      { date: '2028-03-18', why: 'the first day of the higher price' },
      { date: '2028-03-18', endDate: '2028-03-31', why: 'the days of the higher price' },
    ],
    deadlines: [],
    arguableDeadlines: ['2028-03-17', '2028-03-31', '2028-03-10'],
    actionRequired: false,
    actions: [],
    titles: ['Yearbook'],
    amounts: [
      { amount: 18, currency: 'USD', words: '$18' },
      { amount: 22, currency: 'USD', words: '$22' },
      { amount: 10, currency: 'USD', words: '$10 for up to 20 words' },
    ],
    places: [],
    mustRead: [
      'almost gone',
      'the day the goose got in',
      'No extras are printed.',
      'school code LK-2828',
      'no names on the front',
      'Signing pens provided.',
      'Fully optional!',
      'Every child gets a free autograph page either way',
    ],
  },
};

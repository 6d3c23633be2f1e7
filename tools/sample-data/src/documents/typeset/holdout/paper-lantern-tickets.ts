import type { TypesetDocument } from '../../typeset-document.ts';

export const paperLanternTickets: TypesetDocument = {
  id: 'paper-lantern-tickets',
  kind: 'ticket',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan', 'photo'],
  received: '2027-01-20',
  truth: {
    category: 'Community',
    who: ['Ben', 'Leo'],
    documentDate: null,
    dates: [
      {
        date: '2027-02-14',
        time: '14:00',
        otherTimes: ['13:15'],
        words: 'Sunday, February 14 · Concert 2:00 p.m.',
      },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Paper Lantern Orchestra', 'Animals, Mostly'],
    amounts: [{ amount: 39.5, currency: 'USD', words: 'total $39.50' }],
    places: ['Marigold Hall'],
    mustRead: [
      'The Paper Lantern Orchestra',
      '“Animals, Mostly”',
      'Sunday, February 14',
      'Doors 1:15 p.m.',
      'Marigold Hall, 5 Fountain Square',
      'BALC L',
      'Gate 4',
      '7719 0402 6636',
      'L. RIVERA',
      'Order PLO-5K3-88142',
      'Latecomers are seated after the hippo.',
      '555-0193',
    ],
  },
};

import type { TypesetDocument } from '../../typeset-document.ts';

/** Printed page of a booking for a birthday: a balance, a number to announce and a right to change. Written blind. */
export const bounceBarnLeoParty: TypesetDocument = {
  id: 'bounce-barn-leo-party',
  kind: 'ticket',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-09-15',
  truth: {
    category: 'Other',
    who: ['Leo'],
    whoElse: ['Ben'],
    documentDate: '2027-09-14',
    dates: [
      { date: '2027-10-16', time: '13:00', otherTimes: ['12:40'], words: 'Sat 10/16/2027' },
      { date: '2027-10-11', words: 'by Mon 10/11' },
    ],
    mentioned: [
      { date: '2027-10-16', why: 'the hours of the party room' },
      { date: '2027-10-02', why: 'the last day to change without charge' },
      { date: '2027-09-14', why: 'the deposit' },
    ],
    deadlines: ['2027-10-11'],
    arguableDeadlines: ['2027-10-16', '2027-10-02'],
    actionRequired: true,
    actions: ['number|jumper|topping', 'waiver', 'cake'],
    titles: ['Leo’s party', 'Bounce Barn', 'BB-20931'],
    amounts: [
      { amount: 190, currency: 'USD', words: '$190.00' },
      { amount: 265, currency: 'USD', words: '$265.00' },
    ],
    places: ['1850 County Road 9'],
    mustRead: [
      'Yippee, Leo’s party is booked!',
      'Red Loft, 2:15 PM – 3:00 PM',
      'Haystack, up to 12 jumpers, 3 pizzas',
      'behind the tractor store',
      'Balance, to be paid at the party',
      'we cannot take verbal OKs',
      'Candles yes, sparklers no.',
      'After that the deposit is ours.',
    ],
  },
};

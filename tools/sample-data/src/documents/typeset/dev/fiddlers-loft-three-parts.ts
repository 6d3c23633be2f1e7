import type { TypesetDocument } from '../../typeset-document.ts';

const lessons = [
  ...['2026-09-16', '2026-09-23', '2026-09-30', '2026-10-07', '2026-10-14', '2026-10-21', '2026-10-28', '2026-11-04'],
  ...['2026-11-18', '2026-12-02', '2026-12-09', '2026-12-16', '2027-01-06', '2027-01-13', '2027-01-20', '2027-01-27'],
  ...['2027-02-03', '2027-02-10', '2027-02-17', '2027-02-24', '2027-03-03', '2027-03-10', '2027-03-24', '2027-03-31'],
  ...['2027-04-07', '2027-04-14', '2027-04-21', '2027-04-28', '2027-05-05', '2027-05-12'],
];

/**
 * Invoice of a music school with three instalments, a discount for paying early, and the year's closings over New
 * Year. Written blind to the rules.
 */
export const fiddlersLoftThreeParts: TypesetDocument = {
  id: 'fiddlers-loft-three-parts',
  kind: 'invoice',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2026-08-19',
  truth: {
    category: 'Community',
    who: ['Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2026-08-17',
    dates: [
      { date: '2026-09-01', words: '$385.00 due 9/1/26' },
      { date: '2026-11-15', words: '$360.00 due Nov. 15' },
      { date: '2027-01-31', words: '$340.00 due 1/31/27' },
      { date: '2026-08-28', words: 'all at once by Aug. 28' },
      { date: '2026-09-09', time: '16:00', endTime: '16:30', otherTimes: [null], words: 'Wed 9/9 first lesson' },
      { date: '2026-11-11', words: 'Wed 11/11 closed' },
      { date: '2026-11-25', endDate: '2026-11-28', words: '11/25–11/28 closed' },
      { date: '2026-12-13', time: '14:00', words: 'Sun 12/13 winter recital, 2 pm' },
      { date: '2026-12-21', endDate: '2027-01-03', words: '12/21–1/3 closed' },
      { date: '2027-03-15', endDate: '2027-03-20', words: '3/15–3/20 closed' },
      { date: '2027-05-19', time: '16:00', endTime: '16:30', otherTimes: [null], words: 'Wed 5/19 last lesson' },
      { date: '2027-05-22', words: 'Sat 5/22 spring recital, time tbd' },
    ],
    mentioned: [
      { date: '2026-06-15', why: 'the deposit was received' },
      { date: '2026-09-23', why: 'last day of a refund' },
      { date: '2026-09-09', endDate: '2027-05-19', why: 'the lessons as a whole' },
      ...lessons.map((date) => ({ date, why: 'a weekly lesson, only by its recurrence' })),
    ],
    deadlines: ['2026-09-01', '2026-11-15', '2027-01-31'],
    arguableDeadlines: ['2026-08-28', '2026-09-23', '2027-05-19'],
    actionRequired: true,
    actions: ['pay|385|instal|balance', 'violin|rental|bring'],
    titles: ['Fiddlers', 'Invoice', 'violin'],
    amounts: [
      { amount: 1085, currency: 'USD', words: 'Balance $1,085.00' },
      { amount: 385, currency: 'USD', words: '1 of 3 $385.00' },
      { amount: 360, currency: 'USD', words: '2 of 3 $360.00' },
      { amount: 340, currency: 'USD', words: '3 of 3 $340.00' },
      { amount: 1052.45, currency: 'USD', words: 'knock off 3%: $1,052.45' },
    ],
    places: ['Odd Fellows Hall'],
    mustRead: [
      'INVOICE FL-26-0831',
      'above the hardware store, 31 1/2 Main',
      'beginning violin w/ Ms. Oduya',
      'Violin rental, 1/8 size',
      'Returning-family thank you',
      'ck #2207',
      'the rosin doesn’t buy itself',
      'unused lessons are refunded',
      'Dates for the fridge',
      'closed, turkey',
      'bring the violin back',
    ],
  },
};

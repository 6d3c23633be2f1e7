import type { TypesetDocument } from '../../typeset-document.ts';

/** Invoice of a swim school in three payments with numeric dates, a term of lessons and a print date. Written blind. */
export const heronCoveSwimThreeParts: TypesetDocument = {
  id: 'heron-cove-swim-three-parts',
  kind: 'invoice',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2026-12-29',
  truth: {
    category: 'Sports',
    who: ['Leo'],
    whoElse: ['Ben'],
    documentDate: '2026-12-28',
    dates: [
      { date: '2027-01-08', words: 'Fri 01/08/2027' },
      {
        date: '2027-01-11',
        endDate: '2027-03-22',
        time: '17:15',
        endTime: '17:45',
        otherTimes: [null],
        words: 'Mondays 5:15 – 5:45 PM, 01/11/2027 – 03/22/2027',
      },
      { date: '2027-01-18', words: 'no lesson 01/18 and 02/15, pool closed' },
      { date: '2027-02-05', words: 'Fri 02/05/2027' },
      { date: '2027-02-15', words: 'no lesson 01/18 and 02/15, pool closed' },
      { date: '2027-03-05', words: 'Fri 03/05/2027' },
      { date: '2027-03-29', time: '17:15', endTime: '17:45', otherTimes: [null], words: 'Monday, March 29, same time' },
    ],
    mentioned: [
      { date: '2026-09-14', why: 'the last invoice, paid' },
      { date: '2026-12-29', why: 'the print date' },
    ],
    deadlines: ['2027-01-08', '2027-02-05', '2027-03-05'],
    actionRequired: true,
    actions: ['pay'],
    titles: ['invoice', 'Heron Cove', 'Winter session'],
    amounts: [
      { amount: 64, currency: 'USD', words: '$64.00' },
      { amount: 192, currency: 'USD', words: '$192.00' },
    ],
    places: ['Heron Cove'],
    mustRead: [
      'Leo Rivera (Sea Horse 2)',
      'no lesson 01/18 and 02/15, pool closed',
      'Cap, replacement (the second one)',
      'Seven days after a due date we add $10',
      'Parents may come into the water that day.',
      'HC-19377 of 09/14/2026',
    ],
  },
};

import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Trip letter with a return slip, two payments, a meeting, medicine to hand in and things to pack. Written blind
 * to the rules.
 */
export const outdoorSchoolTwoPayments: TypesetDocument = {
  id: 'outdoor-school-two-payments',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-03-09',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-03-08',
    dates: [
      { date: '2027-04-21', endDate: '2027-04-23', words: 'From Wednesday, April 21, through Friday, April 23' },
      { date: '2027-03-19', words: 'no later than Friday, March 19' },
      { date: '2027-04-09', words: 'due April 9' },
      { date: '2027-04-01', time: '18:30', words: 'Thursday, April 1, at 6:30 p.m.' },
      { date: '2027-04-19', words: 'on Monday, April 19' },
    ],
    mentioned: [{ date: '2026-04-22', why: 'the camp of the year before' }],
    deadlines: ['2027-03-19', '2027-04-09', '2027-04-19'],
    arguableDeadlines: ['2027-04-21'],
    actionRequired: true,
    actions: ['slip|deposit|40', '85|balance|pay', 'medicine|nurse', 'pack|sleeping'],
    titles: ['Camp Wendling', 'outdoor school', 'fourth grade families', 'slip'],
    amounts: [
      { amount: 40, currency: 'USD', words: 'A deposit of $40' },
      { amount: 85, currency: 'USD', words: 'The other $85' },
    ],
    places: ['Camp Wendling', 'Room 17'],
    mustRead: [
      'dissect owl pellets',
      'came home muddy and happy',
      'nobody stays home because of money',
      'No, it is not a joke',
      'in its own box',
      'two pairs of shoes',
      'RETURN THIS PART',
      'camp license 4-0917',
    ],
  },
};

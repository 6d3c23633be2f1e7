import type { TypesetDocument } from '../../typeset-document.ts';

export const storageUnitRenewal: TypesetDocument = {
  id: 'storage-unit-renewal',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2027-03-04',
  truth: {
    category: 'Other',
    who: ['Ana'],
    documentDate: '2027-03-01',
    dates: [
      { date: '2027-04-15', words: 'ends on 15 April 2027', otherTimes: ['12:00'] },
      { date: '2027-04-16', words: 'from the 16th of that month on' },
      { date: '2027-03-29', words: 'no later than Monday, 29 March' },
      { date: '2027-04-01', time: '06:00', words: 'on 1 April at 6 a.m.' },
    ],
    mentioned: [{ date: '2024-04-15', why: 'day of the old lease' }],
    deadlines: ['2027-03-29'],
    arguableDeadlines: ['2027-04-15'],
    actionRequired: true,
    actions: ['sign|renew|tell|reply|return|tick|lower part|respond'],
    titles: ['lease', 'Keystone', 'storage'],
    amounts: [{ amount: 79, currency: 'USD', words: 'would be $79 instead of $71' }],
    places: [],
    mustRead: [
      'Keystone Self Storage',
      'tenant of unit 114',
      'End of your lease and offer of a new one',
      'We would like to keep you.',
      'for another three years',
      'We keep neither sofas nor skis.',
      'This is not a joke.',
      'Ed Lindgren',
    ],
  },
};

import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Hospital's bill in a leap year: posting days over New Year, a last day, a discount before it and rights after it.
 * Written blind to the rules.
 */
export const plainsRegionalFebruaryBill: TypesetDocument = {
  id: 'plains-regional-february-bill',
  kind: 'invoice',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2028-02-16',
  truth: {
    category: 'Medical',
    who: ['Ben'],
    documentDate: '2028-02-11',
    dates: [
      { date: '2028-03-10', words: 'Please pay by March 10, 2028' },
      { date: '2028-02-29', words: 'on or before Feb. 29' },
      { date: '2028-04-01', words: 'Starting April 1, 2028' },
    ],
    mentioned: [
      { date: '2027-12-29', why: 'the past visit' },
      { date: '2027-12-30', why: 'a charge was posted' },
      { date: '2028-01-14', why: 'the payment of the insurance' },
      { date: '2028-02-02', why: 'a payment' },
      { date: '2028-10-08', why: 'last day to apply for assistance' },
      { date: '2028-04-09', why: 'an agency may take over after it' },
    ],
    deadlines: ['2028-03-10'],
    arguableDeadlines: ['2028-02-29', '2028-10-08', '2028-04-09'],
    actionRequired: true,
    actions: ['pay|741'],
    titles: ['Plains Regional', 'Statement', 'Emergency', 'bill'],
    amounts: [
      { amount: 741.25, currency: 'USD', words: 'You owe $741.25' },
      { amount: 667.13, currency: 'USD', words: 'take 10% off: $667.13' },
    ],
    places: [],
    mustRead: [
      'Plains Regional',

      '3340-0211-287',
      'left wrist, fall on ice',
      'Emergency visit, level 3',
      'X-ray wrist, 3 views',
      'Contract adjustment, Bluewater Mutual',
      '3,470.75',
      'yes, there is one',
      'ten minutes tops',
      'within 240 days of this first statement',
      'our billing office is at 900 Grain Avenue, Suite 4',
      'bill you on their own',
    ],
  },
};

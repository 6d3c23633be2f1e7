import type { TypesetDocument } from '../../typeset-document.ts';

/** Notice of a machine about two lunch accounts, one of which is short. Written blind. */
export const lunchAccountMaya: TypesetDocument = {
  id: 'lunch-account-maya',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-11-30',
  mail: {
    from: 'MealTab <no-reply@mealtab.example>',
    to: 'Ana Rivera <ana@example.org>',
    date: '2027-11-30',
    time: '06:02',
    subject: 'Low balance: Maya R.',
    form: 'html',
  },
  truth: {
    category: 'School',
    who: ['Maya'],
    whoElse: ['Leo', 'Ana'],
    documentDate: '2027-11-30',
    dates: [
      { date: '2027-12-10', words: 'by Friday, December 10, 2027' },
      { date: '2028-01-04', words: 'from January 4, 2028' },
    ],
    deadlines: ['2027-12-10'],
    actionRequired: true,
    actions: ['pay|account|balance|add|bring|deposit'],
    titles: ['balance', 'MealTab', 'meal account', 'lunch account'],
    amounts: [
      { amount: 8.75, currency: 'USD', words: '−$8.75' },
      { amount: 3.3, currency: 'USD', words: 'a school lunch is $3.30' },
    ],
    places: [],
    mustRead: [
      'The meal accounts linked to you show:',
      'Lakeside El.',
      '$14.20',
      'in the gray box by the kitchen door',
      'only the daily special can be taken, no extras',
      'it is four questions long',
      'Breakfast stays free for everyone',
      'This mailbox is not read.',
    ],
  },
};

import type { TypesetDocument } from '../../typeset-document.ts';

/** Weekly mail of a library with what is due, overdue and on hold, and days when it is closed. Written blind. */
export const libraryAccountMayaNovember: TypesetDocument = {
  id: 'library-account-maya-november',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['eml', 'pdf'],
  received: '2027-11-02',
  mail: {
    from: 'Springfield Public Library <notices@splibrary.example.org>',
    date: '2027-11-02',
    time: '06:05',
    subject: 'Your library account: 1 ready, 1 overdue, 2 due soon',
    form: 'html',
  },
  truth: {
    category: 'Community',
    who: ['Maya'],
    documentDate: '2027-11-02',
    dates: [
      { date: '2027-11-09', words: '11/09/27' },
      { date: '2027-11-12', words: 'Friday, November 12' },
      { date: '2027-11-11', words: 'Thursday, November 11' },
      { date: '2027-11-24', time: '17:00', otherTimes: [null], words: 'Wednesday, November 24' },
      { date: '2027-11-25', words: 'on November 25 and 26' },
      { date: '2027-11-26', words: 'on November 25 and 26' },
    ],
    mentioned: [
      { date: '2027-10-25', why: 'the day a book was due' },
      { date: '2027-11-25', endDate: '2027-11-26', why: 'the closed days as a range' },
    ],
    deadlines: ['2027-11-09'],
    arguableDeadlines: ['2027-11-12'],
    actionRequired: true,
    actions: ['return|renew|Lighthouse|bring'],
    titles: ['library'],
    amounts: [],
    places: ['Harbour Branch'],
    mustRead: [
      'card ending in 3308',
      'Fraction Pirates / Dunmore, I. (2019)',
      '0, another reader is waiting',
      'Owl facts : a field guide for kids [DVD]',
      'a book that is six weeks late is billed',
      'All branches are closed',
      'once a week because you asked for it',
    ],
  },
};

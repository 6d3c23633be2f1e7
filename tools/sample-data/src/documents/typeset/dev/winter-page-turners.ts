import type { TypesetDocument } from '../../typeset-document.ts';

/** Certificate for a child, signed by a namesake. */
export const winterPageTurners: TypesetDocument = {
  id: 'winter-page-turners',
  kind: 'certificate',
  language: 'en',
  producer: 'browser',
  arrivals: ['photo', 'pdf'],
  received: '2027-02-27',
  truth: {
    category: 'Community',
    who: ['Leo'],
    documentDate: '2027-02-27',
    dates: [{ date: '2027-03-31', words: 'until March 31, 2027' }],
    mentioned: [
      { date: '2027-01-04', endDate: '2027-02-26', why: 'the marathon for which it is given' },
      { date: '2027-02-27', why: 'the day on which it was given, its own date' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-03-31'],
    actionRequired: false,
    actions: [],
    titles: ['Page Turner', 'Winter Reading Marathon', 'Silver Bookmark'],
    amounts: [],
    places: [],
    mustRead: [
      'PAGE TURNER',
      'HARBOUR BRANCH LIBRARY',
      'Be it known to all cats, teachers and grandparents that',
      'Leo Rivera',
      'has read thirty-one books',
      'earned the Silver Bookmark',
      'Odile Marchetti',
      'good for one free paperback from the sale cart',
      'the one that leans',
    ],
  },
};

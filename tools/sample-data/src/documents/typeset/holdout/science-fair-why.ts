import type { TypesetDocument } from '../../typeset-document.ts';

export const scienceFairWhy: TypesetDocument = {
  id: 'science-fair-why',
  kind: 'flyer',
  language: 'en',
  producer: 'browser',
  arrivals: ['photo', 'pdf'],
  received: '2027-02-05',
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      {
        date: '2027-03-18',
        time: '18:00',
        endTime: '20:00',
        otherTimes: ['16:30'],
        words: 'Thursday, March 18, 2027, 6 to 8 p.m.',
      },
      { date: '2027-02-26', words: 'no later than Friday, February 26' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-02-26'],
    actionRequired: false,
    actions: [],
    titles: ['Science Fair'],
    amounts: [],
    places: ['gym'],
    mustRead: [
      'LAKESIDE ELEMENTARY',
      'SCIENCE',
      'doing that?',
      'March 18, 2027',
      '6 to 8 p.m. in the gym',
      'ALL GRADES. ANY QUESTION.',
      'Volcanoes are welcome if they have a lid',
      'Want a table? Entry form to Room 9',
      'Forms at the office',
      'Not allowed: fire, blood, little brothers',
    ],
  },
};

import type { TypesetDocument } from '../../typeset-document.ts';

/** Report of a quarter whose envelope comes back signed, with an offer to talk. Written blind. */
export const secondQuarterEnvelope: TypesetDocument = {
  id: 'second-quarter-envelope',
  kind: 'report',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2028-01-21',
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2028-01-21',
    dates: [
      { date: '2028-01-26', words: 'envelope comes back signed by Wed., Jan. 26' },
      { date: '2028-01-28', words: 'by the 28th' },
      { date: '2028-03-03', words: 'goes out March 3' },
    ],
    mentioned: [
      { date: '2028-01-14', why: 'the quarter ended' },
      { date: '2028-01-31', why: 'the week after, for a talk' },
      { date: '2028-01-31', endDate: '2028-02-04', why: 'the week after, for a talk' },
    ],
    deadlines: ['2028-01-26'],
    arguableDeadlines: ['2028-01-28'],
    actionRequired: true,
    actions: ['envelope|sign|return'],
    titles: ['Progress Report', 'Quarter 2', 'report card'],
    amounts: [],
    places: [],
    mustRead: [
      'Progress Report, Quarter 2',
      'Reading: tells a story back',
      'goes beyond',
      'asks the best questions in the room',
      'before the next idea arrives',
      'because we use it again in April',
      'Parent signature',
    ],
  },
};

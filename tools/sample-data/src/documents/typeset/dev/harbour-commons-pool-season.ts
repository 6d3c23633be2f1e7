import type { TypesetDocument } from '../../typeset-document.ts';

/** Letter of an owners’ association: a season, fobs handed out on two days, painters and a vote. Written blind. */
export const harbourCommonsPoolSeason: TypesetDocument = {
  id: 'harbour-commons-pool-season',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'scan'],
  received: '2028-05-04',
  truth: {
    category: 'Community',
    who: [],
    whoElse: ['Ana', 'Ben', 'Maya', 'Leo'],
    documentDate: '2028-05-02',
    dates: [
      { date: '2028-05-27', time: '10:00', words: 'Saturday, May 27, at 10 a.m.' },
      { date: '2028-09-04', words: 'through Labor Day, September 4' },
      { date: '2028-06-05', time: '06:30', words: 'weekdays beginning June 5' },
      { date: '2028-05-13', time: '09:00', endTime: '12:00', words: 'Saturday, May 13, from 9 a.m. to noon' },
      { date: '2028-05-16', time: '17:00', endTime: '19:00', words: 'Tuesday, May 16, from 5 to 7 p.m.' },
      { date: '2028-05-08', endDate: '2028-05-11', words: 'from Monday, May 8, through Thursday, May 11' },
      { date: '2028-05-07', words: 'by Sunday evening, May 7' },
      { date: '2028-06-14', time: '19:00', words: 'Wednesday, June 14, at 7 p.m.' },
      { date: '2028-06-12', words: 'by Monday, June 12' },
    ],
    mentioned: [
      { date: '2028-05-27', endDate: '2028-09-04', why: 'the season as a range' },
      { date: '2028-04-19', why: 'the meeting without a quorum' },
    ],
    deadlines: ['2028-05-07'],
    arguableDeadlines: ['2028-05-13', '2028-05-16', '2028-06-12'],
    actionRequired: true,
    actions: ['fob|pool rules', 'bicycle|bike|planter|fence'],
    titles: ['Pool season', 'Harbour Commons', 'fobs'],
    amounts: [],
    places: ['clubhouse'],
    mustRead: [
      'Managed by Larkin & Daughters',
      'last year’s fobs will no longer work',
      'Each household must pick up two new fobs at the clubhouse.',
      'Households with dues outstanding',
      'Kindly move bicycles and planters away from it',
      'by two votes',
      'to a quiet one after 8 p.m.',
      'Joan Larkin, CMCA',
    ],
  },
};

import type { TypesetDocument } from '../../typeset-document.ts';

/** Fee due in two parts, and a refund until a day between them. */
export const soccerCampTwoHalves: TypesetDocument = {
  id: 'soccer-camp-two-halves',
  kind: 'letter',
  language: 'en',
  producer: 'office',
  arrivals: ['docx', 'pdf'],
  received: '2027-02-22',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-02-19',
    dates: [
      { date: '2027-03-15', words: 'payable by March 15' },
      { date: '2027-05-28', words: 'on or before Friday, May 28' },
      { date: '2027-04-30', words: 'cancel up to and including April 30' },
      {
        date: '2027-07-12',
        time: '09:00',
        endDate: '2027-07-16',
        endTime: '15:00',
        words: 'Monday, July 12, through Friday, July 16, 2027',
      },
    ],
    mentioned: [
      { date: '2027-02-17', why: 'the draw' },
      { date: '2027-05-01', why: 'the day after the last day for a refund' },
    ],
    deadlines: ['2027-03-15', '2027-05-28'],
    arguableDeadlines: ['2027-04-30'],
    actionRequired: true,
    actions: ['$160|first half|pay', '$160|second half|pay'],
    titles: ['soccer camp'],
    amounts: [{ amount: 320, currency: 'USD', words: 'The fee is $320' }],
    places: ['Quarry Park'],
    mustRead: [
      'Springfield Youth Soccer · P.O. Box 27',
      'Summer soccer camp: Maya has a place',
      'good news from the draw of February 17',
      'She needs shin guards, a ball is there',
      'You may split it the way most families do',
      'we offer the place to someone else',
      'everything but $25',
      'The T-shirt in size 10/12 is included',
      'See you in the grass',
    ],
  },
};

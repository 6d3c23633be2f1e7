import type { TypesetDocument } from '../../typeset-document.ts';

/** Plain permission slip of a grade, with the facts in a table, money and a day in case of lightning. Written blind. */
export const marshHollowPermission: TypesetDocument = {
  id: 'marsh-hollow-permission',
  kind: 'form',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-10-12',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-10-12',
    dates: [
      {
        date: '2027-10-28',
        time: '08:50',
        endTime: '13:45',
        words: 'Thursday, October 28. We leave at 8:50 a.m. and are back by 1:45 p.m.',
      },
      { date: '2027-10-20', words: 'have to be in by Wed. Oct. 20' },
      { date: '2027-10-21', words: 'Names are drawn on Oct. 21' },
      { date: '2027-11-05', otherTimes: ['08:50'], words: 'do we move to Friday, November 5' },
    ],
    deadlines: ['2027-10-20'],
    arguableDeadlines: ['2027-10-28'],
    actionRequired: true,
    actions: ['slip|sign|permission|return', '11.50|pay|money'],
    titles: ['Field trip', 'Permission', 'Marsh Hollow'],
    amounts: [{ amount: 11.5, currency: 'USD', words: '$11.50' }],
    places: ['Marsh Hollow'],
    mustRead: [
      'FIELD TRIP PERMISSION',
      'now we get to stand in one',
      'in time for the regular buses',
      'Older than that.',
      'but she is not a marsh',
      'A background check from last year still counts',
      'Put my name in the hat to chaperone',
      'Allergies / medicine:',
    ],
  },
};

import type { TypesetDocument } from '../../typeset-document.ts';

/**
 * Printed group chat of a team’s parents: days by “yesterday” and “tmrw” from several messages, a swap that settles who
 * brings the snack, and clock times that are only stamps. Written blind to the rules.
 */
export const foxesParentsChat: TypesetDocument = {
  id: 'foxes-parents-chat',
  kind: 'mail chain',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf'],
  received: '2027-09-16',
  truth: {
    category: 'Sports',
    who: ['Maya'],
    whoElse: ['Ben'],
    documentDate: null,
    dates: [
      {
        date: '2027-09-18',
        time: '10:15',
        otherTimes: ['09:45'],
        words: 'Saturday vs the Bluejays got moved from 8:30 to 10:15',
      },
      { date: '2027-09-17', time: '17:30', endTime: '18:30', words: 'Makeup is Fri 5:30-6:30' },
      { date: '2027-10-02', words: 'Ok so Riveras = 10/2' },
      { date: '2027-09-16', words: 'I order TONIGHT' },
      { date: '2027-10-09', endDate: '2027-10-10', words: 'games sat + sun (9th and 10th)' },
      { date: '2027-10-01', words: '$40 a kid by the 1st pls' },
    ],
    mentioned: [
      { date: '2027-09-14', why: 'the first messages' },
      { date: '2027-09-15', why: 'yesterday’s messages' },
      { date: '2027-09-16', why: 'no practice, the open house; also today' },
      { date: '2027-09-18', why: 'the hour from which the game was moved' },
      { date: '2027-09-25', why: 'the turn that was swapped, and the wedding' },
      { date: '2027-10-09', why: 'first day of the tournament' },
      { date: '2027-10-10', why: 'last day of the tournament' },
      { date: '2027-10-11', why: 'Columbus Day itself' },
      { date: '2027-10-09', endDate: '2027-10-11', why: 'Columbus Day weekend' },
    ],
    deadlines: ['2027-09-16', '2027-10-01'],
    arguableDeadlines: ['2027-09-18', '2027-10-02'],
    actionRequired: true,
    actions: ['jersey|number', '40|venmo|pay|corn cup', 'snack'],
    titles: ['Foxes', 'U10'],
    amounts: [
      { amount: 40, currency: 'USD', words: '$40 a kid' },
      { amount: 18, currency: 'USD', words: 'order envelope w/ $18' },
    ],
    places: ['Prairie Park'],
    mustRead: [
      'U10 Foxes Parents',
      'Be there 9:45 in RED',
      'Okonkwos the sat after',
      'go see the classrooms',
      'we won 4-1 in 2025',
      'no Maya and no snack from us',
      'I can take the 25th if you do ours',
      'say something or you get 99',
      '@tavi-foxes',
      'mail you a proof either way',
      '14 for Tess!',
    ],
  },
};

import type { TypesetDocument } from '../../typeset-document.ts';

/** Small note of a school club about another room, days without it and an open tournament. Written blind. */
export const chessClubNewRoom: TypesetDocument = {
  id: 'chess-club-new-room',
  kind: 'letter',
  language: 'en',
  producer: 'browser',
  arrivals: ['pdf', 'photo'],
  received: '2027-10-08',
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-10-08',
    dates: [
      { date: '2027-10-14', time: '14:55', endTime: '16:10', words: 'From Thursday, October 14' },
      { date: '2027-11-11', words: 'not on November 11 (Veterans Day)' },
      { date: '2027-11-25', words: 'not on Thanksgiving, Nov. 25' },
      { date: '2027-12-16', otherTimes: ['14:55'], words: 'is December 16' },
      { date: '2027-12-04', time: '09:00', words: 'Sat. December 4, 9 a.m.' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
    titles: ['Chess'],
    amounts: [],
    places: ['media center', 'Roosevelt'],
    mustRead: [
      'we have outgrown room 12',
      'putting the kings back takes time',
      'each Thursday when there is school',
      'with cocoa',
      'one registers at the door',
      'I lost there four times in a row.',
      'Boards and clocks are on us.',
    ],
  },
};

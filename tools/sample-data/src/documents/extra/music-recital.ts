import type { SampleDocument } from '../sample-document.ts';

export const musicRecital: SampleDocument = {
  id: 'music-recital',
  title: 'Spring recitals',
  received: '2027-04-22',
  made: '2027-04-20',
  text: `
^ Prairie School of Music
^ 77 East Washington Street, 3rd floor

4/20/27

Dear Rivera family,

our spring recitals, once more two of them, because 46 children in one afternoon were, let us be honest, too many for everyone’s Aunt Helen.

Leo (violin group, with Ms. Sato) plays in Recital I. It is on Saturday, May 8, at 11 a.m. in the Hoogland Room. The little violins tune at 10:30.

Maya (piano, with Mrs. Petrova) is number 12 of 19 in Recital II, the day after, Sunday, May 9, and not on the 2nd as we printed in the winter. It begins at 3:30 p.m.; pianists may warm up in Room 31 from 2:45. Yes, that is Mother’s Day. We could not get the hall otherwise, and we will have carnations.

Doors open a quarter of an hour before each recital. Admission is free, 90 seats, no reservations. Both last some 70 minutes. Phones off, and flowers never on the Steinway (it was $1,140 the last time).

In the lessons in the week of April 26 Mr. Abel comes by to play everything through with the children once. This takes ten minutes and costs nothing.

While I am writing: the school is closed from Monday, May 24, to Tuesday, June 1, for new floors. The last lessons before the summer are on Wednesday, June 9 (Maya), and Thursday, June 10 (Leo), at the usual times. Fall enrollment we will write about separately. There is nothing you need to send back.

With kind regards
Marguerite Dunne, Director

Office in Room 30, Mon., Tues. and Thurs. 2 to 6:30, (217) 555-0166. Tuition questions to Gil, extension 15.
`,
  truth: {
    category: 'Community',
    who: ['Maya', 'Leo'],
    documentDate: '2027-04-20',
    dates: [
      { date: '2027-05-08', time: '11:00', otherTimes: ['10:30', '10:45'], words: 'Saturday, May 8' },
      { date: '2027-05-09', time: '15:30', otherTimes: ['14:45', '15:15'], words: 'Sunday, May 9' },
      { date: '2027-05-24', endDate: '2027-06-01', words: 'Monday, May 24, to Tuesday, June 1' },
      { date: '2027-06-09', words: 'Wednesday, June 9' },
      { date: '2027-06-10', words: 'Thursday, June 10' },
    ],
    mentioned: [
      { date: '2027-05-02', why: 'the old day of Recital II, which is off' },
      { date: '2027-04-26', endDate: '2027-05-02', why: 'the week in which the accompanist comes to a lesson' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
  },
};

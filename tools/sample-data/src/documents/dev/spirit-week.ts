import type { SampleDocument } from '../sample-document.ts';

export const spiritWeek: SampleDocument = {
  id: 'spirit-week',
  title: 'Spirit Week',
  received: '2026-10-16',
  made: '2026-10-14',
  text: `
^ SPIRIT WEEK
^ Lakeside Elementary · October 26–30, 2026

Brought to you by your Student Council! Joining in is fun and never required. Nothing needs to be bought: the best costumes come out of the back of the closet.

| Mon. 10/26 | Pajama Day | slippers stay at home, the gym floor is cold
| Tues. 10/27 | Twin Day | dress like a friend, or two, or 22
| Wed. 10/28 | Wacky Hair and Sock Day | wigs are fine
| Thurs. 10/29 | Decades Day | pick the 70s, 80s or 90s
| Fri. 10/30 | Blue and Gold Day | assembly at 2:15 p.m. in the gym, families welcome

The grade with the most spirit points (up to 5/5 for each day) wins an extra recess. Last year Grade 2 won with 23-21 against Grade 5.

Masks, toy weapons and face paint stay at home, as always.

Student Council · Ms. Augustin, Room 3
`,
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      { date: '2026-10-26', endDate: '2026-10-30', words: 'October 26–30, 2026' },
      { date: '2026-10-26', words: 'Mon. 10/26' },
      { date: '2026-10-27', words: 'Tues. 10/27' },
      { date: '2026-10-28', words: 'Wed. 10/28' },
      { date: '2026-10-29', words: 'Thurs. 10/29' },
      { date: '2026-10-30', time: '14:15', otherTimes: [null], words: 'Fri. 10/30' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
  },
};

import type { SampleDocument } from '../sample-document.ts';

export const soccerTryouts: SampleDocument = {
  id: 'soccer-tryouts',
  title: 'Lightning soccer tryouts',
  received: '2026-08-05',
  made: '2026-08-03',
  text: `
^ Springfield Youth Soccer
^ Lightning travel teams

August 3, 2026

Dear family of Maya Rivera,

Maya had a wonderful spring with our recreation league, and Coach Dana would love to see her at the tryouts for the U10 girls’ Lightning team. Players born in 2016 or 2017 are eligible.

# Tryouts

| Day | Time | Where
| Monday, August 17 | 5:30–7:00 p.m. | Riverside Park, Field 3
| Wednesday, August 19 | 5:30–7:00 p.m. | Riverside Park, Field 5

Players should come to both evenings with shin guards, a size 4 ball and plenty of water. There is no fee for trying out.

# Registration

Every player must be registered online before she steps on the field. Registration closes on Friday, August 14. The season fee is $165. Families who register by Monday, August 10 pay $145. Fees are returned in full to players who are not offered a place.

Offers go out by e-mail on Saturday, August 22. The fall season has 8 games, most within 25 miles.

Scores from last season (3-2, 1-1, 4-0 …) and pictures are at www.springfieldlightning.example.org. With questions, call Marcus Hale at 217.555.0172.

See you on the field!
Dana Whitfield, Head Coach
`,
  truth: {
    category: 'Sports',
    who: ['Maya'],
    documentDate: '2026-08-03',
    dates: [
      { date: '2026-08-17', time: '17:30', endTime: '19:00', words: 'Monday, August 17' },
      { date: '2026-08-19', time: '17:30', endTime: '19:00', words: 'Wednesday, August 19' },
      { date: '2026-08-14', words: 'Friday, August 14' },
      { date: '2026-08-10', words: 'Monday, August 10' },
      { date: '2026-08-22', words: 'Saturday, August 22' },
    ],
    deadlines: ['2026-08-10', '2026-08-14'],
    actionRequired: true,
    actions: ['register|registration'],
  },
};

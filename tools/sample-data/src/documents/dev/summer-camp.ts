import type { SampleDocument } from '../sample-document.ts';

export const summerCamp: SampleDocument = {
  id: 'summer-camp',
  title: 'Camp Tall Grass',
  received: '2027-02-03',
  made: '2027-01-28',
  text: `
^ Camp Tall Grass
^ Springfield Park District · Summer 2027

Canoes, campfires, creek walks and the famous mud slide: Camp Tall Grass is the Park District’s day camp for ages 6 to 12, now in its 31st summer. Campers spend the whole day outdoors with counselors who have all been trained in first aid. The ratio is 1:8.

# Sessions

| Session | Dates | Theme | Residents / others
| 1 | June 14–25 | Creek and Pond | $310 / $365
| 2 | June 28–July 9 (no camp on July 5) | Stars and Stripes | $280 / $330
| 3 | July 12–23 | Prairie Engineers | $310 / $365
| 4 | July 26–August 6 | Campers’ Choice | $310 / $365

Camp runs Monday to Friday from 9 to 4. Extended care from 7:30 a.m. and until 5:45 p.m. costs $6.50 a day.

# Open house

See the lodge, meet the counselors and try the zip line on Saturday, April 17, from 10 a.m. to 1 p.m. Lemonade is on us.

~~~

# How to register

- Register at the Nature Center or at www.springfieldparks.example.org/camp. A deposit of $50 for each session holds the place.
- Early birds save $20 a session: register by March 15.
- Registration for all sessions closes on Friday, May 14, or when a session is full. Last year, Session 3 was full after 9 days.
- Health forms must be signed by a doctor. Camp shirts (S 6-8, M 10-12, L 14-16) are handed out on the first day.

# What campers bring

- A lunch that survives without a refrigerator, and two drinks
- A swimsuit and a towel, every day
- Sunscreen of at least SPF 30, already applied

# Good to know

Refunds are given, less $15, up to two weeks before a session begins. Financial aid is available: ask for Carla Montes at (217) 555-0181. Mail goes to Box 310, Springfield. The camp is at 5-20 Old Mill Road, two miles past the covered bridge.
`,
  truth: {
    category: 'Community',
    who: [],
    documentDate: null,
    dates: [
      { date: '2027-06-14', endDate: '2027-06-25', words: 'June 14–25' },
      { date: '2027-06-28', endDate: '2027-07-09', words: 'June 28–July 9' },
      { date: '2027-07-05', words: 'July 5' },
      { date: '2027-07-12', endDate: '2027-07-23', words: 'July 12–23' },
      { date: '2027-07-26', endDate: '2027-08-06', words: 'July 26–August 6' },
      { date: '2027-04-17', time: '10:00', endTime: '13:00', words: 'Saturday, April 17' },
      { date: '2027-03-15', words: 'March 15' },
      { date: '2027-05-14', words: 'Friday, May 14' },
    ],
    deadlines: ['2027-03-15', '2027-05-14'],
    actionRequired: true,
    actions: ['register|registration|deposit'],
  },
};

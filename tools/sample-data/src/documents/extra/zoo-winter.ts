import type { SampleDocument } from '../sample-document.ts';

export const zooWinter: SampleDocument = {
  id: 'zoo-winter',
  title: 'Winter break at the zoo',
  received: '2026-11-30',
  made: '2026-11-24',
  text: `
^ HENSON PARK ZOO
^ Winter break is wild · Workshops for ages 5 to 12

School is out, the tigers are in. Come and get your hands cold, wet and a bit smelly!

# Workshops

| What | When | Time | Age | Price
| Owl Pellet Lab | Dec 22 and 29 | 9:30-11:30 | 8–12 | $12
| Breakfast with the Otters | Wed 12/23, Wed 12/30 | 8:15 a.m. | 5 and up | $15
| Reptile Drawing | December 28 and 31 | 1 p.m. | 6–10 | $9
| Junior Keeper for a Day | January 2 | 10 to 3 | 10–12 | $48

Members pay 20% less. Each workshop has 16 places, Junior Keeper only 4. Tickets at the gate, at 555-0171 or at www.hensonzoo.example.org. When they are gone they are gone.

# ZooLights

A million lights (we counted 1/10 of them). Every evening from 5 to 9, December 4 through January 3. Cocoa $3. Members get in a day early, on Thursday, December 3, at 6 p.m.

# Feedings

Penguins 11 and 2:30. Sea lions 11:30. Big cats 3:15, never on Mondays.

# Hours

Open 9–4:30 all winter, rain or snow. Closed December 24–25. On New Year’s Day we open at noon.

Henson Park Zoo · 1-100 Zoo Lane, Exit 98 · Parking $4 · Strollers $7 · Group rates from 12 people
`,
  truth: {
    category: 'Community',
    who: [],
    documentDate: null,
    dates: [
      { date: '2026-12-22', time: '09:30', endTime: '11:30', words: 'Dec 22' },
      { date: '2026-12-29', time: '09:30', endTime: '11:30', words: '29' },
      { date: '2026-12-23', time: '08:15', words: 'Wed 12/23' },
      { date: '2026-12-30', time: '08:15', words: 'Wed 12/30' },
      { date: '2026-12-28', time: '13:00', words: 'December 28' },
      { date: '2026-12-31', time: '13:00', words: '31' },
      { date: '2027-01-02', time: '10:00', endTime: '15:00', words: 'January 2' },
      {
        date: '2026-12-04',
        time: '17:00',
        endDate: '2027-01-03',
        endTime: '21:00',
        otherTimes: [null],
        words: 'December 4 through January 3',
      },
      { date: '2026-12-03', time: '18:00', words: 'Thursday, December 3' },
      { date: '2026-12-24', endDate: '2026-12-25', words: 'December 24–25' },
      { date: '2027-01-01', time: '12:00', words: 'New Year’s Day' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
  },
};

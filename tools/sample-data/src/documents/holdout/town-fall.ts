import type { SampleDocument } from '../sample-document.ts';

export const townFall: SampleDocument = {
  id: 'town-fall',
  title: 'Fall notices from the City',
  received: '2026-10-05',
  made: '2026-10-01',
  text: `
^ City of Springfield
^ Public Works · Fall 2026 notices

# Household Hazardous Waste Day

Old paint, batteries, oil and pesticides are taken free of charge on Saturday, October 17, from 8 a.m. to 1 p.m. at the Public Works yard, 1300 North 9th Street. Enter from 10th. Up to 15 gallons per car. No tires, no 55-gallon drums.

# Leaf pickup

The vacuum trucks are out from October 19 through December 4. Rake leaves to the curb, not into the street, on the evening before your regular garbage day. Bags are picked up all year.

# Street closing

Fifth Street is closed to cars between Monroe and Adams until November 6 for the new water main. Stores stay open, and so does the parking lot (spaces 1-40).

# Halloween

Trick-or-treat hours are Saturday, October 31, 5 to 8 p.m. Leave the porch light on if you would like visitors.

# Warming center

The City’s warming center at 7 Union Square opens on November 15 and stays open through March. March 2026 was the busiest month so far, with 640 guests.

Questions? Dial 311, or (217) 555-0111 from a cell phone.
`,
  truth: {
    category: 'Community',
    who: [],
    documentDate: null,
    dates: [
      { date: '2026-10-17', time: '08:00', endTime: '13:00', words: 'Saturday, October 17' },
      { date: '2026-10-19', endDate: '2026-12-04', words: 'October 19 through December 4' },
      { date: '2026-11-06', words: 'November 6' },
      { date: '2026-10-31', time: '17:00', endTime: '20:00', words: 'Saturday, October 31' },
      { date: '2026-11-15', words: 'November 15' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
  },
};

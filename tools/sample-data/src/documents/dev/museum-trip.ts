import type { SampleDocument } from '../sample-document.ts';

export const museumTrip: SampleDocument = {
  id: 'museum-trip',
  title: 'Science Museum trip',
  received: '2026-09-15',
  made: '2026-09-14',
  text: `
^ Lakeside Elementary School
^ 400 Lakeshore Drive, Springfield · Office (217) 555-0134

September 14, 2026

Dear Grade 4 families,

Our fourth graders have been building pulleys and levers out of yardsticks and spools, and now we would like to show them some big ones. On Friday, October 9, 2026, Mr. Okafor’s and Mrs. Lindqvist’s classes will spend the day at the City Science Museum, 200 Park Avenue. The buses leave at 8:45 a.m. and bring us back to school by 3:15 p.m., in time for regular dismissal.

# What to know

- The cost is $18.50 for each student. It covers the bus, admission and the planetarium show.
- Students bring a bag lunch in a bag that can be thrown away. No glass, please.
- School T-shirts and comfortable shoes are best. We will walk about 2 1/2 miles.
- We can take 12 chaperones, one for every 5 students. Chaperones pay the group rate of $11/12.

Please return the signed permission slip below with $18.50, in cash or as a check to Lakeside Elementary, by Wednesday, September 30. We cannot accept permission over the phone on the morning of the trip.

If the cost is a difficulty, talk to Mrs. Tran in Room 101. There is a fund for exactly this, and nobody stays behind.

Yours sincerely,
Daniel Okafor, Room 12
Karin Lindqvist, Room 14

---

# Permission slip: City Science Museum

My child ______________________________ (Grade 4) may go on the trip to the City Science Museum on October 9.

[  ] I would like to be a chaperone.     [  ] I enclose $18.50.

Emergency phone ____________________     Parent signature ____________________
`,
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2026-09-14',
    dates: [
      { date: '2026-10-09', time: '08:45', endTime: '15:15', words: 'Friday, October 9, 2026' },
      { date: '2026-09-30', words: 'Wednesday, September 30' },
    ],
    deadlines: ['2026-09-30'],
    actionRequired: true,
    actions: ['slip|permission'],
  },
};

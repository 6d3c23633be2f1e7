import type { SampleDocument } from '../sample-document.ts';

export const fieldDayFlyer: SampleDocument = {
  id: 'field-day-flyer',
  title: 'Field Day',
  received: '2027-04-19',
  made: '2027-04-16',
  text: `
^ FIELD DAY!
^ Lakeside Elementary · 31st year of getting wet

| WHO | Every Lakeside student, kindergarten to grade 5
| WHAT | Sack race, tug of war, 50-yard dash, sponge relay and (new!) a 60-foot slip-and-slide
| WHEN | Friday, May 21 – K–2 from 9:00 to 11:15 a.m., grades 3–5 from 12:30 to 2:45 p.m.
| IF IT RAINS | Mon., May 24, same times
| WHERE | The big field behind Building B. Families: gate 3, off 4th Street
| BRING | Water bottle with a name on it, towel, hat, sunscreen already on, shoes that may die

# We need two things from you

- The water slip below. No slip, no slip-and-slide. Back to the homeroom teacher by Fri. 4/30, please.
- Grown-ups! 36 of them, two for each of 18 stations. No experience needed, whistles are provided. Put a check mark on the slip or call the gym.

T-shirts are $9 this year (red for K–2, yellow for 3–5; sizes YS 6-8, YM 10-12, YL 14-16). Want one? Put the cash in with the slip. Shirts that are ordered on time lie on the desks the day before Field Day.

Lunch is a picnic on the grass for all grades. The cafeteria packs the usual $2.85 lunch in a bag.

Coach Lyle Brandt · Gym office (217) 555-0134, ext. 140, 10:30–11:15 is best

---

# Water slip

My child ____________________ in Room ____ [  ] may [  ] may not use the slip-and-slide.

[  ] T-shirt, size ____, $9 enclosed     [  ] I can help: [  ] morning [  ] afternoon

Signed ____________________     Phone ____________________
`,
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      { date: '2027-05-21', time: '09:00', endTime: '11:15', words: 'Friday, May 21' },
      { date: '2027-05-21', time: '12:30', endTime: '14:45', words: 'Friday, May 21' },
      { date: '2027-05-24', time: '09:00', otherTimes: [null, '12:30'], words: 'Mon., May 24' },
      { date: '2027-04-30', words: 'Fri. 4/30' },
    ],
    mentioned: [{ date: '2027-05-20', why: 'the day before, when shirts lie on the desks' }],
    deadlines: ['2027-04-30'],
    actionRequired: true,
    actions: ['slip|permission'],
  },
};

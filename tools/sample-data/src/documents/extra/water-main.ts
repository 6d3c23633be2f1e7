import type { SampleDocument } from '../sample-document.ts';

export const waterMain: SampleDocument = {
  id: 'water-main',
  title: 'Water main replacement, Harbour Street',
  received: '2027-05-28',
  made: '2027-05-27',
  text: `
^ CITY OF SPRINGFIELD · PUBLIC WORKS
^ NOTICE TO RESIDENTS 27-061

Posted: May 27, 2027

# Harbour Street, 3rd to 7th Avenue: new water main

Contract 26-118 · 1,140 feet of 12-inch pipe · Contractor: Halloran & Sons

| Step | When | For you this means
| Test holes | Tue 6/1, 8 a.m.–4 p.m. | One lane, flaggers
| Trench | June 2–11 | Street closed day and night. On foot you get through
| Switch-over | Monday, June 14, 9 a.m. to 3:30 p.m. | NO WATER in houses 1–60
| Paving | Thurs., June 17 | Driveways blocked

There is no work on Memorial Day.

# What you have to do

- Move all cars off Harbour Street before 7 a.m. on Wednesday, June 2. Free parking in Lot 9 (Harbour and 8th) with this notice behind the windshield. Cars in the way are towed.
- Trash is collected once, at the corner of 7th Avenue. Put your cart there by 6 a.m. on Monday, June 7. Recycling (blue) not until the street is open.
- Fill a few jugs before the switch-over. Afterwards run the cold tap for 5 minutes, and boil drinking water until the all-clear, which we expect on Wednesday the 16th.

# Ask the engineer

Shirin Vahdat, P.E., is at Fire Station 4 this coming Tuesday, 5:30–6:30 p.m. Or call (217) 555-0160, 7–3:30; at night, only for leaks, 555-0161.

This replaces our notice of May 13, which had June 9 as the first day of the closure. Bus 3 stops at 9th Avenue meanwhile.
`,
  truth: {
    category: 'Community',
    who: [],
    documentDate: '2027-05-27',
    dates: [
      { date: '2027-06-01', time: '08:00', endTime: '16:00', words: 'Tue 6/1' },
      { date: '2027-06-02', endDate: '2027-06-11', words: 'June 2–11' },
      { date: '2027-06-14', time: '09:00', endTime: '15:30', words: 'Monday, June 14' },
      { date: '2027-06-17', words: 'Thurs., June 17' },
      { date: '2027-06-02', time: '07:00', words: 'Wednesday, June 2' },
      { date: '2027-06-07', time: '06:00', words: 'Monday, June 7' },
      { date: '2027-06-16', words: 'Wednesday the 16th' },
      { date: '2027-06-01', time: '17:30', endTime: '18:30', words: 'this coming Tuesday' },
    ],
    mentioned: [
      { date: '2027-05-31', why: 'Memorial Day, on which nothing happens' },
      { date: '2027-05-13', why: 'the older notice' },
      { date: '2027-06-09', why: 'what the older notice said' },
    ],
    deadlines: ['2027-06-02', '2027-06-07'],
    arguableDeadlines: ['2027-06-14'],
    actionRequired: true,
    actions: ['car|move|park', 'trash|cart', 'jug|boil|tap|water'],
  },
};

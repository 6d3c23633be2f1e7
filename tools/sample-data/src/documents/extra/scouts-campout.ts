import type { SampleDocument } from '../sample-document.ts';

export const scoutsCampout: SampleDocument = {
  id: 'scouts-campout',
  title: 'Fall family campout',
  received: '2026-09-22',
  made: '2026-09-20',
  text: `
^ CUB SCOUT PACK 117
^ Fall Family Campout · Camp Kickapoo · October 2–4

TIGER DEN: Amir, Jonah, Leo Rivera, Theo, Wes – and one grown-up each!

# The plan

| Friday, Oct. 2 | Check-in at the gate from 5 p.m. Tents up while there is light (sunset is at 6:38). S’mores.
| Saturday, Oct. 3 | Flag at 7:30 a.m., breakfast, archery, slingshots, the 2-mile hike. Big campfire at 8 p.m., every den does a skit.
| Sunday, Oct. 4 | Pancakes at 8 a.m., pack up, police the site, home.

# What it costs

Scout $28, grown-up $14, brother or sister $6. All meals from Saturday breakfast on. Eat on Friday before you come.

# SIGN UP

Hand the slip and the money to Priya Nair at our den meeting this Thursday, 6:15–7:15, Grace Church basement, or drop it at 41 Walnut Street. LAST DAY TO SIGN UP IS FRIDAY, SEPTEMBER 25. Head count goes to the kitchen that night, so really.

Nobody camps without a health form. Parts A and B, signed, to Priya at check-in. Part C is only for the 72-hour hikes of the big kids.

# No tent? No problem

Gear swap and loan: Sat 9/26, 10 to noon, behind the church. Pack tents are 4-person and older than you are.

# Bring

- Sleeping bag good to 40 degrees, pad, flashlight with 2 spare batteries
- Mess kit, cup, rain jacket, closed shoes
- Class B shirt. Neckerchief for the campfire
- No electronics, no knives for Tigers

If the forecast is awful we go October 16–18 instead; listen to the pack line, (217) 555-0119, after 3.

PS – Popcorn order sheets: to Priya by Oct. 9, sold out or not. Top seller last year: 117 bags (true!).
`,
  truth: {
    category: 'Community',
    who: ['Leo'],
    documentDate: null,
    dates: [
      { date: '2026-10-02', endDate: '2026-10-04', otherTimes: ['17:00'], words: 'October 2–4' },
      { date: '2026-10-02', time: '17:00', words: 'Friday, Oct. 2' },
      { date: '2026-10-03', time: '07:30', otherTimes: ['20:00', null], words: 'Saturday, Oct. 3' },
      { date: '2026-10-04', time: '08:00', otherTimes: [null], words: 'Sunday, Oct. 4' },
      { date: '2026-09-24', time: '18:15', endTime: '19:15', words: 'this Thursday' },
      { date: '2026-09-25', words: 'FRIDAY, SEPTEMBER 25' },
      { date: '2026-09-26', time: '10:00', endTime: '12:00', words: 'Sat 9/26' },
      { date: '2026-10-09', words: 'Oct. 9' },
    ],
    mentioned: [{ date: '2026-10-16', endDate: '2026-10-18', why: 'only if the weather is bad' }],
    deadlines: ['2026-09-25', '2026-10-09'],
    arguableDeadlines: ['2026-10-02'],
    actionRequired: true,
    actions: ['sign up|sign-up|register|slip', 'health', 'popcorn'],
  },
};

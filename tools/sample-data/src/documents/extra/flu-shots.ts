import type { SampleDocument } from '../sample-document.ts';

export const fluShots: SampleDocument = {
  id: 'flu-shots',
  title: 'Flu shots 2026',
  received: '2026-10-06',
  made: '2026-09-30',
  text: `
^ KRUEGER FAMILY PHARMACY
^ FLU SHOTS 2026 – no appointment, no fuss, no line (mostly)

Four weeks, five places. Sleeves up, Springfield!

| Where | Day | Hours
| Engine House 2, 5th & Laurel | Saturday 10/10 | 9 to 1
| Northgate Mall, east entrance | Sat. 10/17 and Sun. 10/18 | 11–4
| St. Agnes parish hall | Tuesday evening, October 20 | 4:30–8
| Senior Center, Room 2-3 | Oct 22 | 10 till noon

And at our counter, 940 Wabash Avenue, every Monday, Wednesday and Friday, 9–12 and 2–6:30. Closed October 12.

! Our ad in Sunday’s paper was wrong: we are at the mall on the 17th and 18th and not on the 24th. Sorry!

# Who and what

- From 6 months up. Under 18 only with a parent or guardian.
- Children under 9 who have never had a flu shot need two, 28 days apart. Second-dose morning: Nov. 14, 9-11, at the counter.
- High-dose for 65 and over. Egg allergy? We have 1 vaccine without.
- $0 with most plans. Without insurance $38, high-dose $79. Bring your card.
- COVID-19 booster at the same time if you like, other arm, 15 minutes’ rest.

Everyone who gets a shot gets $5 off at the register, good through October 31 (not on prescriptions or lottery tickets).

Krueger’s, since 1951 · (217) 555-0122 · Fax -0123 · Amy Oduya, PharmD, license 051-29410
`,
  truth: {
    category: 'Medical',
    who: [],
    documentDate: null,
    dates: [
      { date: '2026-10-10', time: '09:00', endTime: '13:00', words: 'Saturday 10/10' },
      { date: '2026-10-17', time: '11:00', endTime: '16:00', words: 'Sat. 10/17' },
      { date: '2026-10-18', time: '11:00', endTime: '16:00', words: 'Sun. 10/18' },
      { date: '2026-10-20', time: '16:30', endTime: '20:00', words: 'Tuesday evening, October 20' },
      { date: '2026-10-22', time: '10:00', endTime: '12:00', words: 'Oct 22' },
      { date: '2026-10-12', words: 'October 12' },
      { date: '2026-11-14', time: '09:00', endTime: '11:00', words: 'Nov. 14' },
      { date: '2026-10-31', words: 'October 31' },
    ],
    mentioned: [
      { date: '2026-10-24', why: 'the wrong day of the ad' },
      { date: '2026-09-27', why: 'Sunday’s paper' },
      { date: '2026-10-04', why: 'Sunday’s paper' },
      { date: '2026-10-05', why: 'only a repetition names it' },
      { date: '2026-10-07', why: 'only a repetition names it' },
      { date: '2026-10-09', why: 'only a repetition names it' },
    ],
    deadlines: [],
    arguableDeadlines: ['2026-10-31'],
    actionRequired: false,
    actions: [],
  },
};

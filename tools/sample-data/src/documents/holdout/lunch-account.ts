import type { SampleDocument } from '../sample-document.ts';

export const lunchAccount: SampleDocument = {
  id: 'lunch-account',
  title: 'Low lunch balance',
  received: '2026-11-17',
  made: '2026-11-17',
  mail: {
    from: 'Lakeside Cafeteria <lunch@lakeside.example.org>',
    date: '2026-11-17',
    time: '09:10',
    subject: 'Maya’s lunch account is below zero',
    form: 'quoted-printable',
  },
  text: `
Dear Ana Rivera,

the meal account of Maya Rivera (Grade 4, PIN 0412) stands at –$6.35.

Please add at least $20 by this Friday, online at https://meals.example.org or with a check in an envelope marked with name and PIN. Maya keeps getting her lunch in the meantime: no child at Lakeside goes hungry, and nobody takes a tray away.

Tomorrow we serve our Thanksgiving lunch: turkey, mashed potatoes, green beans and a slice of pumpkin pie (1/8, not 1/4, sorry). It costs $3.10 like every other day.

If you think that you qualify for free or reduced meals, the form takes 10 minutes. Ask me for it at 217 555 0135, between 9 and 1.

Doreen Pulaski
Cafeteria Manager
`,
  truth: {
    category: 'School',
    who: ['Maya'],
    whoElse: ['Ana'],
    documentDate: '2026-11-17',
    dates: [
      { date: '2026-11-20', words: 'this Friday' },
      { date: '2026-11-18', words: 'Tomorrow' },
    ],
    deadlines: ['2026-11-20'],
    actionRequired: true,
    actions: ['add|$20|balance|account'],
  },
};

import type { SampleDocument } from '../sample-document.ts';

export const busChange: SampleDocument = {
  id: 'bus-change',
  title: 'Bus 14 change',
  received: '2026-10-15',
  made: '2026-10-15',
  mail: {
    from: 'District 12 Transportation <buses@district12.example.org>',
    date: '2026-10-15',
    time: '14:20',
    subject: 'Bus 14: new stop for Leo Rivera starting Monday',
    form: 'plain',
  },
  text: `
Dear parents,

because of the work on the Route 29 bridge, Bus 14 takes another way to Lakeside Elementary for a while.

Starting Monday, the bus picks Leo up at the corner of Harbour Street and 5th Avenue at 7:38 a.m. instead of 7:52. In the afternoon it drops him there at about 3:47 p.m. Maya’s bus (Bus 9) is not affected.

We expect the detour to last until Friday, November 20. We will write again before the old stop comes back.

There is nothing you need to do: the driver has the new list.

Dispatch answers at (217) 555-0187, extension 4, from 6 a.m. to 5 p.m. on school days.

District 12 Transportation
Garage 2, 1100 North 11th Street
`,
  truth: {
    category: 'School',
    who: ['Leo'],
    whoElse: ['Maya'],
    documentDate: '2026-10-15',
    dates: [
      { date: '2026-10-19', time: '07:38', otherTimes: [null], words: 'Monday' },
      { date: '2026-11-20', words: 'Friday, November 20' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
  },
};

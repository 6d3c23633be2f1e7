import type { SampleDocument } from '../sample-document.ts';

export const pictureDay: SampleDocument = {
  id: 'picture-day',
  title: 'Picture Day',
  received: '2026-09-14',
  made: '2026-09-11',
  text: `
^ Bright Lens School Portraits
^ Your picture day at Lakeside Elementary

# Picture Day is Thursday, October 1

Every student is photographed for the yearbook, whether or not you order. Classes come to the gym one after the other during the morning; the office has the list.

# How to order

| Package | What is in it | Price
| A | Two 8x10, two 5x7, 16 wallets | $42
| B | One 8x10, two 5x7, 8 wallets | $29
| C | One 5x7, 4 wallets | $14
| Digital | One pose, full size | $24

- Order online at www.brightlens.example.org with your picture day code LK-2210.
- Online orders for picture day close at 11:59 p.m. on Tuesday, September 29.
- Later orders are welcome, with a $6 handling fee.
- Solid colors photograph best. No green shirts, please: the backdrop is a green screen.

# Sick that day? Eyes closed?

Retake Day is Wednesday, November 4, from 8:30 to 10:00 a.m. in the library. Bring the whole package back and we do it over at no charge.

Questions: 1-800-555-0117, Monday to Friday, 8 to 5 Central, or write to Bright Lens, 9-12 Foundry Court, Suite 4.
`,
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      { date: '2026-10-01', words: 'Thursday, October 1' },
      { date: '2026-09-29', time: '23:59', words: 'Tuesday, September 29' },
      { date: '2026-11-04', time: '08:30', endTime: '10:00', words: 'Wednesday, November 4' },
    ],
    deadlines: ['2026-09-29'],
    actionRequired: true,
    actions: ['order'],
  },
};

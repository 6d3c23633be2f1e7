import type { SampleDocument } from '../sample-document.ts';

export const sofaDelivery: SampleDocument = {
  id: 'sofa-delivery',
  title: 'Your delivery',
  received: '2026-11-09',
  made: '2026-11-05',
  text: `
^ Hoosier & Daughters Furniture
^ 4-6 Commerce Parkway · Showroom open 10–7

November 5, 2026

Ana Rivera
12 Harbour Street
Springfield

Order 26-1003-7, placed on October 3, 2026

Dear Ms. Rivera,

good news: your sofa has arrived in our warehouse. We deliver it on Saturday, November 14, between 10 a.m. and 2 p.m. The driver calls 30 minutes ahead.

| Item | Color | Amount
| “Meadow” sofa, 3 seats, 84 x 36 | Slate 5/7 | $1,149.00
| Delivery and setup | | $79.00
| Paid with your order | | $1,228.00

The sofa comes through any door of 32 inches or more. Our crew unpacks it, screws on the legs and takes the cardboard along. Everything is paid; tips are kind but not expected.

The warranty on the frame runs for 10 years. Delivery desk: 1-888-555-0123, option 2.

Thank you for sitting with us!
Beatrice Hoosier
`,
  truth: {
    category: 'Other',
    who: ['Ana'],
    documentDate: '2026-11-05',
    dates: [{ date: '2026-11-14', time: '10:00', endTime: '14:00', words: 'Saturday, November 14' }],
    mentioned: [{ date: '2026-10-03', why: 'when the order was placed' }],
    deadlines: [],
    actionRequired: false,
    actions: [],
  },
};

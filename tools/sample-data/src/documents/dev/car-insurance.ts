import type { SampleDocument } from '../sample-document.ts';

export const carInsurance: SampleDocument = {
  id: 'car-insurance',
  title: 'Renewal of your auto policy',
  received: '2026-10-29',
  made: '2026-10-26',
  text: `
^ Prairie Mutual Insurance
^ P.O. Box 1204, Bloomington · 1-800-555-0199

October 26, 2026

Ben Rivera
12 Harbour Street
Springfield

Policy number 04-11-2231

Dear Mr. Rivera,

Your auto policy ends on November 30, 2026. We would be glad to keep you and your 2019 station wagon insured for another six months.

| Liability | 100/300/50 | $288.10
| Collision, $500 deductible | included | $241.80
| Roadside assistance 24/7 | included | $22.50
| Safe driver discount | 2-10 years | –$40.00
| To pay | | $512.40

Please pay $512.40 by November 24, 2026, by check, by phone or at www.prairiemutual.example.org. When the payment has reached us, we mail the new cards for your glove compartment.

Your discount is based on our records, which show one claim, of March 3, 2025. If that is wrong, tell us.

Thank you for nine years with Prairie Mutual.

Theodore Banks, Agent
`,
  truth: {
    category: 'Other',
    who: ['Ben'],
    documentDate: '2026-10-26',
    dates: [
      { date: '2026-11-30', words: 'November 30, 2026' },
      { date: '2026-11-24', words: 'November 24, 2026' },
    ],
    mentioned: [{ date: '2025-03-03', why: 'an old claim' }],
    deadlines: ['2026-11-24'],
    actionRequired: true,
    actions: ['pay'],
  },
};

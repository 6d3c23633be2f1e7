import type { SampleDocument } from '../sample-document.ts';

export const orthodontistVisits: SampleDocument = {
  id: 'orthodontist-visits',
  title: 'Appointments for Maya',
  received: '2026-11-11',
  made: '2026-11-09',
  text: `
^ Hal Brandvold, DDS, MS
^ Orthodontics for children and adults
^ 5 Chatham Road, Suite 120 · (217) 555-0157

Nov. 9, 2026

Re: Maya Rivera, patient 10447

Dear Mr. and Mrs. Rivera:

It was nice to meet Maya today. As agreed at the desk, these are her next visits:

| Visit | Day | Time | Chair
| Separators | Thu, Nov 19 | 4:15 to 5 p.m. | 2
| Bands and impressions | Mon, Nov 30 | 8:05 a.m. | 4
| Expander in | Wed, Dec 9 | 3:40 p.m., allow 75 minutes | 4
| First check | Tue, Dec 22 | 9 a.m. | 1

Please correct your appointment card: it says Dec 1 for the bands, it is the Monday before.

We still need two things from you, both by next Monday, the 16th: the consent form, signed by a parent on pages 2 and 5, and the down payment of $600. Without them we cannot order the appliance from the lab. The balance of $2,610 is paid in 18 installments of $145, which we draw from your account, the first on January 5, 2027.

No sticky or hard food from the first visit on (caramels, gum, popcorn, ice). Some soreness for 2–3 days is normal; a children’s pain reliever helps.

If you cannot keep an appointment, give us two business days’ notice. Otherwise we charge $40.

The office is closed from Wednesday, November 25, at noon through Sunday, November 29. In an emergency (poking wire, lost band) call 555-0158.

Thank you,
Ruthie, Treatment Coordinator
`,
  truth: {
    category: 'Medical',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2026-11-09',
    dates: [
      { date: '2026-11-19', time: '16:15', endTime: '17:00', words: 'Thu, Nov 19' },
      { date: '2026-11-30', time: '08:05', words: 'Mon, Nov 30' },
      { date: '2026-12-09', time: '15:40', words: 'Wed, Dec 9' },
      { date: '2026-12-22', time: '09:00', words: 'Tue, Dec 22' },
      { date: '2026-11-16', words: 'next Monday, the 16th' },
      { date: '2027-01-05', words: 'January 5, 2027' },
      {
        date: '2026-11-25',
        time: '12:00',
        endDate: '2026-11-29',
        otherTimes: [null],
        words: 'Wednesday, November 25, at noon through Sunday, November 29',
      },
    ],
    mentioned: [{ date: '2026-12-01', why: 'the wrong day on the card' }],
    deadlines: ['2026-11-16'],
    actionRequired: true,
    actions: ['consent|sign', 'pay|$600'],
  },
};

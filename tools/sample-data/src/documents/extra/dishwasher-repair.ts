import type { SampleDocument } from '../sample-document.ts';

export const dishwasherRepair: SampleDocument = {
  id: 'dishwasher-repair',
  title: 'Repair visit confirmed',
  received: '2026-12-02',
  made: '2026-12-02',
  mail: {
    from: 'Midstate Appliance Repair <service@midstateappliance.example.com>',
    to: 'Ben Rivera <ben@example.org>',
    date: '2026-12-02',
    time: '10:58',
    subject: 'Re: dishwasher – visit confirmed, order 8812-04',
    form: 'base64',
  },
  text: `
Hello Mr. Rivera,

your visit is booked.

WHAT   Dishwasher, DW-1127, error E24
WHEN   Friday, December 4, between 8 a.m. and 12 noon
WHO    Rosalind, van 6. She calls 20-30 minutes ahead.
PRICE  $89 for the visit, parts extra, card or check

An adult has to be home for the whole visit, and please empty the cabinet under the sink so she gets at the hose. The manufacturer’s warranty on your machine ended on June 30, 2026, so this one is on you, I’m afraid.

If Friday does not suit you after all, you can move the visit without charge until 6 p.m. tomorrow, 217-555-0195. Later than that it is $39.

From your description it is the drain pump. We have none on the shelf and the next ones arrive in the week of December 14. I have therefore put you down for a second visit already, Thurs 12/17, 1–5 p.m. If Rosalind gets it going the first time I take that off again.

We are closed December 24 to 27 and on January 1.

Dottie
Midstate Appliance Repair · 2-12 Enterprise Drive · open M–F 7:30–5
90 days’ guarantee on all work

On Mon, Nov 30, 2026 at 9:14 PM Ben Rivera wrote:
> Hello, our dishwasher stops after 10 minutes with E24 and a puddle. It
> started on Saturday. Could somebody come before the weekend? We are away
> from the 19th, so it should be fixed by then. 12 Harbour Street, I am at
> home all day Friday. Thanks, Ben Rivera
`,
  truth: {
    category: 'Other',
    who: ['Ben'],
    documentDate: '2026-12-02',
    dates: [
      { date: '2026-12-04', time: '08:00', endTime: '12:00', words: 'Friday, December 4' },
      { date: '2026-12-03', time: '18:00', words: 'tomorrow' },
      { date: '2026-12-17', time: '13:00', endTime: '17:00', words: 'Thurs 12/17' },
      { date: '2026-12-24', endDate: '2026-12-27', words: 'December 24 to 27' },
      { date: '2027-01-01', words: 'January 1' },
    ],
    mentioned: [
      { date: '2026-06-30', why: 'the end of the warranty, which is over' },
      { date: '2026-12-14', endDate: '2026-12-20', why: 'the week in which the parts arrive' },
      { date: '2026-11-30', why: 'the date of the mail below' },
      { date: '2026-11-28', why: 'in the mail below' },
      { date: '2026-12-05', endDate: '2026-12-06', why: 'the weekend, in the mail below' },
      { date: '2026-12-19', why: 'in the mail below' },
    ],
    deadlines: [],
    arguableDeadlines: ['2026-12-03'],
    actionRequired: true,
    actions: ['adult|home|cabinet|sink'],
  },
};

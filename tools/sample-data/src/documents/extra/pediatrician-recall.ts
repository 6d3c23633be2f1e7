import type { SampleDocument } from '../sample-document.ts';

export const pediatricianRecall: SampleDocument = {
  id: 'pediatrician-recall',
  title: 'Check-up overdue',
  received: '2027-02-25',
  made: '2027-02-22',
  text: `
^ Meadow Lane Pediatrics
^ 2250 Meadow Lane, Suite 3-14 · Phone (217) 555-0144 · Fax 555-0143

02/22/2027

To the parents of
LEO RIVERA
Chart 60-1182

SECOND NOTICE – the first was mailed on 1/25

Dear parents,

our records show that Leo was last here for a check-up on January 29, 2026. At his age we want to see children once a year, so he is overdue. He also needs the second of 2 doses of hepatitis A; the first was given 08/14/2026, and six months have now passed.

Please call us and make an appointment for a well-child visit (about 40 minutes, with eye and hearing test) before March 31. Mornings are easiest to get. If you would rather book online: the portal shows the April appointments starting Monday, March 1, at 7 a.m.

Fill in the enclosed form 4-B, both sides, and bring it to the visit together with the insurance card. It cannot be done in the waiting room any more.

Please note:

- Dr. Imhoff is away from March 8 through 19. Dr. Sutter and Nurse Practitioner Ng see her patients.
- We are closed on Good Friday, March 26, and on Monday, April 5 (training).
- Missed visits are charged $25 unless you cancel 24 hours ahead.

If Leo has been seen somewhere else in the meantime, have them fax us the record and forget this letter.

Office hours: Mon–Thu 8–12 and 1:30–5, Fri 8–1. After hours, nurse line 555-0145.

Sincerely,
Wanda Pruitt, Recall Desk
`,
  truth: {
    category: 'Medical',
    who: ['Leo'],
    documentDate: '2027-02-22',
    dates: [
      { date: '2027-03-31', words: 'March 31' },
      { date: '2027-03-01', time: '07:00', words: 'Monday, March 1' },
      { date: '2027-03-08', endDate: '2027-03-19', words: 'March 8 through 19' },
      { date: '2027-03-26', words: 'Good Friday, March 26' },
      { date: '2027-04-05', words: 'Monday, April 5' },
    ],
    mentioned: [
      { date: '2027-01-25', why: 'the first notice' },
      { date: '2026-01-29', why: 'the last check-up' },
      { date: '2026-08-14', why: 'the first dose' },
    ],
    deadlines: ['2027-03-31'],
    actionRequired: true,
    actions: ['appointment|call|book|schedule|visit', 'form|4-B'],
  },
};

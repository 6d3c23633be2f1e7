import type { SampleDocument } from '../sample-document.ts';

export const dentistReminder: SampleDocument = {
  id: 'dentist-reminder',
  title: 'Your appointment at Harbor Point Dental',
  received: '2027-01-06',
  made: '2027-01-04',
  text: `
^ Harbor Point Dental
^ Dr. Amara Osei, D.D.S. · 55 Harbor Point, Suite 10-11

January 4, 2027

A friendly reminder for the family of Maya Rivera

| Patient | Maya Rivera (chart 7-21-443)
| What | Checkup and cleaning, X-rays if needed
| When | Thursday, January 14, at 3:40 p.m.
| With | Joanne, hygienist, and Dr. Osei
| How long | about 50 minutes

Please call us at (217) 555-0160 to confirm the appointment, or answer YES to our text message. If you cannot come, tell us as early as you can; others are waiting.

Maya’s last visit was on July 9, 2026. Your plan covers two checkups a year. The copay is $15, payable at the desk.

Brush for two minutes, twice a day. See you soon!

Office hours: Monday–Thursday 8–5, Friday 8–12
`,
  truth: {
    category: 'Medical',
    who: ['Maya'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-01-04',
    dates: [{ date: '2027-01-14', time: '15:40', words: 'Thursday, January 14' }],
    mentioned: [{ date: '2026-07-09', why: 'the last visit' }],
    deadlines: [],
    arguableDeadlines: ['2027-01-14'],
    actionRequired: true,
    actions: ['confirm|call'],
  },
};

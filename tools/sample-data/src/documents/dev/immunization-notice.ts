import type { SampleDocument } from '../sample-document.ts';

export const immunizationNotice: SampleDocument = {
  id: 'immunization-notice',
  title: 'Missing immunization record',
  received: '2026-10-06',
  made: '2026-10-05',
  text: `
^ Springfield School District 12
^ Health Services · 1900 West Monroe Street · Fax (217) 555-0151

10/5/2026

To the parents or guardians of Leo Rivera
12 Harbour Street
Springfield

Re: Leo Rivera, Grade 1, student number 4-118-09

Dear parents,

State law asks every student to have two doses of the measles, mumps and rubella vaccine (MMR). Our records as of August 28, 2026 show 1 of 2 doses for Leo.

Please send us proof of the second dose, signed by a doctor or clinic, no later than Thursday, October 15, 2026. A copy of the shot record or form 10-12 is enough. If your child has a medical exemption, send that instead.

Students without a complete record may not attend school from Monday, October 19, until the record is complete. We would much rather have Leo in class.

If you need the vaccine, the county offers it without charge on Saturday, October 10, 9 a.m. to 12 noon, at the Health Department, 1415 East Jefferson Street. No appointment is needed; bring your child’s record.

Thank you for your help,

Yvonne Marsh, R.N.
Certified School Nurse, (217) 555-0148, extension 312
`,
  truth: {
    category: 'Medical',
    who: ['Leo'],
    documentDate: '2026-10-05',
    dates: [
      { date: '2026-10-15', words: 'Thursday, October 15, 2026' },
      { date: '2026-10-19', words: 'Monday, October 19' },
      { date: '2026-10-10', time: '09:00', endTime: '12:00', words: 'Saturday, October 10' },
    ],
    mentioned: [{ date: '2026-08-28', why: 'the state of the records' }],
    deadlines: ['2026-10-15'],
    actionRequired: true,
    actions: ['proof|record|dose'],
  },
};

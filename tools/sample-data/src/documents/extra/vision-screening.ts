import type { SampleDocument } from '../sample-document.ts';

export const visionScreening: SampleDocument = {
  id: 'vision-screening',
  title: 'Vision and hearing screening',
  received: '2026-09-21',
  made: '2026-09-18',
  text: `
^ Springfield School District 12
^ Health Services

Sept. 18, 2026

Dear parent or guardian of a kindergartner or first grader at Lakeside Elementary,

every fall we look at the eyes and ears of our youngest students. The screening is required by the state, costs you nothing and takes about 6 minutes. Nobody gets a shot, nobody has to undress, and there is a sticker at the end.

The technicians, Mr. Ferris and Ms. Obi, will be in the music room on Tuesday, October 6, and the day after, from 8:30 to 11:45 on both mornings. Children who are out sick are seen on Oct. 20 instead.

If your child has glasses or hearing aids, he or she should wear them that morning, clean if possible.

Near and far vision are tested at 20/32 and 20/40, hearing at 1000, 2000 and 4000 Hz at 20 dB. A screening is not an exam by a doctor. When a child does not pass twice, I send a letter home within 10 school days with a list of offices that see children, some of them for $25 or less. If you do not hear from me, all is well.

There is nothing that you need to sign. Should you rather not have your child screened, a written note from you has to be in my hands no later than Friday, October 2. A report from an eye doctor that is not older than 12 months counts too.

Yvonne Marsh, R.N.
(217) 555-0148, ext. 312 · Fax 555-0151
Lakeside Mon/Wed/Thu, Prairie View Tue/Fri

HS-11/2 (rev. 6/24)
`,
  truth: {
    category: 'Medical',
    who: ['Leo'],
    documentDate: '2026-09-18',
    dates: [
      { date: '2026-10-06', time: '08:30', endTime: '11:45', words: 'Tuesday, October 6' },
      { date: '2026-10-07', time: '08:30', endTime: '11:45', words: 'the day after' },
      { date: '2026-10-20', words: 'Oct. 20' },
      { date: '2026-10-02', words: 'Friday, October 2' },
    ],
    deadlines: [],
    arguableDeadlines: ['2026-10-02'],
    actionRequired: false,
    actions: [],
  },
};

import type { SampleDocument } from '../sample-document.ts';

export const fluClinic: SampleDocument = {
  id: 'flu-clinic',
  title: 'Flu shots at school',
  received: '2026-09-29',
  made: '2026-09-28',
  text: `
^ Lakeside Elementary School
^ Health Office · Yvonne Marsh, R.N.

Sept. 28, 2026

Dear Lakeside parents,

the county nurses come to our school again this fall to give flu shots, at no cost to you. The student clinic is on Wednesday, Oct. 21, from 8:30 to 11:00 a.m. in the art room. Your child misses about 10 minutes of class and gets a sticker.

Students get the shot only with a signed consent form. The form is on the back of this letter and due in the health office by Oct. 14th. No form, no shot!

Parents, brothers and sisters can have theirs at the evening clinic on Thursday, Oct. 22, 4–6 p.m., same room. Bring an insurance card if you have one; without one the shot is $15.

A shot works for about 6 months. Egg allergy is no longer a reason to go without. If your child had a fever of 100.4 or more in the 24 hours before, we wait.

Last October 198 of our 412 students took part, which is the best rate of all 9 elementary schools.

Yvonne Marsh, R.N., 555-0148
`,
  truth: {
    category: 'Medical',
    who: ['Maya', 'Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2026-09-28',
    dates: [
      { date: '2026-10-21', time: '08:30', endTime: '11:00', words: 'Wednesday, Oct. 21' },
      { date: '2026-10-14', words: 'Oct. 14th' },
      { date: '2026-10-22', time: '16:00', endTime: '18:00', words: 'Thursday, Oct. 22' },
    ],
    deadlines: ['2026-10-14'],
    arguableDeadlines: ['2026-10-22'],
    actionRequired: true,
    actions: ['consent|form'],
  },
};

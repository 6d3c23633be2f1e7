import type { SampleDocument } from '../sample-document.ts';

export const liceNotice: SampleDocument = {
  id: 'lice-notice',
  title: 'Head lice in the first grade',
  received: '2026-10-27',
  made: '2026-10-27',
  text: `
^ Lakeside Elementary School
^ From the Health Office

October 27, 2026

Dear first grade families,

Yesterday a case of head lice was found in one of our first grade classrooms. Lice are a nuisance, not a danger, and they say nothing about how clean a home is. With a little patience they can be stopped.

# What we ask of you

- Please check your child’s hair and scalp this week, behind the ears and at the neck above all. The eggs are 1/16 inch long and do not brush off.
- If you find lice or eggs, use a lice shampoo, comb with a fine comb, and let us know.
- Tell your child not to share hats, hoods, brushes or headphones.

Children who have been treated come right back to school; they do not miss a day. Sheets and hats go in the dryer on high for 30 minutes. What cannot be washed goes in a bag for 14 days.

Nurse Marsh will look at every child in the first grade on Thursday, October 29, in the morning. She does it one child at a time and behind a screen.

Call the health office, 555-0148, with any question. We are here from 8 to 3:30.

Gloria Reyes, Principal
`,
  truth: {
    category: 'Medical',
    who: ['Leo'],
    documentDate: '2026-10-27',
    dates: [{ date: '2026-10-29', words: 'Thursday, October 29' }],
    mentioned: [{ date: '2026-10-26', why: 'yesterday, when the case was found' }],
    deadlines: [],
    actionRequired: true,
    actions: ['check|hair|lice'],
  },
};

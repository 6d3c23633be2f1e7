import type { SampleDocument } from '../sample-document.ts';

export const scholarship: SampleDocument = {
  id: 'scholarship',
  title: 'Scholarship for seniors',
  received: '2027-01-21',
  made: '2027-01-19',
  text: `
^ Springfield High School
^ Counseling Office · 101 South Lewis Street

January 19, 2027

Dear parents of seniors,

the Lincoln Prairie Scholarship is open again. It pays $2,500 a year for up to 4 years to six graduating seniors of Springfield High School who plan to attend a college or trade school in the state.

# Who may apply

- Seniors with a grade point average of 3.0/4.0 or better
- Students who have given at least 40 hours to their community
- No essay prize, class rank or test score is required. (A score of 1210 or 27 does not hurt, either.)

# How to apply

The application has 3 parts: the form, a transcript and an essay of 500 words. Applications must be postmarked by February 26, 2027, or handed to Mrs. Idowu in the counseling office, Room 210. Incomplete ones cannot be read.

Ask your teachers for the letter of recommendation early. The committee talks to the finalists in the week of March 15–19. The names are announced at Senior Awards Night on Wednesday, May 12, at 7 p.m. in the auditorium.

Section 504 accommodations: call 555-0155. Form W-9 is needed from winners only.

Patricia Idowu, Counselor (students A–K)
Wes Carver, Counselor (students L–Z)
`,
  truth: {
    category: 'School',
    who: [],
    documentDate: '2027-01-19',
    dates: [
      { date: '2027-02-26', words: 'February 26, 2027' },
      { date: '2027-03-15', endDate: '2027-03-19', words: 'March 15–19' },
      { date: '2027-05-12', time: '19:00', words: 'Wednesday, May 12' },
    ],
    deadlines: [],
    arguableDeadlines: ['2027-02-26'],
    actionRequired: false,
    actions: [],
  },
};

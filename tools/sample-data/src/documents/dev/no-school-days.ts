import type { SampleDocument } from '../sample-document.ts';

export const noSchoolDays: SampleDocument = {
  id: 'no-school-days',
  title: 'Days without school, 2026–27',
  received: '2026-08-12',
  made: '2026-08-10',
  text: `
^ Springfield School District 12
^ Days without school, 2026–27

August 10, 2026

To all families of Lakeside Elementary, Prairie View Elementary and Franklin Middle School

Here are the days of the coming school year on which there are no classes, for your refrigerator door. The calendar was approved by the Board of Education, 5 votes to 2, and is also on our website.

| Occasion | No school on
| Labor Day | Monday, September 7, 2026
| Columbus Day | Monday, October 12
| Teacher Institute | Friday, October 30
| Parent-teacher conferences | Thursday and Friday, November 19–20
| Thanksgiving break | November 25–27
| Winter break | December 21, 2026 – January 1, 2027
| Martin Luther King Jr. Day | Monday, January 18
| Presidents’ Day | Monday, February 15
| Spring break | March 22–26
| Memorial Day | Monday, May 31

The last day of school is Friday, June 4, 2027, with dismissal at 11:30 a.m. If we lose more than 2 days to snow, the year grows longer at that end.

Before- and after-school care (Building C, Room 1-2) is closed on all of these days except the two conference days, when it is open from 7 a.m. until 6 p.m.

District Office · 1900 West Monroe Street · (217) 555-0100
`,
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2026-08-10',
    dates: [
      { date: '2026-09-07', words: 'Monday, September 7, 2026' },
      { date: '2026-10-12', words: 'Monday, October 12' },
      { date: '2026-10-30', words: 'Friday, October 30' },
      { date: '2026-11-19', endDate: '2026-11-20', words: 'Thursday and Friday, November 19–20' },
      { date: '2026-11-25', endDate: '2026-11-27', words: 'November 25–27' },
      { date: '2026-12-21', endDate: '2027-01-01', words: 'December 21, 2026 – January 1, 2027' },
      { date: '2027-01-18', words: 'Monday, January 18' },
      { date: '2027-02-15', words: 'Monday, February 15' },
      { date: '2027-03-22', endDate: '2027-03-26', words: 'March 22–26' },
      { date: '2027-05-31', words: 'Monday, May 31' },
      { date: '2027-06-04', time: '11:30', words: 'Friday, June 4, 2027', otherTimes: [null] },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
  },
};

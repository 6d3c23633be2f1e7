import type { SampleDocument } from '../sample-document.ts';

export const novemberDecemberDismissals: SampleDocument = {
  id: 'november-december-dismissals',
  title: 'Early dismissals and holidays',
  received: '2026-11-16',
  made: '2026-11-16',
  text: `
^ Lakeside Elementary School
^ Gloria Reyes, Principal

Monday, November 16, 2026

Dear Lakeside families,

the next five weeks are full of holes, so here they all are in one place.

As you know, there are no classes on Thursday and Friday of this week because of conferences. We are back on Monday.

Tuesday, Nov. 24, is a short day. Everyone is dismissed at 11:30 a.m., buses run at that time, and no lunch is served (there will be a granola bar). After-school care is open that afternoon until 3 for those who have signed up. Then comes Thanksgiving, from Wednesday the 25th through Friday the 27th, and the building is locked. School begins again on Monday, November 30, at 8:15 as always.

In December the last day of classes is the 18th, with dismissal at 1 p.m., this time after lunch. Winter break lasts from Dec. 21 to Jan. 1. The office is staffed 9–12 on the first two days of it, and after that the machine takes messages. We see the children again on January 4, in boots if need be.

What we need from you: a line to the classroom teacher saying how your child gets home on the short Tuesday, no later than noon this Wednesday. If it is after-school care, add the $14. A note on a napkin is fine; a call at 11:20 that day is not, there is 1 phone line and there are 412 children.

The coat and can drive goes on until break. So far: 88 coats, 1,130 cans, and 1 unopened wedding cake topper.

Happy Thanksgiving, and thank you for a good fall.

Gloria Reyes

Office (217) 555-0134 · Attendance line 555-0135, 24/7 · Room 101
`,
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2026-11-16',
    dates: [
      { date: '2026-11-19', words: 'Thursday' },
      { date: '2026-11-20', words: 'Friday of this week' },
      { date: '2026-11-23', words: 'Monday' },
      { date: '2026-11-24', time: '11:30', words: 'Tuesday, Nov. 24' },
      { date: '2026-11-25', endDate: '2026-11-27', words: 'from Wednesday the 25th through Friday the 27th' },
      { date: '2026-11-30', time: '08:15', otherTimes: [null], words: 'Monday, November 30' },
      { date: '2026-12-18', time: '13:00', otherTimes: [null], words: 'the 18th' },
      { date: '2026-12-21', endDate: '2027-01-01', words: 'from Dec. 21 to Jan. 1' },
      { date: '2027-01-04', words: 'January 4' },
      { date: '2026-11-18', time: '12:00', words: 'this Wednesday' },
    ],
    mentioned: [
      { date: '2026-12-21', endDate: '2026-12-22', why: 'the first two days of the break, when the office is open' },
      { date: '2026-11-26', why: 'Thanksgiving' },
    ],
    deadlines: ['2026-11-18'],
    actionRequired: true,
    actions: ['teacher|home|note|line'],
  },
};

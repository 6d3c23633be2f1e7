import type { SampleDocument } from '../sample-document.ts';

export const kindergartenBuddies: SampleDocument = {
  id: 'kindergarten-buddies',
  title: 'Kindergarten buddies',
  received: '2027-01-21',
  made: '2027-01-21',
  mail: {
    from: 'Imogen Falk <ifalk@lakeside.example.org>',
    to: 'Room 12 families <room12@lakeside.example.org>',
    date: '2027-01-21',
    time: '15:52',
    subject: 'Kindergarten buddies: a shoebox, and maybe you?',
    form: 'latin1',
  },
  text: `
Dear parents of Mr. Okafor's fourth graders,

I teach kindergarten in Room 2, at the other end of the hall. From next week on each of your children will be a "big buddy" to one or two of mine. They read together, build things, and tie about 40 shoes.

We begin on Wednesday, 1:10-1:50, in my room. After that the buddies meet on Feb. 10, Feb. 24 and March 10, always at the same time. We may go on in April, I'll let you know.

Two things.

1) Each fourth grader needs an empty shoebox (lid too, if there is one; size doesn't matter, 5 1/2 or 12). Could it be in Room 12 by Tuesday? We make the mailboxes on the first day.

2) I could use one or two grown-ups at a time, mostly to staple. It is an offer, no more: if you have a free half hour on one of those afternoons, just come, or drop me a line at any time. Visitors sign in at the office and need the volunteer form VF-2/11, which takes the district some 5 days and is good for 2 years.

Thanks a lot - the little ones have been asking "is it buddy day" since the 4th of January, when I made the mistake of telling them.

Imogen Falk
Kindergarten, Room 2
Prep time 10:20-10:55, (217) 555-0134 ext. 102
Crème brûlée enthusiast
`,
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-01-21',
    dates: [
      { date: '2027-01-27', time: '13:10', endTime: '13:50', words: 'Wednesday' },
      { date: '2027-02-10', time: '13:10', endTime: '13:50', words: 'Feb. 10' },
      { date: '2027-02-24', time: '13:10', endTime: '13:50', words: 'Feb. 24' },
      { date: '2027-03-10', time: '13:10', endTime: '13:50', words: 'March 10' },
      { date: '2027-01-26', words: 'Tuesday' },
    ],
    mentioned: [{ date: '2027-01-04', why: 'when the kindergartners were told' }],
    deadlines: ['2027-01-26'],
    actionRequired: true,
    actions: ['shoebox|shoe box|box'],
  },
};

import type { SampleDocument } from '../sample-document.ts';

export const snowDays: SampleDocument = {
  id: 'snow-days',
  title: 'Making up for the snow days',
  received: '2027-02-08',
  made: '2027-02-08',
  mail: {
    from: 'District 12 Communications <news@district12.example.org>',
    date: '2027-02-08',
    time: '10:30',
    subject: 'How we make up for the snow days; early dismissal this week',
    form: 'plain',
  },
  text: `
To the families of all District 12 schools, including Lakeside Elementary

Snow closed our schools on Thursday, January 21, Friday, January 22, and Thursday, February 4. The state asks for 176 days of instruction, so this is how the three days come back:

- Presidents' Day, Monday, February 15, becomes a regular school day.
- The year ends on Tuesday, June 8, instead of Friday, June 4.

Spring break (March 22-26) stays as it is. You may book that trip.

Also: this Friday is an early dismissal day. Elementary schools let out at 1:00 p.m., Franklin Middle School at 1:20 p.m. Buses run two hours earlier than usual, lunch is served, and after-school care is open until 6.

Should the weather surprise us again, we call the number that you gave us by 5:45 a.m. and post it on Channel 3/20.

No reply is needed.

District 12 Communications, (217) 555-0100
`,
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2027-02-08',
    dates: [
      { date: '2027-02-15', words: 'Monday, February 15' },
      { date: '2027-06-08', words: 'Tuesday, June 8' },
      { date: '2027-03-22', endDate: '2027-03-26', words: 'March 22-26' },
      { date: '2027-02-12', time: '13:00', otherTimes: [null], words: 'this Friday' },
    ],
    mentioned: [
      { date: '2027-01-21', why: 'a past closing' },
      { date: '2027-01-22', why: 'a past closing' },
      { date: '2027-02-04', why: 'a past closing' },
      { date: '2027-06-04', why: 'the former last day' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
  },
};

import type { SampleDocument } from '../sample-document.ts';

export const ptaMeetingMail: SampleDocument = {
  id: 'pta-meeting-mail',
  title: 'PTA meeting reminder',
  received: '2027-02-08',
  made: '2027-02-08',
  mail: {
    from: 'Lakeside PTA – Secretary <secretary@lakesidepta.example.org>',
    date: '2027-02-08',
    time: '19:48',
    subject: 'PTA tomorrow (library, NOT the gym)',
    form: 'alternative',
  },
  text: `
Dear Lakeside parents and guardians,

a reminder that we meet tomorrow, Tuesday 2/9, at 6:30 in the library. Not in the gym, whatever the sign on the fence says: the 5th grade has basketball there until 8. You can also join by video, the room opens at 6:20, [same link as always](https://lakesidepta.example.org/meet), code 410 225.

# Agenda

| 6:30 | Welcome, minutes of January 12 (attached, 3 pages)
| 6:35 | Treasurer: balance $7,412.60, of which $3,200 is set aside for shade
| 6:50 | Principal Reyes: crossing guard, 4-square courts, cafeteria noise
| 7:10 | Spring auction
| 7:40 | Anything else

Babysitting is in Room 3 as usual; just drop them off.

# Spring auction

It will be on Saturday, April 24, doors at 5:30 p.m., first bid at 6, in the VFW hall at 2200 Sangamon Avenue. Tickets are $15, or 2 for $25, and go on sale on March 15. If you have something to give (a week in a cabin, a cake every month, the goat yoga from 2025 made $310) write to Priya. She takes things until 4/16.

# Board for next year

We look for a vice president and a second treasurer. It is about 4 hours a month. Nominations are open through Feb. 26, you may nominate yourself, and nobody has ever been laughed at.

# Remaining meetings this year

March 9, April 13 and May 11, all at 6:30.

See you tomorrow!

Wendell Ogilvie, secretary
217-555-0166 (text, please)

Lakeside PTA, Unit 12-310 · 400 Lakeshore Drive · [Leave this list](https://lakesidepta.example.org/stop)
`,
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2027-02-08',
    dates: [
      { date: '2027-02-09', time: '18:30', otherTimes: ['18:20'], words: 'Tuesday 2/9' },
      { date: '2027-04-24', time: '17:30', otherTimes: ['18:00'], words: 'Saturday, April 24' },
      { date: '2027-03-15', words: 'March 15' },
      { date: '2027-04-16', words: '4/16' },
      { date: '2027-02-26', words: 'Feb. 26' },
      { date: '2027-03-09', time: '18:30', words: 'March 9' },
      { date: '2027-04-13', time: '18:30', words: 'April 13' },
      { date: '2027-05-11', time: '18:30', words: 'May 11' },
    ],
    mentioned: [{ date: '2027-01-12', why: 'the meeting before, of which the minutes are' }],
    deadlines: [],
    arguableDeadlines: ['2027-04-16', '2027-02-26'],
    actionRequired: false,
    actions: [],
  },
};

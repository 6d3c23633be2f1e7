import type { SampleDocument } from '../sample-document.ts';

export const ptaNewsletter: SampleDocument = {
  id: 'pta-newsletter',
  title: 'Lakeside PTA News, September',
  received: '2026-09-17',
  made: '2026-09-17',
  mail: {
    from: 'Lakeside Elementary PTA <news@lakesidepta.example.org>',
    date: '2026-09-17',
    time: '17:05',
    subject: 'Lakeside PTA News: Walk-a-Thon, membership, pizza night',
    form: 'html',
  },
  text: `
Hello Lakeside families! The school year is three weeks old and the PTA is already out of breath. Here is what is going on at Lakeside Elementary.

# Thank you for a great picnic

What a turnout at the Back-to-School Picnic on Saturday, September 12! More than 310 of you came, we grilled 240 hot dogs, and the dunk tank (poor Principal Reyes) raised $412 for the playground. A special thank you to the 5th graders who stayed to fold tables, and to Pastor Mike for the 2 extra grills.

# Walk-a-Thon

Our one big fundraiser of the year is on Friday, October 2. Every class walks the track for 40 minutes during the school day: Grades K–2 before lunch and Grades 3–5 after. Families are welcome along the fence with cowbells.

Pledge sheets came home in the Thursday folders. Please send pledge sheets and money back to your child’s teacher by Monday, October 5. The class with the most laps gets a popcorn party. Our goal is $12,500, which pays for the new shade over the playground.

# Join the PTA

Membership is $10 a family. It pays for field trips, classroom supplies and the science nights, and you do not have to come to a single meeting. Join by September 30 and you are in the drawing for a reserved front-row space at the Winter Concert. [Join online](https://lakesidepta.example.org/join) or send the envelope to the office.

# Pizza night

Eat at Gino’s, 1023 South Fifth Street, on Wednesday, September 23, from 4 to 8 p.m. and 20% of your bill comes to the PTA. Mention Lakeside when you pay. Take-out counts; delivery apps do not.

# Next meeting

Come and meet the new board on Tuesday, October 13, at 6:30 p.m. in the school library. Girl Scout Troop 4410 looks after the little ones in Room 3. On the agenda: the spring auction, the crossing guard at Lakeshore and 4th, and how we spend the $3,200 left from last year.

# Volunteers

- Lap counters for the Walk-a-Thon, in shifts of one hour
- Somebody who can sew banners (we have the fabric, about 10/12 yards)
- A treasurer’s assistant with a head for numbers and a weak spot for spreadsheets

Write to volunteers@lakesidepta.example.org, or call Tasha Greene, 217-555-0163, who answers until 9 in the evening.

You may forward this letter to other Lakeside families. To leave the list, answer with STOP.
`,
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2026-09-17',
    dates: [
      { date: '2026-09-12', words: 'Saturday, September 12' },
      { date: '2026-10-02', words: 'Friday, October 2' },
      { date: '2026-10-05', words: 'Monday, October 5' },
      { date: '2026-09-30', words: 'September 30' },
      { date: '2026-09-23', time: '16:00', endTime: '20:00', words: 'Wednesday, September 23' },
      { date: '2026-10-13', time: '18:30', words: 'Tuesday, October 13' },
    ],
    deadlines: ['2026-09-30', '2026-10-05'],
    actionRequired: true,
    actions: ['pledge', 'join|membership'],
  },
};

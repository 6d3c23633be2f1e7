import type { SampleDocument } from '../sample-document.ts';

export const principalNews: SampleDocument = {
  id: 'principal-news',
  title: 'Lakeside Weekly',
  received: '2026-11-06',
  made: '2026-11-06',
  mail: {
    from: 'Gloria Reyes <principal@lakeside.example.org>',
    date: '2026-11-06',
    time: '15:40',
    subject: 'Lakeside Weekly: conferences, Veterans Day, coat drive',
    form: 'alternative',
  },
  text: `
Dear Lakeside Elementary families,

the first frost is on the soccer field and the hallways smell of cinnamon, which is Room 6 making applesauce. Here is the news of the week.

# Conferences

There are no classes on Thursday and Friday, November 19–20. On both days you can meet your child’s teacher for 15 minutes. Please sign up for a time [on our website](https://lakeside.example.org/conferences); sign-up closes next Friday at noon. If you have two children here, book neighboring times, and we will see that you do not have to run.

# Veterans Day

We do have school on Veterans Day. Grandparents, neighbors and friends who served are invited to our assembly on Wednesday, November 11, at 9:30 a.m. The third grade sings, and Mr. Abernathy, 94 years old, raises the flag.

# Read-a-Thon

The children read 41,310 minutes last year. Let us beat that! Pledge forms for the Read-a-Thon are due on Thursday, November 12, to the homeroom teacher. Every minute counts, comic books too. Grades 4/5 keep their own logs.

# Coat drive

Boxes for warm coats stand at both entrances through November 24. Children’s sizes 4–16 are needed most. Zippers should work. In 2025 we collected 138 coats.

# Lost and found

The table overflows again: 3 lunch boxes, 11 single gloves and a trombone. What is still there on Monday, November 23, goes to charity.

# Retakes

Picture retakes were on Wednesday, November 4. The envelopes come home in about three weeks.

# From the cafeteria

Hot lunch is now $3.10, breakfast $1.85. Menus are on the door of Room 2-B. The number for allergies and special diets is 555-0134, extension 9.

# A word about the parking lot

We may sound like a broken record, but please do not stop in the bus lane between 7:45 and 8:15, not even for 1 minute. Second grade moved its line to Door 5 because of it. Walking the last block from Ash Street takes 4 minutes and does everybody good.

With warm regards,
Gloria Reyes, Principal
`,
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2026-11-06',
    dates: [
      { date: '2026-11-19', endDate: '2026-11-20', words: 'Thursday and Friday, November 19–20' },
      { date: '2026-11-13', time: '12:00', words: 'next Friday at noon' },
      { date: '2026-11-11', time: '09:30', words: 'Wednesday, November 11' },
      { date: '2026-11-12', words: 'Thursday, November 12' },
      { date: '2026-11-24', words: 'November 24' },
      { date: '2026-11-23', words: 'Monday, November 23' },
    ],
    mentioned: [{ date: '2026-11-04', why: 'the past retakes' }],
    deadlines: ['2026-11-12', '2026-11-13'],
    arguableDeadlines: ['2026-11-23', '2026-11-24'],
    actionRequired: true,
    actions: ['sign up|conference', 'pledge'],
  },
};

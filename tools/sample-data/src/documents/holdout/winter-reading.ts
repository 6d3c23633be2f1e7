import type { SampleDocument } from '../sample-document.ts';

export const winterReading: SampleDocument = {
  id: 'winter-reading',
  title: 'Winter reading challenge',
  received: '2026-12-29',
  made: '2026-12-22',
  text: `
^ Snowed In With a Book
^ The winter reading challenge of the Springfield Public Library

Read 20 minutes a day on 5 of 7 days, color a snowflake for each day, and win a book to keep. For ages 5 to 12. It is free.

# How it works

| The challenge runs | January 4 – February 12, 2027
| Sign up | at any branch by January 15
| Turn in your snowflakes | by February 12
| Prize party | Saturday, February 20, 1–2:30 p.m.

Anything counts: comics, audio books, a recipe for 1/2 dozen muffins, reading to the dog.

# Prizes

- 10 snowflakes: a bookmark
- 20 snowflakes: a book of your choice
- 30 snowflakes: a ticket to the planetarium ($8 value, good until the end of August)

The prize party is at the Main Library, 326 South Seventh Street, with a magician who has not lost a rabbit since 1998.

Pick up a snowflake sheet at the Children’s Desk, or call (217) 555-0126, ext. 2.
`,
  truth: {
    category: 'Community',
    who: [],
    whoElse: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      { date: '2027-01-04', endDate: '2027-02-12', words: 'January 4 – February 12, 2027' },
      { date: '2027-01-15', words: 'January 15' },
      { date: '2027-02-12', words: 'February 12' },
      { date: '2027-02-20', time: '13:00', endTime: '14:30', words: 'Saturday, February 20' },
    ],
    mentioned: [{ date: '2027-08-31', why: 'the end of August, until which a ticket is good' }],
    deadlines: [],
    arguableDeadlines: ['2027-01-15', '2027-02-12'],
    actionRequired: false,
    actions: [],
  },
};

import type { SampleDocument } from '../sample-document.ts';

export const bookFair: SampleDocument = {
  id: 'book-fair',
  title: 'Spring Book Fair',
  received: '2027-02-26',
  made: '2027-02-26',
  text: `
^ The Book Fair is back!
^ Lakeside Elementary Library

February 26, 2027

Dear Lakeside families,

the Spring Book Fair fills our library from Monday, March 8, through Friday, March 12. Each class visits once to look and once to buy, and the fair is open after school every day until 4:00.

# Family Night

Bring the whole family on Wednesday, March 10, from 5:30 to 7:30 p.m. There will be cocoa, a scavenger hunt along shelves 1–24, and at 6:15 Principal Reyes reads in her bathrobe.

# Prices

Most books cost between $4 and $12. Posters are $5, and the 2-for-1 table is by the door. We take cash, cards and checks. With an eWallet your child needs no cash at all.

# Where the money goes

For every $10 we earn $3 in new books. The fall fair, October 19–23, brought us 217 new titles. Thank you!

Ines Baptiste, Librarian
Room 20 · 555-0134, ext. 1020
`,
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2027-02-26',
    dates: [
      { date: '2027-03-08', endDate: '2027-03-12', words: 'Monday, March 8, through Friday, March 12' },
      { date: '2027-03-10', time: '17:30', endTime: '19:30', words: 'Wednesday, March 10' },
    ],
    mentioned: [{ date: '2026-10-19', endDate: '2026-10-23', why: 'the past fair' }],
    deadlines: [],
    actionRequired: false,
    actions: [],
  },
};

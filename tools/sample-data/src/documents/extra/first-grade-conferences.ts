import type { SampleDocument } from '../sample-document.ts';

export const firstGradeConferences: SampleDocument = {
  id: 'first-grade-conferences',
  title: 'Report cards and spring conferences',
  received: '2027-02-22',
  made: '2027-02-22',
  text: `
^ Lakeside Elementary School · Room 4

February 22, 2027

Dear family of: Leo Rivera (Grade 1)

Second trimester report cards come home this Friday, in the large brown envelope. Please look at it together, sign the envelope (not the card, the card is yours) and return it by Tuesday, March 2. I reuse the envelopes; number 17 is Leo’s.

A word on the numbers: 4 means beyond grade level, 3 at grade level, 2 getting there, 1 not yet. A row of 3s is a very good card. Reading levels run from A to J by June, and 10–12 is the usual range on the math check at this point.

Now to the spring conferences. They last 15 minutes. I have these times to give:

| Thursday, March 4 | 3:45, 4:05, 4:25, 4:45, 5:30, 5:50, 6:10, 6:30
| Tuesday, March 9 | 3:45, 4:05, 4:25, 4:45, 5:05

Circle your first choice, underline two others and send the whole sheet back no later than Wednesday. Next Monday each child gets a slip with the time. If you need an interpreter, write the language here: ______________. If none of it works we will talk on the phone, before school, any day you say.

Conferences are in Room 4. There is a bench and a box of picture books in the hall for brothers and sisters.

With kind regards,
Miriam Abernathy
mabernathy@lakeside.example.org, or leave word at 555-0134 between 7:30 and 4
`,
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: '2027-02-22',
    dates: [
      { date: '2027-02-26', words: 'this Friday' },
      { date: '2027-03-02', words: 'Tuesday, March 2' },
      { date: '2027-03-04', time: '15:45', otherTimes: [null], words: 'Thursday, March 4' },
      { date: '2027-03-09', time: '15:45', otherTimes: [null], words: 'Tuesday, March 9' },
      { date: '2027-02-24', words: 'Wednesday' },
      { date: '2027-03-01', words: 'Next Monday' },
    ],
    deadlines: ['2027-03-02', '2027-02-24'],
    actionRequired: true,
    actions: ['sign|envelope', 'time|choice|sheet|conference|slot'],
  },
};

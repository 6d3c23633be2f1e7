import type { SampleDocument } from '../sample-document.ts';

export const spellingBeeRounds: SampleDocument = {
  id: 'spelling-bee-rounds',
  title: 'Spelling bee, grades 3 to 5',
  received: '2026-12-01',
  made: '2026-11-30',
  text: `
^ Lakeside Elementary School
^ Spelling Bee Committee

November 30, 2026

Dear families of third, fourth and fifth graders,

B-E-E season is here. The word list (450 words, on 6 pages, the 50 hardest in italics) comes home with this letter. Ten minutes an evening is plenty; crying over “rhythm” is a sign to stop.

How it goes:

Round 1 – in the classroom, on Tuesday, January 5, during the language block. Everybody spells. It is on paper and takes 20 minutes.

Round 2 – the school bee. The best three of each class meet on stage on Thursday, January 14.
Doors open at 12:50, the first word is read at 1:15 p.m.
Families are very welcome. If school is closed for snow that day, we do it on the 19th at the same time.

Round 3 – district, Saturday, January 30, at Franklin Middle School, 2 champions from each building. Check-in 8:45 a.m., first round 9:30, over by lunch. Admission $3, under 12 free.

From there it is on to the county (February 20, in Decatur, details for those who get there).

Mrs. Lindqvist offers practice before school on December 3, 10 and 17, 7:35 to 8:05 a.m., Room 14. Just drop in; bring the list.

Round 1 is for everybody, but going on stage is not. So that we know, please return the strip below by Friday, December 11, with a yes or a no.

Karin Lindqvist (Room 14) and Beth Aldaco (Room 17)

---

Student ______________________ Room ____     If among the best three:  [  ] yes, stage     [  ] no, thank you

Parent ______________________
`,
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2026-11-30',
    dates: [
      { date: '2027-01-05', words: 'Tuesday, January 5' },
      { date: '2027-01-14', time: '13:15', otherTimes: ['12:50'], words: 'Thursday, January 14' },
      { date: '2027-01-19', time: '13:15', otherTimes: [null, '12:50'], words: 'the 19th' },
      { date: '2027-01-30', time: '08:45', otherTimes: ['09:30'], words: 'Saturday, January 30' },
      { date: '2027-02-20', words: 'February 20' },
      { date: '2026-12-03', time: '07:35', endTime: '08:05', words: 'December 3, 10 and 17' },
      { date: '2026-12-10', time: '07:35', endTime: '08:05', words: '10 and 17' },
      { date: '2026-12-17', time: '07:35', endTime: '08:05', words: '17' },
      { date: '2026-12-11', words: 'Friday, December 11' },
    ],
    deadlines: ['2026-12-11'],
    actionRequired: true,
    actions: ['strip|return|yes or|stage'],
  },
};

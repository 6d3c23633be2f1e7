import type { SampleDocument } from '../sample-document.ts';

export const room12Weekly: SampleDocument = {
  id: 'room-12-weekly',
  title: 'Room 12 News',
  received: '2027-01-08',
  made: '2027-01-08',
  text: `
^ ROOM 12 NEWS
^ Mr. Okafor · Grade 4 · Lakeside Elementary

Friday, January 8, 2027

Hello again, Room 12 families! We are 24 now: Tobias joined us this week from Peoria, and he already knows where the hamster food is.

# What we are up to

- Math: Chapter 7, fractions. We compare 3/4 with 5/8 and argue about pizza. Pages 214–231 in the blue book.
- Reading: “Sarah, Plain and Tall”, about 9 pages a night. Level Q and up may read ahead.
- Social studies: everybody has drawn a state out of the hat. (No trading! I mean it!)

# Next week at a glance

| Monday | Library. Last term’s books have to be back or the little red slip comes home again.
| Tuesday | Spelling pretest, list 16
| Wednesday | Ms. Hodges brings the instruments: everyone may blow into a trombone, 10:15 to 11:00
| Thursday | Fractions quiz (lessons 1–4). Study guide is in the folder.
| Friday | Spelling test. Reading logs due, signed by a grown-up, at least 100 minutes.

# A little further on

There is no school on Monday the 18th (Dr. King’s birthday). The outline of the state report is therefore due a week from Tuesday, January 19. One page, three headings, no paragraphs yet please.

Finished posters are due on 2/2. We present them to you on Thursday, February 4, 1:30–2:30, in the room; bring a folding chair if you have one, we own 26 and none of them fits an adult.

If you would like to order from the winter book club, the flyer is in the folder. Our class code is K7-2214 and online orders go off on Wednesday 1/20. Five-dollar books, most of them.

I am in Room 12 from 7:40 and answer mail until about 4:30. After that I am somebody’s dad.

D. Okafor
dokafor@lakeside.example.org · (217) 555-0134, ext. 112
`,
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2027-01-08',
    dates: [
      { date: '2027-01-11', words: 'Monday' },
      { date: '2027-01-12', words: 'Tuesday' },
      { date: '2027-01-13', time: '10:15', endTime: '11:00', words: 'Wednesday' },
      { date: '2027-01-14', words: 'Thursday' },
      { date: '2027-01-15', words: 'Friday' },
      { date: '2027-01-18', words: 'Monday the 18th' },
      { date: '2027-01-19', words: 'a week from Tuesday, January 19' },
      { date: '2027-02-02', words: '2/2' },
      { date: '2027-02-04', time: '13:30', endTime: '14:30', words: 'Thursday, February 4' },
      { date: '2027-01-20', words: 'Wednesday 1/20' },
    ],
    deadlines: ['2027-01-15', '2027-01-19', '2027-02-02'],
    arguableDeadlines: ['2027-01-11', '2027-01-20'],
    actionRequired: true,
    actions: ['log|sign', 'outline|report', 'poster'],
  },
};

import type { SampleDocument } from '../sample-document.ts';

export const readingNight: SampleDocument = {
  id: 'reading-night',
  title: 'Flashlight Reading Night',
  received: '2027-02-24',
  made: '2027-02-23',
  text: `
^ Flashlight Reading Night
^ in the Lakeside Elementary library

| Who | All Lakeside students, each with at least one grown-up. Little brothers and sisters too.
| What | The lights go out, the flashlights go on, and we read: alone, in pairs, in tents, under tables
| When | Thursday, March 11, 2027
| Time | Doors 5:45 · first story 6:00 · lights back on 7:30 p.m.
| Where | Library and hall B (use Door 2, the others are locked at 5)
| Cost | Free. Pizza $2.50 a slice, juice 75¢
| Bring | Flashlight, pillow, pajamas if you dare

# Pizza

So that we don’t end up with 40 boxes again, please tell us how many slices: return the bottom of this page, with the money, by Mon. 3/8. Zero is an answer too.

# Book swap

Bring up to 5 books that you have outgrown to the cart outside the library any morning from March 1 to March 9, before the bell. For each one you get a ticket, and a ticket buys another child’s book that night. No encyclopedias. Truly. We still have 22 volumes of the 1987 one.

# Also in March

A mystery guest reads aloud over the loudspeaker on Fridays at 2:40. Last year it was the mayor, the year before, a firefighter with a 30-pound cat.

Olga Petrov, librarian · library@lakeside.example.org · Tu–F 8:15–3:30

---

Family name ______________________     Children in Rooms ____ ____

Cheese ____ slices     Pepperoni ____ slices     x $2.50 = $ ________
`,
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: null,
    dates: [
      { date: '2027-03-11', time: '18:00', endTime: '19:30', otherTimes: ['17:45'], words: 'Thursday, March 11, 2027' },
      { date: '2027-03-08', words: 'Mon. 3/8' },
      { date: '2027-03-01', endDate: '2027-03-09', words: 'from March 1 to March 9' },
    ],
    mentioned: [
      { date: '2027-03-05', why: 'one of the Fridays in March' },
      { date: '2027-03-12', why: 'one of the Fridays in March' },
      { date: '2027-03-19', why: 'one of the Fridays in March' },
      { date: '2027-03-26', why: 'one of the Fridays in March' },
    ],
    deadlines: ['2027-03-08'],
    actionRequired: true,
    actions: ['pizza|slice|return'],
  },
};

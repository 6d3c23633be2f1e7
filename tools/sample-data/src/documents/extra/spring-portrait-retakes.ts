import type { SampleDocument } from '../sample-document.ts';

export const springPortraitRetakes: SampleDocument = {
  id: 'spring-portrait-retakes',
  title: 'Spring portraits: retakes and yearbook',
  received: '2027-04-12',
  made: '2027-04-09',
  text: `
^ KESSLER SCHOOL PHOTO
^ Spring portraits · Order & retake form · Lakeside Elementary

Student: LEO RIVERA     Grade: 1     Proof no. LK27-0412-088

# Your proof is enclosed

You owe nothing for looking. Keep what you like and pay for it; what you do not like goes back to school in this envelope. In either case the envelope has to be returned by Monday, April 19. Proofs that are not back are charged at $6.

| Item | Price | How many
| Whole packet (1 8x10, 2 5x7, 8 wallets) | $34.00 | ____
| Sheet A, one 8x10 | $12.00 | ____
| Sheet B, two 5x7 | $12.00 | ____
| Class picture, 7x11 | $10.00 | ____
| Digital file by e-mail | $19.50 | ____
| 2026–27 yearbook, soft cover, 64 pages | $18.00 | ____
| TOTAL (checks to Kessler Photo; $25 for returned checks) | | $ ____

# Retakes

| When | Thurs., April 22, 8:15–9:30 a.m.
| Where | Stage, behind the gym
| Who | Anybody who was absent, blinked, or put an X here: [  ]
| What to bring | This form and all the prints. Without them the photographer cannot help you.

# Yearbooks

Already have one on order from the fall? Then skip that line. Otherwise this is the last call: yearbook orders close on 4/30 at midnight, here or at www.kesslerphoto.example.org (code LAKE-1127). Books arrive the week of May 24 and are handed out in class. We print 15 extra; when they are gone, they are gone.

Customer care 1-800-555-0136, Mon–Fri 8–6, Sat 9–12. Kessler School Photo, 7-10 Depot Street, Lincoln. Form SP-3/21.
`,
  truth: {
    category: 'School',
    who: ['Leo'],
    documentDate: null,
    dates: [
      { date: '2027-04-19', words: 'Monday, April 19' },
      { date: '2027-04-22', time: '08:15', endTime: '09:30', words: 'Thurs., April 22' },
      { date: '2027-04-30', time: '23:59', otherTimes: [null, '00:00'], words: '4/30' },
    ],
    mentioned: [{ date: '2027-05-24', endDate: '2027-05-30', why: 'the week in which books come, on no certain day' }],
    deadlines: ['2027-04-19', '2027-04-30'],
    actionRequired: true,
    actions: ['return|envelope|proof|pay'],
  },
};

import type { SampleDocument } from '../sample-document.ts';

export const carLineCorrection: SampleDocument = {
  id: 'car-line-correction',
  title: 'Dismissal: correction',
  received: '2027-04-07',
  made: '2027-04-07',
  text: `
^ Lakeside Elementary School
^ Main Office · Room 101 · open 7:30–4:00

4/7/27

TO: all families
FROM: the office
RE: new dismissal pattern – CORRECTION

The note that went home on Monday had the wrong day on it. We are sorry, and thank you to the eleven people who called. The new pattern does not start on April 12 but on Wednesday, April 14. The county will not have the crosswalk at Lakeshore & 4th painted before that.

From then on:

| Who | Which door | When
| Car riders, K–2 | Door C, by the cafeteria | 3:05
| Walkers and bikes | Door 1, with Mr. Dale, the crossing guard | 3:10
| Car riders, 3–5 | Door 4, gym side | 3:15
| Bus riders | no change | no change

If you have children in both groups, they all go to Door 4. Please pull up as far as cone 12, stay in the car, and keep the speed at 5 mph. Cars parked in the two fire lanes are towed ($185, not our rule).

Please fill in the card below and send it back before noon on Friday, even if nothing changes for you. We go by the card, not by what a six-year-old remembers.

Thank you,
Nhu Tran, office manager
(217) 555-0134

P.S. Bus 9 will be some 15 minutes late tomorrow afternoon. A substitute is driving.

---

# How my child goes home

Child ______________________   Room ______   [  ] bus no. ____   [  ] car   [  ] walks or bikes   [  ] after-school care

Tag number (on last fall’s orange tag, like 4-118) __________     Signature ______________________
`,
  truth: {
    category: 'School',
    who: ['Maya', 'Leo'],
    documentDate: '2027-04-07',
    dates: [
      { date: '2027-04-14', time: '15:05', otherTimes: [null, '15:10', '15:15'], words: 'Wednesday, April 14' },
      { date: '2027-04-09', time: '12:00', words: 'Friday' },
      { date: '2027-04-08', words: 'tomorrow afternoon' },
    ],
    mentioned: [
      { date: '2027-04-05', why: 'Monday, when the wrong note went home' },
      { date: '2027-04-12', why: 'the wrong day, which is off' },
    ],
    deadlines: ['2027-04-09'],
    actionRequired: true,
    actions: ['card|goes home|gets home'],
  },
};

import type { SampleDocument } from '../sample-document.ts';

export const farmTrip: SampleDocument = {
  id: 'farm-trip',
  title: 'First grade farm trip',
  received: '2027-04-13',
  made: '2027-04-12',
  text: `
^ Lakeside Elementary School
^ First Grade Team: Ms. Dunn, Mrs. Ferraro, Mr. Yoon

Monday, April 12, 2027

Dear First Grade parents,

We are going to the farm! To finish our unit on plants and animals, all three first grade classes visit the Hartley Family Farm on Tuesday, May 11. We leave at 9:15 a.m. and are back at about 1:45 p.m. Should it pour, we go on Thursday, May 13, instead.

The children will ride a hay wagon, feed calves (only 3 at a time!) and plant a bean to take home. Please dress your child in old shoes and long pants. A picnic lunch is part of the price, so no lunch box is needed.

# Two things we need from you

- The permission slip at the bottom of this page is due Friday, April 23. Without it we cannot take your child off the school grounds.
- The trip costs $9 per child. Please send exact change in an envelope with your child’s name no later than Monday, May 3.

If your child is allergic to hay, bees, nuts or milk, write it on the slip and call the health office at 555-0148.

Parents who would like to ride along: we have 4 seats on each of the 2 buses, and the lot decides.

Thank you!
Your First Grade Team, Rooms 1-3

---

Child’s name ______________________________   Class ____________________

[  ] My child may visit the Hartley Family Farm, 8 Cattail Lane, with the first grade.

[  ] My child has an allergy: ______________________________

Signature ______________________________   Phone ____________________
`,
  truth: {
    category: 'School',
    who: ['Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-04-12',
    dates: [
      { date: '2027-05-11', time: '09:15', endTime: '13:45', words: 'Tuesday, May 11' },
      { date: '2027-05-13', otherTimes: ['09:15'], words: 'Thursday, May 13' },
      { date: '2027-04-23', words: 'Friday, April 23' },
      { date: '2027-05-03', words: 'Monday, May 3' },
    ],
    deadlines: ['2027-04-23', '2027-05-03'],
    actionRequired: true,
    actions: ['slip|permission', 'change|$9|costs|pay|envelope'],
  },
};

import type { SampleDocument } from '../sample-document.ts';

export const tballOpening: SampleDocument = {
  id: 'tball-opening',
  title: 'T-ball opening day',
  received: '2027-04-06',
  made: '2027-04-06',
  mail: {
    from: 'Ana Rivera <ana@example.org>',
    to: 'Ben Rivera <ben@example.org>',
    date: '2027-04-06',
    time: '07:55',
    subject: 'Fwd: T-ball: uniforms and opening day',
    form: 'plain',
  },
  text: `
Leo's t-ball. Can you do the snacks? A.

Begin forwarded message:

From: Hank Brubaker <hank@southsideball.example.org>
Date: April 5, 2027 at 8:14:22 PM CDT
To: Cubs T-ball parents
Subject: T-ball: uniforms and opening day

Howdy Cubs families!

Uniform pick-up is this Thursday, 5 to 6:30 p.m., at the concession stand. Hats run large.

Opening Day is Saturday, April 17. The parade lines up at 9:15 a.m. behind the fire house, first pitch at 10. Our own first game is the same day at 11:45 a.m. on Diamond 3.

I still need snack families for five games. Please answer with two dates that work for you by Sunday.

Coach Hank
217-555-0176

On Mar 8, 2027, at 7:02 PM, Hank Brubaker wrote:

> Last call! Registration ends on March 19 and we are at 11 of 12 kids.
> The fee is $60. Practices begin on Monday, March 29, at 5 p.m.
`,
  truth: {
    category: 'Sports',
    who: ['Leo'],
    whoElse: ['Ana', 'Ben'],
    documentDate: '2027-04-06',
    dates: [
      { date: '2027-04-08', time: '17:00', endTime: '18:30', words: 'this Thursday' },
      { date: '2027-04-17', time: '09:15', otherTimes: ['10:00'], words: 'Saturday, April 17' },
      { date: '2027-04-17', time: '11:45', words: '11:45 a.m. on Diamond 3' },
      { date: '2027-04-11', words: 'by Sunday' },
    ],
    mentioned: [
      { date: '2027-04-05', why: 'the date of the forwarded mail' },
      { date: '2027-03-08', why: 'the date of the mail below it' },
      { date: '2027-03-19', why: 'in the mail below, and over' },
      { date: '2027-03-29', why: 'in the mail below, and over' },
    ],
    deadlines: ['2027-04-11'],
    actionRequired: true,
    actions: ['snack|answer'],
  },
};

import type { SampleDocument } from '../sample-document.ts';

export const waltsSixtieth: SampleDocument = {
  id: 'walts-sixtieth',
  title: 'Surprise party for Walt',
  received: '2027-05-06',
  made: '2027-05-06',
  mail: {
    from: 'Josée Hartigan <josee.hartigan@example.com>',
    to: 'Ana Rivera <ana@example.org>, Ben Rivera <ben@example.org>',
    date: '2027-05-06',
    time: '13:27',
    subject: 'Walt turns 60 (shhh!!)',
    form: 'latin1',
  },
  text: `
Hi Ana, hi Ben,

this is a SECRET so please never answer to Walt's address and don't shout over the fence. Walt is going to be 60 on the 20th. That's a Thursday and no good for anything, so the party is on Saturday, May 22, in our back yard. All four of you are invited! Maya and Leo too of course, there will be about 10 kids and my brother brings the bouncy castle.

Please be here by 3:30, cars around the corner on 6th, because he comes back from golf at 4 sharp. Food is at half past five, crème brûlée instead of a cake (he asked for it 30 years ago, now he gets it). It's over at 10, Mrs. Tillotson at no. 14 has already been bribed.

Can you let me know by Wednesday if you're coming? I have to tell the caterer a number and they charge $22 a head.

Three favors, since I know where you live:
- Ben, can I have your two folding tables on Friday, around 6, the evening before? He's at choir then.
- Ana, your potato salad. Please. For 12 or so.
- A photo of any of you with Walt for the album, the sillier the better. In our mailbox (the green one, not his!) until Monday the 17th.

No presents, he owns 4 drills. If it rains we squeeze into the garage. There is NO rain date, whatever Ron tells you about June 5.

Hugs
Josée
16 Harbour St. / cell 217 555 0184

P.S. Brave people with trash bags are welcome on Sunday from 10:30. There'll be leftovers for breakfast.
`,
  truth: {
    category: 'Community',
    who: ['Ana', 'Ben', 'Maya', 'Leo'],
    documentDate: '2027-05-06',
    dates: [
      { date: '2027-05-22', time: '15:30', endTime: '22:00', otherTimes: ['16:00'], words: 'Saturday, May 22' },
      { date: '2027-05-12', words: 'by Wednesday' },
      { date: '2027-05-21', time: '18:00', words: 'Friday' },
      { date: '2027-05-17', words: 'Monday the 17th' },
      { date: '2027-05-23', time: '10:30', words: 'Sunday' },
    ],
    mentioned: [
      { date: '2027-05-20', why: 'the birthday itself, on which there is no party' },
      { date: '2027-06-05', why: 'no rain date' },
    ],
    deadlines: ['2027-05-12', '2027-05-17'],
    arguableDeadlines: ['2027-05-21'],
    actionRequired: true,
    actions: ['know|reply|rsvp|answer|respond|coming|confirm', 'photo|picture', 'salad', 'table'],
  },
};

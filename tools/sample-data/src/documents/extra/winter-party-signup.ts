import type { SampleDocument } from '../sample-document.ts';

export const winterPartySignup: SampleDocument = {
  id: 'winter-party-signup',
  title: 'Room 4 winter party',
  received: '2026-12-03',
  made: '2026-12-03',
  mail: {
    from: 'Jess Pruitt <jess.pruitt@example.org>',
    date: '2026-12-03',
    time: '21:17',
    subject: 'Re: Room 4 winter party – still need plates, juice + 2 humans',
    form: 'quoted-printable',
  },
  text: `
Hi Ana,

Leo told Wyatt you make “the good popcorn”, so you see where this is going :)

The Room 4 party is on Thursday, Dec. 17 (NOT the 18th as I first wrote, school lets out at 1 that Friday), 1:45 to 2:40 in the classroom. Set-up crew from 1:15, come in through the office and get a sticker.

What is still open:

- plates and napkins for 26
- juice boxes, 2 packs of 15 or so (no red please, new carpet)
- popcorn, no butter because of Dev, no nuts anywhere because of June
- 1 person for the snowman craft, 1 for the bean bag game

Could you pick something and tell me by next Thursday? A text is fine, 217.555.0139. Food can go to school that morning or the day before, there is a shelf in Room 4 with our name on it.

Also collecting $5 a kid for Ms. A’s gift (bookstore card). Cash in an envelope in Leo’s folder or pay me directly, by Mon the 14th so I have time to buy it. So far 12/26.

Thx!!
Jess
Wyatt’s mom, room parent for 4

On Mon, Nov 23, 2026 at 9:02 PM Jess Pruitt wrote:
> Save the date: 1st grade Room 4 winter party on Friday, Dec. 18,
> 1:45. Sign-up sheet will come after Thanksgiving.
> J.
`,
  truth: {
    category: 'School',
    who: ['Leo'],
    whoElse: ['Ana'],
    documentDate: '2026-12-03',
    dates: [
      { date: '2026-12-17', time: '13:45', endTime: '14:40', otherTimes: ['13:15'], words: 'Thursday, Dec. 17' },
      { date: '2026-12-10', words: 'next Thursday' },
      { date: '2026-12-14', words: 'Mon the 14th' },
    ],
    mentioned: [
      { date: '2026-12-18', why: 'the day as it was first written, on which school lets out early' },
      { date: '2026-12-16', why: 'the day before, when food may be brought' },
      { date: '2026-11-23', why: 'the date of the mail below' },
      { date: '2026-11-26', why: 'Thanksgiving, in the mail below' },
    ],
    deadlines: ['2026-12-10', '2026-12-14'],
    actionRequired: true,
    actions: ['pick|sign up|tell|text|choose|bring', 'gift|money|pay'],
  },
};

import { addDays } from './calendar-dates.ts';
import { monthDay, spoken, type SampleMail } from './mail-text.ts';
import type { SampleWeek } from './sample-week.ts';

const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5, 6];
const coach = 'Dana Whitfield <dana.whitfield@riverside-soccer.example.org>';
const harmony = 'Mrs. Castañeda <castaneda@harmony-music.example.org>';
const bothParents = 'Ana Rivera <ana@example.org>, Ben Rivera <ben@example.org>';

/** Mails from clubs, lessons and courses. */
export function clubMails(week: SampleWeek): SampleMail[] {
  return [...awayMatch(week), ...soccer(week), ...piano(week), ...courses(week), ...camp(week)];
}

function awayMatch({ sunday: start, day }: SampleWeek): SampleMail[] {
  const away = day(saturday, 1);
  return [
    {
      id: 'oakwood-match',
      from: coach,
      to: bothParents,
      date: addDays(start, -6),
      time: '20:11',
      subject: 'Away match at Oakwood',
      text: `Hi all,

our away match against Oakwood is on ${spoken(away)}. Kick-off is at 10:30 AM on the south field, please be there at 10 so that we can warm up. White shirts this time, Oakwood plays in blue.

Dana`,
    },
    {
      id: 'oakwood-correction',
      from: coach,
      to: bothParents,
      date: addDays(start, -3),
      time: '21:02',
      subject: 'CORRECTION: Oakwood match is earlier',
      answers: 'oakwood-match@riverside-soccer.example.org',
      text: `Hi all,

sorry, the league changed the plan, so forget what I wrote: on ${spoken(away)} we play at 9:30 AM, on the NORTH field of Oakwood Park. Be there at 9:00 AM. White shirts as before.

Dana

On Mon at 8:11 PM Dana Whitfield <dana.whitfield@riverside-soccer.example.org> wrote:
> Kick-off is at 10:30 AM on the south field, please be there at 10 so
> that we can warm up. White shirts this time, Oakwood plays in blue.
--
Coach Dana Whitfield, +1 555 0142`,
    },
  ];
}

function soccer({ sunday: start, day, ordinary }: SampleWeek): SampleMail[] {
  const calledOff = ordinary(thursday, 1);
  const indoors = ordinary(tuesday, 2);
  return [
    {
      id: 'field-closed',
      from: coach,
      to: bothParents,
      date: addDays(start, -1),
      time: '18:45',
      subject: 'Practice: field closed, then indoors',
      text: `Hi everyone,

the city sows new grass on field 2. So there is no practice on ${spoken(calledOff)}, and on ${spoken(indoors)} we are in the Springfield Sports Hall, 9 Mill Road, at the usual time. In the hall: sneakers with light soles, no cleats!

After that we are back at Riverside Park.

Dana`,
    },
    {
      id: 'snack-rota',
      from: coach,
      to: bothParents,
      date: addDays(start, -9),
      time: '19:30',
      subject: 'Who brings what to the home matches',
      text: `Hi all,

the list for half-time: the Riveras bring cut oranges on ${spoken(day(saturday))} against Hilltop, the Patels water and grapes on the one after. The hosts also bring the first aid bag, which is at the Kims’ house right now.

Dana`,
    },
    {
      id: 'season-fee',
      from: 'Riverside Soccer Club <treasurer@riverside-soccer.example.org>',
      to: bothParents,
      date: addDays(start, -11),
      time: '12:00',
      subject: 'Second half of the season fee',
      text: `Dear parents,

the second half of the season fee, $47.50 for Maya Rivera (shirt number 11), is due on ${spoken(day(friday, 2))}. Pay by card at https://pay.riverside-soccer.example.org or give a check to the coach. The first half has been received, thank you.

Families for whom the fee is a burden can write to me in confidence.

Raymond Osei, treasurer`,
    },
  ];
}

function piano({ sunday: start, day, ordinary }: SampleWeek): SampleMail[] {
  const moved = ordinary(monday, 0);
  return [
    {
      id: 'piano-moved',
      from: harmony,
      date: addDays(start, -2),
      time: '13:15',
      subject: 'Maya’s lesson this week',
      form: 'latin1',
      text: `Dear Ana,

on ${spoken(moved)} I have to be in court as a juror, so I would like to see Maya on ${spoken(addDays(moved, friday - monday))} at 4:30 PM instead, same room. And because the recital is near, I give her an additional lesson on ${spoken(day(sunday, 2))} at 4 PM, free of charge.

The left hand of the Arabesque still wants slow practice.

Inés Castañeda`,
    },
    {
      id: 'recital',
      from: harmony,
      to: bothParents,
      date: addDays(start, -13),
      time: '17:45',
      subject: 'Recital: Für Elise and all the others 🎹',
      form: 'base64',
      text: `Dear families,

our recital takes place on ${spoken(day(saturday, 2))} at 3 PM in the hall of the Harmony Music School, 48 Elm Avenue. The children come at 2:20 PM to try the grand piano. We wear black and white.

Maya plays ninth, after the break, both of her pieces by heart. Each family has four seats; whoever wants more writes me. Afterwards there are cookies and lemonade – the Riveras kindly bring paper cups.

Please turn telephones off and leave flashes at home.

Inés Castañeda`,
    },
  ];
}

function courses({ sunday: start, day }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'pool-closed',
      from: 'Lakeside Aquatic Center <lessons@aquatic.example.org>',
      date: addDays(start, -3),
      time: '10:30',
      subject: 'No swimming lessons on one Wednesday',
      text: `Dear parents of the Wednesday group,

on ${spoken(day(wednesday, 3))} the pool is closed because its filters are replaced. The lesson is not made up; $14 are credited to your account.

Leo has passed Otter and moves to the Dolphin group with the same teacher, Kai. He needs goggles from now on, and his hair band.

Lakeside Aquatic Center, 200 Shore Drive`,
    },
    {
      id: 'first-aid-course',
      from: 'Springfield Community Center <courses@center.example.org>',
      date: addDays(start, -8),
      time: '09:45',
      subject: 'Your place in First Aid for Parents',
      form: 'html',
      text: `Dear Ana Rivera,

you have a place in First Aid for Parents. It begins on ${spoken(day(thursday))}, 6:30 PM to 8:30 PM, and has six evenings, all in room 12. The teacher is Wendy Hoang, a paramedic.

Wear trousers, we kneel a lot. The fee of $60 includes the handbook and a certificate valid for two years; who misses more than one evening gets no certificate. Parking behind the building is free after 6 PM.`,
    },
    {
      id: 'art-club',
      from: 'Ms. Farah <farah@lakeside.example.org>',
      date: addDays(start, -16),
      time: '16:30',
      subject: 'Art club: clay and old shirts',
      text: `Dear parents of the art club,

in the coming weeks we work with clay, so please send an old T-shirt that may stay in room 12. The material costs $24 for the half year; Maya can bring it in an envelope. The finished animals are fired and shown in the glass case by the entrance.

Nadia Farah`,
    },
  ];
}

function camp({ sunday: start, day }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'summer-camp',
      from: 'Pine Ridge Day Camp <hello@pine-ridge.example.org>',
      date: addDays(start, -14),
      time: '11:20',
      subject: 'Early registration for summer',
      form: 'quoted-printable',
      text: `Dear Rivera family,

because Maya was with us last year, you may register before everyone else, until ${spoken(day(tuesday, 4))}. A week costs $310, the second child pays $265. Week 2 (canoes) is nearly full; for the climbing week in July children must be eight years old.

We need a deposit of $75 for each child, which we return until the end of April. The form asks for a doctor’s signature: https://pine-ridge.example.org/register

Tariq and Greta, Pine Ridge Day Camp
P.S. The bus again stops at the library at 8:10 AM. The deadline ${monthDay(day(tuesday, 4))} is firm.`,
    },
  ];
}

import { addDays, weekdayFrom, type IsoDate } from './calendar-dates.ts';
import { spoken, type SampleMail } from './mail-text.ts';
import type { SampleWeek } from './sample-week.ts';

const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5, 6];
const smiles = 'Bright Smiles <desk@bright-smiles.example.org>';
const ben = 'Ben Rivera <ben@example.org>';

/** Mails from friends, relatives, doctors and tradespeople. */
export function familyMails(week: SampleWeek): SampleMail[] {
  return [...invitations(week), ...doctors(week), ...house(week), ...family(week), ...friends(week)];
}

function invitations({ sunday: start, day }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'noah-party',
      from: 'Grace Kim <grace.kim@example.net>',
      date: addDays(start, -10),
      time: '20:40',
      subject: 'Noah turns seven! 🎂',
      form: 'quoted-printable',
      text: `Hi Ana, hi Ben,

Noah would love to have Leo at his birthday party: ${spoken(day(saturday, 1))}, 10:30 AM to 1 PM at Jump Zone, 88 Industrial Way. There is pizza and cake (no nuts in anything).

Leo needs grip socks, or he can buy a pair there for $3. The waiver must be signed online before: https://jump-zone.example.com/waiver – and if you wonder about a gift, anything with dinosaurs makes him happy.

Let me know by ${spoken(day(wednesday, 1))}, my number is +1 555 0163.

Grace`,
    },
    {
      id: 'zoe-sleepover',
      from: 'Renée Dubois <renee.dubois@example.net>',
      date: addDays(start, -2),
      time: '19:05',
      subject: 'Sleepover at ours',
      form: 'latin1',
      text: `Dear Ana,

Zoë has talked of nothing else for days: may Maya sleep at our place on ${spoken(day(friday, 2))}? Come at 6 PM, we make crêpes; pick-up is on Saturday at 9 AM, so she has all the time before her recital.

She needs a sleeping bag and something warm, our attic is cold. We have two cats now, is that all right with her sneezing? I can put them in the kitchen.

4 Birch Court, the blue door.
Renée`,
    },
  ];
}

function doctors({ sunday: start, day }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'orthodontist',
      from: smiles,
      date: addDays(start, -4),
      time: '08:20',
      subject: 'Appointment reminder: Maya',
      text: `Dear Rivera family,

we expect Maya on ${spoken(day(tuesday, 1))} at 4:15 PM. Dr. Haddad adjusts the upper brace; it may be tender for two days, soft food helps. Please bring the insurance card, ours is out of date.

If you cannot come, tell us 24 hours before, otherwise we must charge $40. Bright Smiles, 310 Main Street, +1 555 0155`,
    },
    {
      id: 'dentist-leo',
      from: smiles,
      to: ben,
      date: addDays(start, -4),
      time: '08:25',
      subject: 'Appointment reminder: Leo',
      text: `Dear Rivera family,

Leo's check and cleaning is on ${spoken(day(monday, 1))} at 3:30 PM with our hygienist Paul. It takes 25 minutes. He should brush before he comes and may bring his cuddly toy.

Bright Smiles, 310 Main Street`,
    },
    {
      id: 'pediatrician',
      from: 'Springfield Pediatrics <appointments@pediatrics.example.org>',
      date: addDays(start, -5),
      time: '14:00',
      subject: 'Yearly check-ups',
      form: 'html',
      text: `Dear parent,

the yearly check-ups of Maya and Leo are booked with Dr. Ibarra for ${spoken(day(monday, 3))} at 3:20 PM, one after the other. 21 Clinic Drive, second floor.

Please bring the yellow vaccination booklets. We can give the flu shot in the same visit, and the second chickenpox dose that is open for Leo. [Fill in the questionnaire](https://pediatrics.example.org/form) before you come; it saves ten minutes.`,
    },
    {
      id: 'biscuit-booster',
      from: 'Canal Street Vet <clinic@canal-vet.example.org>',
      to: ben,
      date: addDays(start, -17),
      time: '10:10',
      subject: 'Biscuit is due',
      text: `Hello,

Biscuit's rabies booster runs out at the end of next month. The shot costs $38 with the check-up and takes a quarter of an hour; Tuesdays and Fridays you can come without an appointment between 4 and 6 PM. Her weight was 31 pounds last time, please go easy on the treats.

Canal Street Vet, 7 Canal Street`,
    },
  ];
}

function house({ sunday: start, day }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'plumber',
      from: 'Vargas Plumbing <service@vargas-plumbing.example.com>',
      to: ben,
      date: addDays(start, -3),
      time: '16:35',
      subject: 'Visit confirmed, job 7714',
      text: `Dear Mr. Rivera,

we come on ${spoken(day(wednesday, 1))} between 3:30 PM and 5 PM for the dripping kitchen faucet. The visit costs $120 including the first half hour, each further half hour $45, parts extra.

Please empty the cabinet under the sink. An adult must be at home. Your plumber is Luis; he calls ten minutes before.`,
    },
    {
      id: 'garage-cancelled',
      from: 'Miller’s Garage <miller@garage.example.com>',
      to: ben,
      date: addDays(start, -1),
      time: '11:55',
      subject: 'We have to cancel your service',
      text: `Hello Mr. Rivera,

the brake pads for your car did not arrive, so we must call off the service on ${spoken(day(tuesday))}. We expect them within ten days and will then phone you with a new date. Until then the car is safe to drive, but do not wait longer than 1,000 miles.

Miller's Garage, 5 Station Road`,
    },
    {
      id: 'cabin-booking',
      from: 'Pine Lake Cabins <stay@pine-lake.example.com>',
      date: addDays(start, -21),
      time: '15:15',
      subject: 'Booking 3306, cabin 7',
      form: 'html',
      text: `Thank you for your booking!

| Cabin | 7, at the boat house
| From | ${spoken(day(saturday, 3))}, 2 PM
| To | ${spoken(day(sunday, 4))}, 11 AM
| Price | $240, half of it paid

The key box opens with 4471. Bring sheets and firewood; the stove is the only heating. Cancel without costs until ${spoken(addDays(day(saturday, 3), -7))}. Dogs are welcome for $15.`,
    },
  ];
}

/** First Monday of the next month that is not a holiday: the book club's evening. */
function clubEvening({ sunday: start, off }: SampleWeek): IsoDate {
  const mondays = [35, 65, 95].map((later) => weekdayFrom(`${addDays(start, later).slice(0, 7)}-01`, monday));
  return mondays.find((date) => !off(monday).includes(date)) as IsoDate;
}

function family({ sunday: start, day, ordinary }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'grandma-flan',
      from: 'Rosa Rivera <rosa.rivera@example.net>',
      to: ben,
      date: addDays(start, -3),
      time: '09:00',
      subject: 'Eye doctor',
      form: 'latin1',
      text: `Mi querido Ben,

the eye doctor wants to see me on ${spoken(day(thursday, 2))} at 11 in the morning, and I may not drive home afterwards because of the drops. Can you fetch me at noon? The office is over the pharmacy on Market Square.

Thank Leo for the drawing, it hangs on the refrigerator. On Sundays I only need you to bring appetite, and the big dish you still have from my flan.

Tu mamá`,
    },
    {
      id: 'babysitter',
      from: 'Naomi Baker <naomi.baker@example.net>',
      date: addDays(start, -1),
      time: '17:20',
      subject: 'Re: Thursdays',
      answers: 'thursdays@example.org',
      text: `Hi Ana!

Thursdays at 6 are fine until my exams, so I can stay with the kids during your course, except ${spoken(ordinary(thursday, 3))}, when I have a concert myself. My sister Imani could step in, she is 19 and has the babysitter certificate. I take $14 an hour like before.

Naomi

On Sat, Ana Rivera <ana@example.org> wrote:
> would you have time on Thursday evenings? I start a course, and Ben is
> often late. Is it still $12?`,
    },
  ];
}

function friends(week: SampleWeek): SampleMail[] {
  const { sunday: start, day } = week;
  return [
    {
      id: 'dinner-kowalski',
      from: 'Magda Kowalski <magda@example.net>',
      date: addDays(start, -5),
      time: '21:30',
      subject: 'Dinner?',
      text: `Hey you two,

shall we finally do it? I held a table for eight at Bánh Mì House on ${spoken(day(friday))}, 6:30 PM. Piotr is a vegetarian now, they have a tofu menu. The restaurant wants to know by noon the day before whether we come, so shout!

Magda`,
    },
    {
      id: 'book-club',
      from: 'Helen Osei <helen.osei@example.net>',
      date: addDays(start, -7),
      time: '18:00',
      subject: 'Next book',
      text: `Dear readers,

we decided: for ${spoken(clubEvening(week))} we read "The Salt Lanterns" up to chapter 14. The library has six copies, two of them large print. Ana brings the questions, Joanne the cake. Corner Café keeps the back table for us.

Helen`,
    },
    {
      id: 'garden-committee',
      from: 'Walter Novak <walter.novak@example.net>',
      to: ben,
      date: addDays(start, -2),
      time: '08:45',
      subject: 'Agenda for the school garden',
      form: 'quoted-printable',
      text: `Dear committee,

we meet on ${spoken(day(thursday, 1))} at 7:30 PM in the school library. To decide: the fence against rabbits (offers of $640 and $715), who waters in the holidays, and whether we grow pumpkins again. Ben, please bring the two offers on paper.

The key of the tool shed has moved: it now hangs in the office, ask for Mrs. Popescu.

Walter`,
    },
  ];
}

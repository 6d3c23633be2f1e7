import { addDays } from './calendar-dates.ts';
import { monthDay, spoken, type SampleMail } from './mail-text.ts';
import type { SampleWeek } from './sample-week.ts';

const [monday, tuesday, wednesday, thursday, friday] = [1, 2, 3, 4, 5];
const okafor = 'Mr. Okafor <okafor@lakeside.example.org>';
const lindqvist = 'Ms. Lindqvist <lindqvist@lakeside.example.org>';
const office = 'Lakeside Elementary Office <office@lakeside.example.org>';
const nurse = 'Nurse Adeyemi <nurse@lakeside.example.org>';

/** Mails from the school of Maya and Leo to their parents. */
export function schoolMails(week: SampleWeek, today: string): SampleMail[] {
  return [
    ...museumTrip(week),
    ...fromMayasTeacher(week),
    ...fromLeosTeacher(week),
    ...fromNurse(week),
    ...fromOffice(week),
    ...bills(week),
    closure(week, today),
    ...fromSuppliers(week),
  ];
}

function museumTrip({ sunday, day, ordinary }: SampleWeek): SampleMail[] {
  const trip = ordinary(thursday, 3);
  return [
    {
      id: 'permission-slip',
      from: okafor,
      date: addDays(sunday, -3),
      time: '15:42',
      subject: 'Permission slip: Science Museum trip',
      text: `Dear families of Room 4B,

On ${spoken(trip)}, our class visits the Springfield Science Museum to see the new hall on volcanoes and earthquakes. The bus leaves at 8:45 AM and is back at 2:45 PM.

Please return the signed permission slip together with $18.50 (cash or check to Lakeside Elementary) by ${spoken(day(wednesday, 1))}. Children without a slip stay with Room 4A that day.

Each child needs a packed lunch in a bag that can be thrown away, no glass, and a jacket.

Mr. Okafor
Grade 4, room 4B, +1 555 0118`,
    },
    {
      id: 'museum-chaperones',
      from: okafor,
      to: 'Ben Rivera <ben@example.org>',
      date: addDays(sunday, -2),
      time: '16:10',
      subject: 'Chaperones wanted for the museum',
      form: 'quoted-printable',
      text: `Hello Ben,

you offered to come along on one of our outings – I still need four adults for the museum on ${spoken(trip)}. Chaperones meet at the main entrance at 8:30 AM, look after six children each and pay nothing for the ticket.

The district asks for a background check form that is not older than two years; yours is from last spring, so you are fine. Could you tell me by ${spoken(day(monday, 1))} whether it works?

Thanks!
Emeka Okafor`,
    },
  ];
}

function fromMayasTeacher({ sunday, day, ordinary }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'volcano-project',
      from: okafor,
      date: addDays(sunday, -12),
      time: '07:50',
      subject: 'Volcano projects: what to bring and when',
      text: `Dear families,

the volcano models are due on ${spoken(day(friday, 1))}, first thing in the morning. Please keep the model smaller than 16 inches on each side and spend no more than $15 on materials; recycled things look best.

Each model comes with a tri-fold board that answers the three questions on the yellow sheet. We erupt outdoors with baking soda, which I bring. Please do not send vinegar to school.

Mr. Okafor`,
    },
    {
      id: 'fractions-quiz',
      from: okafor,
      date: addDays(sunday, -4),
      time: '17:05',
      subject: 'Maya and fractions',
      text: `Dear Ms. Rivera,

a short note: Maya has made a real jump with fractions and now helps at her table. What still trips her up is comparing fractions with different denominators. We write a short quiz on ${spoken(ordinary(wednesday, 1))}; pages 34 to 36 of the practice book are good preparation, ten minutes a day is plenty.

Best wishes
E. Okafor`,
    },
  ];
}

function fromLeosTeacher({ sunday, ordinary }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'lost-jacket',
      from: lindqvist,
      date: addDays(sunday, -5),
      time: '15:20',
      subject: 'Leo’s green jacket',
      form: 'quoted-printable',
      text: `Hi Ana,

Leo went home without his green jacket today, the one with the dinosaur patch. We looked on the playground and under the bench without luck. Most things turn up in the lost-and-found cart beside the gym; it is emptied and given to charity on ${spoken(ordinary(friday, 2))}, so have a look before then.

Annika Lindqvist
Grade 1`,
    },
    {
      id: 'conferences',
      from: lindqvist,
      date: addDays(sunday, -6),
      time: '18:30',
      subject: 'Parent-teacher conferences, grade 1',
      form: 'html',
      text: `Dear parents of Room 1A,

it is time to talk about how your children have settled in. Conferences are on ${spoken(ordinary(wednesday, 2))} and ${spoken(ordinary(thursday, 2))} between 3:30 PM and 6:45 PM, fifteen minutes each, in room 1A.

Please [choose a time](https://conferences.lakeside.example.org/1a) by ${spoken(ordinary(friday, 1))}. If you need an interpreter, write me two days ahead. Children are welcome to wait in the library, where Mr. Tran reads to them.

Ms. Lindqvist`,
    },
    {
      id: 'reading-log',
      from: lindqvist,
      date: addDays(sunday, -9),
      time: '14:55',
      subject: 'Reading at home',
      text: `Dear families,

from this week each first grader brings home a book in a blue pouch. Fifteen minutes of reading aloud every evening is the goal; a grown-up signs the log, and it comes back every Monday with the book.

Leo is on level G at the moment. Tricky words for him: because, friend, could. Lost pouches cost $3.

Ms. Lindqvist`,
    },
  ];
}

function fromNurse({ sunday, day, ordinary }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'nut-allergy',
      from: nurse,
      date: addDays(sunday, -20),
      time: '09:15',
      subject: 'Nuts in room 1A',
      text: `Dear parents,

a child in room 1A has a severe allergy to peanuts and tree nuts. Please send snacks and birthday treats without any nuts, and check the labels of granola bars. Fruit, cheese sticks, pretzels and popcorn are always fine. Sunflower butter is allowed when the box says so on a note.

After a breakfast with peanut butter, wash hands and face before the bus.

Folake Adeyemi, school nurse, +1 555 0121`,
    },
    {
      id: 'vaccination-record',
      from: nurse,
      date: addDays(sunday, -8),
      time: '10:40',
      subject: 'Missing immunization record: Leo Rivera',
      form: 'latin1',
      text: `Dear Ms. Rivera,

our file for Leo shows only one dose of the varicella (chickenpox) vaccine. The state wants proof of the second one for first graders. Please send a copy from your doctor by ${spoken(ordinary(friday, 4))}; a photo by e-mail or a fax to +1 555 0177 is enough. After that date I would have to ask Leo to stay home, and nobody wants that.

If the shot has not been given yet, the clinic at Café Müller's old building on Canal Street gives it without appointment on Saturdays.

Nurse Adeyemi`,
    },
    {
      id: 'hearing-screening',
      from: nurse,
      date: addDays(sunday, -7),
      time: '11:30',
      subject: 'Vision and hearing screening for grade 4',
      text: `Dear parents of grade 4,

on ${spoken(day(tuesday, 3))} we test eyes and ears of all fourth graders. Maya should bring her glasses if she has any. Nothing to sign; only write to me if you do not want your child to take part. Results come home in a sealed envelope within a week.

Nurse Adeyemi`,
    },
  ];
}

function fromOffice({ sunday, day, ordinary }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'early-dismissal',
      from: office,
      date: addDays(sunday, -10),
      time: '08:30',
      subject: 'Early dismissal',
      form: 'html',
      text: `Dear families,

on ${spoken(ordinary(friday, 1))} school ends at 12:30 PM because teachers meet in the afternoon. Buses run right after that. Lunch is a bag that can be eaten on the way.

There is no after-school care that day. Art club meets at 12:45 PM instead of in the afternoon; all other clubs are off.

Lakeside Elementary, 1 School Road, +1 555 0110`,
    },
    {
      id: 'bus-14',
      from: 'Springfield District Transportation <transport@district.example.org>',
      date: addDays(sunday, -4),
      time: '09:00',
      subject: 'Bus 14: new stop and time',
      text: `To the families of route 14,

road work closes the corner of Harbour Street and Third Avenue. From ${spoken(day(monday, 1))} on, bus 14 stops at Harbour Street and Mill Road instead, in front of the bakery. In the morning it comes at 7:38 AM, seven minutes earlier than now; in the afternoon nothing changes but the corner.

The driver is Mr. Curtis Obi. Questions: +1 555 0190 between 6 AM and 4 PM.`,
    },
  ];
}

function bills({ sunday, day }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'lunch-balance',
      from: office,
      date: addDays(sunday, -2),
      time: '12:15',
      subject: 'Lunch account of Maya Rivera',
      text: `Dear parent,

the lunch account of MAYA RIVERA (number 40718) stands at -$6.40. Please add money at https://lunch.lakeside.example.org or send an envelope with the number on it. Below -$10.00 a cheese sandwich is served instead of the hot meal.

A lunch costs $3.20, milk alone $0.60. Families may ask for reduced prices at any time of the year.`,
    },
    {
      id: 'after-care-invoice',
      from: office,
      to: 'Ben Rivera <ben@example.org>',
      date: addDays(sunday, -4),
      time: '13:00',
      subject: 'Invoice 2281: after-school care',
      text: `Invoice 2281
After-school care, two children, Tuesdays and Thursdays: $186.00
Late pick-up on one day (20 minutes): $10.00
Total: $196.00

Payable by ${spoken(day(friday, 2))}. From next month on a late pick-up costs $15.00 for each quarter of an hour.

Lakeside Elementary Office`,
    },
  ];
}

function closure({ sunday, schoolYear }: SampleWeek, today: string): SampleMail {
  const { holidays } = schoolYear;
  const next = holidays.find(({ first }) => first > today) ?? holidays.at(-1);
  const { name, first, last } = next as (typeof holidays)[number];
  const span = first === last ? `on ${spoken(first)}` : `from ${spoken(first)} to ${spoken(last)}`;
  return {
    id: 'school-closed',
    from: office,
    date: addDays(sunday, -1),
    time: '10:05',
    subject: `No school: ${name}`,
    text: `Dear families,

Lakeside Elementary is closed ${span} (${name}). The office does not answer the telephone during that time; the gate to the playground stays open.

The Springfield Community Center takes children of grades 1 to 5 for the day, 8 AM to 5 PM, for $35 with lunch. Places must be booked a week ahead at https://center.example.org/day-off.`,
  };
}

function fromSuppliers({ sunday, day, ordinary }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'picture-day',
      from: 'Sunny Day Portraits <orders@sunny-day.example.com>',
      date: addDays(sunday, -6),
      time: '11:00',
      subject: 'Picture day at Lakeside Elementary 📸',
      form: 'html',
      text: `Picture day is coming!

Our photographers are at Lakeside Elementary on ${spoken(ordinary(tuesday, 1))} in the morning. Packages cost from $16 to $42; siblings may be photographed together from 7:50 AM.

[Order ahead](https://sunny-day.example.com/lakeside) with the code LKS-2417. No green clothes, please: our background is a green screen. Whoever is ill or blinks has a second chance on ${monthDay(day(thursday, 5))}.`,
    },
    {
      id: 'cello-rental',
      from: 'Elm Avenue Instruments <rentals@elm-instruments.example.com>',
      date: addDays(sunday, -15),
      time: '14:20',
      subject: 'Your rental: half-size cello',
      form: 'quoted-printable',
      text: `Dear Mr. Rivera,

the half-size cello for Maya’s strings class is ready at our shop, 52 Elm Avenue, any day until 6 PM. The rent is $23 a month plus $4 for insurance against damage, charged on the 1st. Bow, soft case and rosin are part of it.

When Maya outgrows it, we exchange it for a three-quarter size without a fee. To end the rental, bring it back before the end of the month.

Rental number EA-5093`,
      to: 'Ben Rivera <ben@example.org>',
    },
  ];
}

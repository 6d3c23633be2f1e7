import { addDays } from './calendar-dates.ts';
import { spoken, type SampleMail } from './mail-text.ts';
import type { SampleWeek } from './sample-week.ts';

const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5, 6];
const pta = 'Lakeside PTA <news@lakeside-pta.example.org>';

/** Newsletters from the school, parents' association and district to all families. */
export function schoolNewsletters(week: SampleWeek): SampleMail[] {
  return [
    principal(week),
    lunchMenu(week),
    ...parentsAssociation(week),
    lice(week),
    volunteers(week),
    codingClub(week),
  ];
}

function principal({ sunday: start, ordinary }: SampleWeek): SampleMail {
  return {
    id: 'lakeside-weekly',
    from: 'Lakeside Elementary <weekly@lakeside.example.org>',
    date: addDays(start, -2),
    time: '16:00',
    subject: 'Lakeside Weekly',
    form: 'alternative',
    text: `# A word from Principal Nakamura

What a week! The second graders hatched eleven chicks, and the new climbing net is open.

# Good to know

- The parking lot on the lake side is closed for paving until ${spoken(ordinary(friday, 1))}. Please let children out on School Road, never on the bus lane.
- Attendance: call +1 555 0111 before 8:30 AM when your child is ill; the machine takes messages all night.
- Room 2C collects egg cartons and corks.

# Book drive

Bring books that nobody reads any more to the box in the hall until ${spoken(ordinary(wednesday, 2))}. The class with the most books wins a popcorn afternoon. [All the rules](https://lakeside.example.org/book-drive).`,
  };
}

function lunchMenu({ sunday: start, day }: SampleWeek): SampleMail {
  return {
    id: 'lunch-menu',
    from: 'Lakeside Cafeteria <menu@lakeside.example.org>',
    date: addDays(start, -1),
    time: '08:00',
    subject: 'What’s for lunch',
    form: 'alternative',
    text: `# Lunch from ${spoken(day(monday, 1))}

| Monday | Cheese pizza, carrot sticks
| Tuesday | Chicken tacos, black beans
| Wednesday | Vegetable lasagna, salad
| Thursday | Turkey meatballs, rice
| Friday | Fish sticks, mashed potatoes

Every day there is a salad bar and a sandwich as the second choice. Everything except the tacos is free of peppers; ask Mrs. Boateng in the kitchen about allergens.

The chocolate milk is gone: the district allows plain milk only.`,
  };
}

function parentsAssociation({ sunday: start, day, ordinary }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'cookie-dough',
      from: pta,
      date: addDays(start, -6),
      time: '19:00',
      subject: 'Cookie dough fundraiser starts',
      form: 'alternative',
      text: `# Tubs for a stage curtain

We sell cookie dough again: $18 a tub, of which $7 go to the new stage curtain. Last year brought $2,940.

- Order sheets come home on ${spoken(day(monday, 0))} and go back, with the money, by ${spoken(ordinary(monday, 2))}.
- Tubs are handed out in the gym on ${spoken(ordinary(thursday, 4))} from 3 PM to 6 PM. They are frozen, so bring a cool bag.
- Whoever sells twenty tubs throws a wet sponge at Principal Nakamura.

[Order online](https://lakeside-pta.example.org/dough) when grandparents live far away.`,
    },
    {
      id: 'walkathon',
      from: pta,
      date: addDays(start, -20),
      time: '19:00',
      subject: 'Walkathon: thank you!',
      form: 'alternative',
      text: `# 4,812 laps

Your children walked 4,812 laps and collected $9,367. It pays for the climbing net and for six tablets in the library.

Pledges that are still open can be paid to any room parent. Water bottles left at the field are on the table by the entrance.

# Next meeting

We meet on ${spoken(day(tuesday, 2))} at 7 PM in the teachers' lounge. Child care is provided in room 3B. We look for a new treasurer: Mr. Bianchi moves away.`,
    },
  ];
}

function lice({ sunday: start }: SampleWeek): SampleMail {
  return {
    id: 'head-lice',
    from: 'Springfield District Health <health@district.example.org>',
    date: addDays(start, -5),
    time: '12:45',
    subject: 'Head lice in first grade',
    form: 'alternative',
    text: `# No reason to panic

Head lice were found in two first grade rooms at Lakeside. Please comb your child's wet hair with a fine comb every three days for two weeks. Pillows and hats go into the dryer for thirty minutes, or into a closed bag for ten days.

Children may come to school on the day after the first treatment; a doctor's note is not needed. Combs are lent out by the school nurse.`,
  };
}

function volunteers({ sunday: start, ordinary }: SampleWeek): SampleMail {
  return {
    id: 'library-volunteers',
    from: pta,
    date: addDays(start, -13),
    time: '19:00',
    subject: 'Helping hands wanted',
    form: 'alternative',
    text: `# One hour makes a difference

- School library: shelve books on Tuesday or Thursday mornings, ask Mr. Tran.
- Crossing guard at Mill Road: one morning each week, 7:45 AM to 8:15 AM, vest and sign provided.
- Bake table at the next home game: six cakes are missing, tell Yolanda Greene at +1 555 0136.
- Garden: weeding on ${spoken(ordinary(saturday, 2))} from 9 AM, gloves are there.

Everyone who helps in the building signs in at the office.`,
  };
}

function codingClub({ sunday: start, day }: SampleWeek): SampleMail {
  return {
    id: 'coding-club',
    from: 'Byte Size Kids <hello@byte-size.example.com>',
    date: addDays(start, -11),
    time: '09:30',
    subject: 'Robots after school',
    form: 'alternative',
    text: `# New courses at Lakeside Elementary

Build a robot that follows a line! Grades 3 to 5, eight Mondays from 3:20 PM to 4:30 PM in the computer room, beginning ${spoken(day(monday, 3))}. $128 with all parts on loan, two places are free of charge for families who need one.

Grades 1 and 2 draw with turtles on Fridays, $96. [Sign up](https://byte-size.example.com/lakeside) before the groups are full: twelve children each.

Next open workshop for families: ${spoken(day(sunday, 4))}.`,
  };
}

import { addDays } from './calendar-dates.ts';
import { spoken, type SampleMail } from './mail-text.ts';
import type { SampleWeek } from './sample-week.ts';

const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5, 6];

/** Newsletters from the town, clubs and shops. */
export function townNewsletters(week: SampleWeek): SampleMail[] {
  return [
    library(week),
    pool(week),
    soccerClub(week),
    musicSchool(week),
    recycling(week),
    ...shops(week),
    ...center(week),
  ];
}

function library({ sunday: start, day }: SampleWeek): SampleMail {
  return {
    id: 'library-kids',
    from: 'Springfield Public Library <kids@library.example.org>',
    date: addDays(start, -3),
    time: '07:30',
    subject: 'For kids at the library',
    form: 'alternative',
    text: `# Coming up

- Story time in pajamas: ${spoken(day(thursday, 1))}, 6:30 PM, ages 3 to 7.
- Brick builders: every Saturday at 2 PM in the basement, bricks are there.
- Read to a dog: Pickles the beagle listens to beginning readers on ${spoken(day(tuesday, 1))} from 4 PM, ten minutes each, names at the desk.

# No more fines

Late children's books cost nothing from now on; lost ones do. Cards for children under ten need a parent's signature. The book drop on Canal Street is broken, please use the one at the main door.`,
  };
}

function pool({ sunday: start, day }: SampleWeek): SampleMail {
  return {
    id: 'aquatic-news',
    from: 'Lakeside Aquatic Center <news@aquatic.example.org>',
    date: addDays(start, -18),
    time: '10:00',
    subject: 'New at the pool',
    form: 'alternative',
    text: `# Longer evenings

Family swim is now on Fridays until 9 PM; a family ticket costs $16 and admits two adults and three children. The slide is for everyone over 48 inches.

# Lockers

The lockers take quarters no more. Bring your own padlock or buy one for $6. What is found in a locker after closing waits at the desk for two weeks.

# Lifeguards

We train lifeguards from the age of 15, first evening ${spoken(day(monday, 2))}.`,
  };
}

function soccerClub({ sunday: start, day }: SampleWeek): SampleMail {
  return {
    id: 'soccer-club-news',
    from: 'Riverside Soccer Club <news@riverside-soccer.example.org>',
    date: addDays(start, -8),
    time: '18:00',
    subject: 'Club news',
    form: 'alternative',
    text: `# Swap your cleats

Feet grow: on ${spoken(day(saturday, 2))} from 9 AM to 11 AM we swap cleats and shin guards in the club house. Bring what no longer fits, take what does.

# Referees

We pay $20 a match to referees from the age of 13; the course is two evenings and free.

# Indoor tournament

Teams of grade 4 and up play in the sports hall on ${spoken(day(sunday, 5))}. The entry is $8 a child, the captains sign up their teams. Spectators please use the parking lot of the fire station.`,
  };
}

function musicSchool({ sunday: start, day }: SampleWeek): SampleMail {
  return {
    id: 'harmony-news',
    from: 'Harmony Music School <news@harmony-music.example.org>',
    date: addDays(start, -19),
    time: '12:00',
    subject: 'Notes from Harmony',
    form: 'alternative',
    text: `# Piano tuning together

Our tuner Mr. Volkov visits homes in Springfield in the week of ${spoken(day(monday, 4))}. Students' families pay $85 instead of $110; write to the office with two times that suit you.

# Choir

The children's choir has places for ages 6 to 9: Wednesdays 5 PM, no audition, $12 a month.

# Practice rooms

Rooms 1 and 2 can be used free of charge on weekdays before 2 PM. The key is with Mr. Lam.`,
  };
}

function recycling({ sunday: start, day }: SampleWeek): SampleMail {
  return {
    id: 'city-recycling',
    from: 'City of Springfield <services@city.example.org>',
    date: addDays(start, -10),
    time: '06:30',
    subject: 'Your street: bins, leaves, batteries',
    form: 'alternative',
    text: `# Harbour Street and around

- Leaves: put them at the curb in paper bags, they are fetched on ${spoken(day(tuesday, 1))}. Plastic bags stay where they are.
- Electronics and batteries: drop them off at the depot, 2 Quarry Road, on ${spoken(day(saturday, 1))}, 8 AM to noon. A television costs $25, all else is free.
- Blue bins that are cracked are replaced; call 311.

Water main flushing may turn the tap brown for an hour on ${spoken(day(wednesday, 2))}.`,
  };
}

function shops({ sunday: start, day }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'greenleaf-market',
      from: 'Greenleaf Market <offers@greenleaf.example.com>',
      date: addDays(start, -1),
      time: '05:45',
      subject: 'This week: apples, salmon, pumpkins',
      form: 'alternative',
      text: `# Until ${spoken(day(saturday))}

| Honeycrisp apples | $1.49 a pound
| Salmon fillet | $9.99 a pound
| Oat milk | two for $6
| Sunflower butter | $4.79

Order by 10 AM, collect after 4 PM at the side door. Your points: 1,260, worth $12.60 at the register.`,
    },
    {
      id: 'orpheum-cinema',
      from: 'Orpheum Cinema <program@orpheum.example.com>',
      date: addDays(start, -4),
      time: '14:30',
      subject: 'Saturday matinee for families',
      form: 'alternative',
      text: `# The Fox and the Lighthouse

Animated, 94 minutes, for everyone from six. Saturdays at 2 PM, from ${spoken(day(saturday, 2))} for three weeks. Children pay $6, adults $9; groups of five or more save a dollar each.

On the last Saturday the ticket comes with a paper fox mask. Strollers park in the foyer. [Seats](https://orpheum.example.com/fox).`,
    },
  ];
}

function center({ sunday: start, day }: SampleWeek): SampleMail[] {
  return [
    {
      id: 'center-classes',
      from: 'Springfield Community Center <news@center.example.org>',
      date: addDays(start, -16),
      time: '13:30',
      subject: 'Classes for grown-ups',
      form: 'alternative',
      text: `# Something new

- Pottery wheel: Tuesdays 7 PM, $110 for six evenings, clay included.
- Pickleball: Sunday mornings, rackets to borrow, $4.
- Tax evening with Mr. Kaplan: ${spoken(day(tuesday, 3))}, free, bring last year's papers.

The elevator is out of order until ${spoken(day(friday, 2))}; room 12 can be reached by the ramp on the garden side.`,
    },
    {
      id: 'museum-members',
      from: 'Springfield Science Museum <members@science-museum.example.org>',
      date: addDays(start, -7),
      time: '15:00',
      subject: 'For members: the volcano hall opens',
      form: 'alternative',
      text: `# Members first

On ${spoken(day(sunday, 1))} from 9 AM members see the volcano hall an hour before everyone else. A family membership is $95 a year and pays for itself on the third visit.

The planetarium shows "Ice Moons" at 11 AM and 2 PM, not for children under five. The café is closed for rebuilding; picnics are allowed in the lobby.`,
    },
  ];
}

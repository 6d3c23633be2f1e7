import { copy, distinct } from './event-pair.ts';
import type { EventPair, PairSpan } from './event-pair.ts';

const thursdayCheckup: PairSpan = ['2026-12-03T15:45:00-06:00', '2026-12-03T16:30:00-06:00'];
const tuesdayPractice: PairSpan = ['2026-12-01T17:30:00-06:00', '2026-12-01T19:00:00-06:00'];
const mondayMorning: PairSpan = ['2026-11-30T08:15:00-06:00', '2026-11-30T09:00:00-06:00'];
const saturdayNoon: PairSpan = ['2026-12-05T12:00:00-06:00', '2026-12-05T14:00:00-06:00'];
const workday: PairSpan = ['2026-12-07T09:00:00-06:00', '2026-12-07T17:00:00-06:00'];
const springEvening: PairSpan = ['2027-04-15T18:30:00-05:00', '2027-04-15T20:00:00-05:00'];
const christmas: PairSpan = ['2026-12-25T00:00:00-06:00', '2026-12-26T00:00:00-06:00'];
const winterBreak: PairSpan = ['2026-12-21T00:00:00-06:00', '2027-01-04T00:00:00-06:00'];
const springBreak: PairSpan = ['2027-03-13T00:00:00-06:00', '2027-03-22T00:00:00-05:00'];

const sameUid: readonly EventPair[] = [
  copy(
    thursdayCheckup,
    ['Ana', 'Parent-teacher conference', { uid: 'ptc-4471@lincoln.example' }],
    ['Ben', 'Parent-teacher conference', { uid: 'ptc-4471@lincoln.example' }],
    'One invitation accepted by both parents.',
  ),
  copy(
    workday,
    ['Ana', 'Meeting', { uid: 'invite-80@firm.example' }],
    ['Ben', 'Meeting', { uid: 'invite-80@firm.example' }],
    'Same UID counts even for a routine word with two owners.',
  ),
  copy(
    saturdayNoon,
    ['Ana', 'Cookie exchange', { uid: 'party-12@invites.example' }],
    ['Family', "Priya's party!!", { uid: 'party-12@invites.example' }],
    'Same UID; one side was renamed.',
  ),
  copy(
    tuesdayPractice,
    ['Riverside league', 'U10 practice', { uid: 'u10-tue@league.example', recurrenceId: '2026-12-01T17:30:00-06:00' }],
    ['Leo', 'U10 practice', { uid: 'u10-tue@league.example', recurrenceId: '2026-12-01T17:30:00-06:00' }],
    'Same UID and same instance of the series.',
  ),
  copy(
    tuesdayPractice,
    [
      'Riverside league',
      'U12 practice',
      {
        uid: 'u12-tue@league.example',
        recurrenceId: '2026-12-01T17:30:00-06:00',
        span: ['2026-12-01T18:30:00-06:00', '2026-12-01T20:00:00-06:00'],
      },
    ],
    ['Maya', 'U12 practice', { uid: 'u12-tue@league.example', recurrenceId: '2026-12-01T17:30:00-06:00' }],
    'Same UID and instance; the league moved it, the other calendar has not synced yet.',
  ),
  distinct(
    tuesdayPractice,
    ['Riverside league', 'U10 practice', { uid: 'u10-all@league.example', recurrenceId: '2026-12-01T17:30:00-06:00' }],
    [
      'Leo',
      'U10 practice',
      {
        uid: 'u10-all@league.example',
        recurrenceId: '2026-12-08T17:30:00-06:00',
        span: ['2026-12-08T17:30:00-06:00', '2026-12-08T19:00:00-06:00'],
      },
    ],
    'Two weeks of one series.',
  ),
];

const titles: readonly EventPair[] = [
  copy(
    thursdayCheckup,
    ['Ana', 'Maya – Orthodontist'],
    ['Family', 'Orthodontist Maya R.'],
    'Name before and after the same title.',
  ),
  copy(
    thursdayCheckup,
    ['Ana', 'Orthodontist', { who: ['maya'] }],
    ['Ben', "Maya's orthodontist"],
    'Named as a member here, in the title there.',
  ),
  copy(thursdayCheckup, ['Ana', 'DENTIST - LEO'], ['Ben', 'Leo: dentist'], 'Case and punctuation only.'),
  copy(
    mondayMorning,
    ['Ana', 'Back-to-School Night'],
    ['Lincoln Elementary', 'Back to school night!'],
    'Hyphens, case and an exclamation mark.',
  ),
  copy(saturdayNoon, ['Family', '🎂 Birthday lunch'], ['Ben', 'Birthday lunch'], 'Emoji in front.'),
  copy(saturdayNoon, ['Maya', 'Café crêpe making'], ['Family', 'Cafe crepe making'], 'Accents only.'),
  copy(
    springEvening,
    ['Family', 'Spring concert (Leo)'],
    ['Lincoln Elementary', 'Spring Concert'],
    'Name in brackets here, nobody named there.',
  ),
  copy(springEvening, ['Ana', 'Mom – book club'], ['Family', 'Book club (Ana)'], 'Both names mean Ana.'),
  copy(mondayMorning, ['Ben', 'Haircut'], ['Family', 'Dad haircut'], 'Dad is Ben, in whose calendar the other one is.'),
  copy(
    thursdayCheckup,
    ['Ana', 'Leo & Maya: flu shots'],
    ['Ben', 'Flu shots', { who: ['maya', 'leo'] }],
    'Same two members, in another order.',
  ),
  copy(saturdayNoon, ['Family', 'Swim meet: Maya Rivera'], ['Maya', 'Swim meet'], 'Full name against no name.'),
  distinct(thursdayCheckup, ['Ana', 'Leo – Dentist'], ['Ben', 'Maya – Dentist'], 'Two children, one appointment each.'),
  distinct(
    tuesdayPractice,
    ['Family', 'Soccer'],
    ['Riverside league', 'Soccer practice'],
    'Titles differ by more than names, case and punctuation.',
  ),
  distinct(saturdayNoon, ['Ana', 'Brunch with Nana'], ['Ben', 'Brunch with Grandpa Joe'], 'Different company.'),
  distinct(tuesdayPractice, ['Ana', 'Orthodontist'], ['Ben', 'Soccer practice'], 'Same time, different things.'),
  distinct(saturdayNoon, ['Riverside league', 'Game vs. Hawks'], ['Leo', 'Game vs. Otters'], 'Different opponents.'),
  distinct(springEvening, ['Family', 'Benefit concert'], ['Lincoln Elementary', 'Concert'], 'Benefit holds no name.'),
  distinct(mondayMorning, ['Ana', 'Pick up Maya'], ['Ben', 'Pick up Leo'], 'Each parent fetches another child.'),
  distinct(
    springEvening,
    ['Lincoln Elementary', 'Grade 3 concert'],
    ['Family', 'Grade 5 concert'],
    'Different grades.',
  ),
];

const members: readonly EventPair[] = [
  distinct(
    tuesdayPractice,
    ['Ana', 'Swim lesson', { who: ['maya'] }],
    ['Ben', 'Swim lesson', { who: ['leo'] }],
    'Equal lessons of two children.',
  ),
  distinct(
    tuesdayPractice,
    ['Maya', 'Piano lesson', { who: ['maya'] }],
    ['Leo', 'Piano lesson', { who: ['leo'] }],
    "Each child's own lesson.",
  ),
  distinct(
    thursdayCheckup,
    ['Ana', 'Dentist', { who: ['ana'] }],
    ['Ben', 'Dentist', { who: ['ben'] }],
    'Each parent has one.',
  ),
  distinct(
    thursdayCheckup,
    ['Family', 'Eye exam – Leo'],
    ['Ben', 'Eye exam', { who: ['maya'] }],
    'Leo in the title, Maya as member.',
  ),
  copy(
    thursdayCheckup,
    ['Family', 'Eye exam – Leo'],
    ['Ben', 'Eye exam', { who: ['leo'] }],
    'Leo in the title and as member.',
  ),
  copy(
    springEvening,
    ['Ana', 'Parent-teacher conference'],
    ['Ben', 'Parent teacher conference'],
    'Both parents wrote down the same conference.',
  ),
  distinct(mondayMorning, ['Maya', 'Checkup Maya'], ['Family', 'Mom checkup'], 'Maya and Ana.'),
];

const places: readonly EventPair[] = [
  copy(
    thursdayCheckup,
    ['Ana', 'Orthodontist Maya', { location: 'Bright Smiles' }],
    ['Family', 'Orthodontist Maya', { location: 'Bright Smiles, 4 Elm St' }],
    'One place has its address.',
  ),
  copy(
    tuesdayPractice,
    ['Riverside league', 'Soccer practice', { location: 'Dover Field' }],
    ['Leo', 'Soccer practice'],
    'One place is missing.',
  ),
  copy(
    tuesdayPractice,
    ['Ana', 'Swim team', { location: 'YMCA pool' }],
    ['Maya', 'Swim team', { location: 'Y.M.C.A. Pool' }],
    'Case and punctuation of the place.',
  ),
  copy(
    springEvening,
    ['Lincoln Elementary', 'Science fair', { location: 'Lincoln Elementary, Gym' }],
    ['Family', 'Science fair', { location: 'Lincoln Elementary' }],
    'A room inside the same school.',
  ),
  distinct(
    tuesdayPractice,
    ['Riverside league', 'Soccer practice', { location: 'Dover Field' }],
    ['Leo', 'Soccer practice', { location: 'Riverside Park' }],
    'Two fields.',
  ),
  distinct(
    mondayMorning,
    ['Ana', 'Parent-teacher conference', { location: 'Room 204' }],
    ['Ben', 'Parent-teacher conference', { location: 'Room 112' }],
    'Two rooms.',
  ),
  distinct(
    saturdayNoon,
    ['Family', 'Birthday party', { location: '12 Oak St' }],
    ['Ana', 'Birthday party', { location: '14 Oak St' }],
    'Two houses.',
  ),
  distinct(
    saturdayNoon,
    ['Riverside league', 'Tournament', { location: 'Riverside Park, Field 3' }],
    ['Maya', 'Tournament', { location: 'Riverside Park, Field 5' }],
    'Two fields of one park.',
  ),
];

const routine: readonly EventPair[] = [
  distinct(workday, ['Ana', 'Work'], ['Ben', 'Work'], 'Two parents work.'),
  distinct(workday, ['Ana work', 'Shift'], ['Ben work', 'SHIFT'], 'Two equal shifts are two.'),
  distinct(workday, ['Ana', 'Busy'], ['Ben', 'busy'], 'Each is busy.'),
  distinct(workday, ['Maya', 'School'], ['Leo', 'School'], 'Two children are at school.'),
  distinct(springEvening, ['Ana', 'Meeting'], ['Ben work', 'Meeting'], 'A meeting each.'),
  distinct(springEvening, ['Ana', 'On call'], ['Ben', 'On-call'], 'Each is on call.'),
  copy(workday, ['Ana', 'Work'], ['Ana work', 'work'], 'Same owner.'),
  copy(springEvening, ['Ben', 'Gym'], ['Ben work', 'Gym!'], 'Same owner.'),
  copy(workday, ['Family', 'Busy'], ['Kitchen tablet', 'Busy'], 'Calendars without an owner.'),
  copy(mondayMorning, ['Ana', 'Appointment – Leo'], ['Ben', 'Leo appointment'], 'Routine word, but both name Leo.'),
];

const times: readonly EventPair[] = [
  distinct(
    thursdayCheckup,
    ['Ana', 'Maya orthodontist'],
    ['Family', 'Maya orthodontist', { span: ['2026-12-03T15:50:00-06:00', '2026-12-03T16:30:00-06:00'] }],
    'Starts five minutes later.',
  ),
  distinct(
    tuesdayPractice,
    ['Riverside league', 'Soccer practice'],
    ['Leo', 'Soccer practice', { span: ['2026-12-01T17:30:00-06:00', '2026-12-01T18:45:00-06:00'] }],
    'Ends 15 minutes earlier.',
  ),
  distinct(
    saturdayNoon,
    ['Family', 'Bake sale'],
    ['Lincoln Elementary', 'Bake sale', { span: ['2026-12-12T12:00:00-06:00', '2026-12-12T14:00:00-06:00'] }],
    'A week apart.',
  ),
  copy(
    thursdayCheckup,
    ['Ana', 'Maya orthodontist'],
    ['Family', 'Maya orthodontist', { span: ['2026-12-03T21:45:00+00:00', '2026-12-03T22:30:00+00:00'] }],
    'Same instants, written in UTC.',
  ),
  distinct(
    saturdayNoon,
    ['Ana', 'Soccer snack', { uid: 'snack-1@calendar.example' }],
    ['Ana', 'Soccer snack', { uid: 'snack-2@calendar.example' }],
    'Copies are in different calendars; these share one.',
  ),
];

const wholeDays: readonly EventPair[] = [
  copy(
    christmas,
    ['US holidays', 'Christmas Day', { allDay: true }],
    ['Town holidays', 'Christmas day', { allDay: true }],
    'One holiday in two subscribed calendars.',
  ),
  copy(
    winterBreak,
    ['School district', 'Winter Break', { allDay: true }],
    ['Lincoln Elementary', 'WINTER BREAK', { allDay: true }],
    'Same days, same title.',
  ),
  copy(
    springBreak,
    ['Family', '🌷 Spring break', { allDay: true }],
    ['School district', 'Spring Break', { allDay: true }],
    'Emoji in front; the span holds a DST change.',
  ),
  distinct(
    winterBreak,
    ['School district', 'Winter break', { allDay: true }],
    [
      'Lincoln Elementary',
      'Winter break',
      { allDay: true, span: ['2026-12-21T00:00:00-06:00', '2027-01-05T00:00:00-06:00'] },
    ],
    'One ends a day later.',
  ),
  distinct(
    christmas,
    ['US holidays', 'Christmas Day', { allDay: true }],
    ['Grace Church', 'Christmas service', { allDay: true }],
    'Different titles on one day.',
  ),
];

/** Pairs to develop against. */
export const devEventPairs: readonly EventPair[] = [
  ...sameUid,
  ...titles,
  ...members,
  ...places,
  ...routine,
  ...times,
  ...wholeDays,
];

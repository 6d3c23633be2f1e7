import { copy, distinct } from '../event-pair.ts';
import type { EventPair, PairSpan } from '../event-pair.ts';

const wednesdayAfternoon: PairSpan = ['2026-12-09T15:20:00-06:00', '2026-12-09T16:10:00-06:00'];
const fridayEvening: PairSpan = ['2026-12-11T18:30:00-06:00', '2026-12-11T20:30:00-06:00'];
const saturdayMorning: PairSpan = ['2027-01-16T09:00:00-06:00', '2027-01-16T10:30:00-06:00'];
const sundayNoon: PairSpan = ['2027-01-24T11:30:00-06:00', '2027-01-24T13:00:00-06:00'];
const nightShift: PairSpan = ['2027-02-02T19:00:00-06:00', '2027-02-03T07:00:00-06:00'];
const officeHours: PairSpan = ['2027-02-08T08:30:00-06:00', '2027-02-08T16:30:00-06:00'];
const springMonday: PairSpan = ['2027-05-03T16:00:00-05:00', '2027-05-03T17:00:00-05:00'];
const laborDay: PairSpan = ['2026-09-07T00:00:00-05:00', '2026-09-08T00:00:00-05:00'];
const tripWeekend: PairSpan = ['2026-10-30T00:00:00-05:00', '2026-11-02T00:00:00-06:00'];
const birthday: PairSpan = ['2027-03-09T00:00:00-06:00', '2027-03-10T00:00:00-06:00'];

const sameUid: readonly EventPair[] = [
  copy(
    fridayEvening,
    ['Ben', 'Holiday party', { uid: 'h-2217@office.example' }],
    ['Ana', 'Holiday party (Ben)', { uid: 'h-2217@office.example' }],
    'Ben passed his invitation on.',
  ),
  copy(
    officeHours,
    ['Ana work', 'Busy', { uid: 'blk-9@firm.example' }],
    ['Ben', 'Busy', { uid: 'blk-9@firm.example' }],
    'Same UID, so the routine title does not matter.',
  ),
  copy(
    springMonday,
    [
      'Lincoln Elementary',
      'Chess club',
      { uid: 'chess@lincoln.example', recurrenceId: '2027-05-03T16:00:00-05:00', location: 'Library' },
    ],
    ['Leo', 'Chess', { uid: 'chess@lincoln.example', recurrenceId: '2027-05-03T16:00:00-05:00', location: 'Room 12' }],
    'Same UID and instance; title and room were edited in one.',
  ),
  copy(
    saturdayMorning,
    ['Family', 'Ski bus', { uid: 'ski-bus-3@club.example' }],
    [
      'Maya',
      'Ski bus',
      { uid: 'ski-bus-3@club.example', span: ['2027-01-16T08:30:00-06:00', '2027-01-16T10:00:00-06:00'] },
    ],
    'Same UID; one calendar still has the old hour.',
  ),
  distinct(
    springMonday,
    ['Lincoln Elementary', 'Band', { uid: 'band@lincoln.example', recurrenceId: '2027-05-03T16:00:00-05:00' }],
    [
      'Maya',
      'Band',
      {
        uid: 'band@lincoln.example',
        recurrenceId: '2027-05-10T16:00:00-05:00',
        span: ['2027-05-10T16:00:00-05:00', '2027-05-10T17:00:00-05:00'],
      },
    ],
    'Instances of two weeks.',
  ),
  distinct(
    saturdayMorning,
    ['Ana', 'Pancakes', { uid: 'cakes@calendar.example', recurrenceId: '2027-01-16T09:00:00-06:00' }],
    [
      'Family',
      'Pancakes',
      {
        uid: 'cakes@calendar.example',
        recurrenceId: '2027-01-17T09:00:00-06:00',
        span: ['2027-01-17T09:00:00-06:00', '2027-01-17T10:30:00-06:00'],
      },
    ],
    'Saturday and Sunday of one daily series.',
  ),
];

const titles: readonly EventPair[] = [
  copy(wednesdayAfternoon, ['Ana', 'Allergist - Leo'], ['Ben', 'LEO ALLERGIST'], 'Name on the other side, capitals.'),
  copy(
    wednesdayAfternoon,
    ['Family', 'Maya/speech therapy'],
    ['Maya', 'Speech therapy'],
    'The name is in one title only.',
  ),
  copy(fridayEvening, ['Lincoln Elementary', 'Winter Sing-Along'], ['Ana', 'winter sing along'], 'Hyphen and case.'),
  copy(fridayEvening, ['Family', '🎄Tree lighting'], ['Grace Church', 'Tree Lighting'], 'Emoji without a space.'),
  copy(sundayNoon, ['Ben', 'Piñata workshop'], ['Family', 'Pinata workshop'], 'Tilde only.'),
  copy(
    saturdayMorning,
    ['Riverside league', 'Futsal: round 2'],
    ['Leo', 'Futsal – Round 2 (Leo R.)'],
    'Case, dash and a name with an initial.',
  ),
  copy(springMonday, ['Family', 'Allergy shot Mama'], ['Ana', 'Allergy shot'], 'Mama is Ana.'),
  copy(springMonday, ['Ben', 'Ben: eye doctor'], ['Family', "Dad's eye doctor"], 'Ben and Dad are one person.'),
  copy(
    wednesdayAfternoon,
    ['Ana', 'Haircuts Maya + Leo'],
    ['Family', 'Leo and Maya haircuts'],
    'Same two names, another order.',
  ),
  copy(fridayEvening, ['Maya', 'Sleepover at Zoe’s'], ['Family', "Sleepover at Zoe's"], 'Two kinds of apostrophe.'),
  copy(sundayNoon, ['Family', '"Open gym" [Leo]'], ['Leo', 'Open gym.'], 'Quotes, brackets and a full stop.'),
  distinct(wednesdayAfternoon, ['Ana', 'Maya: allergist'], ['Ben', 'Leo: allergist'], 'One child each.'),
  distinct(saturdayMorning, ['Family', 'Swim'], ['Maya', 'Swim meet'], 'A swim and a meet.'),
  distinct(springMonday, ['Ana', 'Dance class'], ['Lincoln Elementary', 'Dance recital'], 'A class and a recital.'),
  distinct(
    fridayEvening,
    ['Ana', 'Dinner with the Hendersons'],
    ['Ben', 'Poker night'],
    'Same time, different things.',
  ),
  distinct(sundayNoon, ['Family', 'Mayan pottery tour'], ['Ben', 'Pottery tour'], 'Mayan is no name.'),
  distinct(saturdayMorning, ['Riverside league', 'U8 game'], ['Leo', 'U10 game'], 'Two teams.'),
  distinct(sundayNoon, ['Ana', 'Drop off Leo'], ['Ben', 'Drop off Maya'], 'Each parent takes another child.'),
  distinct(fridayEvening, ['Family', 'Leo sleepover at Zoe’s'], ['Maya', 'Sleepover at Finn’s'], 'Two host families.'),
  distinct(springMonday, ['Ben', 'Tutoring: math'], ['Ana', 'Tutoring: reading'], 'Two subjects.'),
];

const members: readonly EventPair[] = [
  distinct(
    springMonday,
    ['Ana', 'Gymnastics', { who: ['leo'] }],
    ['Family', 'Gymnastics', { who: ['maya'] }],
    'Two children, equal lessons.',
  ),
  distinct(
    saturdayMorning,
    ['Riverside league', 'Team photos', { who: ['maya'] }],
    ['Leo', 'Team photos – Leo'],
    'Maya listed here, Leo in the title there.',
  ),
  distinct(wednesdayAfternoon, ['Ana', 'Physical', { who: ['ana'] }], ['Ben', 'Dad physical'], 'Ana and Ben.'),
  distinct(
    fridayEvening,
    ['Maya', 'Violin recital Maya'],
    ['Leo', 'Violin recital', { who: ['leo'] }],
    'Maya in the title, Leo listed.',
  ),
  copy(
    fridayEvening,
    ['Maya', 'Violin recital Maya'],
    ['Family', 'Violin recital', { who: ['maya'] }],
    'Maya in both.',
  ),
  copy(
    saturdayMorning,
    ['Riverside league', 'Team photos'],
    ['Leo', 'Team photos', { who: ['leo'] }],
    'The league names nobody.',
  ),
  copy(
    springMonday,
    ['Ben', 'IEP review', { who: ['leo'] }],
    ['Ana', 'IEP review – Leo Rivera'],
    'Listed here, full name in the title there.',
  ),
];

const places: readonly EventPair[] = [
  copy(
    wednesdayAfternoon,
    ['Ana', 'Pediatrician Leo', { location: 'Cedar Clinic, Suite 3' }],
    ['Ben', 'Leo pediatrician', { location: 'cedar clinic' }],
    'The suite is in one only.',
  ),
  copy(
    saturdayMorning,
    ['Riverside league', 'Scrimmage', { location: 'Alder Field, 900 Mill Rd, Riverside' }],
    ['Maya', 'Scrimmage', { location: 'Alder Field' }],
    'The address is in one only.',
  ),
  copy(
    sundayNoon,
    ['Grace Church', 'Chili cook-off', { location: 'Fellowship Hall' }],
    ['Family', 'Chili cook off!'],
    'No place in one; hyphen.',
  ),
  distinct(
    wednesdayAfternoon,
    ['Ana', 'Pediatrician', { location: 'Cedar Clinic' }],
    ['Ben', 'Pediatrician', { location: 'Lakeside Clinic' }],
    'Two clinics.',
  ),
  distinct(
    saturdayMorning,
    ['Riverside league', 'Scrimmage', { location: 'Alder Field' }],
    ['Leo', 'Scrimmage', { location: 'Dover Field' }],
    'Two fields.',
  ),
  distinct(
    sundayNoon,
    ['Ana', 'Open house', { location: '31 Birch Ave' }],
    ['Family', 'Open house', { location: '13 Birch Ave' }],
    'Two houses on one street.',
  ),
];

const routine: readonly EventPair[] = [
  distinct(officeHours, ['Ana work', 'work'], ['Ben work', 'Work.'], 'Each works.'),
  distinct(nightShift, ['Ana', 'Shift'], ['Ben', 'Shift'], 'Two parents, two shifts.'),
  distinct(officeHours, ['Maya', 'school'], ['Leo', 'School'], 'Each child is at school.'),
  distinct(springMonday, ['Ana', 'Appointment'], ['Ben', 'Appointment'], 'An appointment each.'),
  distinct(fridayEvening, ['Ben', 'Gym'], ['Ana', 'gym'], 'Each trains.'),
  distinct(springMonday, ['Maya', 'Class'], ['Leo', 'Class'], 'A class each.'),
  copy(nightShift, ['Ben', 'On call'], ['Ben work', 'ON CALL'], 'Same owner.'),
  copy(officeHours, ['Ana work', 'Shift'], ['Ana', 'Shift'], 'Same owner.'),
  copy(fridayEvening, ['Family', 'Meeting'], ['Kitchen tablet', 'meeting'], 'Neither calendar has an owner.'),
  copy(springMonday, ['Ana', 'Class: Maya'], ['Ben', 'Maya class'], 'Routine word with the same child named in both.'),
];

const times: readonly EventPair[] = [
  distinct(
    wednesdayAfternoon,
    ['Ana', 'Speech therapy Leo'],
    ['Ben', 'Speech therapy Leo', { span: ['2026-12-09T15:30:00-06:00', '2026-12-09T16:10:00-06:00'] }],
    'Starts ten minutes later.',
  ),
  distinct(
    fridayEvening,
    ['Lincoln Elementary', 'Movie night'],
    ['Family', 'Movie night', { span: ['2026-12-11T18:30:00-06:00', '2026-12-11T21:00:00-06:00'] }],
    'Ends half an hour later.',
  ),
  distinct(
    springMonday,
    ['Ana', 'Piano'],
    ['Family', 'Piano', { span: ['2027-05-03T16:00:00+00:00', '2027-05-03T17:00:00+00:00'] }],
    'The same digits in UTC are five hours earlier.',
  ),
  copy(
    springMonday,
    ['Maya', 'Track practice'],
    ['Lincoln Elementary', 'Track practice', { span: ['2027-05-03T21:00:00+00:00', '2027-05-03T22:00:00+00:00'] }],
    'Same instants in UTC.',
  ),
  distinct(
    sundayNoon,
    ['Family', 'Potluck', { uid: 'potluck-a@calendar.example' }],
    ['Family', 'Potluck', { uid: 'potluck-b@calendar.example' }],
    'Entered twice in one calendar; copies are in different ones.',
  ),
];

const wholeDays: readonly EventPair[] = [
  copy(
    laborDay,
    ['US holidays', 'Labor Day', { allDay: true }],
    ['School district', 'LABOR DAY', { allDay: true }],
    'One holiday in two subscriptions.',
  ),
  copy(
    tripWeekend,
    ['Ben', 'Cabin trip', { allDay: true }],
    ['Family', '🏕️ Cabin trip', { allDay: true }],
    'Emoji; the clock changes on the last day.',
  ),
  copy(
    birthday,
    ['Family', "Leo's birthday", { allDay: true }],
    ['Ana', 'Birthday Leo', { allDay: true }],
    'Name before and after.',
  ),
  distinct(
    birthday,
    ['Family', "Leo's birthday", { allDay: true }],
    ['Ben', 'Ana birthday', { allDay: true }],
    'Two persons.',
  ),
  distinct(
    tripWeekend,
    ['Ben', 'Cabin trip', { allDay: true }],
    ['Ana', 'Cabin trip', { allDay: true, span: ['2026-10-31T00:00:00-05:00', '2026-11-02T00:00:00-06:00'] }],
    'One begins a day later.',
  ),
  distinct(
    laborDay,
    ['School district', 'No school', { allDay: true }],
    ['US holidays', 'Labor Day', { allDay: true }],
    'Different titles on one day.',
  ),
];

/** Pairs to measure with, never to develop against. */
export const holdoutEventPairs: readonly EventPair[] = [
  ...sameUid,
  ...titles,
  ...members,
  ...places,
  ...routine,
  ...times,
  ...wholeDays,
];

import { allDay, timed, undated } from './event-line.ts';
import type { EventLine } from './event-line.ts';

const single: readonly EventLine[] = [
  timed('dentist Tue 4pm Maya', 'Dentist', ['2026-11-24T16:00', '2026-11-24T17:00'], { who: ['maya'] }),
  timed('lunch tomorrow noon', 'Lunch', ['2026-11-19T12:00', '2026-11-19T13:00']),
  timed('Leo swim tomorow 3:45 @ YMCA', 'Swim', ['2026-11-19T15:45', '2026-11-19T16:45'], {
    location: 'YMCA',
    who: ['leo'],
  }),
  timed('haircut Leo and Maya sat 11am', 'Haircut', ['2026-11-21T11:00', '2026-11-21T12:00'], { who: ['leo', 'maya'] }),
  timed('PTA mtg thurs 6:30pm', 'PTA mtg', ['2026-11-19T18:30', '2026-11-19T19:30']),
  timed('Maya orthodontist 12/3 @ 8:15', 'Orthodontist', ['2026-12-03T08:15', '2026-12-03T09:15'], { who: ['maya'] }),
  timed('8:15 school meeting tues', 'School meeting', ['2026-11-24T08:15', '2026-11-24T09:15']),
  timed('5k run sunday 8am', '5k run', ['2026-11-22T08:00', '2026-11-22T09:00']),
  timed('2nd grade potluck fri 6pm', '2nd grade potluck', ['2026-11-20T18:00', '2026-11-20T19:00']),
  timed(
    'conference w/ Mrs. Okafor in room 204 mon 3:20',
    'Conference w/ Mrs. Okafor',
    ['2026-11-23T15:20', '2026-11-23T16:20'],
    { location: 'room 204' },
  ),
  timed('March of Dimes walk sat 9am', 'March of Dimes walk', ['2026-11-21T09:00', '2026-11-21T10:00']),
  timed('May recital rehearsal sat 10-11:30am', 'May recital rehearsal', ['2026-11-21T10:00', '2026-11-21T11:30']),
  timed('dance recital May 8 2pm Maya', 'Dance recital', ['2027-05-08T14:00', '2027-05-08T15:00'], { who: ['maya'] }),
  timed('brunch with Aunt May sun 10:30', 'Brunch with Aunt May', ['2026-11-22T10:30', '2026-11-22T11:30']),
  timed('SAT prep class tues 4-5:30 at Hilltop Library', 'SAT prep class', ['2026-11-24T16:00', '2026-11-24T17:30'], {
    location: 'Hilltop Library',
  }),
  timed('dentist in two weeks 3pm Ben', 'Dentist', ['2026-12-02T15:00', '2026-12-02T16:00'], { who: ['ben'] }),
  timed('vet 3 Dec 10:20 at 412 Elm St', 'Vet', ['2026-12-03T10:20', '2026-12-03T11:20'], { location: '412 Elm St' }),
  timed('a week from monday 4pm oil change Dad', 'Oil change', ['2026-11-30T16:00', '2026-11-30T17:00'], {
    who: ['ben'],
  }),
  timed("playdate at Grandma's sat 1-4", 'Playdate', ['2026-11-21T13:00', '2026-11-21T16:00'], {
    location: "Grandma's",
  }),
  timed('Mom and Dad date night sat 7pm', 'Date night', ['2026-11-21T19:00', '2026-11-21T20:00'], {
    who: ['ana', 'ben'],
  }),
  timed('piano tues at four, Maya', 'Piano', ['2026-11-24T16:00', '2026-11-24T17:00'], { who: ['maya'] }),
  timed('hockey game sat 6:40am @ Ice Barn Leo', 'Hockey game', ['2026-11-21T06:40', '2026-11-21T07:40'], {
    location: 'Ice Barn',
    who: ['leo'],
  }),
  timed('sleepover fri 7pm - sat 9am Maya', 'Sleepover', ['2026-11-20T19:00', '2026-11-21T09:00'], { who: ['maya'] }),
  timed('movie night tonight 7:15', 'Movie night', ['2026-11-18T19:15', '2026-11-18T20:15']),
  timed('yard sale sat am 8-12', 'Yard sale', ['2026-11-21T08:00', '2026-11-21T12:00']),
  timed('moms group brunch fri 10am', 'Moms group brunch', ['2026-11-20T10:00', '2026-11-20T11:00']),
  timed('Benefit concert dec 4 7pm at Lincoln Hall', 'Benefit concert', ['2026-12-04T19:00', '2026-12-04T20:00'], {
    location: 'Lincoln Hall',
  }),
  timed("June's baby shower sat 2-4", "June's baby shower", ['2026-11-21T14:00', '2026-11-21T16:00']),
  timed('early dismissal wed 11/25 12:15', 'Early dismissal', ['2026-11-25T12:15', '2026-11-25T13:15']),
  timed('band practice for 90 min thurs 3:30', 'Band practice', ['2026-11-19T15:30', '2026-11-19T17:00']),
  timed(
    'science fair setup from 4 til 5:30 dec 10 Maya',
    'Science fair setup',
    ['2026-12-10T16:00', '2026-12-10T17:30'],
    {
      who: ['maya'],
    },
  ),
  timed('flu shots Leo, Maya 11/30 3:50pm', 'Flu shots', ['2026-11-30T15:50', '2026-11-30T16:50'], {
    who: ['leo', 'maya'],
  }),
  timed('coffee w/ Ben fri 9:30', 'Coffee', ['2026-11-20T09:30', '2026-11-20T10:30'], { who: ['ben'] }),
  timed('call plumber in 2 hours', 'Call plumber', ['2026-11-18T11:00', '2026-11-18T12:00']),
];

const wholeDays: readonly EventLine[] = [
  allDay('Nana visits dec 12-15', 'Nana visits', ['2026-12-12', '2026-12-16']),
  allDay('pay $12 field trip fri', 'Pay $12 field trip', ['2026-11-20', '2026-11-21']),
  allDay('Sun Valley trip feb 12-16', 'Sun Valley trip', ['2027-02-12', '2027-02-17']),
  allDay('winter break dec 21 - jan 3', 'Winter break', ['2026-12-21', '2027-01-04']),
  allDay('no school nov 25-27', 'No school', ['2026-11-25', '2026-11-28']),
  allDay('camping this weekend', 'Camping', ['2026-11-21', '2026-11-23']),
  allDay('field trip permission due the 5th', 'Field trip permission due', ['2026-12-05', '2026-12-06']),
  allDay('teacher in-service all day mon', 'Teacher in-service', ['2026-11-23', '2026-11-24']),
  allDay('bake sale cupcakes (24) due dec 3rd', 'Bake sale cupcakes (24) due', ['2026-12-03', '2026-12-04']),
];

const recurring: readonly EventLine[] = [
  timed('soccer every thurs 5:30-7 at Riverside until june', 'Soccer', ['2026-11-19T17:30', '2026-11-19T19:00'], {
    location: 'Riverside',
    rrule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20270531',
  }),
  timed('piano every other friday 4pm Maya', 'Piano', ['2026-11-20T16:00', '2026-11-20T17:00'], {
    who: ['maya'],
    rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  }),
  timed(
    'speech therapy weekly on tue and thu 3:15-3:45 Leo',
    'Speech therapy',
    ['2026-11-19T15:15', '2026-11-19T15:45'],
    { who: ['leo'], rrule: 'FREQ=WEEKLY;BYDAY=TU,TH' },
  ),
  timed('bus every weekday at 7:45', 'Bus', ['2026-11-19T07:45', '2026-11-19T08:45'], {
    rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  }),
  timed('book club monthly on the first monday 7:30pm Mom', 'Book club', ['2026-12-07T19:30', '2026-12-07T20:30'], {
    who: ['ana'],
    rrule: 'FREQ=MONTHLY;BYDAY=1MO',
  }),
  timed('eye drops for Leo daily at 7pm until friday', 'Eye drops', ['2026-11-18T19:00', '2026-11-18T20:00'], {
    who: ['leo'],
    rrule: 'FREQ=DAILY;UNTIL=20261120',
  }),
  timed(
    'swim team every mon/wed/fri 4-5:30 @ Eastside Pool Maya',
    'Swim team',
    ['2026-11-18T16:00', '2026-11-18T17:30'],
    { location: 'Eastside Pool', who: ['maya'], rrule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR' },
  ),
  allDay('Grandpa Joe birthday jan 22 every year', 'Grandpa Joe birthday', ['2027-01-22', '2027-01-23'], {
    rrule: 'FREQ=YEARLY',
  }),
  allDay("Leo's birthday mar 9 yearly", 'Birthday', ['2027-03-09', '2027-03-10'], {
    who: ['leo'],
    rrule: 'FREQ=YEARLY',
  }),
  allDay('rent due monthly on the 1st', 'Rent due', ['2026-12-01', '2026-12-02'], {
    rrule: 'FREQ=MONTHLY;BYMONTHDAY=1',
  }),
  timed('art class every tues starting dec 1 4:15-5 Leo', 'Art class', ['2026-12-01T16:15', '2026-12-01T17:00'], {
    who: ['leo'],
    rrule: 'FREQ=WEEKLY;BYDAY=TU',
  }),
  timed('chess club every mon 3-4 for 6 weeks Leo', 'Chess club', ['2026-11-23T15:00', '2026-11-23T16:00'], {
    who: ['leo'],
    rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=6',
  }),
];

const otherTimes: readonly EventLine[] = [
  timed('spirit assembly next friday 2pm', 'Spirit assembly', ['2026-12-11T14:00', '2026-12-11T15:00'], {
    now: '2026-12-04T10:00',
  }),
  timed('gymnastics next week thurs 5pm Maya', 'Gymnastics', ['2026-12-10T17:00', '2026-12-10T18:00'], {
    now: '2026-12-02T20:15',
    who: ['maya'],
  }),
  timed('church tomorrow 9am', 'Church', ['2026-11-01T09:00', '2026-11-01T10:00'], { now: '2026-10-31T20:00' }),
  timed('pancake breakfast tmrw 8-10am @ fire station', 'Pancake breakfast', ['2027-03-14T08:00', '2027-03-14T10:00'], {
    now: '2027-03-13T18:30',
    location: 'fire station',
  }),
  allDay('book report due mon Leo', 'Book report due', ['2027-02-01', '2027-02-02'], {
    now: '2027-01-30T21:00',
    who: ['leo'],
  }),
  timed('new years party thurs 8pm til midnight', 'New years party', ['2026-12-31T20:00', '2027-01-01T00:00'], {
    now: '2026-12-28T11:00',
  }),
  timed('dr appt 1/4 10:20 Ben', 'Dr appt', ['2027-01-04T10:20', '2027-01-04T11:20'], {
    now: '2026-12-30T08:00',
    who: ['ben'],
  }),
  timed('field day fri 9-11:30am Leo', 'Field day', ['2027-05-14T09:00', '2027-05-14T11:30'], {
    now: '2027-05-12T07:30',
    who: ['leo'],
  }),
  allDay('summer camp 6/14-6/25 Maya', 'Summer camp', ['2027-06-14', '2027-06-26'], {
    now: '2027-06-01T12:00',
    who: ['maya'],
  }),
  timed('parent conf the 2nd at 4:40', 'Parent conf', ['2027-03-02T16:40', '2027-03-02T17:40'], {
    now: '2027-02-27T15:00',
  }),
  timed('trash bins out tomorrow 7am', 'Trash bins out', ['2026-11-23T07:00', '2026-11-23T08:00'], {
    now: '2026-11-22T19:30',
  }),
  timed('soccer practice tues 4pm Leo', 'Soccer practice', ['2026-12-01T16:00', '2026-12-01T17:00'], {
    now: '2026-11-24T16:30',
    who: ['leo'],
  }),
  timed('karate tues 5:15 Leo', 'Karate', ['2026-11-24T17:15', '2026-11-24T18:15'], {
    now: '2026-11-24T13:00',
    who: ['leo'],
  }),
  timed('tball every sat 9am at Dover Field until june 5 Leo', 'Tball', ['2027-03-06T09:00', '2027-03-06T10:00'], {
    now: '2027-03-01T09:00',
    location: 'Dover Field',
    who: ['leo'],
    rrule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20270605',
  }),
  allDay('Aunt May visits 4/29 to 5/2', 'Aunt May visits', ['2027-04-29', '2027-05-03'], { now: '2027-04-16T09:00' }),
  allDay('picture day sept 9', 'Picture day', ['2026-09-09', '2026-09-10'], { now: '2026-08-30T20:00' }),
  timed('brunch tmrw 11 with Nana', 'Brunch with Nana', ['2027-01-01T11:00', '2027-01-01T12:00'], {
    now: '2026-12-31T22:00',
  }),
  timed(
    'orchestra rehearsal every wed 6-7:30 thru march Maya',
    'Orchestra rehearsal',
    ['2026-09-16T18:00', '2026-09-16T19:30'],
    { now: '2026-09-10T08:00', who: ['maya'], rrule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20270331' },
  ),
  timed('advent craft every sat in december 10am', 'Advent craft', ['2026-12-05T10:00', '2026-12-05T11:00'], {
    now: '2026-11-30T09:00',
    rrule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20261231',
  }),
  timed("dinner @ Marino's sun 6", 'Dinner', ['2027-02-07T18:00', '2027-02-07T19:00'], {
    now: '2027-02-03T18:00',
    location: "Marino's",
  }),
];

const withoutDate: readonly EventLine[] = [
  undated('call Aunt May about the quilt'),
  undated('new cleats for Leo size 4'),
  undated('pay $12 for the yearbook'),
  undated('paper towels for room 204'),
  undated('Maya 2nd grade reading log'),
];

/** Lines to develop against. */
export const devEventLines: readonly EventLine[] = [
  ...single,
  ...wholeDays,
  ...recurring,
  ...otherTimes,
  ...withoutDate,
];

import { allDay, timed, undated } from '../event-line.ts';
import type { EventLine } from '../event-line.ts';

const single: readonly EventLine[] = [
  timed('Leo ortho mon 2:30', 'Ortho', ['2026-11-23T14:30', '2026-11-23T15:30'], { who: ['leo'] }),
  timed('tmrw 7am hockey @ Polar Dome Leo', 'Hockey', ['2026-11-19T07:00', '2026-11-19T08:00'], {
    location: 'Polar Dome',
    who: ['leo'],
  }),
  timed('Maya flute lesson thurs 4:15-5', 'Flute lesson', ['2026-11-19T16:15', '2026-11-19T17:00'], { who: ['maya'] }),
  timed('dinner w/ the Hendersons fri 6:30', 'Dinner w/ the Hendersons', ['2026-11-20T18:30', '2026-11-20T19:30']),
  timed('parent teacher conf weds 12/2 5:40pm', 'Parent teacher conf', ['2026-12-02T17:40', '2026-12-02T18:40']),
  timed('Mama doctor 12/8 at 9:10', 'Doctor', ['2026-12-08T09:10', '2026-12-08T10:10'], { who: ['ana'] }),
  timed('soccer game sat 11-12:30 at Riverside Park Maya', 'Soccer game', ['2026-11-21T11:00', '2026-11-21T12:30'], {
    location: 'Riverside Park',
    who: ['maya'],
  }),
  timed('bday party for Will sat 2-4 @ Jump Zone', 'Bday party for Will', ['2026-11-21T14:00', '2026-11-21T16:00'], {
    location: 'Jump Zone',
  }),
  timed('Leo and Maya checkups dec 9 3:20p', 'Checkups', ['2026-12-09T15:20', '2026-12-09T16:20'], {
    who: ['leo', 'maya'],
  }),
  timed("pizza at Nana's sunday 5", 'Pizza', ['2026-11-22T17:00', '2026-11-22T18:00'], { location: "Nana's" }),
  timed('grade 4 math night thurs 6pm', 'Grade 4 math night', ['2026-11-19T18:00', '2026-11-19T19:00']),
  timed('10k charity race sun 7:30am', '10k charity race', ['2026-11-22T07:30', '2026-11-22T08:30']),
  timed('April Showers tea sat 2pm', 'April Showers tea', ['2026-11-21T14:00', '2026-11-21T15:00']),
  timed('lunch with Aunt June tues noon', 'Lunch with Aunt June', ['2026-11-24T12:00', '2026-11-24T13:00']),
  timed('Leonardo exhibit sun 1-3 at City Museum', 'Leonardo exhibit', ['2026-11-22T13:00', '2026-11-22T15:00'], {
    location: 'City Museum',
  }),
  timed('lunch at Friday Harbor Cafe sat 12:30', 'Lunch', ['2026-11-21T12:30', '2026-11-21T13:30'], {
    location: 'Friday Harbor Cafe',
  }),
  timed('Mayan ruins talk thurs 7pm', 'Mayan ruins talk', ['2026-11-19T19:00', '2026-11-19T20:00']),
  timed('second hand book sale sat 9-1', 'Second hand book sale', ['2026-11-21T09:00', '2026-11-21T13:00']),
  timed('one act play tryouts mon 3 Maya', 'One act play tryouts', ['2026-11-23T15:00', '2026-11-23T16:00'], {
    who: ['maya'],
  }),
  timed('flight 418 tues 6:50am Dad', 'Flight 418', ['2026-11-24T06:50', '2026-11-24T07:50'], { who: ['ben'] }),
  timed('eye exam in 3 weeks 10am Mom', 'Eye exam', ['2026-12-09T10:00', '2026-12-09T11:00'], { who: ['ana'] }),
  timed('teeth cleaning 9 Dec 11:40 at 88 Birch Ave Ben', 'Teeth cleaning', ['2026-12-09T11:40', '2026-12-09T12:40'], {
    location: '88 Birch Ave',
    who: ['ben'],
  }),
  timed('car inspection a week from fri 8am', 'Car inspection', ['2026-11-27T08:00', '2026-11-27T09:00']),
  timed('day after tomorrow 3pm pick up cake', 'Pick up cake', ['2026-11-20T15:00', '2026-11-20T16:00']),
  timed('drums sat at ten, Leo', 'Drums', ['2026-11-21T10:00', '2026-11-21T11:00'], { who: ['leo'] }),
  timed(
    'youth group lock-in fri 8pm to sat 7am at Grace Church',
    'Youth group lock-in',
    ['2026-11-20T20:00', '2026-11-21T07:00'],
    { location: 'Grace Church' },
  ),
  timed('tonight 6 to 7:30 open house', 'Open house', ['2026-11-18T18:00', '2026-11-18T19:30']),
  timed('garage sale sat 7am-noon', 'Garage sale', ['2026-11-21T07:00', '2026-11-21T12:00']),
  timed('dads & donuts thurs 7:30am', 'Dads & donuts', ['2026-11-19T07:30', '2026-11-19T08:30']),
  timed('anatomy lecture mon 6pm at Hale Hall', 'Anatomy lecture', ['2026-11-23T18:00', '2026-11-23T19:00'], {
    location: 'Hale Hall',
  }),
  timed("April's graduation party may 22 3-6pm", "April's graduation party", ['2027-05-22T15:00', '2027-05-22T18:00']),
  timed('debate club for 2 hours mon 3:30', 'Debate club', ['2026-11-23T15:30', '2026-11-23T17:30']),
  timed('woodworking 1.5 hrs sat 1pm Dad', 'Woodworking', ['2026-11-21T13:00', '2026-11-21T14:30'], { who: ['ben'] }),
  timed('choir concert 12/17 7pm, Maya', 'Choir concert', ['2026-12-17T19:00', '2026-12-17T20:00'], { who: ['maya'] }),
  timed('shopping w/ Mom sat 1pm', 'Shopping', ['2026-11-21T13:00', '2026-11-21T14:00'], { who: ['ana'] }),
  timed('school nurse callback in 30 min', 'School nurse callback', ['2026-11-18T09:30', '2026-11-18T10:30']),
  timed('meet realtor 12/9 15:30', 'Meet realtor', ['2026-12-09T15:30', '2026-12-09T16:30']),
];

const wholeDays: readonly EventLine[] = [
  allDay('3 dozen cookies due fri', '3 dozen cookies due', ['2026-11-20', '2026-11-21']),
  allDay('return $45 tux mon', 'Return $45 tux', ['2026-11-23', '2026-11-24']),
  allDay('chapter 5 test fri Maya', 'Chapter 5 test', ['2026-11-20', '2026-11-21'], { who: ['maya'] }),
  allDay('spring break march 15-19', 'Spring break', ['2027-03-15', '2027-03-20']),
  allDay('cruise jan 29 to feb 4', 'Cruise', ['2027-01-29', '2027-02-05']),
  allDay('scout camp fri to sun Leo', 'Scout camp', ['2026-11-20', '2026-11-23'], { who: ['leo'] }),
  allDay('garage cleanout this weekend', 'Garage cleanout', ['2026-11-21', '2026-11-23']),
  allDay('library books due the 30th', 'Library books due', ['2026-11-30', '2026-12-01']),
  allDay('PD day all day fri 12/4', 'PD day', ['2026-12-04', '2026-12-05']),
];

const recurring: readonly EventLine[] = [
  timed('tutoring every other tues 4:30-5:30 Leo', 'Tutoring', ['2026-11-24T16:30', '2026-11-24T17:30'], {
    who: ['leo'],
    rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
  }),
  timed('gymnastics weekly on mon and wed 5-6:15 Maya', 'Gymnastics', ['2026-11-18T17:00', '2026-11-18T18:15'], {
    who: ['maya'],
    rrule: 'FREQ=WEEKLY;BYDAY=MO,WE',
  }),
  timed('before care every weekday 7:15-8 Leo', 'Before care', ['2026-11-19T07:15', '2026-11-19T08:00'], {
    who: ['leo'],
    rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  }),
  timed(
    "scout meeting every month on the second tues 6:30pm at St. Luke's Leo",
    'Scout meeting',
    ['2026-12-08T18:30', '2026-12-08T19:30'],
    { location: "St. Luke's", who: ['leo'], rrule: 'FREQ=MONTHLY;BYDAY=2TU' },
  ),
  timed('antibiotics Maya every day 8am until sunday', 'Antibiotics', ['2026-11-19T08:00', '2026-11-19T09:00'], {
    who: ['maya'],
    rrule: 'FREQ=DAILY;UNTIL=20261122',
  }),
  timed('water polo every tue/thu/sat 6-7am @ Westbrook Pool', 'Water polo', ['2026-11-19T06:00', '2026-11-19T07:00'], {
    location: 'Westbrook Pool',
    rrule: 'FREQ=WEEKLY;BYDAY=TU,TH,SA',
  }),
  allDay('Nana birthday feb 11 every year', 'Nana birthday', ['2027-02-11', '2027-02-12'], { rrule: 'FREQ=YEARLY' }),
  allDay('anniversary Mom and Dad yearly june 14', 'Anniversary', ['2027-06-14', '2027-06-15'], {
    who: ['ana', 'ben'],
    rrule: 'FREQ=YEARLY',
  }),
  allDay('HOA dues every month on the 15th', 'HOA dues', ['2026-12-15', '2026-12-16'], {
    rrule: 'FREQ=MONTHLY;BYMONTHDAY=15',
  }),
  timed('guitar every fri from jan 8 at 5pm Leo', 'Guitar', ['2027-01-08T17:00', '2027-01-08T18:00'], {
    who: ['leo'],
    rrule: 'FREQ=WEEKLY;BYDAY=FR',
  }),
  timed('pottery every wed 5:30 for 8 weeks Mom', 'Pottery', ['2026-11-18T17:30', '2026-11-18T18:30'], {
    who: ['ana'],
    rrule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=8',
  }),
];

const otherTimes: readonly EventLine[] = [
  timed('ice skating next friday 6pm Maya', 'Ice skating', ['2027-01-15T18:00', '2027-01-15T19:00'], {
    now: '2027-01-08T12:00',
    who: ['maya'],
  }),
  timed('playgroup tomorrow 9:30 @ Little Oaks Leo', 'Playgroup', ['2026-11-20T09:30', '2026-11-20T10:30'], {
    now: '2026-11-19T21:30',
    location: 'Little Oaks',
    who: ['leo'],
  }),
  timed('hike tmrw 1pm', 'Hike', ['2026-11-01T13:00', '2026-11-01T14:00'], { now: '2026-10-31T08:00' }),
  timed('sunday 10:30 church potluck', 'Church potluck', ['2027-03-14T10:30', '2027-03-14T11:30'], {
    now: '2027-03-13T21:00',
  }),
  timed('tax papers to accountant tmrw 11am', 'Tax papers to accountant', ['2026-12-01T11:00', '2026-12-01T12:00'], {
    now: '2026-11-30T22:00',
  }),
  allDay('lab fee $20 due wed', 'Lab fee $20 due', ['2027-03-03', '2027-03-04'], { now: '2027-02-28T19:00' }),
  timed('Leo eye dr jan 6th 3:40', 'Eye dr', ['2027-01-06T15:40', '2027-01-06T16:40'], {
    now: '2026-12-27T10:00',
    who: ['leo'],
  }),
  allDay('cousins here dec 30-jan 2', 'Cousins here', ['2026-12-30', '2027-01-03'], { now: '2026-12-15T18:00' }),
  timed('cookie swap thurs 4pm', 'Cookie swap', ['2026-12-24T16:00', '2026-12-24T17:00'], { now: '2026-12-17T17:00' }),
  timed('winter concert fri 1:30 Maya', 'Winter concert', ['2026-12-18T13:30', '2026-12-18T14:30'], {
    now: '2026-12-18T07:00',
    who: ['maya'],
  }),
  timed(
    'lacrosse every tues and thurs 5-6:30 @ Alder Field until june Maya',
    'Lacrosse',
    ['2027-04-06T17:00', '2027-04-06T18:30'],
    {
      now: '2027-04-05T09:00',
      location: 'Alder Field',
      who: ['maya'],
      rrule: 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270531',
    },
  ),
  allDay('Nana & Pop here may 28-31', 'Nana & Pop here', ['2027-05-28', '2027-06-01'], { now: '2027-04-20T13:00' }),
  timed('supply drop off sept 1 from 4 til 6', 'Supply drop off', ['2026-09-01T16:00', '2026-09-01T18:00'], {
    now: '2026-08-16T20:30',
  }),
  timed('flag football every sat 8:30am until nov 7 Leo', 'Flag football', ['2026-10-03T08:30', '2026-10-03T09:30'], {
    now: '2026-09-28T09:00',
    who: ['leo'],
    rrule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20261107',
  }),
  timed('yoga every sun in january 4pm Mom', 'Yoga', ['2027-01-10T16:00', '2027-01-10T17:00'], {
    now: '2027-01-04T09:00',
    who: ['ana'],
    rrule: 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20270131',
  }),
  allDay('VBS 7/12-7/16 Leo', 'VBS', ['2027-07-12', '2027-07-17'], { now: '2027-05-31T08:00', who: ['leo'] }),
  allDay('family reunion at Lake Hollow july 3', 'Family reunion', ['2027-07-03', '2027-07-04'], {
    now: '2027-06-10T16:00',
    location: 'Lake Hollow',
  }),
  timed('tommorow 2pm robotics meet Maya', 'Robotics meet', ['2027-02-06T14:00', '2027-02-06T15:00'], {
    now: '2027-02-05T18:00',
    who: ['maya'],
  }),
];

const withoutDate: readonly EventLine[] = [
  undated('ask Ben about carpool'),
  undated('size 6 skates for Maya'),
  undated('thank you card for Aunt June'),
  undated('4 boxes of tissues for room 12'),
  undated('first aid kit for the car'),
];

/** Lines to measure with, never to develop against. */
export const holdoutEventLines: readonly EventLine[] = [
  ...single,
  ...wholeDays,
  ...recurring,
  ...otherTimes,
  ...withoutDate,
];

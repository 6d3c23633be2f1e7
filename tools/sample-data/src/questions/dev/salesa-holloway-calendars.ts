import { calendarText, event } from './event-text.ts';
import { salesaHollowayKidsCalendars } from './salesa-holloway-kids-calendars.ts';

const zone = 'Pacific/Auckland';
const sydney = 'Australia/Sydney';
const club = 'Kereru Kids Club';
const bay = 'Karewa Bay School';
const untilSummer = 'UNTIL=20301213T105959Z';

const family = [
  event('craig', "Finn at Craig's", '2030-08-02T17:00', '2030-08-04T17:00', {
    rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=11',
  }),
  event('craig', "Finn at Craig's (first week of the holidays)", '2030-09-27T17:00', '2030-10-04T17:00', {
    instead: '2030-09-27T17:00',
  }),
  event('craig', "Finn at Craig's (swapped)", '2030-10-18T17:00', '2030-10-20T17:00', {
    instead: '2030-10-25T17:00',
  }),
  event('care', 'After-school care (Lupe)', '2030-07-22T15:00', '17:30', {
    at: club,
    rule: `FREQ=WEEKLY;BYDAY=MO,TU,TH;${untilSummer}`,
    except: [
      '2030-09-30T15:00',
      '2030-10-01T15:00',
      '2030-10-03T15:00',
      '2030-10-07T15:00',
      '2030-10-08T15:00',
      '2030-10-10T15:00',
      '2030-10-28T15:00',
    ],
  }),
  event('care', 'After-school care (Lupe), closes early', '2030-09-24T15:00', '16:30', {
    at: club,
    instead: '2030-09-24T15:00',
  }),
  event('care', 'After-school care (Lupe)', '2030-09-26T15:00', '17:30', {
    at: club,
    instead: '2030-09-26T15:00',
    cancelled: true,
  }),
  event('programme', 'Holiday programme (Lupe)', '2030-10-01T08:30', '16:00', {
    at: 'Karewa Rec Centre',
    note: 'Bring togs, a towel and a packed lunch. Questions to Hemi, 021 555 0133.',
    rule: 'FREQ=DAILY;COUNT=3',
  }),
  event('programme', 'Holiday programme (Lupe), trip to the zoo', '2030-10-03T08:00', '17:00', {
    at: 'Karewa Rec Centre',
    instead: '2030-10-03T08:30',
  }),
  event('nana', 'Nana Ruth staying', '2030-09-20', '2030-09-26'),
  event('nana-bus', 'Pick up Nana Ruth', '2030-09-20T16:50', '17:10', { at: 'Karewa Bus Station' }),
  event('holidays', 'School holidays', '2030-09-28', '2030-10-14'),
  event('term', 'Term 4 starts', '2030-10-14', '2030-10-15'),
  event('teachers', 'Teacher-only day (Finn and Lupe)', '2030-10-25', '2030-10-26'),
  event('labour', 'Labour Day, no school', '2030-10-28', '2030-10-29'),
  event('clocks', 'Clocks go forward', '2030-09-29', '2030-09-30'),
  event('bach', 'At the bach in Tirohanga Bay', '2030-10-04', '2030-10-09', {
    note: 'The key is with Mrs. Pereira at number 9.',
  }),
  event('bach-drive', 'Leave for the bach', '2030-10-04T17:30', '20:00'),
  event('kennels', 'Biscuit at the kennels', '2030-10-04', '2030-10-09', {
    at: 'Paws Retreat',
    note: 'Drop him off before noon. Vaccination booklet is in the hall drawer.',
  }),
  event('rubbish', 'Rubbish out', '2030-07-02T07:00', '07:15', { rule: 'FREQ=WEEKLY;BYDAY=TU' }),
  event('rubbish', 'Rubbish out (holiday week)', '2030-10-30T07:00', '07:15', { instead: '2030-10-29T07:00' }),
  event('recycling', 'Recycling out', '2030-08-13T07:00', '07:15', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU' }),
  event('tablets', 'Flea and worm tablets (Biscuit)', '2030-03-01T08:00', '08:10', {
    rule: 'FREQ=MONTHLY;BYMONTHDAY=1',
  }),
  event('groomer', 'Biscuit at the groomer', '2030-09-21T09:30', '11:00', { at: 'Shaggy Dog' }),
  event('warrant', 'Warrant of fitness, the Subaru', '2030-09-23T08:30', '09:15', {
    at: 'Bay Motors',
    note: 'Ask for Dev. Phone 04 555 0171.',
  }),
  event('plumber', 'Plumber (hot water cylinder)', '2030-09-26T08:00', '12:00', { at: 'Home', tentative: true }),
  event('conf-lupe', 'Learning conference (Lupe)', '2030-09-24T16:00', '16:15', { at: `${bay}, room 5` }),
  event('conf-finn', 'Learning conference (Finn)', '2030-09-24T16:40', '16:55', { at: `${bay}, room 11` }),
  event('dentist-lupe', 'Dentist (Lupe)', '2030-09-25T15:20', '15:50', { at: 'Harbour Dental' }),
  event('assembly', "Lupe's class assembly", '2030-09-27T09:15', '09:45', { at: `${bay} hall` }),
  event('birthday', "Lupe's birthday", '2023-10-17', '2023-10-18', { rule: 'FREQ=YEARLY' }),
  event('party', "Lupe's birthday party", '2030-10-19T14:00', '16:30', { at: 'Karewa Bay Pool' }),
  event('anniversary', 'Wedding anniversary (Tess and Ioane)', '2021-11-06', '2021-11-07', { rule: 'FREQ=YEARLY' }),
];

const tess = [
  event('clinic', 'Late clinic', '2030-07-25T12:00', '20:00', {
    at: 'Rata Medical',
    rule: `FREQ=WEEKLY;BYDAY=TH;${untilSummer}`,
    except: ['2030-10-03T12:00', '2030-10-10T12:00'],
  }),
  event('clinic', 'Late clinic', '2030-09-25T12:00', '20:00', { at: 'Rata Medical', instead: '2030-09-26T12:00' }),
  event('yoga', 'Yoga', '2030-07-22T18:30', '19:30', {
    at: 'Tide Studio',
    rule: `FREQ=WEEKLY;BYDAY=MO;${untilSummer}`,
    except: ['2030-10-07T18:30', '2030-10-21T18:30', '2030-10-28T18:30'],
  }),
  event('yoga', 'Yoga', '2030-09-23T18:30', '19:30', {
    at: 'Tide Studio',
    instead: '2030-09-23T18:30',
    cancelled: true,
  }),
  event('choir', 'Choir', '2030-07-23T19:30', '21:15', {
    at: "St. Brendan's hall",
    rule: `FREQ=WEEKLY;BYDAY=TU;${untilSummer}`,
    except: ['2030-10-08T19:30', '2030-10-22T19:30'],
  }),
  event('choir', 'Choir', '2030-09-23T19:30', '21:15', { at: "St. Brendan's hall", instead: '2030-09-24T19:30' }),
  event('physio', 'Physio (Tess)', '2030-09-04T08:10', '08:40', {
    at: 'Bay Physio',
    rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=6',
    except: ['2030-10-02T08:10'],
  }),
  event('book-group', 'Book group', '2030-08-07T19:30', '21:30', {
    at: "Wendy's",
    rule: `FREQ=MONTHLY;BYDAY=1WE;${untilSummer}`,
  }),
  event('book-group', 'Book group', '2030-11-13T19:30', '21:30', { at: "Jo's", instead: '2030-11-06T19:30' }),
  event('haircut', 'Haircut (Tess)', '2030-09-21T10:30', '11:30', { at: 'Salon Koru' }),
  event('eyes', 'Eye test (Tess)', '2030-09-27T11:40', '12:10', { at: 'Clear Bay Optics' }),
  event('run', 'Long run with Bex', '2030-08-04T07:00', '08:30', {
    rule: 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20301027T105959Z',
    except: ['2030-10-06T07:00', '2030-10-20T07:00'],
  }),
  event('run', 'Long run with Bex', '2030-09-29T08:00', '09:30', { instead: '2030-09-29T07:00' }),
  event('race', 'Half marathon', '2030-11-03T07:30', '10:00', { at: 'Karewa waterfront' }),
  event('fly-out', 'Flight to Sydney', '2030-10-20T07:15', '2030-10-20T09:00', {
    endZone: sydney,
    at: 'Wellington Airport',
  }),
  event('sydney', 'Conference in Sydney', '2030-10-20', '2030-10-24'),
  event('talk', 'My talk', '2030-10-22T14:00', '14:40', { zone: sydney }),
  event('fly-back', 'Flight home from Sydney', '2030-10-23T18:20', '2030-10-23T23:35', {
    zone: sydney,
    endZone: zone,
    at: 'Sydney Airport',
  }),
];

const ioane = [
  event('on-call', 'On call', '2030-08-05', '2030-08-12', { rule: 'FREQ=WEEKLY;INTERVAL=3;COUNT=7' }),
  event('on-call', 'On call (swapped with Priya)', '2030-10-14', '2030-10-21', { instead: '2030-10-07' }),
  event('outage', 'Planned outage, night shift', '2030-09-28T22:00', '2030-09-29T06:00', {
    at: 'Pine Hill substation',
  }),
  event('night-works', 'Night works', '2030-10-01T22:00', '2030-10-02T05:30', {
    at: 'Tannery Road',
    rule: 'FREQ=DAILY;COUNT=2',
  }),
  event('touch', 'Touch (Old Rope Ends)', '2030-10-16T18:15', '19:15', {
    at: 'Memorial Park',
    note: 'Field 4, behind the clubrooms.',
    rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=8',
    except: ['2030-11-06T18:15'],
  }),
  event('touch', 'Touch (Old Rope Ends)', '2030-10-23T19:05', '20:05', {
    at: 'Memorial Park',
    instead: '2030-10-23T18:15',
  }),
  event('church', 'Sunday service', '2030-07-07T10:00', '11:30', {
    at: 'Karewa Samoan Church',
    rule: `FREQ=WEEKLY;BYDAY=SU;${untilSummer}`,
    except: ['2030-10-06T10:00'],
  }),
  event('church', 'White Sunday service', '2030-10-13T09:00', '12:30', {
    at: 'Karewa Samoan Church',
    instead: '2030-10-13T10:00',
  }),
  event('practice', 'White Sunday practice (Mele and Lupe)', '2030-09-07T15:00', '16:30', {
    at: 'Church hall',
    rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20301012T105959Z',
    except: ['2030-10-05T15:00'],
  }),
  event('practice', 'White Sunday practice (Mele and Lupe)', '2030-09-28T15:00', '16:30', {
    at: 'Church hall',
    instead: '2030-09-28T15:00',
    cancelled: true,
  }),
  event('dentist', 'Dentist (Ioane)', '2030-10-15T07:40', '08:20', { at: 'Harbour Dental' }),
  event('first-aid', 'First aid refresher', '2030-10-17T08:30', '16:30', { at: 'Depot training room' }),
  event('trailer', 'Trailer booked', '2030-09-28T10:00', '14:00', { at: 'Bay Hire' }),
  event('ruby', "Mum and Dad's ruby wedding dinner", '2030-10-26T18:00', '22:00', { at: "Nena and Papa's" }),
];

/** iCalendar text of the Salesa-Holloway calendars, by calendar id. */
export const salesaHollowayCalendars: Readonly<Record<string, string>> = {
  family: calendarText(zone, family),
  tess: calendarText(zone, tess),
  ioane: calendarText(zone, ioane),
  ...salesaHollowayKidsCalendars,
};

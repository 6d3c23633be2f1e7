import { calendarText, event } from './event-text.ts';
import { hoangLeblancKidsCalendars } from './hoang-leblanc-kids-calendars.ts';

const zone = 'America/New_York';
const pacific = 'America/Los_Angeles';
const daycare = 'Little Acorns';
const rink = 'Tannersfield Rink';

const family = [
  event('our-week', 'Camille and Jonah with us', '2029-09-03', '2029-09-10', {
    rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=9',
  }),
  event('our-week', 'Camille and Jonah with us (through Thanksgiving)', '2029-11-12', '2029-11-23', {
    instead: '2029-11-12',
  }),
  event('paul-week', "Camille and Jonah at Paul's", '2029-09-10', '2029-09-17', {
    rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=9',
  }),
  event('paul-week', "Camille and Jonah at Paul's (weekend only)", '2029-11-23', '2029-11-26', {
    instead: '2029-11-19',
  }),
  event('daycare', 'Daycare (Bea)', '2029-09-04T08:15', '16:45', {
    at: daycare,
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20300601T035959Z',
    except: [
      '2029-10-30T08:15',
      '2029-11-09T08:15',
      '2029-11-12T08:15',
      '2029-11-22T08:15',
      '2029-11-23T08:15',
      '2029-12-24T08:15',
      '2029-12-25T08:15',
      '2030-01-01T08:15',
    ],
  }),
  event('daycare', 'Daycare (Bea), closes early', '2029-11-21T08:15', '15:00', {
    at: daycare,
    instead: '2029-11-21T08:15',
  }),
  event('rosa', 'Rosa (nanny)', '2029-09-06T15:00', '18:30', {
    rule: 'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20300201T045959Z',
    except: ['2029-11-22T15:00', '2029-12-24T15:00', '2029-12-27T15:00', '2029-12-31T15:00'],
  }),
  event('rosa', 'Rosa (nanny), full day', '2029-11-09T09:00', '17:00', { instead: '2029-11-08T15:00' }),
  event('rosa', 'Rosa (nanny), full day', '2029-11-12T08:30', '16:30', { instead: '2029-11-12T15:00' }),
  event('rosa-wed', 'Rosa (nanny)', '2029-09-05T12:30', '18:30', {
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20300201T045959Z',
    except: ['2029-12-26T12:30'],
  }),
  event('rosa-wed', 'Rosa (nanny)', '2029-11-14T12:30', '18:30', { instead: '2029-11-14T12:30', cancelled: true }),
  event('rosa-away', 'Rosa on vacation', '2029-12-22', '2030-01-02'),
  event('carpool-us', 'Hockey carpool: we drive', '2029-10-10T16:55', '17:25', {
    at: rink,
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;UNTIL=20291231T045959Z',
    except: ['2029-11-21T16:55'],
  }),
  event('carpool-us', 'Hockey carpool: we drive', '2029-12-04T17:25', '17:55', {
    at: rink,
    instead: '2029-12-05T16:55',
  }),
  event('carpool-obrien', "Hockey carpool: the O'Briens drive", '2029-10-03T16:55', '17:25', {
    at: rink,
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;UNTIL=20291231T045959Z',
    except: ['2029-12-26T16:55'],
  }),
  event('carpool-obrien', 'Hockey carpool: the Castros drive', '2029-11-28T16:55', '17:25', {
    at: rink,
    instead: '2029-11-28T16:55',
  }),
  event('trash', 'Trash out', '2029-01-02T06:30', '06:45', { rule: 'FREQ=WEEKLY;BYDAY=TU' }),
  event('trash', 'Trash out (holiday week)', '2029-11-14T06:30', '06:45', { instead: '2029-11-13T06:30' }),
  event('flea', "Miso's flea drops", '2029-03-01T19:00', '19:10', { rule: 'FREQ=MONTHLY;BYMONTHDAY=1' }),
  event('vet', 'Vet: Miso checkup', '2029-11-10T09:30', '10:00', { at: 'Mill Street Animal Clinic' }),
  event('library', 'Library books due (Jonah)', '2029-11-02', '2029-11-03'),
  event('clocks', 'Clocks go back', '2029-11-04', '2029-11-05'),
  event('boiler', 'Boiler service', '2029-11-05T09:00', '12:00', { at: 'Home' }),
  event('veterans', 'No school: Veterans Day (observed)', '2029-11-12', '2029-11-13'),
  event('conf-jonah', 'Parent-teacher conference (Jonah)', '2029-11-07T13:40', '14:00', { at: 'Pine Hollow, room 14' }),
  event('conf-bea', 'Daycare conference (Bea)', '2029-11-13T08:20', '08:40', { at: daycare }),
  event('conf-jade', 'Parent-teacher conference (Jade)', '2029-11-15T18:20', '18:30', {
    at: 'Tannersfield High School library',
  }),
  event('checkup', 'Pediatrician: Bea checkup', '2029-11-19T10:10', '10:40', { at: 'Merrimack Pediatrics' }),
  event('grandparents', 'Ong and Ba visiting', '2029-11-20', '2029-11-28'),
  event('airport', 'Pick up Ong and Ba', '2029-11-20T15:40', '16:40', { at: 'Logan Airport' }),
  event('thanksgiving', 'Thanksgiving dinner at our house', '2029-11-22T14:00', '19:00', { at: 'Home' }),
  event('thanks-break', 'Thanksgiving break, no school', '2029-11-22', '2029-11-24'),
  event('bea-birthday', "Bea's birthday", '2027-12-08', '2027-12-09', { rule: 'FREQ=YEARLY' }),
  event('bea-party', "Bea's birthday party", '2029-12-09T10:30', '12:30', { at: 'Home' }),
  event('break', 'December break, no school', '2029-12-24', '2030-01-02'),
  event('cabin', 'Cabin in North Conway', '2029-12-27', '2029-12-31'),
  event('makeup', 'Snow make-up day, school is in session', '2030-01-25', '2030-01-26'),
];

const claire = [
  event('sync', 'Team sync', '2029-09-04T09:30', '10:00', {
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20291221T045959Z',
    except: ['2029-11-22T09:30'],
  }),
  event('pt', 'Physical therapy (Claire)', '2029-10-12T08:00', '08:45', {
    at: 'Stride PT',
    rule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=8',
    except: ['2029-11-23T08:00'],
  }),
  event('book', 'Book club', '2029-09-18T19:30', '21:30', { rule: 'FREQ=MONTHLY;BYDAY=3TU;UNTIL=20300601T035959Z' }),
  event('book', 'Book club', '2029-11-27T19:30', '21:30', { at: "Renata's", instead: '2029-11-20T19:30' }),
  event('haircut', 'Haircut (Claire)', '2029-11-10T11:00', '11:45', { at: 'Salon Fern' }),
  event('physical', 'Annual physical (Claire)', '2029-11-28T08:30', '09:00', { at: 'Dr. Pereira' }),
  event('fly-out', 'Flight to Seattle', '2029-12-02T17:45', '2029-12-02T21:20', {
    endZone: pacific,
    at: 'Logan Airport',
  }),
  event('seattle', 'Working from Seattle', '2029-12-02', '2029-12-09'),
  event('review', 'Design review', '2029-12-04T11:00', '12:00', { zone: pacific }),
  event('fly-back', 'Flight home from Seattle', '2029-12-08T13:10', '2029-12-08T21:35', {
    zone: pacific,
    endZone: zone,
    at: 'Sea-Tac Airport',
  }),
];

const linh = [
  event('night', 'Night shift', '2029-09-14T22:00', '2029-09-15T06:00', {
    at: 'St. Agnes Hospital',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;UNTIL=20300201T045959Z',
  }),
  event('night', 'Night shift (swapped)', '2029-11-30T22:00', '2029-12-01T06:00', {
    at: 'St. Agnes Hospital',
    instead: '2029-11-23T22:00',
  }),
  event('extra-night', 'Extra night shift', '2029-11-03T22:00', '2029-11-04T06:00', { at: 'St. Agnes Hospital' }),
  event('dentist', 'Dentist (Linh)', '2029-11-05T12:15', '13:00', { at: 'Dr. Kessel' }),
  event('pto', 'PTO meeting', '2029-09-13T19:00', '20:00', {
    at: 'Pine Hollow library',
    rule: 'FREQ=MONTHLY;BYDAY=2TH;UNTIL=20300601T035959Z',
  }),
  event('pickleball', 'Pickleball', '2029-09-11T20:00', '21:15', {
    at: 'Mill City Courts',
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20291219T045959Z',
  }),
  event('pickleball', 'Pickleball', '2029-11-20T20:00', '21:15', {
    at: 'Mill City Courts',
    instead: '2029-11-20T20:00',
    cancelled: true,
  }),
  event('tires', 'Snow tires on the van', '2029-11-14T08:00', '09:00', { at: 'Route 9 Tire' }),
];

/** iCalendar text of the Hoang-Leblanc calendars, by calendar id. */
export const hoangLeblancCalendars: Readonly<Record<string, string>> = {
  family: calendarText(zone, family),
  claire: calendarText(zone, claire),
  linh: calendarText(zone, linh),
  ...hoangLeblancKidsCalendars,
};

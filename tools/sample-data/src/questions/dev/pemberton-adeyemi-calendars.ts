import { calendarText, event } from './event-text.ts';
import {
  pembertonAdeyemiFemi,
  pembertonAdeyemiGrace,
  pembertonAdeyemiToby,
} from './pemberton-adeyemi-children-calendars.ts';

const zone = 'Europe/London';
const copenhagen = 'Europe/Copenhagen';
const church = "St Aidan's";
const hall = "St Aidan's hall";
const infants = "St Oswald's Primary";
const academy = 'Thornhill Academy';
const granny = "Granny Pam's";
const station = 'Leeds station';
const airport = 'Manchester Airport';

const family = [
  event('green-bin', 'Green bin out', '2029-09-13T07:00', '07:15', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' }),
  event('black-bin', 'Black bin out', '2029-09-06T07:00', '07:15', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' }),
  event('brown-bin', 'Brown bin out', '2029-09-10T07:00', '07:15', {
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20291119T235959Z',
  }),
  event('half-term', 'Half term', '2029-10-22', '2029-10-27'),
  event('inset-thornhill', 'INSET day (Thornhill)', '2029-10-19', '2029-10-20'),
  event('inset-oswalds', "INSET day (St Oswald's)", '2029-10-29', '2029-10-30'),
  event('church', 'Church', '2029-01-07T10:30', '11:45', {
    at: church,
    rule: 'FREQ=WEEKLY;BYDAY=SU',
    except: ['2029-10-28T10:30'],
  }),
  event('church', 'Harvest Festival service', '2029-10-14T10:00', '11:15', { at: church, instead: '2029-10-14T10:30' }),
  event('church', 'Remembrance service', '2029-11-11T10:15', '11:30', { at: church, instead: '2029-11-11T10:30' }),
  event('granny-lunch', "Sunday lunch at Granny Pam's", '2029-09-02T13:00', '15:30', {
    at: granny,
    rule: 'FREQ=MONTHLY;BYDAY=1SU',
  }),
  event('granny-lunch', "Sunday lunch at Granny Pam's", '2029-11-11T13:00', '15:30', {
    at: granny,
    instead: '2029-11-04T13:00',
  }),
  event('granny-collects', 'Granny collects Toby', '2029-09-11T15:15', '17:30', {
    at: infants,
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20291220T235959Z',
    except: ['2029-10-23T15:15', '2029-10-25T15:15'],
  }),
  event('granny-collects', 'Granny collects Toby', '2029-10-17T15:15', '17:30', {
    at: infants,
    instead: '2029-10-16T15:15',
  }),
  event('granny-collects', 'Granny collects Toby', '2029-11-01T15:15', '17:30', {
    at: infants,
    instead: '2029-11-01T15:15',
    cancelled: true,
  }),
  event('granny-whitby', 'Granny Pam in Whitby', '2029-10-24', '2029-10-28'),
  event('granny-birthday', "Granny Pam's birthday", '1954-11-20', '1954-11-21', { rule: 'FREQ=YEARLY' }),
  event('mot', 'MOT (Skoda)', '2029-10-16T08:30', '10:00', { at: 'Kirkstall Motors' }),
  event('boiler', 'Boiler service', '2029-10-15T12:00', '14:00', { at: 'Home' }),
  event('dentist', 'Dentist: Grace and Toby', '2029-10-24T09:40', '10:20', { at: 'Moortown Dental' }),
  event('vet', "Biscuit's booster", '2029-10-20T11:15', '11:30', { at: 'Chapel Street Vets' }),
  event('theatre', 'Ruth and Tunde at the theatre', '2029-10-12T19:00', '22:15', { at: 'Quarry Playhouse' }),
  event('babysit', 'Inés babysits', '2029-10-12T18:15', '22:45', { at: 'Home' }),
  event('ines-away', 'Inés in Seville', '2029-10-20', '2029-10-29'),
  event('cottage', "Cottage in Robin Hood's Bay", '2029-10-26', '2029-10-29'),
  event('bonfire', 'Bonfire with the Okafors', '2029-11-03T18:00', '21:00', { at: 'Roundhay Park' }),
  event('isaac-18th', "Cousin Isaac's 18th", '2029-11-10T19:00', '2029-11-11T00:30', { at: 'Marley Suite, Bradford' }),
  event('pe-grace', "Parents' evening (Grace)", '2029-11-15T16:30', '18:00', { at: academy }),
  event('pe-femi', "Parents' evening (Femi)", '2029-11-27T17:00', '19:00', { at: academy }),
  event('pe-toby', "Parents' evening (Toby)", '2029-10-17T15:50', '16:00', { at: infants }),
  event('carols', 'Carol service', '2029-12-16T18:00', '19:15', { at: church }),
  event('bisi', 'Auntie Bisi staying', '2029-12-27', '2029-12-31', { tentative: true }),
];

const ward = 'Roundhay Infirmary, ward 14';

const ruth = [
  event('long-11', 'Long day', '2029-10-11T07:30', '20:00', { at: ward }),
  event('night-13', 'Night shift', '2029-10-13T19:30', '2029-10-14T08:00', { at: ward }),
  event('night-14', 'Night shift', '2029-10-14T19:30', '2029-10-15T08:00', { at: ward }),
  event('long-18', 'Long day', '2029-10-18T07:30', '20:00', { at: ward }),
  event('long-19', 'Long day', '2029-10-19T07:30', '20:00', { at: ward }),
  event('night-22', 'Night shift', '2029-10-22T19:30', '2029-10-23T08:00', { at: ward }),
  event('night-23', 'Night shift', '2029-10-23T19:30', '2029-10-24T08:00', { at: ward }),
  event('long-31', 'Long day', '2029-10-31T07:30', '20:00', { at: ward }),
  event('long-1', 'Long day', '2029-11-01T07:30', '20:00', { at: ward }),
  event('night-3', 'Night shift', '2029-11-03T19:30', '2029-11-04T08:00', { at: ward }),
  event('long-6', 'Long day', '2029-11-06T07:30', '20:00', { at: ward, cancelled: true }),
  event('resus', 'Resus training', '2029-10-30T09:00', '12:30', { at: 'Education Centre, Roundhay Infirmary' }),
  event('appraisal', 'Appraisal with Sister Doyle', '2029-11-16T14:00', '15:00', { at: ward }),
  event('optician', 'Optician (Ruth)', '2029-10-25T11:20', '11:50', { at: 'Street Lane Opticians' }),
  event('choir', 'Choir practice', '2029-09-05T19:30', '21:00', {
    at: hall,
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20291212T235959Z',
    except: ['2029-10-24T19:30'],
  }),
  event('choir', 'Choir practice', '2029-11-06T19:00', '20:30', { at: hall, instead: '2029-11-07T19:30' }),
  event('choir', 'Choir practice', '2029-11-14T19:30', '21:00', {
    at: hall,
    instead: '2029-11-14T19:30',
    cancelled: true,
  }),
  event('book-club', 'Book club', '2029-09-27T20:00', '22:00', { at: "Hattie's", rule: 'FREQ=MONTHLY;BYDAY=-1TH' }),
];

const tunde = [
  event('stand-up', 'Stand-up (online)', '2029-09-03T09:15', '09:30', {
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    except: ['2029-10-22T09:15', '2029-10-23T09:15', '2029-10-24T09:15', '2029-10-25T09:15', '2029-10-26T09:15'],
  }),
  event('leave', 'Annual leave (Tunde)', '2029-10-22', '2029-10-27'),
  event('maarten', '1:1 with Maarten', '2029-09-05T11:00', '11:30', {
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
    except: ['2029-11-14T11:00'],
  }),
  event('manchester', 'Manchester office', '2029-09-04T10:00', '16:00', { rule: 'FREQ=MONTHLY;BYDAY=1TU' }),
  event('manchester', 'Manchester office', '2029-12-05T10:00', '16:00', { instead: '2029-12-04T10:00' }),
  event('train-out', 'Train to London', '2029-10-18T06:15', '08:29', { at: station }),
  event('train-back', 'Train home from London', '2029-10-18T17:33', '19:46', { at: "King's Cross" }),
  event('fly-out', 'Flight to Copenhagen', '2029-11-12T11:05', '2029-11-12T14:00', {
    at: airport,
    endZone: copenhagen,
  }),
  event('workshop', 'Workshop, Copenhagen office', '2029-11-13T09:00', '17:00', { zone: copenhagen }),
  event('fly-back', 'Flight home to Manchester', '2029-11-14T17:40', '2029-11-14T18:45', {
    at: 'Copenhagen Airport',
    zone: copenhagen,
    endZone: zone,
  }),
  event('lagos', 'Call with Grandpa in Lagos', '2029-01-07T18:00', '18:30', {
    zone: 'Africa/Lagos',
    rule: 'FREQ=WEEKLY;BYDAY=SU',
  }),
  event('five-a-side', 'Five-a-side', '2029-09-03T20:00', '21:00', {
    at: 'Kirkstall Cages',
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    except: ['2029-10-22T20:00', '2029-11-12T20:00'],
  }),
  event('five-a-side', 'Five-a-side', '2029-10-15T20:00', '21:00', {
    at: 'Kirkstall Cages',
    instead: '2029-10-15T20:00',
    cancelled: true,
  }),
  event('five-a-side', 'Five-a-side', '2029-10-30T21:00', '22:00', {
    at: 'Kirkstall Cages',
    instead: '2029-10-29T20:00',
  }),
  event('physio', 'Physio (Tunde)', '2029-10-12T12:30', '13:00', { at: 'Headingley Physio' }),
];

/** Calendars of the Pemberton-Adeyemi family, by their ids. */
export const pembertonAdeyemiCalendars: Readonly<Record<string, string>> = {
  family: calendarText(zone, family),
  ruth: calendarText(zone, ruth),
  tunde: calendarText(zone, tunde),
  femi: calendarText(zone, pembertonAdeyemiFemi),
  grace: calendarText(zone, pembertonAdeyemiGrace),
  toby: calendarText(zone, pembertonAdeyemiToby),
};

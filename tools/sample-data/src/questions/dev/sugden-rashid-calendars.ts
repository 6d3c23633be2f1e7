import { calendarText, event } from './event-text.ts';

const zone = 'Europe/London';
const nursery = 'Little Acorns';
const ward = "Ward 12, St Oswald's Hospital";
const academy = 'Lawnside Academy';
const examHall = `${academy}, sports hall`;
const manchester = 'Spinningfields, Manchester';
const pool = 'Kirkstall Leisure Centre';

const family = [
  event('nursery', 'Nursery (Idris)', '2027-01-04T08:00', '17:30', {
    at: nursery,
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,TH',
    except: ['2027-05-03T08:00', '2027-05-31T08:00', '2027-06-01T08:00', '2027-06-03T08:00'],
  }),
  event('nursery', 'Nursery (Idris), closes early', '2027-05-20T08:00', '13:00', {
    at: nursery,
    instead: '2027-05-20T08:00',
  }),
  event('nursery', 'Nursery (Idris)', '2027-05-24T08:00', '17:30', {
    at: nursery,
    instead: '2027-05-24T08:00',
    cancelled: true,
  }),
  event('nursery-shut', 'Little Acorns closed (inset day)', '2027-05-24', '2027-05-25'),
  event('kids-weekend', 'Zara and Adam with us', '2027-01-15T17:30', '2027-01-17T18:00', {
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  }),
  event('kids-weekend', 'Zara and Adam with us (swapped)', '2027-05-28T17:30', '2027-05-30T18:00', {
    instead: '2027-06-04T17:30',
  }),
  event('swim', 'Idris swimming', '2027-04-17T09:30', '10:00', { at: pool, rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=8' }),
  event('swim', 'Idris swimming', '2027-05-23T10:15', '10:45', { at: pool, instead: '2027-05-22T09:30' }),
  event('swim', 'Idris swimming', '2027-05-29T09:30', '10:00', {
    at: pool,
    instead: '2027-05-29T09:30',
    cancelled: true,
  }),
  event('gym', 'Zara gymnastics competition', '2027-05-22T12:45', '16:00', { at: 'Pudsey Gym Hall' }),
  event('match', 'Adam football match', '2027-05-23T10:30', '11:30', { at: 'Roundhay playing fields' }),
  event('boiler', 'Boiler service', '2027-05-14T08:00', '12:00', { at: 'Home' }),
  event('black-bin', 'Black bin', '2027-01-05T07:00', '07:15', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU' }),
  event('green-bin', 'Green bin (recycling)', '2027-01-12T07:00', '07:15', {
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
  }),
  event('green-bin', 'Green bin (recycling)', '2027-06-02T07:00', '07:15', { instead: '2027-06-01T07:00' }),
  event('dentist', 'Dentist, Ellie and Idris', '2027-05-19T16:10', '16:40', { at: 'Otley Road Dental' }),
  event('review', 'Idris two-year review, health visitor', '2027-05-14T13:30', '14:15', {
    at: "Meanwood Children's Centre",
  }),
  event('mot', 'MOT (Skoda)', '2027-05-17T08:15', '09:00', { at: 'Headingley Motors' }),
  event('shopping', 'Food delivery', '2027-03-04T20:00', '21:00', {
    at: 'Home',
    rule: 'FREQ=WEEKLY;BYDAY=TH',
    except: ['2027-06-03T20:00'],
  }),
  event('shopping', 'Food delivery', '2027-05-26T18:00', '19:00', { at: 'Home', instead: '2027-05-27T20:00' }),
  event('bank-holiday', 'Spring bank holiday', '2027-05-31', '2027-06-01'),
  event('half-term', 'Half term', '2027-05-31', '2027-06-05'),
  event('filey', 'Caravan, Filey', '2027-06-01', '2027-06-05'),
  event('nana', 'Nana Jean has Idris', '2027-01-06T08:30', '16:30', { at: 'Home', rule: 'FREQ=WEEKLY;BYDAY=WE' }),
  event('nana', 'Nana Jean has Idris', '2027-05-26T08:30', '16:30', {
    at: 'Home',
    instead: '2027-05-26T08:30',
    cancelled: true,
  }),
  event('benidorm', 'Nana Jean in Benidorm', '2027-05-24', '2027-05-31'),
  event('birthday', "Idris's birthday", '2024-06-12', '2024-06-13', { rule: 'FREQ=YEARLY' }),
  event('birthday-tea', 'Birthday tea for Idris', '2027-06-13T15:00', '17:30', { at: 'Home' }),
  event('eid', "Eid lunch at Dadi's", '2027-05-16T13:00', '17:00', { at: "Dadi's, Bradford" }),
  event('parents-evening', "Adam parents' evening", '2027-05-20T17:20', '17:30', { at: "St Chad's Primary" }),
  event('mollie', 'Mollie babysits', '2027-05-29T18:30', '23:00', { at: 'Home' }),
  event('anniversary', 'Anniversary dinner', '2027-05-29T19:00', '22:00', { at: 'Saffron House' }),
  event('vet', 'Biscuit booster', '2027-05-27T17:00', '17:15', { at: 'Paws on the Green' }),
];

const gemma = [
  event('long-11', 'Long day', '2027-05-11T07:30', '20:00', { at: ward }),
  event('long-13', 'Long day', '2027-05-13T07:30', '20:00', { at: ward }),
  event('long-15', 'Long day', '2027-05-15T07:30', '20:00', { at: ward }),
  event('long-16', 'Long day', '2027-05-16T07:30', '20:00', { at: ward }),
  event('night-19', 'Night shift', '2027-05-19T19:30', '2027-05-20T08:00', { at: ward }),
  event('night-20', 'Night shift', '2027-05-20T19:30', '2027-05-21T08:00', { at: ward }),
  event('early-25', 'Early shift', '2027-05-25T07:00', '15:00', { at: ward }),
  event('late-26', 'Late shift', '2027-05-26T13:00', '21:30', { at: ward }),
  event('long-28', 'Long day', '2027-05-28T07:30', '20:00', { at: ward, cancelled: true }),
  event('leave', 'Annual leave (Gemma)', '2027-05-28', '2027-06-06'),
  event('long-8', 'Long day', '2027-06-08T07:30', '20:00', { at: ward }),
];

const imran = [
  event('office', 'Office day', '2027-01-05T08:30', '17:00', {
    at: manchester,
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH',
    except: ['2027-05-25T08:30', '2027-06-01T08:30', '2027-06-03T08:30'],
  }),
  event('office', 'Office day', '2027-05-19T08:30', '17:00', { at: manchester, instead: '2027-05-18T08:30' }),
  event('five', 'Five-a-side', '2027-01-11T20:00', '21:00', { at: 'Goals, Kirkstall', rule: 'FREQ=WEEKLY;BYDAY=MO' }),
  event('five', 'Five-a-side', '2027-05-24T21:00', '22:00', { at: 'Goals, Kirkstall', instead: '2027-05-24T20:00' }),
  event('five', 'Five-a-side', '2027-05-31T20:00', '21:00', {
    at: 'Goals, Kirkstall',
    instead: '2027-05-31T20:00',
    cancelled: true,
  }),
  event('train-out', 'Train to London', '2027-05-25T07:15', '09:32', { at: 'Leeds station' }),
  event('workshop', 'Client workshop', '2027-05-25T10:30', '16:00', { at: "Gray's Inn Road, London" }),
  event('train-back', 'Train home from London', '2027-05-25T18:33', '20:49', { at: "King's Cross" }),
  event('toronto', 'Toronto call', '2027-04-01T10:00', '10:45', {
    zone: 'America/Toronto',
    rule: 'FREQ=WEEKLY;BYDAY=TH',
    except: ['2027-06-03T10:00'],
  }),
  event('optician', 'Optician', '2027-05-17T17:30', '18:00', { at: 'Bright Eyes' }),
  event('imran-leave', 'Annual leave (Imran)', '2027-05-31', '2027-06-05'),
  event('parkrun', 'Parkrun', '2027-01-09T09:00', '10:00', { at: 'Woodhouse Moor', rule: 'FREQ=WEEKLY;BYDAY=SA' }),
  event('parkrun', 'Parkrun', '2027-05-15T09:00', '10:00', {
    at: 'Woodhouse Moor',
    instead: '2027-05-15T09:00',
    cancelled: true,
  }),
];

const ellie = [
  event('school', 'School', '2027-04-12T08:40', '15:10', {
    at: academy,
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20270521T225959Z',
    except: ['2027-05-03T08:40'],
  }),
  event('study-leave', 'Study leave', '2027-05-24', '2027-06-26'),
  event('french-speaking', 'GCSE French speaking', '2027-04-27T10:00', '10:30', { at: `${academy}, room F2` }),
  event('biology', 'GCSE Biology paper 1', '2027-05-13T13:30', '15:15', { at: examHall }),
  event('literature', 'GCSE English Literature', '2027-05-17T09:00', '10:45', { at: examHall }),
  event('maths-1', 'GCSE Maths paper 1', '2027-05-18T09:00', '10:30', { at: examHall }),
  event('geography', 'GCSE Geography', '2027-05-21T13:30', '15:00', { at: examHall }),
  event('chemistry', 'GCSE Chemistry paper 1', '2027-05-24T09:00', '10:45', { at: examHall }),
  event('language', 'GCSE English Language', '2027-05-25T09:00', '10:45', { at: examHall }),
  event('french-writing', 'GCSE French writing', '2027-05-26T13:30', '14:45', { at: examHall }),
  event('maths-2', 'GCSE Maths paper 2', '2027-06-10T09:00', '10:30', { at: examHall }),
  event('physics', 'GCSE Physics paper 2', '2027-06-14T09:00', '10:45', { at: examHall }),
  event('revision', 'Maths revision', '2027-04-13T15:20', '16:20', {
    at: `${academy}, room M4`,
    rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=7',
  }),
  event('revision', 'Maths revision', '2027-05-18T15:20', '16:20', {
    at: `${academy}, room M4`,
    instead: '2027-05-18T15:20',
    cancelled: true,
  }),
  event('tutor', 'Maths tutor', '2027-02-07T17:00', '18:00', { at: 'Online', rule: 'FREQ=WEEKLY;BYDAY=SU' }),
  event('tutor', 'Maths tutor', '2027-05-15T11:00', '12:00', { at: 'Online', instead: '2027-05-16T17:00' }),
  event('cafe', 'Café shift', '2027-03-06T10:00', '14:00', { at: 'Kettle & Crumb', rule: 'FREQ=WEEKLY;BYDAY=SA' }),
  event('cafe', 'Café shift', '2027-05-22T10:00', '14:00', {
    at: 'Kettle & Crumb',
    instead: '2027-05-22T10:00',
    cancelled: true,
  }),
  event('fitting', 'Prom dress fitting', '2027-06-05T14:00', '14:45', { at: 'Rosa Bridal' }),
  event('prom', 'Prom', '2027-07-02T19:00', '23:30', { at: 'Carlton Manor' }),
  event('ortho', 'Orthodontist', '2027-05-28T11:20', '11:40', { at: 'Park Square Orthodontics' }),
  event('results', 'GCSE results day', '2027-08-26', '2027-08-27'),
  event('craig', "Ellie at Craig's", '2027-05-29', '2027-05-31'),
];

/** iCalendar text of the Sugden-Rashid calendars, by calendar id. */
export const sugdenRashidCalendars: Readonly<Record<string, string>> = {
  family: calendarText(zone, family),
  gemma: calendarText(zone, gemma),
  imran: calendarText(zone, imran),
  ellie: calendarText(zone, ellie),
};

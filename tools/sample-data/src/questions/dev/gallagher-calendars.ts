import { calendarText, event } from './event-text.ts';

const zone = 'Europe/Dublin';
const madrid = 'Europe/Madrid';
const station = 'Ambulance base, Davitt Road';
const school = "St. Clare's";
const pool = 'Markievicz Pool';
const kavanaghs = "Kavanaghs'";
const nannyRule = 'UNTIL=20290713T225959Z';
const untilSummer = 'UNTIL=20290629T225959Z';

const home = [
  event('claire', 'Kids at Claire', '2029-01-05T17:30', '2029-01-07T18:00', {
    at: "Claire's",
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
    except: ['2029-07-20T17:30'],
  }),
  event('claire', 'Kids at Claire', '2029-06-23T10:00', '2029-06-24T12:00', {
    at: "Claire's",
    instead: '2029-06-22T17:30',
  }),
  event('claire-call', 'Video call with Claire', '2029-01-10T18:30', '19:00', { rule: 'FREQ=WEEKLY;BYDAY=WE' }),
  event('green-bin', 'Green bin (recycling)', '2029-01-02T06:30', '06:45', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU' }),
  event('black-bin', 'Black bin', '2029-01-09T06:30', '06:45', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU' }),
  event('brown-bin', 'Brown bin', '2029-01-04T06:30', '06:45', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' }),
  event('ella-stays', 'Ella stays over', '2029-06-15T18:00', '2029-06-16T10:30', { at: 'Home' }),
  event('vaccine', 'Tom vaccine', '2029-06-21T11:20', '11:35', {
    at: "Harold's Cross Surgery",
    guests: { 'Cian Gallagher': 'cian@example.org' },
  }),
  event('settling', 'Tom settling-in morning', '2029-06-20T10:00', '11:00', { at: `${school}, room 1` }),
  event('ortho', 'Róisín orthodontist', '2029-06-25T16:30', '17:00', { at: 'Smile Clinic, Rathmines' }),
  event('boiler', 'Boiler service', '2029-06-22T09:00', '10:00', { at: 'Home' }),
  event('seventieth', "Grandad's 70th birthday lunch", '2029-06-24T13:00', '17:00', { at: "Roly's Bistro" }),
  event('grandad-birthday', "Grandad Noel's birthday", '1959-06-24', '1959-06-25', { rule: 'FREQ=YEARLY' }),
  event('ro-birthday', "Róisín's birthday", '2017-07-09', '2017-07-10', { rule: 'FREQ=YEARLY' }),
  event('grace-18', 'Grace minds the kids', '2029-06-18T19:00', '2029-06-19T08:30', { at: 'Home' }),
  event('grace-19', 'Grace minds the kids', '2029-06-19T19:00', '2029-06-20T09:00', { at: 'Home' }),
  event('grace-22', 'Grace collects Tom', '2029-06-22T15:00', '20:30', { at: "Grandad's" }),
  event('grace-29', 'Grace minds the kids', '2029-06-29T19:00', '2029-06-30T09:00', {
    at: 'Home',
    rule: 'FREQ=DAILY;COUNT=3',
  }),
  event('permit', 'Parking permit runs out', '2029-06-29', '2029-06-30'),
  event('bank-holiday', 'June bank holiday', '2029-06-04', '2029-06-05'),
  event('street-party', 'Street party', '2029-06-30T14:00', '18:00', { at: 'Clareville Road' }),
  event('ewa', 'Ewa cleans', '2029-01-08T10:00', '13:00', { at: 'Home', rule: 'FREQ=WEEKLY;BYDAY=MO' }),
  event('ewa', 'Ewa cleans', '2029-06-26T12:00', '15:00', { at: 'Home', instead: '2029-06-25T10:00' }),
  event('vet', 'Biscuit vet', '2029-06-26T17:10', '17:30', { at: 'Terenure Vets' }),
  event('malaga-out', 'Flight to Málaga', '2029-07-17T06:40', '2029-07-17T10:35', {
    endZone: madrid,
    at: 'Dublin Airport',
  }),
  event('nerja', 'Holiday in Nerja', '2029-07-17', '2029-07-25'),
  event('malaga-back', 'Flight home from Málaga', '2029-07-24T21:15', '2029-07-24T23:20', {
    zone: madrid,
    endZone: zone,
    at: 'Málaga Airport',
  }),
];

const cian = [
  event('days-1', 'Day shift', '2029-06-11T07:30', '20:00', { at: station, rule: 'FREQ=DAILY;COUNT=3' }),
  event('nights-1', 'Night shift', '2029-06-18T19:30', '2029-06-19T08:00', { at: station, rule: 'FREQ=DAILY;COUNT=2' }),
  event('days-2', 'Day shift', '2029-06-22T07:30', '20:00', { at: station, rule: 'FREQ=DAILY;COUNT=3' }),
  event('days-2', 'Day shift', '2029-06-24T07:30', '20:00', {
    at: station,
    instead: '2029-06-24T07:30',
    cancelled: true,
  }),
  event('swap', 'Day shift (swap with Aisling)', '2029-06-27T07:30', '20:00', { at: station }),
  event('nights-2', 'Night shift', '2029-06-29T19:30', '2029-06-30T08:00', { at: station, rule: 'FREQ=DAILY;COUNT=3' }),
  event('nights-2', 'Night shift (late start)', '2029-07-01T22:00', '2029-07-02T08:00', {
    at: station,
    instead: '2029-07-01T19:30',
  }),
  event('cpr', 'CPR refresher', '2029-06-20T10:00', '12:30', {
    at: 'Training Centre, Tallaght',
    guests: { 'Cian Gallagher': 'cian@example.org', 'Ravi Menon': 'ravi@ambulance.example' },
  }),
  event('union', 'Union meeting', '2029-01-18T18:00', '19:00', { at: 'Liberty Hall', rule: 'FREQ=MONTHLY;BYDAY=3TH' }),
  event('five', 'Five-a-side', '2029-01-10T20:30', '21:30', { at: 'Astro Park', rule: 'FREQ=WEEKLY;BYDAY=WE' }),
  event('five', 'Five-a-side', '2029-06-21T21:00', '22:00', { at: 'Astro Park', instead: '2029-06-20T20:30' }),
  event('five', 'Five-a-side', '2029-06-27T20:30', '21:30', {
    at: 'Astro Park',
    instead: '2029-06-27T20:30',
    cancelled: true,
  }),
  event('dentist', 'Dentist (Cian)', '2029-07-03T09:40', '10:10', { at: 'Dr. Keogh' }),
  event('nct', 'Car test (NCT)', '2029-06-25T08:15', '08:45', { at: 'NCT Centre Northpoint' }),
  event('barry', 'Pints with Barry', '2029-06-16T20:00', '2029-06-17T00:30', { at: 'The Bernard Shaw' }),
  event('mortgage', 'Mortgage call', '2029-06-19T15:00', '15:30'),
  event('leave', 'Annual leave', '2029-07-16', '2029-07-30'),
];

const share = [
  event('ours', 'Nanny share: Bruna at ours', '2029-01-08T08:30', '15:30', {
    at: 'Home',
    rule: `FREQ=WEEKLY;BYDAY=MO,TU;${nannyRule}`,
    except: ['2029-06-04T08:30', '2029-07-02T08:30', '2029-07-03T08:30'],
  }),
  event('ours', "Nanny share: Bruna at the Kavanaghs'", '2029-06-19T08:30', '15:30', {
    at: kavanaghs,
    instead: '2029-06-19T08:30',
  }),
  event('theirs', "Nanny share: Bruna at the Kavanaghs'", '2029-01-10T08:30', '15:30', {
    at: kavanaghs,
    rule: `FREQ=WEEKLY;BYDAY=WE,TH;${nannyRule}`,
    except: ['2029-07-04T08:30', '2029-07-05T08:30'],
  }),
  event('theirs', "Nanny share: Bruna at the Kavanaghs'", '2029-06-28T08:30', '15:30', {
    at: kavanaghs,
    instead: '2029-06-28T08:30',
    cancelled: true,
  }),
  event('grandad', 'Tom with Grandad', '2029-01-12T09:00', '15:00', {
    at: "Grandad's",
    rule: `FREQ=WEEKLY;BYDAY=FR;${nannyRule}`,
  }),
  event('bruna-holidays', 'Bruna on holidays', '2029-07-02', '2029-07-07'),
  event('pay', 'Pay Bruna', '2029-01-26T09:00', '09:15', { rule: 'FREQ=MONTHLY;BYDAY=-1FR' }),
  event('check-in', 'Share check-in with the Kavanaghs', '2029-06-17T19:30', '20:15', { at: kavanaghs }),
  event('tom-swim', 'Tom swim lesson', '2029-04-28T09:30', '10:00', {
    at: pool,
    rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=10',
  }),
  event('tom-swim', 'Tom swim lesson', '2029-06-23T09:30', '10:00', {
    at: pool,
    instead: '2029-06-23T09:30',
    cancelled: true,
  }),
];

const roisin = [
  event('school', 'School', '2029-01-08T08:50', '14:30', {
    at: school,
    rule: `FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;${untilSummer}`,
    except: ['2029-06-04T08:50'],
  }),
  event('school', 'School tour to Emerald Park', '2029-06-26T08:30', '17:00', {
    at: 'Emerald Park',
    instead: '2029-06-26T08:50',
  }),
  event('school', 'School (last day)', '2029-06-29T08:50', '12:00', { at: school, instead: '2029-06-29T08:50' }),
  event('club', 'After-school club', '2029-01-08T14:30', '17:30', {
    at: `${school} hall`,
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH;UNTIL=20290627T225959Z',
    except: ['2029-06-04T14:30', '2029-06-21T14:30', '2029-06-26T14:30'],
  }),
  event('sports-day', 'Sports day', '2029-06-21T10:00', '13:00', { at: 'Bushy Park' }),
  event('squad', 'Swim squad', '2029-01-09T18:00', '19:00', {
    at: pool,
    rule: `FREQ=WEEKLY;BYDAY=TU,TH;${untilSummer}`,
  }),
  event('squad', 'Swim squad', '2029-06-21T18:00', '19:00', {
    at: pool,
    instead: '2029-06-21T18:00',
    cancelled: true,
  }),
  event('gala', 'Swim gala', '2029-06-30T11:00', '15:00', { at: 'National Aquatic Centre' }),
  event('camogie', 'Camogie training', '2029-03-05T18:30', '19:30', {
    at: 'Bushy Park',
    rule: `FREQ=WEEKLY;BYDAY=MO;${untilSummer}`,
    except: ['2029-06-04T18:30'],
  }),
  event('camogie', 'Camogie training', '2029-06-20T19:15', '20:15', { at: 'Bushy Park', instead: '2029-06-18T18:30' }),
  event('match', 'Camogie match vs. Ballinteer', '2029-06-16T15:00', '16:15', { at: 'Marlay Park' }),
  event('concert', 'School concert', '2029-06-22T19:00', '20:30', { at: `${school} hall` }),
  event('graduation', '6th class graduation', '2029-06-28T19:00', '20:30', { at: `${school} hall` }),
  event('ella-party', "Ella's party", '2029-06-17T14:00', '17:00', { at: 'Jump Zone' }),
  event('fitting', 'Uniform fitting', '2029-06-16T12:00', '12:30', { at: 'School Wear House' }),
  event('camp', 'Scout camp, Larch Hill', '2029-07-02', '2029-07-06'),
  event('induction', 'Induction day (secondary school)', '2029-08-22T09:30', '12:30', { at: 'Loreto Crumlin' }),
];

/** iCalendar text of the Gallagher calendars, by calendar id. */
export const gallagherCalendars: Readonly<Record<string, string>> = {
  home: calendarText(zone, home),
  cian: calendarText(zone, cian),
  share: calendarText(zone, share),
  roisin: calendarText(zone, roisin),
};

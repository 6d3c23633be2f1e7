import { calendarText, event } from './event-text.ts';

const zone = 'Europe/Berlin';
const london = 'Europe/London';
const boston = 'America/New_York';
const depot = 'Depot Dölitz';
const boathouse = 'Boathouse Klingerweg';

const easterDays = ['10', '11', '12', '13', '14', '17', '18', '19', '20', '21'].map((day) => `2028-04-${day}`);

/** Returns the starts of a school series that fall into the Easter holidays. */
function atEaster(clock: string): string[] {
  return easterDays.map((date) => `${date}T${clock}`);
}

const home = [
  event('linden', 'Hamish school', '2028-01-10T08:00', '12:30', {
    at: 'Linden Primary',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20280707T215959Z',
    except: ['2028-04-03T08:00', ...atEaster('08:00')],
  }),
  event('effie-school', 'Effie school', '2028-01-10T07:55', '13:45', {
    at: 'Leibniz International',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20280707T215959Z',
    except: atEaster('07:55'),
  }),
  event('easter', 'No school (Easter holidays)', '2028-04-10', '2028-04-22'),
  event('staff-day', 'No school at Linden (staff day)', '2028-04-03', '2028-04-04'),
  event('choir', 'Effie choir', '2028-01-13T16:15', '17:15', {
    at: 'Thomas Hall',
    rule: 'FREQ=WEEKLY;BYDAY=TH',
    except: ['2028-03-30T16:15'],
  }),
  event('choir', 'Effie choir (dress rehearsal)', '2028-03-23T17:00', '18:30', {
    at: 'St. Nicholas Church',
    instead: '2028-03-23T16:15',
  }),
  event('concert', 'Spring concert (Effie choir)', '2028-03-25T17:00', '18:15', { at: 'St. Nicholas Church' }),
  event('climbing', 'Effie climbing', '2028-01-10T17:30', '19:00', {
    at: 'Blocwerk',
    rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=14',
    except: ['2028-02-14T17:30'],
  }),
  event('climbing', 'Effie climbing', '2028-04-04T16:30', '18:00', { at: 'Blocwerk', instead: '2028-04-03T17:30' }),
  event('yellow', 'Yellow bin', '2028-01-14T06:30', '06:45', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR' }),
  event('paper', 'Paper bin', '2028-01-05T06:30', '06:45', { rule: 'FREQ=MONTHLY;BYDAY=1WE' }),
  event('granny-call', 'Call with Granny Isla', '2028-01-09T18:00', '18:45', {
    zone: london,
    rule: 'FREQ=WEEKLY;BYDAY=SU',
  }),
  event('granny-call', 'Call with Granny Isla', '2028-03-26T17:00', '17:45', {
    zone: london,
    instead: '2028-03-26T18:00',
  }),
  event('granny-flight', 'Granny and Grandpa fly in from Edinburgh', '2028-04-08T10:50', '2028-04-08T13:55', {
    zone: london,
    endZone: zone,
    at: 'Berlin Airport',
  }),
  event('granny-stay', 'Granny Isla and Grandpa Torquil stay with us', '2028-04-08', '2028-04-18'),
  event('meter', 'Heating meters read', '2028-03-24T10:00', '12:00', { at: 'Home' }),
  event('permit', 'Residence permit appointment', '2028-03-29T09:20', '09:50', { at: 'Foreigners Office, room 214' }),
  event('dentist', 'Dentist, Effie and Hamish', '2028-03-22T15:00', '15:45', { at: 'Dr. Vogt' }),
  event('hamish-birthday', "Hamish's birthday", '2021-03-31', '2021-04-01', { rule: 'FREQ=YEARLY' }),
  event('party', "Hamish's party", '2028-04-01T14:30', '17:00', { at: 'Trampoline Hall' }),
  event('cleaner', 'Ms. Petrova cleans', '2028-01-11T09:00', '12:00', {
    at: 'Home',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
  }),
  event('cleaner', 'Ms. Petrova cleans', '2028-04-06T10:00', '13:00', { at: 'Home', instead: '2028-04-04T09:00' }),
  event('hiking', 'Hiking weekend, Saxon Switzerland', '2028-05-12', '2028-05-15'),
  event('hiking-train', 'Train to Bad Schandau', '2028-05-12T15:31', '17:48', { at: 'Central Station' }),
  event('tyres', 'Car: winter tyres off', '2028-04-12T08:00', '09:00', { at: 'Reifen Köhler' }),
  event('parents', "Parents' evening (Hamish)", '2028-03-28T19:00', '20:30', { at: 'Linden Primary, room 8' }),
  event('tuner', 'Piano tuner', '2028-03-23T14:00', '15:30', { at: 'Home', cancelled: true }),
  event('bergers', 'Dinner at the Bergers', '2028-03-31T19:00', '22:30', { at: 'Bergers' }),
];

const fiona = [
  event('boston', 'Boston call', '2028-01-04T10:00', '11:00', { zone: boston, rule: 'FREQ=WEEKLY;BYDAY=TU,TH' }),
  event('boston', 'Boston call', '2028-03-30T10:00', '11:00', {
    zone: boston,
    instead: '2028-03-30T10:00',
    cancelled: true,
  }),
  event('lab', 'Lab day', '2028-01-05T08:30', '17:00', {
    at: 'Institute, Halle',
    rule: 'FREQ=WEEKLY;BYDAY=WE',
    except: ['2028-03-29T08:30', '2028-04-05T08:30', '2028-04-19T08:30', '2028-04-26T08:30'],
  }),
  event('defence', "Meret's thesis defence", '2028-03-24T13:00', '15:30', { at: 'Faculty Hall' }),
  event('yoga', 'Yoga', '2028-01-10T20:00', '21:15', { at: 'Hinterhof Studio', rule: 'FREQ=WEEKLY;BYDAY=MO' }),
  event('yoga', 'Yoga', '2028-03-27T20:00', '21:15', {
    at: 'Hinterhof Studio',
    instead: '2028-03-27T20:00',
    cancelled: true,
  }),
  event('physio', 'Physio', '2028-03-02T08:00', '08:30', { at: 'Physio Brandt', rule: 'FREQ=WEEKLY;BYDAY=TH;COUNT=6' }),
  event('exam', 'German exam B2', '2028-04-05T09:00', '12:15', { at: 'Adult education centre, room 302' }),
  event('glasgow-out', 'Flight to Glasgow', '2028-04-24T18:20', '2028-04-24T19:35', {
    endZone: london,
    at: 'Berlin Airport',
  }),
  event('glasgow', 'Conference in Glasgow', '2028-04-25', '2028-04-28'),
];

const jonas = [
  event('early-1', 'Early shift', '2028-03-20T04:30', '12:45', { at: depot, rule: 'FREQ=DAILY;COUNT=4' }),
  event('late', 'Late shift', '2028-03-25T13:50', '22:20', { at: depot, rule: 'FREQ=DAILY;COUNT=3' }),
  event('night', 'Night shift', '2028-03-29T22:00', '2028-03-30T06:15', { at: depot, rule: 'FREQ=DAILY;COUNT=2' }),
  event('early-2', 'Early shift', '2028-04-03T04:30', '12:45', { at: depot, rule: 'FREQ=DAILY;COUNT=5' }),
  event('early-2', 'Early shift', '2028-04-05T04:30', '12:45', {
    at: depot,
    instead: '2028-04-05T04:30',
    cancelled: true,
  }),
  event('off', 'Off (overtime)', '2028-04-11', '2028-04-14'),
  event('first-aid', 'First aid refresher', '2028-04-19T08:00', '15:30', { at: 'Depot Dölitz, room 2' }),
  event('brass', 'Brass band rehearsal', '2028-01-07T19:30', '21:30', {
    at: 'Parish Hall',
    rule: 'FREQ=WEEKLY;BYDAY=FR',
    except: ['2028-03-31T19:30', '2028-04-14T19:30'],
  }),
  event('blood', 'Blood donation', '2028-03-28T11:00', '11:45', { at: 'University Clinic' }),
];

const rory = [
  event('school', 'School', '2028-01-10T07:55', '14:35', {
    at: 'Leibniz International',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20280707T215959Z',
    except: atEaster('07:55'),
  }),
  event('school', 'School (staff meeting, early finish)', '2028-03-24T07:55', '11:30', {
    at: 'Leibniz International',
    instead: '2028-03-24T07:55',
  }),
  event('rowing', 'Rowing', '2028-01-11T16:30', '18:30', { at: boathouse, rule: 'FREQ=WEEKLY;BYDAY=TU,TH' }),
  event('rowing', 'Rowing', '2028-03-24T15:30', '17:30', { at: boathouse, instead: '2028-03-23T16:30' }),
  event('outing', 'Rowing (long outing)', '2028-01-15T09:00', '11:30', {
    at: boathouse,
    rule: 'FREQ=WEEKLY;BYDAY=SA',
    except: ['2028-04-01T09:00'],
  }),
  event('outing', 'Rowing (long outing)', '2028-03-25T08:00', '10:30', { at: boathouse, instead: '2028-03-25T09:00' }),
  event('regatta', 'Regatta Grünau', '2028-04-01', '2028-04-03', { at: 'Grünau' }),
  event('bus-out', 'Bus to the regatta', '2028-03-31T16:00', '18:30', { at: boathouse }),
  event('quad', 'Regatta: quad heat', '2028-04-01T10:40', '11:00', { at: 'Grünau' }),
  event('double', 'Regatta: double heat', '2028-04-02T09:15', '09:35', { at: 'Grünau' }),
  event('bus-back', 'Bus home from the regatta', '2028-04-02T16:30', '19:00', { at: 'Grünau' }),
  event('maths', 'Maths with Frau Seidel', '2028-01-10T16:00', '17:00', {
    at: "Frau Seidel's",
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    except: ['2028-04-10T16:00', '2028-04-17T16:00'],
  }),
  event('maths', 'Maths with Frau Seidel', '2028-03-29T17:15', '18:15', {
    at: "Frau Seidel's",
    instead: '2028-03-27T16:00',
  }),
  event('chemistry', 'Chemistry test', '2028-03-27T09:40', '10:25', { at: 'Leibniz International' }),
  event('oral', 'English oral', '2028-04-06T11:20', '11:40', { at: 'Leibniz International' }),
  event('ortho', 'Orthodontist', '2028-03-30T14:50', '15:10', { at: 'Dr. Ziegler' }),
  event('placement', 'Work placement', '2028-05-08T09:00', '15:00', { at: 'Rad & Tat', rule: 'FREQ=DAILY;COUNT=5' }),
];

const hamish = [
  event('speech', 'Speech therapy', '2028-01-12T14:00', '14:45', {
    at: 'Praxis Lindner',
    rule: 'FREQ=WEEKLY;BYDAY=WE',
  }),
  event('speech', 'Speech therapy', '2028-03-29T14:00', '14:45', {
    at: 'Praxis Lindner',
    instead: '2028-03-29T14:00',
    cancelled: true,
  }),
  event('speech', 'Speech therapy', '2028-04-06T14:30', '15:15', {
    at: 'Praxis Lindner',
    instead: '2028-04-05T14:00',
  }),
  event('ot', 'Occupational therapy (OT)', '2028-01-10T14:15', '15:00', {
    at: 'Praxis Handwerk',
    rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=20',
    except: ['2028-02-14T14:15', '2028-04-10T14:15', '2028-04-17T14:15', '2028-05-01T14:15'],
  }),
  event('riding', 'Therapy riding', '2028-01-21T15:30', '16:15', {
    at: 'Gut Wachau',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
    except: ['2028-04-14T15:30'],
  }),
  event('review', "Review at the children's centre", '2028-04-07T10:30', '12:00', { at: "Children's Centre" }),
  event('swimming', 'School swimming', '2028-02-03T09:00', '10:30', {
    at: 'City Baths',
    rule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20280330T215959Z',
  }),
  event('oma', 'Hamish sleeps at Oma Gisela', '2028-03-24T16:00', '2028-03-25T09:30', { at: "Oma Gisela's" }),
  event('anton', 'Playdate with Anton', '2028-03-25T10:00', '12:00', { at: "Anton's" }),
  event('hearing', 'Hearing test', '2028-04-19T09:15', '10:00', { at: 'Dr. Amari' }),
];

/** iCalendar text of the MacAskill calendars, by calendar id. */
export const macaskillCalendars: Readonly<Record<string, string>> = {
  home: calendarText(zone, home),
  fiona: calendarText(zone, fiona),
  jonas: calendarText(zone, jonas),
  rory: calendarText(zone, rory),
  hamish: calendarText(zone, hamish),
};

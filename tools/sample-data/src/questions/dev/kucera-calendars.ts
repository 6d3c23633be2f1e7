import { calendarText, event } from './event-text.ts';
import { kuceraGrandparents, kuceraKids } from './kucera-more-calendars.ts';

const zone = 'America/Chicago';
const denver = 'America/Denver';
const office = "Dr. Pospisil's office";

const conferences = [
  event('conf-ruthie', 'Conference: Ruthie (Mrs. Osterholt)', '2030-10-16T17:20', '17:40', { at: 'Elementary' }),
  event('conf-josie', 'Conference: Josie (homeroom)', '2030-10-16T17:50', '18:05', { at: 'Junior high' }),
];

const home = [
  event('trash', 'Trash pickup', '2030-01-04T07:00', '07:15', { rule: 'FREQ=WEEKLY;BYDAY=FR' }),
  event('internet', 'Internet install', '2030-10-18T08:00', '12:00', { at: 'Home' }),
  event('septic', 'Septic pump-out', '2030-10-21T10:00', '11:00', { at: 'Home' }),
  event('oil', 'Suburban oil change', '2030-10-17T07:45', '08:30', { at: 'Main Street Auto' }),
  event('hank', 'Hank to the vet (shots)', '2030-10-15T16:30', '16:50', { at: 'Ord Vet' }),
  event('propane', 'Propane fill', '2030-10-24', '2030-10-25'),
  event('cousins', 'Cousins here for pheasant opener', '2030-10-25', '2030-10-28', { at: 'Home' }),
  event('beef', 'Pick up half beef', '2030-11-01T16:00', '16:30', { at: 'Meat locker, North Loup' }),
  event('anniversary', 'Wade and Shawna anniversary', '2011-10-22', '2011-10-23', { rule: 'FREQ=YEARLY' }),
  event('ruthie-birthday', "Ruthie's birthday", '2022-10-30', '2022-10-31', { rule: 'FREQ=YEARLY' }),
  event('del-birthday', "Grandpa Del's birthday", '1951-10-21', '1951-10-22', { rule: 'FREQ=YEARLY' }),
  event('clocks', 'Clocks go back', '2030-11-03', '2030-11-04'),
  event('election', 'Election day', '2030-11-05', '2030-11-06'),
  event('thanksgiving', "Thanksgiving at Aunt Carol's", '2030-11-28T12:00', '17:00', { at: 'Lincoln' }),
];

const farm = [
  event('plot', 'Seed plot weigh-off', '2030-10-14T14:00', '16:00', {
    at: 'Hruska quarter',
    note: 'Bring the moisture tester',
  }),
  event('coop', 'Co-op board', '2030-01-15T19:00', '21:00', { at: 'Co-op office', rule: 'FREQ=MONTHLY;BYDAY=3TU' }),
  event('combine', 'Combine tech (feeder chain)', '2030-10-16T09:00', '11:00', { at: 'Machine shed' }),
  event('seed', 'Seed meeting', '2030-10-17T12:00', '13:30', { at: 'Community hall, Ord' }),
  event('haul', 'Haul corn to the ethanol plant', '2030-10-15T06:30', '11:00', {
    at: 'Ethanol plant',
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=6',
  }),
  event('haul', 'Haul corn to the ethanol plant', '2030-10-24T06:30', '11:00', {
    at: 'Ethanol plant',
    instead: '2030-10-24T06:30',
    cancelled: true,
  }),
  event('haul', 'Haul corn to the ethanol plant', '2030-11-01T06:30', '11:00', {
    at: 'Ethanol plant',
    instead: '2030-10-31T06:30',
  }),
  event('hruskas', 'Hruskas over about the rent', '2030-10-20T15:00', '16:00', { at: 'Home' }),
  event('county', 'County office, report acres', '2030-10-21T13:30', '14:15', { at: 'County office, Ord' }),
  event('insurance', 'Crop insurance with Deb', '2030-10-23T10:00', '11:00', { at: 'Home' }),
  event('cdl', 'CDL physical (Wade)', '2030-10-24T08:20', '09:00', { at: 'Clinic, Burwell' }),
  event('wean', 'Wean calves', '2030-10-25T08:00', '15:00', {
    at: 'North pasture',
    guests: {
      'Wade Kucera': 'wade@example.org',
      'Luis Cantú': 'luis@farmhand.example',
      'Gary Sich': 'gary@neighbor.example',
    },
  }),
  event('preg-check', 'Preg check cows', '2030-10-28T07:30', '12:00', { at: 'Working pens' }),
  event('anhydrous', 'Anhydrous delivery', '2030-11-05T07:00', '08:00', { at: 'Bin site' }),
  event('luis', 'Luis flies home', '2030-11-08T10:40', '12:35', { at: 'Grand Island airport' }),
  event('sale', 'Calf sale', '2030-11-09T11:00', '15:00', { at: 'Sale barn, Burwell' }),
];

const shawna = [
  event('work', 'Work', '2030-01-07T08:00', '17:00', { at: office, rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH' }),
  event('work', 'Work (half day)', '2030-10-16T08:00', '12:00', { at: office, instead: '2030-10-16T08:00' }),
  event('work', 'Work', '2030-10-23T08:00', '17:00', { at: office, instead: '2030-10-23T08:00', cancelled: true }),
  event('work', 'Work (short day)', '2030-10-31T08:00', '15:00', { at: office, instead: '2030-10-31T08:00' }),
  event('study', 'Bible study', '2030-09-03T06:00', '07:00', {
    at: 'Zion Lutheran basement',
    rule: 'FREQ=WEEKLY;BYDAY=TU',
  }),
  event('webinar', 'CE webinar: gum disease', '2030-10-17T19:00', '20:30', { at: 'Home' }),
  event('hair', 'Hair (Tammy)', '2030-10-18T09:30', '10:30', { at: 'Shear Delight' }),
  event('concessions', 'Concession stand', '2030-10-18T17:45', '20:00', { at: 'Football field' }),
  event('mammogram', 'Mammogram', '2030-11-01T10:15', '10:45', { at: 'Valley hospital' }),
  event('boosters', 'Booster club', '2030-09-02T19:00', '20:30', {
    at: 'High school library',
    rule: 'FREQ=MONTHLY;BYDAY=1MO',
  }),
  event('flight-out', 'Flight to Denver', '2030-11-14T06:15', '2030-11-14T06:50', {
    endZone: denver,
    at: 'Omaha airport',
  }),
  event('convention', 'Hygienists convention, Denver', '2030-11-14', '2030-11-17'),
  event('flight-back', 'Flight home from Denver', '2030-11-16T17:20', '2030-11-16T19:50', {
    zone: denver,
    endZone: zone,
    at: 'Denver airport',
  }),
  ...conferences,
];

/** iCalendar text of the Kucera calendars, by calendar id. */
export const kuceraCalendars: Readonly<Record<string, string>> = {
  home: calendarText(zone, home),
  farm: calendarText(zone, farm),
  shawna: calendarText(zone, shawna),
  kids: calendarText(zone, [...kuceraKids, ...conferences]),
  grandparents: calendarText(zone, kuceraGrandparents),
};

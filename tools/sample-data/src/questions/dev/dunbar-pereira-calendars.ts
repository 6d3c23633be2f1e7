import { calendarText, event } from './event-text.ts';

const zone = 'America/Toronto';
const denver = 'America/Denver';
const dome = 'Meadow Dome';
const hall = 'Living Arts Hall';
const primary = 'Maple Grove School';
const secondary = 'Erindale Secondary';
const office = 'King Street office';
const weekdays = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20281223T045959Z';

const family = [
  event('school', 'School (Lucas and Nina)', '2028-09-05T08:45', '15:15', {
    at: primary,
    rule: weekdays,
    except: ['2028-10-09T08:45', '2028-12-08T08:45'],
  }),
  event('pa-day', 'PA day, no school for Lucas and Nina', '2028-12-08', '2028-12-09'),
  event('break', 'Winter break', '2028-12-23', '2029-01-08'),
  event('practice', 'Lucas soccer practice', '2028-11-01T18:00', '19:00', {
    at: dome,
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20281222T045959Z',
  }),
  event('practice', 'Lucas soccer practice', '2028-12-14T19:00', '20:00', { at: dome, instead: '2028-12-13T18:00' }),
  event('practice', 'Lucas soccer practice', '2028-12-20T18:00', '19:00', {
    at: dome,
    instead: '2028-12-20T18:00',
    cancelled: true,
  }),
  event('game', 'Lucas soccer game', '2028-11-04T09:30', '10:30', {
    at: dome,
    rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20281217T045959Z',
  }),
  event('game', 'Lucas soccer game vs. Oakridge', '2028-12-09T11:15', '12:15', {
    at: dome,
    instead: '2028-12-09T09:30',
  }),
  event('tournament', 'Lucas soccer tournament', '2028-12-17T08:00', '15:30', { at: 'Mountain Fieldhouse, Hamilton' }),
  event('swim', 'Nina swim lesson', '2028-09-26T16:30', '17:15', {
    at: 'Huron Pool',
    rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=12',
    except: ['2028-10-31T16:30'],
  }),
  event('sparks', 'Nina Sparks', '2028-09-11T18:15', '19:15', {
    at: "St. Mark's Hall",
    rule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20281212T045959Z',
    except: ['2028-10-09T18:15'],
  }),
  event('sparks', 'Nina Sparks: carolling', '2028-12-11T17:45', '19:00', {
    at: 'Sunset Manor',
    instead: '2028-12-11T18:15',
  }),
  event('chess', 'Lucas chess club', '2028-10-03T15:20', '16:20', {
    at: `${primary}, library`,
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20281220T045959Z',
  }),
  event('chess', 'Lucas chess club', '2028-12-12T15:20', '16:20', {
    at: `${primary}, library`,
    instead: '2028-12-12T15:20',
    cancelled: true,
  }),
  event('blue-box', 'Blue box (recycling)', '2028-09-07T07:00', '07:15', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' }),
  event('blue-box', 'Blue box (recycling)', '2028-12-29T07:00', '07:15', { instead: '2028-12-28T07:00' }),
  event('garbage', 'Garbage', '2028-09-14T07:00', '07:15', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' }),
  event('dentist', 'Dentist, Sofia and Lucas', '2028-12-07T15:45', '16:45', {
    at: 'Lakeshore Dental',
    guests: { 'Joana Pereira': 'joana@example.org' },
  }),
  event('grandma-train', 'Grandma Pat arrives by train', '2028-12-15T16:05', '16:20', { at: 'Oakville station' }),
  event('grandma', 'Grandma Pat stays with us', '2028-12-15', '2028-12-29'),
  event('holiday-concert', "Nina's holiday concert", '2028-12-19T13:15', '14:15', { at: `${primary} gym` }),
  event('furnace', 'Furnace tune-up', '2028-12-11T08:00', '12:00', { at: 'Home' }),
  event('lucas-birthday', "Lucas's birthday", '2017-12-20', '2017-12-21', { rule: 'FREQ=YEARLY' }),
  event('party', "Lucas's birthday party", '2028-12-16T14:00', '16:30', { at: 'Putting Edge' }),
  event('sleepover', 'Lucas sleepover at Owen', '2028-12-08T18:00', '2028-12-09T10:00', { at: "Owen's" }),
  event('zoe', "Nina at Zoe's", '2028-12-08T10:00', '15:00', { at: "Zoe's" }),
  event('ski', 'Ski trip, Collingwood', '2028-12-29', '2029-01-02'),
  event('lena', 'Christmas Eve dinner at Tia Lena', '2028-12-24T18:00', '2028-12-25T00:30', {
    at: 'Tia Lena, Brampton',
  }),
  event('hannah', 'Hannah babysits', '2028-12-09T18:00', '2028-12-09T23:30', { at: 'Home' }),
  event('interviews', 'Parent-teacher interviews', '2028-11-16T17:30', '17:45', { at: primary }),
  event('flu', 'Flu shots', '2028-11-25T11:00', '11:30', { at: 'Shoppers, Clarkson' }),
  event('dorota', 'Dorota cleans', '2028-09-08T09:00', '12:00', {
    at: 'Home',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  }),
  event('dorota', 'Dorota cleans', '2028-12-29T09:00', '12:00', {
    at: 'Home',
    instead: '2028-12-29T09:00',
    cancelled: true,
  }),
  event('skate', 'Skating with the Chens', '2028-12-17T16:30', '18:00', { at: 'Celebration Square' }),
  event('eyes', 'Nina eye exam', '2028-12-18T09:15', '10:00', { at: 'Clarkson Optometry' }),
  event('lucas-ortho', 'Lucas orthodontist consult', '2029-01-09T10:20', '11:00', { at: 'Dr. Amin' }),
];

const joana = [
  event('office', 'Office day', '2028-09-06T09:00', '17:00', {
    at: office,
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE,TH',
    except: ['2028-12-25', '2028-12-27', '2028-12-28', '2029-01-01'].map((date) => `${date}T09:00`),
  }),
  event('office', 'Office day (leave early)', '2028-12-07T09:00', '14:45', { at: office, instead: '2028-12-07T09:00' }),
  event('pilates', 'Pilates', '2028-09-12T19:30', '20:30', { at: 'Studio Nine', rule: 'FREQ=WEEKLY;BYDAY=TU' }),
  event('pilates', 'Pilates', '2028-12-13T20:00', '21:00', { at: 'Studio Nine', instead: '2028-12-12T19:30' }),
  event('pilates', 'Pilates', '2028-12-26T19:30', '20:30', {
    at: 'Studio Nine',
    instead: '2028-12-26T19:30',
    cancelled: true,
  }),
  event('book-club', 'Book club', '2028-09-21T19:30', '21:30', { at: "Fatima's", rule: 'FREQ=MONTHLY;BYDAY=3TH' }),
  event('book-club', 'Book club', '2028-12-14T19:30', '21:30', { at: "Bea's", instead: '2028-12-21T19:30' }),
  event('review', 'Quarterly review', '2028-12-12T10:00', '12:00', {
    at: `${office}, room 5B`,
    guests: {
      'Joana Pereira': 'joana@example.org',
      'Ravi Nair': 'ravi@kingstreet.example',
      'Ellen Roy': 'ellen@kingstreet.example',
    },
  }),
  event('montreal', 'Montreal (audit)', '2029-01-10', '2029-01-13'),
  event('physio', 'Physio', '2028-11-15T07:30', '08:00', { at: 'Port Physio', rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=6' }),
  event('bea', 'Coffee with Bea', '2028-12-10T10:00', '11:30', { at: 'Loaf Café' }),
  event('haircut', 'Haircut', '2028-12-15T11:00', '12:00', { at: 'Salon Kai' }),
  event('off', 'Vacation days (Joana)', '2028-12-22', '2029-01-03'),
];

const mark = [
  event('site', 'Site meeting', '2028-09-11T07:30', '08:30', {
    at: 'Hurontario site',
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    except: ['2028-10-09T07:30', '2028-12-25T07:30', '2029-01-01T07:30'],
  }),
  event('site', 'Site meeting', '2028-12-18T07:30', '08:30', {
    at: 'Hurontario site',
    instead: '2028-12-18T07:30',
    cancelled: true,
  }),
  event('hockey', 'Hockey', '2028-09-14T22:15', '23:30', { at: 'Iceland rink', rule: 'FREQ=WEEKLY;BYDAY=TH' }),
  event('hockey', 'Hockey', '2028-12-14T22:15', '23:30', {
    at: 'Iceland rink',
    instead: '2028-12-14T22:15',
    cancelled: true,
  }),
  event('hockey', 'Hockey', '2028-12-21T23:15', '2028-12-22T00:30', {
    at: 'Iceland rink',
    instead: '2028-12-21T22:15',
  }),
  event('seattle', 'Seattle call', '2028-09-12T13:00', '13:45', {
    zone: 'America/Los_Angeles',
    rule: 'FREQ=WEEKLY;BYDAY=TU',
    except: ['2028-12-19T13:00', '2028-12-26T13:00'],
  }),
  event('work-party', 'Office holiday party', '2028-12-09T18:30', '23:30', { at: 'Steam Whistle Brewery' }),
  event('fly-out', 'Flight to Denver', '2028-12-11T17:30', '2028-12-11T19:45', {
    endZone: denver,
    at: 'Pearson Airport',
  }),
  event('denver', 'Denver (client)', '2028-12-12', '2028-12-14'),
  event('fly-back', 'Flight home from Denver', '2028-12-13T23:55', '2028-12-14T05:40', {
    zone: denver,
    endZone: zone,
    at: 'Denver Airport',
  }),
  event('car', 'Car service (Mazda)', '2028-12-20T07:45', '09:00', { at: 'Erin Auto' }),
  event('physical', 'Checkup (Mark)', '2028-12-08T08:20', '08:50', { at: 'Dr. Osei' }),
  event('budget', 'Budget presentation', '2028-12-19T13:00', '14:30', {
    at: 'City Hall',
    guests: { 'Mark Dunbar': 'mark@example.org', 'Greta Holm': 'greta@civicworks.example' },
  }),
];

const sofia = [
  event('school', 'School', '2028-09-05T08:10', '14:30', {
    at: secondary,
    rule: weekdays,
    except: ['2028-10-09T08:10'],
  }),
  event('school', 'School (early dismissal)', '2028-12-21T08:10', '12:30', {
    at: secondary,
    instead: '2028-12-21T08:10',
  }),
  event('orchestra', 'Youth orchestra', '2028-09-13T18:30', '20:45', {
    at: hall,
    rule: 'FREQ=WEEKLY;BYDAY=WE',
    except: ['2028-12-20T18:30', '2028-12-27T18:30'],
  }),
  event('orchestra', 'Youth orchestra potluck', '2028-12-13T18:30', '20:00', { at: hall, instead: '2028-12-13T18:30' }),
  event('dress', 'Orchestra dress rehearsal', '2028-12-09T13:00', '16:00', { at: hall }),
  event('concert', 'Orchestra winter concert', '2028-12-10T14:00', '16:00', { at: hall }),
  event('viola', 'Viola lesson', '2028-09-14T17:15', '18:00', { at: "Ms. Varga's", rule: 'FREQ=WEEKLY;BYDAY=TH' }),
  event('viola', 'Viola lesson', '2028-12-15T16:30', '17:15', { at: "Ms. Varga's", instead: '2028-12-14T17:15' }),
  event('viola', 'Viola lesson', '2028-12-21T17:15', '18:00', {
    at: "Ms. Varga's",
    instead: '2028-12-21T17:15',
    cancelled: true,
  }),
  event('math', 'Math test', '2028-12-06T10:20', '11:35', { at: `${secondary}, room 212` }),
  event('french', 'French presentation', '2028-12-12T13:00', '13:20', { at: secondary }),
  event('chens', 'Babysit for the Chens', '2028-12-15T19:15', '22:30', { at: "Chens'" }),
  event('semi', 'Winter semi-formal', '2028-12-14T19:00', '22:30', { at: `${secondary} cafeteria` }),
  event('exams', 'Exams', '2029-01-24', '2029-01-31'),
  event('food-bank', 'Food bank', '2028-09-09T10:00', '12:00', {
    at: 'Eden Food Bank',
    rule: 'FREQ=MONTHLY;BYDAY=2SA',
  }),
  event('ortho', 'Orthodontist', '2028-12-18T14:50', '15:10', { at: 'Dr. Amin' }),
];

/** iCalendar text of the Dunbar-Pereira calendars, by calendar id. */
export const dunbarPereiraCalendars: Readonly<Record<string, string>> = {
  family: calendarText(zone, family),
  joana: calendarText(zone, joana),
  mark: calendarText(zone, mark),
  sofia: calendarText(zone, sofia),
};

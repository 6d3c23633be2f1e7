import { calendarText, event } from './event-text.ts';

const zone = 'America/New_York';
const paris = 'Europe/Paris';

const daysOff = [
  '2028-01-17',
  '2028-02-21',
  '2028-02-22',
  '2028-02-23',
  '2028-02-24',
  '2028-02-25',
  '2028-04-17',
  '2028-04-18',
  '2028-04-19',
  '2028-04-20',
  '2028-04-21',
  '2028-05-29',
];

const house = [
  event('lodie-school', 'Lodie school', '2028-01-03T08:35', '14:50', {
    at: 'Cobb Street School',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20280617T035959Z',
    except: daysOff.map((date) => `${date}T08:35`),
  }),
  event('lodie-school', 'Lodie school (early release)', '2028-04-12T08:35', '11:45', {
    at: 'Cobb Street School',
    instead: '2028-04-12T08:35',
  }),
  event('mom-visit', 'Kids with Maman', '2028-01-05T15:30', '2028-01-06T18:30', {
    at: "Mireille's, Wexley",
    rule: 'FREQ=WEEKLY;BYDAY=WE',
  }),
  event('mom-visit', 'Kids with Maman (vacation, longer)', '2028-04-20T10:00', '2028-04-22T17:00', {
    at: "Mireille's, Wexley",
    instead: '2028-04-19T15:30',
  }),
  event('mom-visit', 'Kids with Maman', '2028-05-10T15:30', '2028-05-11T18:30', {
    at: "Mireille's, Wexley",
    instead: '2028-05-10T15:30',
    cancelled: true,
  }),
  event('mom-saturday', "Maman's Saturday with the kids", '2028-01-15T10:00', '17:00', {
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA',
  }),
  event('mom-saturday', "Maman's Saturday with the kids", '2028-04-22T10:00', '17:00', {
    instead: '2028-04-22T10:00',
    cancelled: true,
  }),
  event('okun', 'Lodie with Ms. Okun', '2028-01-10T15:30', '16:15', {
    at: 'The Harbor Room',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
  }),
  event('okun', 'Lodie with Ms. Okun', '2028-04-14T15:15', '16:00', {
    at: 'The Harbor Room',
    instead: '2028-04-17T15:30',
  }),
  event('dance', 'Lodie step dance', '2028-01-04T16:00', '16:45', {
    at: 'Salle St-Jean',
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20280531T035959Z',
    except: ['2028-02-22T16:00', '2028-04-18T16:00'],
  }),
  event('dance', 'Lodie step dance', '2028-04-25T16:30', '17:15', {
    at: 'Salle St-Jean',
    instead: '2028-04-25T16:00',
  }),
  event('oil', 'Oil delivery', '2028-04-11T08:00', '12:00', { at: 'Home' }),
  event('septic', 'Septic pump-out', '2028-05-03T09:00', '10:30', { at: 'Home' }),
  event('plumber', 'Plumber (upstairs sink)', '2028-04-10T13:00', '15:00', { at: 'Home', cancelled: true }),
  event('vacation', 'April vacation', '2028-04-15', '2028-04-24'),
  event('cabin', 'Cabin on Loon Pond', '2028-04-17', '2028-04-20', { at: 'Loon Pond' }),
  event('cabin-out', 'Drive to Loon Pond', '2028-04-17T09:30', '12:15'),
  event('cabin-back', 'Drive home from Loon Pond', '2028-04-19T13:00', '15:45'),
  event('easter', "Easter dinner at Tante Lise's", '2028-04-16T12:30', '16:00', { at: "Tante Lise's" }),
  event('court', 'Guardianship review', '2028-05-04T10:15', '11:00', { at: 'Probate Court, room 2' }),
  event('dentist', 'Dentist Gabe + Lodie', '2028-04-26T15:15', '16:00', { at: 'Dr. Thibeault' }),
  event('lodie-birthday', "Lodie's birthday", '2020-05-07', '2020-05-08', { rule: 'FREQ=YEARLY' }),
  event('gabe-birthday', "Gabe's birthday", '2015-10-02', '2015-10-03', { rule: 'FREQ=YEARLY' }),
  event('party', "Lodie's birthday party", '2028-05-06T13:00', '15:00', { at: 'Candlepin Alley' }),
  event('recycling', 'Recycling', '2028-01-07T06:30', '07:00', { at: 'Home', rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR' }),
  event('theo-call', 'Call with Oncle Théo', '2028-01-09T17:00', '17:30', {
    zone: paris,
    rule: 'FREQ=WEEKLY;BYDAY=SU',
    except: ['2028-04-16T17:00'],
  }),
  event('theo-flight', "Oncle Théo's flight", '2028-05-12T13:05', '2028-05-12T15:20', {
    zone: paris,
    endZone: zone,
    at: 'Casco Airport',
  }),
  event('theo-visit', 'Oncle Théo stays with us', '2028-05-12', '2028-05-22'),
];

const mem = [
  event('choir', 'Choir practice', '2028-01-06T18:45', '20:00', {
    at: "St. Anne's hall",
    rule: 'FREQ=WEEKLY;BYDAY=TH',
    except: ['2028-04-20T18:45'],
  }),
  event('choir', 'Choir practice (Holy Thursday)', '2028-04-13T17:30', '18:30', {
    at: "St. Anne's hall",
    instead: '2028-04-13T18:45',
  }),
  event('good-friday', 'Good Friday service (choir sings)', '2028-04-14T15:00', '16:15', { at: "St. Anne's" }),
  event('shop', 'Yarn shop', '2028-01-05T09:30', '13:30', {
    at: 'Twisted Skein',
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE',
    except: ['2028-04-17T09:30', '2028-04-19T09:30'],
  }),
  event('shop', 'Yarn shop', '2028-04-13T09:30', '13:30', { at: 'Twisted Skein', instead: '2028-04-12T09:30' }),
  event('retina', 'Eye injection', '2028-04-24T10:40', '11:20', { at: 'Coastal Retina' }),
  event('group', 'Grandparents group', '2028-01-18T18:00', '19:30', {
    at: 'Cobbs Mills Library',
    rule: 'FREQ=MONTHLY;BYDAY=3TU',
  }),
  event('group', 'Grandparents group', '2028-04-25T18:00', '19:30', {
    at: 'Cobbs Mills Library',
    instead: '2028-04-18T18:00',
  }),
  event('hair', 'Hair (Paulette)', '2028-04-13T14:00', '15:00'),
  event('beans', 'Bean supper, kitchen', '2028-01-29T15:30', '19:00', {
    at: 'Parish hall',
    rule: 'FREQ=MONTHLY;BYDAY=-1SA',
  }),
];

const pep = [
  event('pt', 'Physical therapy (knee)', '2028-03-20T11:00', '11:45', {
    at: 'Mill Yard PT',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=12',
    except: ['2028-04-17T11:00', '2028-04-20T11:00'],
  }),
  event('pt', 'Physical therapy (knee)', '2028-04-11T11:00', '11:45', {
    at: 'Mill Yard PT',
    instead: '2028-04-10T11:00',
  }),
  event('bus-1', 'Sub driver, school bus (morning)', '2028-04-10T06:15', '08:45', { at: 'Bus garage' }),
  event('bus-2', 'Sub driver, school bus (afternoon)', '2028-04-27T13:30', '16:15', { at: 'Bus garage' }),
  event('knights', 'Coffee with the Knights', '2028-01-08T07:00', '08:30', {
    at: 'Parish hall',
    rule: 'FREQ=WEEKLY;BYDAY=SA',
    except: ['2028-04-22T07:00'],
  }),
  event('scope-prep', 'Colonoscopy prep day', '2028-05-01', '2028-05-02'),
  event('scope', 'Colonoscopy', '2028-05-02T07:30', '09:30', { at: 'Ridge Surgical Center' }),
  event('boat', 'Boat out of storage', '2028-04-30T09:00', '11:00', { at: 'Loon Pond landing' }),
  event('vfw', 'VFW', '2028-01-05T19:00', '20:30', { at: 'Post 81', rule: 'FREQ=MONTHLY;BYDAY=1WE' }),
  event('taxes', "Sign taxes at Yvette's", '2028-04-11T15:00', '15:30'),
  event('truck', 'Truck inspection', '2028-04-28T07:45', '08:30', { at: 'Marcoux Auto' }),
];

const gabe = [
  event('school', 'School', '2028-01-03T07:40', '14:10', {
    at: 'Tannery Brook',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20280617T035959Z',
    except: daysOff.map((date) => `${date}T07:40`),
  }),
  event('school', 'School (early release)', '2028-04-12T07:40', '11:00', {
    at: 'Tannery Brook',
    instead: '2028-04-12T07:40',
  }),
  event('practice', 'Lacrosse practice', '2028-03-27T14:45', '16:15', {
    at: 'Upper field',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,TH;UNTIL=20280527T035959Z',
    except: ['2028-04-17T14:45', '2028-04-18T14:45', '2028-04-20T14:45'],
  }),
  event('practice', 'Lacrosse practice', '2028-04-13T14:45', '16:15', {
    at: 'Upper field',
    instead: '2028-04-13T14:45',
    cancelled: true,
  }),
  event('practice', 'Lacrosse practice', '2028-04-24T16:00', '17:30', {
    at: 'The Dome',
    instead: '2028-04-24T14:45',
  }),
  event('pineland', 'Lacrosse game vs. Pineland (away)', '2028-04-28T15:30', '17:00', {
    at: 'Pineland Middle School',
  }),
  event('ferry-point', 'Lacrosse game vs. Ferry Point (home)', '2028-05-05T15:30', '17:00', { at: 'Upper field' }),
  event('science', 'Science fair', '2028-04-27T17:30', '19:00', { at: 'Tannery Brook gym' }),
  event('ortho', 'Orthodontist', '2028-04-10T15:40', '16:00', { at: 'Dr. Amato' }),
  event('math', 'Math team meet', '2028-04-25T14:30', '17:30', { at: 'Stanwick High' }),
  event('beckett', "Sleepover at Beckett's", '2028-04-14T18:00', '2028-04-15T10:30', { at: "Beckett's" }),
  event('ironworks', 'Field trip: Ironworks Museum', '2028-05-09T08:00', '14:00', { at: 'Ironworks Museum' }),
  event('guitar', 'Guitar with Sully', '2028-01-07T16:30', '17:00', {
    at: "Sully's basement",
    rule: 'FREQ=WEEKLY;BYDAY=FR',
    except: ['2028-04-21T16:30'],
  }),
  event('guitar', 'Guitar with Sully', '2028-04-14T16:30', '17:00', {
    at: "Sully's basement",
    instead: '2028-04-14T16:30',
    cancelled: true,
  }),
  event('guitar', 'Guitar with Sully', '2028-04-29T09:30', '10:00', {
    at: "Sully's basement",
    instead: '2028-04-28T16:30',
  }),
];

/** iCalendar text of the Desrosiers-Pike calendars, by calendar id. */
export const desrosiersPikeCalendars: Readonly<Record<string, string>> = {
  house: calendarText(zone, house),
  mem: calendarText(zone, mem),
  pep: calendarText(zone, pep),
  gabe: calendarText(zone, gabe),
};

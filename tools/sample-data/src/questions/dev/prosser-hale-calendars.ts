import { calendarText, event } from './event-text.ts';

const zone = 'Europe/London';
const singapore = 'Asia/Singapore';

const house = [
  event('mali-school', 'Mali school', '2028-09-05T08:55', '15:20', {
    at: 'Ysgol Pont-y-Felin',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20281220T235959Z',
    except: ['2028-10-20', '2028-10-23', '2028-10-24', '2028-10-25', '2028-10-26', '2028-10-27'].map(
      (date) => `${date}T08:55`,
    ),
  }),
  event('inset', 'INSET day, no school for Mali', '2028-10-20', '2028-10-21'),
  event('half-term', 'Half-term (Mali)', '2028-10-23', '2028-10-28'),
  event('gym', 'Mali gymnastics', '2028-09-06T16:15', '17:15', {
    at: 'Leisure Centre',
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20281213T235959Z',
    except: ['2028-10-25T16:15'],
  }),
  event('gym', 'Mali gymnastics', '2028-10-19T16:45', '17:45', {
    at: 'Leisure Centre',
    instead: '2028-10-18T16:15',
  }),
  event('gym', 'Mali gymnastics', '2028-11-01T16:15', '17:15', {
    at: 'Leisure Centre',
    instead: '2028-11-01T16:15',
    cancelled: true,
  }),
  event('harp', 'Mali harp', '2028-09-11T16:00', '16:30', {
    at: '4 Chapel Row',
    rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=12',
    except: ['2028-10-23T16:00'],
  }),
  event('harp', 'Mali harp', '2028-10-17T16:30', '17:00', { at: '4 Chapel Row', instead: '2028-10-16T16:00' }),
  event('brownies', 'Brownies (Mali)', '2028-09-07T18:00', '19:30', {
    at: 'Church hall',
    rule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20281214T235959Z',
    except: ['2028-10-26T18:00'],
  }),
  event('brownies', 'Brownies (Mali), bonfire', '2028-11-02T17:30', '19:30', {
    at: 'Coed Farm',
    instead: '2028-11-02T18:00',
  }),
  event('optician', 'Mali optician', '2028-10-14T10:20', '10:50', { at: 'Lens & Lane' }),
  event('dentist', 'Dentist Mali + Rhodri', '2028-10-27T09:30', '10:10', { at: 'Mr Iqbal' }),
  event('flu', 'Flu jabs Nain + Taid', '2028-10-12T11:05', '11:20', { at: 'Felin Surgery' }),
  event('boiler', 'Boiler service', '2028-10-17T08:00', '13:00', { at: 'Home' }),
  event('sweep', 'Chimney sweep', '2028-10-11T09:00', '10:00', { at: 'Home', cancelled: true }),
  event('mot', 'MOT (the Skoda)', '2028-10-19T08:30', '09:30', { at: "Griff's Garage" }),
  event('bins', 'Black bins', '2028-09-12T06:30', '07:00', { at: 'Home', rule: 'FREQ=WEEKLY;INTERVAL=3;BYDAY=TU' }),
  event('review', 'Kinship review (Ms Adair)', '2028-10-16T13:30', '14:30', { at: 'Home' }),
  event('parents', "Parents' evening Mali (Mrs Rees-Jones)", '2028-10-18T17:40', '17:50', {
    at: 'Ysgol Pont-y-Felin',
  }),
  event('taid-birthday', "Taid's birthday", '1957-10-22', '1957-10-23', { rule: 'FREQ=YEARLY' }),
  event('lunch', "Taid's birthday lunch", '2028-10-22T12:30', '15:00', { at: 'The Drovers' }),
  event('mali-birthday', "Mali's birthday", '2019-11-11', '2019-11-12', { rule: 'FREQ=YEARLY' }),
  event('party', "Mali's birthday party", '2028-11-12T14:00', '16:00', { at: 'Gelli Farm' }),
  event('fireworks', 'Fireworks at the rugby club', '2028-11-04T17:30', '20:00'),
  event('caravan', 'Caravan at Porth Wen', '2028-10-23', '2028-10-27', { at: 'Porth Wen' }),
  event('caravan-out', 'Drive to Porth Wen', '2028-10-23T10:00', '13:20'),
  event('caravan-back', 'Drive home from Porth Wen', '2028-10-26T11:00', '14:20'),
  event('yoga', 'Nain chair yoga', '2028-09-05T10:00', '11:00', {
    at: 'Memorial Hall',
    rule: 'FREQ=WEEKLY;BYDAY=TU',
    except: ['2028-10-24T10:00'],
  }),
  event('yoga', 'Nain chair yoga', '2028-10-17T10:00', '11:00', {
    at: 'Memorial Hall',
    instead: '2028-10-17T10:00',
    cancelled: true,
  }),
  event('food-bank', 'Nain food bank', '2028-09-08T09:30', '12:30', {
    at: 'Salem Chapel',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  }),
  event('food-bank', 'Nain food bank', '2028-10-19T09:30', '12:30', {
    at: 'Salem Chapel',
    instead: '2028-10-20T09:30',
  }),
  event('wi', "Nain Women's Institute", '2028-09-14T19:30', '21:00', {
    at: 'Memorial Hall',
    rule: 'FREQ=MONTHLY;BYDAY=2TH',
  }),
  event('rehab', 'Taid cardiac rehab', '2028-09-19T13:30', '14:30', {
    at: 'Glan Hospital, Gym A',
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=12',
    except: ['2028-10-24T13:30', '2028-10-26T13:30'],
  }),
  event('rehab', 'Taid cardiac rehab', '2028-10-17T14:30', '15:30', {
    at: 'Glan Hospital, Gym B',
    instead: '2028-10-17T13:30',
  }),
  event('cardiology', 'Taid cardiology', '2028-11-07T10:10', '10:40', { at: 'Glan Hospital' }),
  event('sgwid', 'Sgwid vet (booster)', '2028-09-28T17:10', '17:25', { at: 'Melyn Vets' }),
  event('mam-call', 'Call with Mam', '2028-09-09T18:00', '18:45', {
    zone: singapore,
    rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20281112T000000Z',
  }),
  event('mam-call', 'Call with Mam', '2028-10-15T18:00', '18:45', { zone: singapore, instead: '2028-10-14T18:00' }),
  event('mam-flight', "Mam's flight home", '2028-11-18T23:55', '2028-11-19T05:50', {
    zone: singapore,
    endZone: zone,
    at: 'Marches Airport',
  }),
  event('mam-home', 'Mam at home', '2028-11-19', '2029-01-08'),
  event('eisteddfod', 'Eisteddfod', '2028-08-05', '2028-08-13'),
];

const railway = [
  event('guard', 'Guard duty', '2028-09-02T09:00', '16:30', {
    at: 'Felin Valley Railway',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA',
  }),
  event('guard', 'Guard duty', '2028-10-15T10:00', '17:00', {
    at: 'Felin Valley Railway',
    instead: '2028-10-14T09:00',
  }),
  event('guard', 'Guard duty', '2028-11-11T09:00', '16:30', {
    at: 'Felin Valley Railway',
    instead: '2028-11-11T09:00',
    cancelled: true,
  }),
  event('workshop', 'Workshop evening', '2028-09-06T18:30', '21:00', {
    at: 'Engine shed',
    rule: 'FREQ=WEEKLY;BYDAY=WE',
    except: ['2028-10-25T18:30'],
  }),
  event('workshop', 'Workshop evening', '2028-11-01T18:30', '21:00', {
    at: 'Engine shed',
    instead: '2028-11-01T18:30',
    cancelled: true,
  }),
  event('ghost-1', 'Ghost trains', '2028-10-28T16:00', '21:30', { at: 'Felin Valley Railway' }),
  event('ghost-2', 'Ghost trains', '2028-10-31T17:00', '20:30', { at: 'Felin Valley Railway' }),
  event('rules', 'Rules exam', '2028-10-16T19:00', '20:30', { at: 'Station buffet' }),
  event('agm', 'Bowls club AGM', '2028-10-13T19:00', '20:30', { at: 'Bowls pavilion' }),
  event('committee', 'Railway committee', '2028-09-04T19:00', '20:30', {
    at: 'Station buffet',
    rule: 'FREQ=MONTHLY;BYDAY=1MO',
  }),
  event('santa', 'Santa train training', '2028-11-25T10:00', '13:00', { at: 'Station buffet' }),
];

const aldermoor = [
  event('collect', 'Collect Rhodri for half-term', '2028-10-20T16:00', '16:30', { at: 'Aldermoor College' }),
  event('home', 'Half-term, Rhodri at home', '2028-10-21', '2028-11-06'),
  event('back', 'Boarders back', '2028-11-05T18:00', '19:30', { at: 'Aldermoor College' }),
  event('exeat-1', 'Exeat, Rhodri at home', '2028-09-22', '2028-09-25'),
  event('exeat-2', 'Exeat, Rhodri at home', '2028-11-24', '2028-11-27'),
  event('st-bede', "U15 rugby v St Bede's", '2028-10-11T14:15', '15:30', { at: 'Aldermoor, Top Pitch' }),
  event('kingsmead', 'U15 rugby v Kingsmead', '2028-10-14T14:30', '15:45', { at: 'Kingsmead School' }),
  event('ccf', 'CCF parade', '2028-09-13T14:00', '15:45', {
    at: 'Parade ground',
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20281213T235959Z',
    except: ['2028-10-25T14:00', '2028-11-01T14:00'],
  }),
  event('house-music', 'House music', '2028-10-12T19:00', '21:00', { at: 'Great Hall' }),
  event('cello', 'Cello lesson (Rhodri)', '2028-09-12T17:10', '17:50', {
    at: 'Music school',
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20281212T235959Z',
    except: ['2028-10-24T17:10', '2028-10-31T17:10'],
  }),
  event('cello', 'Cello lesson (Rhodri)', '2028-10-16T17:10', '17:50', {
    at: 'Music school',
    instead: '2028-10-17T17:10',
  }),
  event('phone', 'Rhodri can be rung', '2028-09-06T20:00', '20:45', {
    rule: 'FREQ=WEEKLY;BYDAY=SU,WE;UNTIL=20281213T235959Z',
    except: [
      '2028-09-24T20:00',
      '2028-10-22T20:00',
      '2028-10-25T20:00',
      '2028-10-29T20:00',
      '2028-11-01T20:00',
      '2028-11-05T20:00',
      '2028-11-26T20:00',
    ],
  }),
  event('phone', 'Rhodri can be rung', '2028-10-17T20:00', '20:45', { instead: '2028-10-18T20:00' }),
  event('chem', 'Chemistry mock', '2028-10-18', '2028-10-19'),
  event('walk', 'DofE practice walk', '2028-11-11', '2028-11-13', { at: 'Long Mynd' }),
  event('online', "Parents' evening Year 10 (online)", '2028-11-09T18:00', '20:00'),
  event('carols', 'Carol service', '2028-12-10T16:00', '17:15', { at: 'Aldermoor College chapel' }),
];

const ship = [
  event('aboard', 'On board CS Meridian', '2028-08-21', '2028-11-18'),
  event('repair', 'Cable repair, no calls', '2028-10-16', '2028-10-20'),
  event('medical', 'Medical', '2028-10-12T09:00', '10:00', { zone: singapore, at: 'Harbourfront Clinic' }),
  event('dry-dock', 'Dry dock', '2028-10-30', '2028-11-04', { at: 'Batam' }),
  event('course', 'Fire safety course', '2028-10-25T13:00', '16:00', { zone: singapore, at: 'Training Centre' }),
  event('handover', 'Handover to Second Engineer', '2028-11-17T14:00', '17:00', { zone: singapore }),
];

/** iCalendar text of the Prosser-Hale calendars, by calendar id. */
export const prosserHaleCalendars: Readonly<Record<string, string>> = {
  house: calendarText(zone, house),
  railway: calendarText(zone, railway),
  aldermoor: calendarText(zone, aldermoor),
  ship: calendarText(zone, ship),
};

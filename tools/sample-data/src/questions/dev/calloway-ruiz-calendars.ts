import { calendarText, event } from './event-text.ts';

const zone = 'America/Chicago';

const springWeek = ['2028-03-13', '2028-03-14', '2028-03-15', '2028-03-16', '2028-03-17'];

const home = [
  event('moved-in', 'Moved into Cottonwood Loop', '2028-01-03', '2028-01-04'),
  event('kinder', 'Boys kindergarten', '2028-01-05T08:15', '11:30', {
    at: 'Bluestem Kindergarten',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20280527T045959Z',
    except: ['2028-01-17', '2028-02-21', '2028-02-25', ...springWeek].map((date) => `${date}T08:15`),
  }),
  event('kinder', 'Boys kindergarten (afternoon group today)', '2028-03-03T12:15', '15:30', {
    at: 'Bluestem Kindergarten',
    instead: '2028-03-03T08:15',
  }),
  event('presidents', 'No school (Presidents Day)', '2028-02-21', '2028-02-22'),
  event('inservice', 'No kindergarten (teacher in-service)', '2028-02-25', '2028-02-26'),
  event('spring', 'Spring break', '2028-03-11', '2028-03-20'),
  event('pruitt', 'Mrs. Pruitt watches the boys', '2028-01-11T11:30', '16:00', {
    at: 'Home',
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH',
    except: ['2028-03-09T11:30', '2028-03-14T11:30', '2028-03-16T11:30'],
  }),
  event('pruitt', 'Mrs. Pruitt watches the boys', '2028-02-22T11:30', '16:00', {
    at: 'Home',
    instead: '2028-02-22T11:30',
    cancelled: true,
  }),
  event('pruitt', 'Mrs. Pruitt watches the boys', '2028-02-25T08:00', '13:00', {
    at: 'Home',
    instead: '2028-02-24T11:30',
  }),
  event('tball', 'Boys T-ball', '2028-02-12T10:00', '11:00', {
    at: 'Cannon Field 2',
    rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=10',
    except: ['2028-03-11T10:00', '2028-03-18T10:00'],
  }),
  event('tball', 'Boys T-ball', '2028-02-27T14:00', '15:00', { at: 'Cannon Field 2', instead: '2028-02-26T10:00' }),
  event('swim', 'Boys swim lesson', '2028-01-31T16:30', '17:00', {
    at: 'Dunmore Pool',
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20280310T055959Z',
    except: ['2028-02-21T16:30'],
  }),
  event('swim', 'Boys swim lesson', '2028-02-23T16:30', '17:00', {
    at: 'Dunmore Pool',
    instead: '2028-02-23T16:30',
    cancelled: true,
  }),
  event('speech', 'Micah speech', '2028-01-12T13:00', '13:40', {
    at: 'Ms. Halvorsen, room 4',
    rule: 'FREQ=WEEKLY;BYDAY=WE',
    except: ['2028-03-15T13:00'],
  }),
  event('speech', 'Micah speech', '2028-03-02T13:30', '14:10', {
    at: 'Ms. Halvorsen, room 4',
    instead: '2028-03-01T13:00',
  }),
  event('tubes', 'Jonah ear tubes follow-up', '2028-02-22T14:20', '14:45', { at: 'Dunmore Army Clinic' }),
  event('birthday', "Jonah and Micah's birthday", '2022-03-05', '2022-03-06', { rule: 'FREQ=YEARLY' }),
  event('party', "Boys' birthday party", '2028-03-04T14:00', '16:00', { at: 'Bounce Barn' }),
  event('crates', 'Movers bring the last crates', '2028-02-24T09:00', '13:00', { at: 'Home' }),
  event('housing', 'Housing inspection', '2028-02-29T10:00', '10:30', { at: 'Home' }),
  event('bulk', 'Bulk trash pickup', '2028-01-25T07:00', '07:15', { at: 'Home', rule: 'FREQ=MONTHLY;BYDAY=4TU' }),
  event('garage', 'Garage door repair', '2028-02-18T13:00', '15:00', { at: 'Home', cancelled: true }),
  event('gunner', 'Gunner vet (heartworm test)', '2028-02-26T09:10', '09:30', { at: 'Dunmore Vet Clinic' }),
  event('ines-flight', "Abuela Ines's flight", '2028-03-10T13:15', '2028-03-10T17:35', {
    zone: 'America/Puerto_Rico',
    endZone: zone,
    at: 'Tallgrass Airport',
  }),
  event('ines-stay', 'Abuela Ines stays with us', '2028-03-10', '2028-03-20'),
  event('lotte', 'Video call Annie + Lotte', '2028-01-09T19:00', '19:45', {
    zone: 'Europe/Berlin',
    rule: 'FREQ=WEEKLY;BYDAY=SU',
    except: ['2028-02-27T19:00'],
  }),
  event('taxes', 'Tax appointment', '2028-03-02T11:00', '12:00', { at: 'Building 240' }),
  event('depot', 'Date night, Teresa + Brandon', '2028-02-19T18:30', '23:00', { at: 'The Depot' }),
  event('tanner', 'Lodge at Lake Tanner', '2028-03-16', '2028-03-19', { at: 'Lake Tanner' }),
  event('tanner-out', 'Drive to Lake Tanner', '2028-03-16T10:00', '13:45'),
  event('tanner-back', 'Drive home from Lake Tanner', '2028-03-18T11:00', '14:30'),
];

const teresa = [
  event('nights-a', 'Night shift', '2028-01-10T19:00', '2028-01-11T07:30', {
    at: 'St. Odilia, 4 West',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU',
  }),
  event('nights-a', 'Night shift (swap with Dee)', '2028-02-23T19:00', '2028-02-24T07:30', {
    at: 'St. Odilia, 4 West',
    instead: '2028-02-22T19:00',
  }),
  event('nights-b', 'Night shift', '2028-01-19T19:00', '2028-01-20T07:30', {
    at: 'St. Odilia, 4 West',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,TH',
    except: ['2028-03-15T19:00', '2028-03-16T19:00'],
  }),
  event('nights-b', 'Night shift', '2028-03-02T19:00', '2028-03-03T07:30', {
    at: 'St. Odilia, 4 West',
    instead: '2028-03-02T19:00',
    cancelled: true,
  }),
  event('license', 'License transfer appointment', '2028-02-28T09:30', '10:15', { at: 'State Board of Nursing' }),
  event('bls', 'BLS recert', '2028-03-07T08:00', '12:00', { at: 'St. Odilia, classroom 2' }),
  event('hair', 'Haircut', '2028-02-19T11:15', '12:15'),
  event('stories', 'Spanish story hour (I read)', '2028-02-05T11:30', '12:15', {
    at: 'Post library',
    rule: 'FREQ=MONTHLY;BYDAY=1SA',
  }),
];

const annie = [
  event('school', 'School', '2028-01-05T07:50', '14:50', {
    at: 'Harlow-Finch',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20280527T045959Z',
    except: ['2028-01-17', '2028-02-21', ...springWeek].map((date) => `${date}T07:50`),
  }),
  event('school', 'School (early dismissal)', '2028-02-18T07:50', '12:00', {
    at: 'Harlow-Finch',
    instead: '2028-02-18T07:50',
  }),
  event('clarinet', 'Clarinet sectional', '2028-01-11T15:00', '16:00', {
    at: 'Band room',
    rule: 'FREQ=WEEKLY;BYDAY=TU',
    except: ['2028-03-14T15:00'],
  }),
  event('clarinet', 'Clarinet sectional', '2028-02-24T15:15', '16:15', {
    at: 'Band room',
    instead: '2028-02-22T15:00',
  }),
  event('track', 'Track practice', '2028-02-28T15:15', '16:45', {
    at: 'Harlow-Finch track',
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20280513T045959Z',
    except: ['2028-03-13T15:15', '2028-03-15T15:15', '2028-03-17T15:15'],
  }),
  event('track', 'Track practice', '2028-03-03T16:00', '17:30', { at: 'Cannon Field', instead: '2028-03-03T15:15' }),
  event('solo', 'Solo and ensemble contest', '2028-03-04T09:20', '09:40', { at: 'Emory High School' }),
  event('history', 'State history test', '2028-02-23', '2028-02-24'),
  event('brandts', 'Babysitting for the Brandts', '2028-02-19T18:00', '22:00', { at: '104 Cottonwood Loop' }),
  event('ortho', 'Orthodontist', '2028-03-01T15:40', '16:00', { at: 'Dr. Salazar' }),
  event('kezia', "Sleepover at Kezia's", '2028-02-25T19:00', '2028-02-26T10:00', { at: "Kezia's" }),
  event('parents', '8th grade parent night', '2028-03-02T18:00', '19:00', { at: 'Harlow-Finch cafeteria' }),
  event('dance', 'Valentine dance', '2028-02-11T18:30', '20:30', { at: 'Harlow-Finch gym' }),
  event('confirmation', 'Confirmation class', '2028-01-09T16:00', '17:30', {
    at: 'Chapel annex',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU',
  }),
  event('confirmation', 'Confirmation class', '2028-03-05T16:00', '17:30', {
    at: 'Chapel annex',
    instead: '2028-03-05T16:00',
    cancelled: true,
  }),
];

const post = [
  event('pt', 'PT', '2028-01-10T06:30', '07:30', {
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    except: [
      '2028-01-17',
      '2028-02-18',
      '2028-02-21',
      '2028-02-23',
      '2028-02-24',
      '2028-03-06',
      '2028-03-07',
      '2028-03-08',
      '2028-03-09',
      '2028-03-10',
      ...springWeek,
    ].map((date) => `${date}T06:30`),
  }),
  event('donsa', 'Training holiday', '2028-02-18', '2028-02-19'),
  event('duty', 'Staff duty', '2028-02-22T09:00', '2028-02-23T09:00', { at: 'Battalion headquarters' }),
  event('range', 'Range day', '2028-02-24T05:00', '15:00', { at: 'Range 14' }),
  event('ball', 'Unit ball', '2028-02-26T18:00', '2028-02-27T00:30', { at: 'Dunmore Club' }),
  event('dental', 'Dental readiness', '2028-02-29T07:40', '08:20', { at: 'Building 310' }),
  event('field', 'Field exercise Iron Sparrow', '2028-03-06', '2028-03-11'),
  event('leave', 'Brandon on leave', '2028-03-13', '2028-03-18'),
  event('volleyball', 'Coed volleyball', '2028-01-13T18:30', '20:00', {
    at: 'Gym 2',
    rule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20280331T045959Z',
    except: ['2028-03-09T18:30', '2028-03-16T18:30'],
  }),
  event('volleyball', 'Coed volleyball', '2028-02-24T18:30', '20:00', {
    at: 'Gym 2',
    instead: '2028-02-24T18:30',
    cancelled: true,
  }),
  event('readiness', 'Family readiness meeting', '2028-01-18T18:00', '19:00', {
    at: 'Building 512',
    rule: 'FREQ=MONTHLY;BYDAY=3TU',
  }),
  event('readiness', 'Family readiness meeting', '2028-03-22T17:30', '18:30', {
    at: 'Building 512',
    instead: '2028-03-21T18:00',
  }),
];

/** iCalendar text of the Calloway-Ruiz calendars, by calendar id. */
export const callowayRuizCalendars: Readonly<Record<string, string>> = {
  home: calendarText(zone, home),
  teresa: calendarText(zone, teresa),
  annie: calendarText(zone, annie),
  post: calendarText(zone, post),
};

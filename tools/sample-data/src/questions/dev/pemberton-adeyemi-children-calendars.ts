import { event } from './event-text.ts';

const academy = 'Thornhill Academy';
const examHall = 'Sports hall, Thornhill Academy';
const music = 'Music block, Thornhill Academy';
const infants = "St Oswald's Primary";
const fields = 'Elmete Fields';
const hut = 'Scout hut, Gledhow';
const pool = 'Scott Hall Pool';

/** Events of Femi, in Year 11. */
export const pembertonAdeyemiFemi = [
  event('training', 'Football training', '2029-09-04T18:30', '20:00', {
    at: fields,
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH',
    except: ['2029-10-23T18:30', '2029-10-25T18:30', '2029-12-25T18:30', '2029-12-27T18:30'],
  }),
  event('rothwell', 'Match: Rothwell Colts (home)', '2029-10-13T10:30', '12:00', { at: fields }),
  event('garforth', 'Match: Garforth Rangers (away)', '2029-10-20T14:00', '15:30', { at: 'Glebe Field, Garforth' }),
  event('otley', 'Match: Otley Juniors (away)', '2029-11-03T10:00', '11:30', { at: 'Pool Road, Otley' }),
  event('cup', 'Cup match: Horsforth Lions', '2029-11-17T11:00', '12:30', { at: fields, tentative: true }),
  event('piano', 'Piano lesson', '2029-09-10T16:30', '17:15', {
    at: "Mr Lomas's",
    rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=12',
    except: ['2029-10-22T16:30'],
  }),
  event('piano', 'Piano lesson', '2029-10-15T16:30', '17:15', {
    at: "Mr Lomas's",
    instead: '2029-10-15T16:30',
    cancelled: true,
  }),
  event('piano', 'Piano lesson', '2029-11-14T16:45', '17:30', { at: "Mr Lomas's", instead: '2029-11-12T16:30' }),
  event('intervention', 'Maths intervention', '2029-09-12T15:15', '16:15', {
    at: academy,
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20291107T235959Z',
    except: ['2029-10-24T15:15'],
  }),
  event('mock-maths-1', 'Mock: Maths paper 1', '2029-11-12T09:00', '10:30', { at: examHall }),
  event('mock-english', 'Mock: English Language', '2029-11-13T09:00', '10:45', { at: examHall }),
  event('mock-biology', 'Mock: Biology', '2029-11-14T13:15', '15:00', { at: examHall }),
  event('mock-maths-2', 'Mock: Maths paper 2', '2029-11-16T09:00', '10:30', { at: examHall }),
  event('mock-french', 'Mock: French listening', '2029-11-19T11:00', '11:45', { at: examHall }),
  event('mock-history', 'Mock: History', '2029-11-21T09:00', '11:00', { at: examHall }),
  event('ypres', 'Ypres trip (Femi)', '2029-10-21T05:15', '2029-10-23T20:45', { at: academy }),
  event('college', 'Open evening, Elmwood Sixth Form', '2029-11-07T18:00', '20:00', {
    at: 'Elmwood Sixth Form College',
  }),
  event('birthday', "Femi's birthday", '2013-11-29', '2013-11-30', { rule: 'FREQ=YEARLY' }),
];

/** Events of Grace, in Year 7. */
export const pembertonAdeyemiGrace = [
  event('scouts', 'Scouts', '2029-09-07T19:00', '20:45', {
    at: hut,
    rule: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20291214T235959Z',
    except: ['2029-10-26T19:00', '2029-11-30T19:00'],
  }),
  event('scouts', 'Scouts: night hike', '2029-11-02T18:00', '21:30', { at: 'Eccup', instead: '2029-11-02T19:00' }),
  event('camp', 'Scout camp', '2029-11-30T18:00', '2029-12-02T14:00', { at: 'Bramhope campsite' }),
  event('clarinet', 'Clarinet lesson', '2029-09-11T15:40', '16:10', {
    at: music,
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20291211T235959Z',
    except: ['2029-10-23T15:40'],
  }),
  event('clarinet', 'Clarinet lesson', '2029-10-16T15:40', '16:10', {
    at: music,
    instead: '2029-10-16T15:40',
    cancelled: true,
  }),
  event('clarinet', 'Clarinet lesson', '2029-11-08T12:30', '13:00', { at: music, instead: '2029-11-06T15:40' }),
  event('hockey', 'Hockey club', '2029-09-10T15:15', '16:30', {
    at: academy,
    rule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20291217T235959Z',
    except: ['2029-10-22T15:15'],
  }),
  event('swimming', 'Swimming (Grace)', '2029-09-08T08:30', '09:15', {
    at: pool,
    rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20291215T235959Z',
    except: ['2029-10-27T08:30', '2029-12-01T08:30'],
  }),
  event('flu', 'Flu spray, Year 7', '2029-10-15', '2029-10-16'),
  event('sleepover', "Sleepover at Maisie's", '2029-10-20T17:00', '2029-10-21T10:00', { at: "Maisie's" }),
  event('viking', 'Year 7 trip: Viking Centre, York', '2029-11-20T08:20', '16:45', { at: academy }),
  event('concert', 'Winter concert (Grace)', '2029-12-06T18:30', '20:00', { at: 'Main hall, Thornhill Academy' }),
];

/** Events of Toby, in Reception. */
export const pembertonAdeyemiToby = [
  event('school', 'School (Toby)', '2029-09-10T08:50', '15:20', {
    at: infants,
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20291221T235959Z',
    except: [
      '2029-10-22T08:50',
      '2029-10-23T08:50',
      '2029-10-24T08:50',
      '2029-10-25T08:50',
      '2029-10-26T08:50',
      '2029-10-29T08:50',
    ],
  }),
  event('school', 'School (Toby), last day of term', '2029-12-21T08:50', '13:15', {
    at: infants,
    instead: '2029-12-21T08:50',
  }),
  event('assembly', 'Harvest assembly (Toby)', '2029-10-12T09:10', '09:40', { at: infants }),
  event('photos', "School photos (St Oswald's)", '2029-10-18', '2029-10-19'),
  event('farm', 'Reception trip: Home Farm', '2029-11-07T09:15', '14:30', { at: infants }),
  event('squirrels', 'Squirrels (Toby)', '2029-09-10T17:00', '18:00', {
    at: hut,
    rule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20291217T235959Z',
    except: ['2029-10-22T17:00'],
  }),
  event('swimming', 'Swimming lesson (Toby)', '2029-09-15T10:00', '10:30', {
    at: pool,
    rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20291215T235959Z',
    except: ['2029-10-27T10:00'],
  }),
  event('swimming', 'Swimming lesson (Toby)', '2029-10-13T10:00', '10:30', {
    at: pool,
    instead: '2029-10-13T10:00',
    cancelled: true,
  }),
  event('isaac-party', "Isaac W's 5th birthday party", '2029-10-13T14:00', '16:00', { at: 'Monkey Towers' }),
  event('ottilie-party', "Ottilie's party", '2029-11-18T11:00', '13:00', { at: 'Gledhow Village Hall' }),
  event('nativity', 'Nativity (Toby)', '2029-12-11T14:00', '15:00', { at: "Hall, St Oswald's Primary" }),
];

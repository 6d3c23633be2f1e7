import { calendarText, event } from './event-text.ts';

const zone = 'Australia/Melbourne';
const adelaide = 'Australia/Adelaide';
const hospital = 'Merri Hospital';
const bellbird = 'Bellbird Primary';
const college = 'Yarra Bend College';
const lake = 'Edwardes Lake';
const stadium = 'Keon Park Stadium';
const untilTermEnds = 'UNTIL=20290329T125959Z';

const tetLunch = event('tet-lunch', 'Tết lunch', '2029-02-17T12:00', '16:00', { at: 'Bà and Ông, Springvale' });
const meetHugo = event('meet-hugo', "Meet the teacher: Hugo's", '2029-02-19T16:10', '16:20', {
  at: `${bellbird}, room 9`,
  guests: { 'Jo Ferraro': 'jo@example.org', 'Mr. Whelan': 'whelan@bellbird.example' },
});

const home = [
  event('yellow-bin', 'Yellow bin (recycling)', '2029-01-04T06:00', '06:15', {
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
  }),
  event('green-bin', 'Green bin (garden)', '2029-01-11T06:00', '06:15', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' }),
  event('nonna-lunch', "Sunday lunch at Nonna's", '2029-01-07T12:30', '15:30', {
    at: "Nonna's, Reservoir",
    rule: 'FREQ=WEEKLY;BYDAY=SU',
  }),
  event('nonna-lunch', "Sunday lunch at Nonna's", '2029-02-18T12:30', '15:30', {
    at: "Nonna's, Reservoir",
    instead: '2029-02-18T12:30',
    cancelled: true,
  }),
  event('tet', 'Tết (Lunar New Year)', '2029-02-13', '2029-02-14'),
  tetLunch,
  event('plumber', 'Plumber (hot water)', '2029-02-16T07:30', '08:30', { at: 'Home' }),
  event('tuner', 'Piano tuner', '2029-02-20T10:00', '11:00', { at: 'Home' }),
  event('vet', 'Gnocchi vet', '2029-02-19T17:15', '17:35', { at: 'Thornbury Vets' }),
  event('dentist', 'Dentist Hugo and Bea', '2029-02-21T15:50', '16:30', { at: 'Darebin Smiles' }),
  event('marco', 'Uncle Marco stays', '2029-02-22T18:00', '2029-02-25T10:00', { at: 'Home', note: 'Sofa bed' }),
  event('working-bee', 'Working bee', '2029-02-24T09:00', '12:00', { at: bellbird }),
  event('hard-rubbish', 'Hard rubbish collection', '2029-02-26', '2029-02-27'),
  event('bea-birthday', "Bea's birthday", '2023-02-27', '2023-02-28', { rule: 'FREQ=YEARLY' }),
  event('bea-party', "Bea's birthday party", '2029-03-03T10:30', '12:30', { at: lake, note: 'BBQ no. 2 is booked' }),
  event('linh-birthday', "Linh's birthday", '1987-03-08', '1987-03-09', { rule: 'FREQ=YEARLY' }),
  event('rego', 'Car rego due', '2029-02-28', '2029-03-01'),
  event('prom', 'Camping at the Prom', '2029-03-09', '2029-03-13', { at: 'Tidal River, Wilsons Prom' }),
  event('labour-day', 'Labour Day', '2029-03-12', '2029-03-13'),
  event('term-ends', 'Last day of term 1', '2029-03-29', '2029-03-30'),
];

const jo = [
  event('swim', 'Lane swim', '2029-01-08T06:00', '07:00', {
    at: 'Reservoir Leisure Centre',
    rule: 'FREQ=WEEKLY;BYDAY=MO,FR',
  }),
  event('swim', 'Lane swim', '2029-02-16T06:00', '07:00', {
    at: 'Reservoir Leisure Centre',
    instead: '2029-02-16T06:00',
    cancelled: true,
  }),
  event('ivanhoe', 'Garden job, Ivanhoe', '2029-02-14T07:30', '15:00', {
    at: '8 Lantana Street, Ivanhoe',
    rule: 'FREQ=DAILY;COUNT=3',
  }),
  event('quote', "Quote for Mrs. Halloran's hedge", '2029-02-15T16:00', '16:30', {
    at: 'Northcote',
    guests: { 'Jo Ferraro': 'jo@example.org', 'Sunil Perera': 'sunil@greenthumbs.example' },
  }),
  event('eltham', 'Garden job, Eltham', '2029-02-19T07:30', '15:00', { at: 'Eltham', rule: 'FREQ=DAILY;COUNT=2' }),
  event('eltham', 'Garden job, Eltham', '2029-02-20T07:30', '15:00', {
    at: 'Eltham',
    instead: '2029-02-20T07:30',
    cancelled: true,
  }),
  event('choir', 'Choir', '2029-01-31T19:30', '21:30', { at: 'Fairfield hall', rule: 'FREQ=WEEKLY;BYDAY=WE' }),
  event('choir', 'Choir', '2029-02-26T19:30', '21:30', { at: 'Fairfield hall', instead: '2029-02-28T19:30' }),
  event('concert', 'Choir concert', '2029-03-04T15:00', '16:30', { at: 'Abbotsford Convent' }),
  event('irrigation', 'Irrigation course', '2029-02-17T09:00', '12:30', {
    at: 'TAFE, Epping',
    note: 'Steel caps and hi-vis',
  }),
  event('ute', 'Ute service', '2029-02-20T08:00', '08:30', { at: 'High Street Auto' }),
  event('physio', 'Physio (Jo)', '2029-02-26T08:15', '08:45', { at: 'Northcote Physio' }),
  event('bas', 'BAS due', '2029-02-28', '2029-03-01'),
  meetHugo,
];

const linh = [
  event('early', 'Early shift', '2029-01-29T07:00', '15:30', { at: hospital, rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR' }),
  event('early', 'Early shift', '2029-02-21T07:00', '15:30', {
    at: hospital,
    instead: '2029-02-21T07:00',
    cancelled: true,
  }),
  event('late', 'Late shift', '2029-02-01T12:00', '20:30', { at: hospital, rule: 'FREQ=WEEKLY;BYDAY=TH' }),
  event('weekend', 'Weekend shift', '2029-02-24T08:00', '16:30', { at: hospital }),
  event('netball', 'Netball', '2029-01-30T20:30', '21:15', { at: 'Parkside courts', rule: 'FREQ=WEEKLY;BYDAY=TU' }),
  event('netball', 'Netball', '2029-02-20T19:45', '20:30', { at: 'Parkside courts', instead: '2029-02-20T20:30' }),
  event('netball', 'Netball', '2029-02-27T20:30', '21:15', {
    at: 'Parkside courts',
    instead: '2029-02-27T20:30',
    cancelled: true,
  }),
  event('book-club', 'Book club', '2029-02-05T19:30', '21:30', {
    at: "Sal's",
    rule: 'FREQ=MONTHLY;BYDAY=1MO',
    guests: { 'Linh Dang': 'linh@example.org', 'Sal Moretti': 'sal@example.org', 'Priya Nand': 'priya@example.org' },
  }),
  event('gp', 'GP Linh (Dr. Abeysekera)', '2029-03-02T16:10', '16:25', { at: 'Station Street Clinic' }),
  event('flight', 'Flight to Adelaide', '2029-03-15T07:05', '2029-03-15T07:55', {
    endZone: adelaide,
    at: 'Tullamarine',
  }),
  event('conference', 'Pharmacy conference, Adelaide', '2029-03-15', '2029-03-18'),
  tetLunch,
];

const tilda = [
  event('school', 'School', '2029-01-31T08:45', '15:10', {
    at: college,
    rule: `FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;${untilTermEnds}`,
    except: ['2029-02-26T08:45', '2029-02-27T08:45', '2029-02-28T08:45', '2029-03-12T08:45'],
  }),
  event('school', 'Swimming carnival', '2029-02-23T09:00', '14:30', {
    at: 'Reservoir pool',
    instead: '2029-02-23T08:45',
  }),
  event('camp', 'Year 9 camp', '2029-02-26', '2029-03-01', { at: 'Toolangi' }),
  event('training', 'Basketball training', '2029-02-01T17:00', '18:15', {
    at: stadium,
    rule: `FREQ=WEEKLY;BYDAY=TH;${untilTermEnds}`,
  }),
  event('training', 'Basketball training', '2029-02-16T16:30', '17:45', {
    at: stadium,
    instead: '2029-02-15T17:00',
  }),
  event('game', 'Basketball game', '2029-02-03T10:20', '11:10', { at: stadium, rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=8' }),
  event('game', 'Basketball game', '2029-02-24T13:10', '14:00', {
    at: 'Mill Park Stadium',
    instead: '2029-02-24T10:20',
  }),
  event('game', 'Basketball game', '2029-03-10T10:20', '11:10', {
    at: stadium,
    instead: '2029-03-10T10:20',
    cancelled: true,
  }),
  event('drums', 'Drum lesson', '2029-02-05T16:00', '16:30', {
    at: `${college}, music room`,
    rule: `FREQ=WEEKLY;BYDAY=MO;${untilTermEnds}`,
    except: ['2029-02-26T16:00', '2029-03-12T16:00'],
  }),
  event('maths', 'Maths test', '2029-02-19T11:05', '12:00', { at: college }),
  event('essay', 'History essay due', '2029-02-22', '2029-02-23'),
  event('ortho', 'Tilda orthodontist', '2029-02-22T08:10', '08:40', { at: 'Plenty Road Orthodontics' }),
  event('movies', 'Movies with Safi', '2029-02-18T14:15', '16:30', { at: 'Northland' }),
  event('babysit', 'Babysitting for the Kostas family', '2029-02-23T18:30', '22:00', { at: '31 Cramer Grove' }),
];

const littlies = [
  event('hugo-school', 'Hugo school', '2029-01-31T08:50', '15:30', {
    at: bellbird,
    rule: `FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;${untilTermEnds}`,
    except: ['2029-03-02T08:50', '2029-03-12T08:50'],
  }),
  event('bea-prep', 'Bea prep', '2029-02-01T08:50', '15:30', {
    at: bellbird,
    rule: `FREQ=WEEKLY;BYDAY=MO,TU,TH,FR;${untilTermEnds}`,
    except: ['2029-03-02T08:50', '2029-03-12T08:50'],
  }),
  event('bea-wednesdays', 'Bea prep (first Wednesday at school)', '2029-03-07T08:50', '15:30', { at: bellbird }),
  event('rest-day', 'Bea home with Nonna (prep rest day)', '2029-02-07T08:30', '15:30', {
    at: 'Home',
    rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=4',
  }),
  event('rest-day', 'Bea home with Ma (prep rest day)', '2029-02-21T08:30', '15:30', {
    at: 'Home',
    instead: '2029-02-21T08:30',
  }),
  event('interview', 'Bea prep interview', '2029-02-14T11:00', '11:30', { at: bellbird }),
  event('nonna-pickup', 'Nonna picks up Hugo and Bea', '2029-02-02T15:30', '17:00', {
    at: bellbird,
    rule: `FREQ=WEEKLY;BYDAY=FR;${untilTermEnds}`,
    except: ['2029-03-02T15:30'],
  }),
  event('after-care', 'After care Hugo and Bea', '2029-02-01T15:30', '17:30', {
    at: `${bellbird} hall`,
    rule: `FREQ=WEEKLY;BYDAY=MO,TH;${untilTermEnds}`,
    except: ['2029-02-19T15:30', '2029-02-22T15:30', '2029-03-12T15:30'],
  }),
  meetHugo,
  event('meet-bea', "Meet the teacher: Bea's", '2029-02-19T16:40', '16:50', { at: `${bellbird}, prep room` }),
  event('trumpet', 'Hugo trumpet', '2029-02-01T08:15', '08:45', {
    at: `${bellbird}, music room`,
    rule: `FREQ=WEEKLY;BYDAY=TH;${untilTermEnds}`,
  }),
  event('cricket', 'Hugo cricket', '2029-02-02T17:15', '19:00', {
    at: 'Donath Reserve',
    rule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=7',
    except: ['2029-03-09T17:15'],
  }),
  event('cubs', 'Hugo cubs', '2029-02-06T18:30', '20:00', { at: 'Scout hall', rule: 'FREQ=WEEKLY;BYDAY=TU' }),
  event('cubs', 'Hugo cubs: canoeing', '2029-02-20T18:00', '20:00', { at: lake, instead: '2029-02-20T18:30' }),
  event('bea-swim', 'Bea swim lesson', '2029-02-03T08:30', '09:00', {
    at: 'Reservoir Leisure Centre',
    rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=8',
    except: ['2029-03-10T08:30'],
  }),
  event('leo', "Leo's party (Hugo)", '2029-02-18T11:00', '13:00', { at: 'Bounce Barn, Thomastown' }),
  event('otis', 'Bea plays at Otis', '2029-02-22T15:45', '17:30', { at: "Otis's" }),
  event('photos', 'School photos', '2029-02-27T09:00', '11:00', { at: bellbird }),
  event('zoo', 'Grade 4 excursion to the zoo (Hugo)', '2029-02-28T09:15', '15:00', { at: 'Melbourne Zoo' }),
  event('athletics', 'House athletics (Hugo)', '2029-03-01T09:30', '14:30', { at: 'Meadowglen track' }),
  event('pupil-free', 'Pupil-free day', '2029-03-02', '2029-03-03'),
];

/** iCalendar text of the Ferraro-Dang calendars, by calendar id. */
export const ferraroDangCalendars: Readonly<Record<string, string>> = {
  home: calendarText(zone, home),
  jo: calendarText(zone, jo),
  linh: calendarText(zone, linh),
  tilda: calendarText(zone, tilda),
  littlies: calendarText(zone, littlies),
};

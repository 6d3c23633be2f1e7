import { calendarText, event } from './event-text.ts';

const zone = 'America/Chicago';
const warsaw = 'Europe/Warsaw';
const arena = 'Lundeen Arena';

const fam = [
  event('daycare', 'Iggy daycare', '2028-01-03T08:00', '16:30', {
    at: 'Little Loons',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    except: ['2028-01-17T08:00', '2028-02-21T08:00'],
  }),
  event('daycare', 'Iggy daycare (closes early)', '2028-01-20T08:00', '14:00', {
    at: 'Little Loons',
    instead: '2028-01-20T08:00',
  }),
  event('zo-school', 'Zosia school', '2028-01-03T08:20', '15:05', {
    at: 'Lundeen Middle School',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20280609T045959Z',
    except: ['2028-01-17T08:20', '2028-01-21T08:20', '2028-02-21T08:20'],
  }),
  event('mlk', 'No school (MLK Day)', '2028-01-17', '2028-01-18'),
  event('grading', 'No school (grading day)', '2028-01-21', '2028-01-22'),
  event('oksana', 'Oksana watches Iggy', '2028-01-04T16:30', '18:30', {
    at: 'Home',
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH',
    except: ['2028-01-27T16:30'],
  }),
  event('oksana', 'Oksana watches Iggy', '2028-01-18T16:30', '18:30', {
    at: 'Home',
    instead: '2028-01-18T16:30',
    cancelled: true,
  }),
  event('oksana', 'Oksana watches Iggy', '2028-01-20T14:00', '18:30', { at: 'Home', instead: '2028-01-20T16:30' }),
  event('checkup', 'Iggy 2-year checkup', '2028-01-19T09:10', '09:40', { at: 'Maple Pediatrics' }),
  event('iggy-birthday', "Iggy's birthday", '2026-01-05', '2026-01-06', { rule: 'FREQ=YEARLY' }),
  event('zo-birthday', "Zosia's birthday", '2016-02-12', '2016-02-13', { rule: 'FREQ=YEARLY' }),
  event('swim', 'Baby swim (Iggy + Del)', '2028-01-08T09:00', '09:30', {
    at: 'Tower Pool',
    rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=8',
    except: ['2028-01-29T09:00'],
  }),
  event('swim', 'Baby swim (Iggy + Del)', '2028-01-23T10:30', '11:00', {
    at: 'Tower Pool',
    instead: '2028-01-22T09:00',
  }),
  event('furnace', 'Furnace check', '2028-01-14T10:00', '12:00', { at: 'Home' }),
  event('babcia-flight', "Babcia Halina's flight", '2028-02-03T16:45', '2028-02-03T20:05', {
    zone: warsaw,
    endZone: zone,
    at: 'Twin Rivers Airport',
  }),
  event('babcia-stay', 'Babcia Halina stays with us', '2028-02-03', '2028-02-25'),
  event('iron-harbor', 'Iron Harbor tournament weekend', '2028-01-28', '2028-01-31', { at: 'Harbor Inn' }),
  event('iron-harbor-out', 'Drive to Iron Harbor', '2028-01-28T13:00', '15:50'),
  event('iron-harbor-back', 'Drive home from Iron Harbor', '2028-01-30T15:30', '18:20'),
  event('dinner', 'Dinner, Del + Kasia', '2028-01-22T18:30', '21:30', { at: 'Trattoria Gallo' }),
  event('van', 'Van oil change', '2028-01-18T07:30', '08:15', { at: 'Lube Lodge' }),
  event('conferences', 'Conferences (Zosia)', '2028-01-26T17:20', '17:35', { at: 'Lundeen Middle School' }),
  event('vet', 'Pierogi to the vet', '2028-01-24T16:45', '17:05', { at: 'Tamarack Vet' }),
  event('organics', 'Organics pickup', '2028-01-05T07:00', '07:15', {
    at: 'Home',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
  }),
  event('book-club', 'Book club at ours', '2028-01-20T19:30', '21:00', { at: 'Home' }),
  event('dishwasher', 'Dishwasher repair', '2028-01-13T08:00', '10:00', { at: 'Home', cancelled: true }),
];

const kasia = [
  event('court', 'County court', '2028-01-03T08:30', '12:30', {
    at: 'Courthouse, 3rd floor',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH',
    except: ['2028-01-17T08:30', '2028-02-21T08:30'],
  }),
  event('court', 'County court', '2028-01-20T08:30', '12:30', {
    at: 'Courthouse, 3rd floor',
    instead: '2028-01-20T08:30',
    cancelled: true,
  }),
  event('court', 'County court (afternoon)', '2028-01-26T13:00', '17:00', {
    at: 'Courthouse, 3rd floor',
    instead: '2028-01-26T08:30',
  }),
  event('deposition', 'Warsaw deposition (video)', '2028-01-25T15:00', '17:00', { zone: warsaw }),
  event('pilates', 'Pilates', '2028-01-07T09:00', '10:00', {
    at: 'Core Room',
    rule: 'FREQ=WEEKLY;BYDAY=FR',
    except: ['2028-01-28T09:00'],
  }),
  event('pilates', 'Pilates', '2028-01-21T11:00', '12:00', { at: 'Core Room', instead: '2028-01-21T09:00' }),
  event('mammogram', 'Mammogram', '2028-02-01T14:30', '15:00', { at: 'Northgate Clinic' }),
  event('polish', 'Polish school (I teach)', '2028-01-08T10:00', '12:00', {
    at: "St. Hedwig's",
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA',
  }),
  event('lakeport', 'Interpreters conference, Lakeport', '2028-02-08', '2028-02-11'),
];

const del = [
  event('plow', 'Plow night shift', '2028-01-02T22:00', '2028-01-03T06:00', {
    at: 'City garage',
    rule: 'FREQ=WEEKLY;BYDAY=SU,MO',
    except: ['2028-01-30T22:00'],
  }),
  event('plow', 'Plow night shift', '2028-01-16T22:00', '2028-01-17T06:00', {
    at: 'City garage',
    instead: '2028-01-16T22:00',
    cancelled: true,
  }),
  event('plow', 'Plow night shift', '2028-01-26T22:00', '2028-01-27T06:00', {
    at: 'City garage',
    instead: '2028-01-24T22:00',
  }),
  event('on-call', 'On call', '2028-01-15', '2028-01-17'),
  event('on-call-2', 'On call', '2028-02-12', '2028-02-14'),
  event('cdl', 'CDL physical', '2028-01-20T08:15', '09:00', { at: 'Northgate Clinic' }),
  event('curling', 'Curling league', '2028-01-05T19:00', '21:00', {
    at: 'Granite Club',
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20280316T045959Z',
    except: ['2028-01-26T19:00'],
  }),
  event('curling', 'Curling league', '2028-01-19T20:15', '22:15', {
    at: 'Granite Club',
    instead: '2028-01-19T19:00',
  }),
  event('union', 'Union meeting', '2028-01-13T17:30', '18:30', { at: 'Union hall', rule: 'FREQ=MONTHLY;BYDAY=2TH' }),
];

const tad = [
  event('school', 'School', '2028-01-03T07:35', '14:25', {
    at: 'Halvorson High School',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20280609T045959Z',
    except: ['2028-01-17T07:35', '2028-01-21T07:35', '2028-02-21T07:35'],
  }),
  ...['2028-01-19', '2028-01-20'].map((date) =>
    event('school', 'School (finals, early out)', `${date}T07:35`, '11:40', {
      at: 'Halvorson High School',
      instead: `${date}T07:35`,
    }),
  ),
  event('jazz', 'Jazz band', '2028-01-04T06:45', '07:25', {
    at: 'Band room',
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH',
    except: ['2028-01-20T06:45'],
  }),
  event('jazz', 'Jazz band', '2028-01-18T06:45', '07:25', {
    at: 'Band room',
    instead: '2028-01-18T06:45',
    cancelled: true,
  }),
  event('pep-1', 'Pep band (boys basketball)', '2028-01-14T18:15', '20:30', { at: 'Halvorson gym' }),
  event('pep-2', 'Pep band (girls basketball)', '2028-01-21T18:15', '20:30', { at: 'Halvorson gym' }),
  event('trombone', 'Trombone lesson', '2028-01-03T16:00', '16:30', {
    at: "Mr. Quist's",
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    except: ['2028-01-17T16:00'],
  }),
  event('trombone', 'Trombone lesson', '2028-01-25T17:00', '17:30', {
    at: "Mr. Quist's",
    instead: '2028-01-24T16:00',
  }),
  event('jazz-night', 'Jazz night', '2028-01-27T19:00', '20:30', { at: 'Halvorson auditorium' }),
  event('honor', 'Honor band audition', '2028-01-22T11:20', '11:40', { at: 'Carver College' }),
  event('permit', 'Permit test', '2028-02-04T15:30', '16:00', { at: 'License office' }),
  event('concessions', 'Concessions shift', '2028-01-15T11:30', '14:30', { at: arena }),
];

const blizzard = [
  event('monday', 'Practice', '2028-01-03T18:15', '19:15', {
    at: arena,
    rule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20280229T055959Z',
    except: ['2028-01-17T18:15'],
  }),
  event('wednesday', 'Practice', '2028-01-05T17:30', '18:30', {
    at: 'Shoreham Ice',
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20280229T055959Z',
  }),
  event('wednesday', 'Practice (morning ice)', '2028-01-19T06:00', '07:00', {
    at: arena,
    instead: '2028-01-19T17:30',
  }),
  event('wednesday', 'Practice', '2028-01-26T17:30', '18:30', {
    at: 'Shoreham Ice',
    instead: '2028-01-26T17:30',
    cancelled: true,
  }),
  event('dryland', 'Dryland', '2028-01-06T17:00', '17:45', {
    at: arena,
    rule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20280229T055959Z',
    except: ['2028-01-27T17:00'],
  }),
  event('rapids', 'Game at Rapids', '2028-01-15T13:45', '15:00', { at: 'Rapids Ice Center' }),
  event('elk-prairie', 'Game vs. Elk Prairie', '2028-01-16T16:20', '17:35', { at: arena }),
  event('woodlake', 'Game at Woodlake', '2028-01-22T08:30', '09:45', { at: 'Woodlake Arena' }),
  event('ih-1', 'Iron Harbor game 1', '2028-01-28T18:10', '19:20', { at: 'Heritage Center, sheet B' }),
  event('ih-2', 'Iron Harbor game 2', '2028-01-29T10:40', '11:50', { at: 'Heritage Center, sheet A' }),
  event('ih-3', 'Iron Harbor game 3', '2028-01-29T17:00', '18:10', { at: 'Heritage Center, sheet B' }),
  event('pictures', 'Picture day', '2028-01-24T17:15', '17:45', { at: 'Lundeen Arena, lobby' }),
  event('ortho', 'Orthodontist', '2028-01-19T15:30', '16:00', { at: 'Dr. Pham' }),
  event('maeve', "Sleepover at Maeve's", '2028-01-20T18:30', '2028-01-21T11:00', { at: "Maeve's" }),
];

/** iCalendar text of the Szymańska-Boyd calendars, by calendar id. */
export const szymanskaBoydCalendars: Readonly<Record<string, string>> = {
  fam: calendarText(zone, fam),
  kasia: calendarText(zone, kasia),
  del: calendarText(zone, del),
  tad: calendarText(zone, tad),
  blizzard: calendarText(zone, blizzard),
};

import { event } from './event-text.ts';

const untilSummer = 'UNTIL=20310516T225959Z';
const gym = 'School gym';
const field = 'Football field';
const vance = "Mrs. Vance's";
const zion = 'Zion Lutheran';
const hospital = 'Valley hospital';

/** Events of the Kucera children. */
export const kuceraKids = [
  event('school', 'School', '2030-08-15T08:05', '15:25', {
    at: 'School',
    rule: `FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;${untilSummer}`,
    except: ['2030-10-18T08:05', '2030-10-21T08:05', '2030-11-28T08:05', '2030-11-29T08:05'],
  }),
  event('school', 'School (early out)', '2030-10-16T08:05', '13:00', { at: 'School', instead: '2030-10-16T08:05' }),
  event('break', 'No school (fall break)', '2030-10-18', '2030-10-22'),
  event('practice', 'Emmett football practice', '2030-08-12T15:40', '17:45', {
    at: field,
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH;UNTIL=20301025T045959Z',
    except: ['2030-10-21T15:40'],
  }),
  event('practice', 'Emmett football practice', '2030-10-16T13:15', '15:15', {
    at: field,
    instead: '2030-10-16T15:40',
  }),
  event('practice', 'Emmett football walk-through', '2030-10-17T15:40', '16:45', {
    at: field,
    instead: '2030-10-17T15:40',
  }),
  event('game-18', 'Football vs. Arcadia (Emmett)', '2030-10-18T19:00', '21:30', { at: field }),
  event('game-25', 'Football at Ravenna (Emmett)', '2030-10-25T18:00', '20:30', { at: 'Ravenna' }),
  event('teeth', 'Emmett wisdom teeth out', '2030-10-21T08:30', '10:00', { at: 'Oral surgery, Kearney' }),
  event('soil', 'FFA soil judging (Emmett)', '2030-10-23T07:00', '15:00', { at: 'Broken Bow' }),
  event('act', 'ACT (Emmett)', '2030-10-26T07:45', '12:15', { at: 'High school, Grand Island' }),
  event('store', 'Emmett works at the grocery', '2030-09-07T12:00', '17:00', {
    at: 'Main Street Grocery',
    rule: 'FREQ=WEEKLY;BYDAY=SA',
  }),
  event('store', 'Emmett works at the grocery', '2030-10-26T12:00', '17:00', {
    at: 'Main Street Grocery',
    instead: '2030-10-26T12:00',
    cancelled: true,
  }),
  event('volleyball', 'Josie volleyball practice', '2030-09-03T15:35', '17:00', {
    at: gym,
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE;UNTIL=20301024T045959Z',
    except: ['2030-10-16T15:35', '2030-10-21T15:35', '2030-10-22T15:35'],
  }),
  event('loup-city', 'Volleyball at Loup City (Josie)', '2030-10-17T16:30', '18:30', { at: 'Loup City' }),
  event('tournament', 'Volleyball tournament (Josie)', '2030-10-19T09:00', '15:00', { at: gym }),
  event('burwell', 'Volleyball vs. Burwell (Josie)', '2030-10-22T17:00', '18:30', { at: gym }),
  event('piano', 'Josie piano', '2030-09-04T17:15', '17:45', {
    at: vance,
    rule: 'FREQ=WEEKLY;BYDAY=WE',
    except: ['2030-10-30T17:15', '2030-11-27T17:15'],
  }),
  event('piano', 'Josie piano', '2030-10-15T17:30', '18:00', { at: vance, instead: '2030-10-16T17:15' }),
  event('eyes', 'Josie eye doctor', '2030-10-29T15:50', '16:20', { at: 'Ord Eye Care' }),
  event('choir', 'Choir concert (Josie)', '2030-11-04T19:00', '20:00', { at: 'School auditorium' }),
  event('four-h', '4-H club', '2030-09-01T14:00', '15:30', {
    at: 'Fairgrounds',
    rule: 'FREQ=MONTHLY;BYDAY=1SU',
  }),
  event('four-h', '4-H club', '2030-11-10T14:00', '15:30', { at: 'Fairgrounds', instead: '2030-11-03T14:00' }),
  event('achievement', '4-H achievement night', '2030-10-27T17:00', '19:00', { at: 'Fairgrounds' }),
  event('brownies', 'Ruthie Brownies', '2030-09-16T15:30', '16:45', {
    at: 'Elementary',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
  }),
  event('tap', 'Ruthie tap', '2030-09-05T16:00', '16:45', {
    at: 'Dance studio',
    rule: 'FREQ=WEEKLY;BYDAY=TH',
    except: ['2030-10-31T16:00', '2030-11-28T16:00'],
  }),
  event('pumpkins', 'Pumpkin patch (Ruthie)', '2030-10-22T09:00', '14:00', { at: 'Pumpkin patch' }),
  event('retakes', 'Picture retakes', '2030-10-24T08:30', '09:30', { at: 'School' }),
  event('parade', 'Halloween parade (Ruthie)', '2030-10-31T14:00', '14:45', { at: 'Elementary' }),
  event('trunk', 'Trunk or treat', '2030-10-30T17:30', '19:00', { at: `${zion} parking lot` }),
  event('addie', "Ruthie sleeps over at Addie's", '2030-11-02T17:00', '2030-11-03T10:00', { at: "Addie's" }),
];

/** Events of Marlene and Delbert Kucera. */
export const kuceraGrandparents = [
  event('heart', 'Del heart doctor', '2030-10-17T10:40', '11:10', { at: 'Kearney Heart' }),
  event('rehab', 'Del cardiac rehab', '2030-09-30T09:00', '10:00', {
    at: hospital,
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=18',
  }),
  event('rehab', 'Del cardiac rehab', '2030-10-18T09:00', '10:00', {
    at: hospital,
    instead: '2030-10-18T09:00',
    cancelled: true,
  }),
  event('bus', 'Marlene subs on bus route 3', '2030-10-16T06:45', '08:00', {
    at: 'Bus barn',
    rule: 'FREQ=DAILY;COUNT=2',
  }),
  event('quilters', 'Quilters', '2030-09-03T13:00', '15:30', { at: zion, rule: 'FREQ=WEEKLY;BYDAY=TU' }),
  event('quilters', 'Quilters', '2030-10-22T13:00', '15:30', {
    at: zion,
    instead: '2030-10-22T13:00',
    cancelled: true,
  }),
  event('dinner', 'Sunday dinner at Grandma and Grandpa', '2030-01-06T12:15', '14:00', {
    at: "Grandma's house",
    rule: 'FREQ=WEEKLY;BYDAY=SU',
  }),
  event('dinner', 'Sunday dinner (fundraiser for the fire department)', '2030-10-27T11:30', '13:30', {
    at: 'Legion hall',
    instead: '2030-10-27T12:15',
  }),
  event('supper', 'Harvest supper', '2030-10-19T17:00', '19:30', { at: zion }),
  event('pitch', 'Pitch at the Legion', '2030-09-06T19:00', '21:30', {
    at: 'Legion hall',
    rule: 'FREQ=WEEKLY;BYDAY=FR',
  }),
  event('pitch', 'Pitch at the Legion', '2030-10-18T19:00', '21:30', {
    at: 'Legion hall',
    instead: '2030-10-18T19:00',
    cancelled: true,
  }),
  event('furnace', 'Furnace man', '2030-10-22T14:00', '15:00', { at: "Grandma's house" }),
  event('flu', 'Flu shots Del and Marlene', '2030-10-30T11:00', '11:30', { at: hospital }),
  event('cataract', 'Marlene cataract surgery', '2030-11-07T06:45', '09:00', {
    at: 'Eye surgery center, Grand Island',
  }),
  event('aid', 'Ladies Aid', '2030-09-05T14:00', '15:30', { at: zion, rule: 'FREQ=MONTHLY;BYDAY=1TH' }),
  event('aid', 'Ladies Aid', '2030-11-14T14:00', '15:30', { at: zion, instead: '2030-11-07T14:00' }),
  event('wedding-day', 'Del and Marlene anniversary', '1974-11-16', '1974-11-17', { rule: 'FREQ=YEARLY' }),
  event('branson', 'Branson bus trip', '2030-11-18', '2030-11-23', { at: 'Branson' }),
];

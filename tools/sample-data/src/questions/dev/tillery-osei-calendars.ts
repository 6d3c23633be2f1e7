import { calendarText, event } from './event-text.ts';

const zone = 'America/New_York';

const home = [
  event('wren-school', 'Wren school', '2027-08-30T09:05', '15:35', {
    at: 'Sycamore Elementary',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20271218T045959Z',
    except: ['2027-09-06T09:05', '2027-11-11T09:05', '2027-11-24T09:05', '2027-11-25T09:05', '2027-11-26T09:05'],
  }),
  event('wren-school', 'Wren school (early dismissal)', '2027-11-19T09:05', '12:30', {
    at: 'Sycamore Elementary',
    instead: '2027-11-19T09:05',
  }),
  event('veterans', 'No school (Veterans Day)', '2027-11-11', '2027-11-12'),
  event('workday', 'No school for Abi (teacher workday)', '2027-11-22', '2027-11-23'),
  event('break', 'Thanksgiving break, no school', '2027-11-24', '2027-11-27'),
  event('winter', 'Winter break', '2027-12-20', '2028-01-03'),
  event('dance', 'Wren dance', '2027-09-07T16:30', '17:20', {
    at: 'Tiptoe Studio',
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20271215T045959Z',
  }),
  event('dance', 'Wren dance', '2027-11-17T17:00', '17:50', { at: 'Tiptoe Studio', instead: '2027-11-16T16:30' }),
  event('dance', 'Wren dance', '2027-11-23T16:30', '17:20', {
    at: 'Tiptoe Studio',
    instead: '2027-11-23T16:30',
    cancelled: true,
  }),
  event('larks', 'Larks troop (Wren)', '2027-09-13T18:00', '19:15', {
    at: 'Redeemer Lutheran, basement',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
    except: ['2027-11-22T18:00'],
  }),
  event('greg', "Wren at Greg's", '2027-10-01T17:30', '2027-10-03T18:00', {
    at: "Greg's",
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  }),
  event('greg', "Wren at Greg's", '2027-11-27T10:00', '2027-11-28T18:00', {
    at: "Greg's",
    instead: '2027-11-26T17:30',
  }),
  event('turkey', "Thanksgiving at Nana's", '2027-11-25T14:00', '19:00', { at: '9 Quarry Lane' }),
  event('recycle', 'Recycling pickup', '2027-09-09T07:00', '07:15', {
    at: 'Home',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
  }),
  event('wren-birthday', "Wren's birthday", '2020-11-29', '2020-11-30', { rule: 'FREQ=YEARLY' }),
  event('party', "Wren's birthday party", '2027-12-04T11:00', '13:00', { at: 'Jungle Gem' }),
  event('dentist', 'Dentist Abi + Wren', '2027-11-16T16:10', '17:10', { at: 'Dr. Poe, 88 Canal Street' }),
  event('furnace', 'Furnace service', '2027-11-12T08:00', '12:00', { at: 'Home' }),
  event('gutters', 'Gutter guys', '2027-11-13T09:00', '11:00', { at: 'Home', cancelled: true }),
  event('cataract', 'Nana eye surgery (cataract, left)', '2027-11-18T07:15', '10:00', {
    at: 'Eastgate Surgery Center',
  }),
  event('quilt', 'Nana quilters', '2027-09-08T10:00', '12:00', {
    at: 'Redeemer Lutheran',
    rule: 'FREQ=WEEKLY;BYDAY=WE',
    except: ['2027-11-24T10:00'],
  }),
  event('quilt', 'Nana quilters', '2027-11-16T10:00', '12:00', {
    at: 'Redeemer Lutheran',
    instead: '2027-11-17T10:00',
  }),
  event('kwame-shift', 'Kwame early shift', '2027-09-06T05:30', '15:30', {
    at: 'Metro bus garage',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH',
    except: ['2027-11-25T05:30', '2027-12-27T05:30', '2027-12-28T05:30', '2027-12-29T05:30', '2027-12-30T05:30'],
  }),
  event('hoops', 'Kwame basketball', '2027-09-15T20:00', '21:30', {
    at: 'Northside Rec',
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20271223T045959Z',
  }),
  event('hoops', 'Kwame basketball', '2027-11-24T20:00', '21:30', {
    at: 'Northside Rec',
    instead: '2027-11-24T20:00',
    cancelled: true,
  }),
  event('derm', 'Kwame dermatologist', '2027-11-15T16:15', '16:45'),
  event('conf-wren', 'Conference Wren (Ms. Adeyemi)', '2027-11-18T18:20', '18:40', {
    at: 'Sycamore Elementary, room 6',
  }),
  event('conf-abi', 'Conference Abi', '2027-11-18T19:00', '19:15', { at: 'Millbrook Middle School, room 204' }),
  event('oil', 'Oil change (gray van)', '2027-11-20T09:30', '10:15', { at: 'Quick Wrench, 400 Depot Street' }),
  event('anniversary', 'Dana and Kwame anniversary', '2022-11-20', '2022-11-21', { rule: 'FREQ=YEARLY' }),
  event('comedy', 'Comedy night, Dana + Kwame', '2027-11-20T20:30', '2027-11-21T00:30', { at: 'The Laughing Mule' }),
  event('vet', 'Biscuit vet checkup', '2027-10-14T17:20', '17:40', { at: 'Lakeside Vet' }),
  event('lanterns', 'Lantern walk', '2027-12-03T18:00', '19:30', { at: 'Market Square' }),
  event('efua-call', 'Call with Grandma Efua', '2027-09-05T18:00', '18:45', {
    zone: 'Africa/Accra',
    rule: 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20271213T000000Z',
  }),
  event('efua-flight', "Grandma Efua's flight", '2027-12-15T23:05', '2027-12-16T05:40', {
    zone: 'Africa/Accra',
    endZone: zone,
    at: 'Columbine Airport',
  }),
  event('efua-stay', 'Grandma Efua stays with us', '2027-12-16', '2028-01-06'),
  event('cabin', 'Cabin at Lake Sorrel', '2027-12-27', '2027-12-31', { at: 'Lake Sorrel' }),
  event('cabin-out', 'Drive to the cabin', '2027-12-27T09:00', '12:15'),
  event('cabin-back', 'Drive home from the cabin', '2027-12-30T11:00', '14:15'),
];

const dana = [
  event('day', 'Day shift', '2027-09-06T07:00', '19:30', {
    at: 'Mercy Hill ER',
    rule: 'FREQ=WEEKLY;BYDAY=MO,FR',
    except: ['2027-12-24T07:00', '2027-12-27T07:00'],
  }),
  event('day', 'Day shift (swap with Tosha)', '2027-11-13T07:00', '19:30', {
    at: 'Mercy Hill ER',
    instead: '2027-11-12T07:00',
  }),
  event('day', 'Day shift', '2027-11-22T07:00', '19:30', {
    at: 'Mercy Hill ER',
    instead: '2027-11-22T07:00',
    cancelled: true,
  }),
  event('night-1102', 'Night shift', '2027-11-02T19:00', '2027-11-03T07:30', { at: 'Mercy Hill ER' }),
  event('night-1117', 'Night shift', '2027-11-17T19:00', '2027-11-18T07:30', { at: 'Mercy Hill ER' }),
  event('night-1130', 'Night shift', '2027-11-30T19:00', '2027-12-01T07:30', { at: 'Mercy Hill ER' }),
  event('pottery', 'Pottery class', '2027-10-12T18:30', '20:30', {
    at: 'Kiln House',
    rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=8',
    except: ['2027-11-23T18:30'],
  }),
  event('books', 'Book club', '2027-09-09T19:30', '21:30', { at: "Priya's", rule: 'FREQ=MONTHLY;BYDAY=2TH' }),
  event('acls', 'ACLS recert', '2027-12-08T08:00', '16:00', { at: 'Mercy Hill training room' }),
  event('eye-exam', 'Eye exam', '2027-10-20T13:40', '14:10', { at: 'Dr. Sung' }),
];

const marcus = [
  event('wrestle', 'Wrestling practice', '2027-11-15T15:30', '17:30', {
    at: 'Harding High',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20271218T045959Z',
    except: ['2027-11-25T15:30', '2027-11-26T15:30', '2027-12-02T15:30'],
  }),
  event('wrestle', 'Wrestling practice', '2027-11-24T09:00', '11:00', {
    at: 'Harding High',
    instead: '2027-11-24T15:30',
  }),
  event('eastport', 'Wrestling meet vs. Eastport', '2027-12-02T18:00', '20:30', { at: 'Harding High' }),
  event('duals', 'Holiday duals', '2027-12-11T08:30', '16:00', { at: 'Carver High' }),
  event('barn', 'Fresh Barn shift', '2027-09-11T14:00', '20:00', {
    at: 'Fresh Barn',
    rule: 'FREQ=WEEKLY;BYDAY=SA',
    except: ['2027-11-27T14:00'],
  }),
  event('barn', 'Fresh Barn shift', '2027-11-21T12:00', '18:00', { at: 'Fresh Barn', instead: '2027-11-20T14:00' }),
  event('barn-eve', 'Fresh Barn shift', '2027-11-24T16:00', '22:00', { at: 'Fresh Barn' }),
  event('drive-1', 'Driving lesson', '2027-11-14T10:00', '12:00'),
  event('drive-2', 'Driving lesson', '2027-12-05T10:00', '12:00'),
  event('ortho', 'Orthodontist', '2027-11-29T15:50', '16:10', { at: 'Dr. Vance' }),
  event('theo', "Sleepover at Theo's", '2027-11-19T19:00', '2027-11-20T11:00', { at: "Theo's" }),
  event('chem', 'Chem test', '2027-11-19', '2027-11-20'),
  event('homecoming', 'Homecoming dance', '2027-10-09T20:00', '23:00', { at: 'Harding High gym' }),
];

const abi = [
  event('swim', 'Swim practice', '2027-09-13T17:30', '19:00', {
    at: 'Gannet Pool',
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20271218T045959Z',
    except: ['2027-11-24T17:30', '2027-11-26T17:30'],
  }),
  event('swim', 'Swim practice', '2027-11-15T17:30', '19:00', {
    at: 'Northside Rec pool',
    instead: '2027-11-15T17:30',
  }),
  event('swim', 'Swim practice', '2027-11-19T17:30', '19:00', {
    at: 'Gannet Pool',
    instead: '2027-11-19T17:30',
    cancelled: true,
  }),
  event('viola', 'Viola lesson', '2027-09-09T17:00', '17:45', {
    at: '33 Birch Court',
    rule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20271218T045959Z',
    except: ['2027-11-25T17:00'],
  }),
  event('viola', 'Viola lesson', '2027-11-13T10:30', '11:15', { at: '33 Birch Court', instead: '2027-11-11T17:00' }),
  event('splash', 'Turkey Splash swim meet', '2027-11-20T07:30', '13:00', { at: 'Kettle Creek Natatorium' }),
  event('frostbite', 'Frostbite Invite swim meet', '2027-12-04', '2027-12-06', { at: 'Eastport' }),
  event('concert', 'Winter concert', '2027-12-09T19:00', '20:15', { at: 'Millbrook Middle School gym' }),
  event('fair', 'Science fair', '2027-12-01T18:00', '19:30', { at: 'Millbrook Middle School cafeteria' }),
  event('symphony', 'Symphony field trip', '2027-12-03T09:15', '13:30', { at: 'Orpheum Hall' }),
  event('lena', "Abi at Lena's", '2027-11-26T16:00', '2027-11-28T19:00', { at: "Lena's" }),
  event('kims', 'Babysitting the Kims', '2027-11-13T18:00', '22:30', { at: '51 Birch Court' }),
];

/** iCalendar text of the Tillery-Osei calendars, by calendar id. */
export const tilleryOseiCalendars: Readonly<Record<string, string>> = {
  home: calendarText(zone, home),
  dana: calendarText(zone, dana),
  marcus: calendarText(zone, marcus),
  abi: calendarText(zone, abi),
};

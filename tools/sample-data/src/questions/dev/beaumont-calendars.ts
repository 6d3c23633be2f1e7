import { calendarText, event } from './event-text.ts';

const zone = 'America/Los_Angeles';

const family = [
  event('school', 'School', '2028-01-03T08:25', '14:55', {
    at: 'Cedar Bluff Elementary',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,TH,FR;UNTIL=20280610T065959Z',
    except: [
      '2028-04-03T08:25',
      '2028-04-04T08:25',
      '2028-04-06T08:25',
      '2028-04-07T08:25',
      '2028-05-12T08:25',
      '2028-05-29T08:25',
    ],
  }),
  event('school', 'School (last day)', '2028-06-09T08:25', '11:30', {
    at: 'Cedar Bluff Elementary',
    instead: '2028-06-09T08:25',
  }),
  event('school-wed', 'School (early release)', '2028-01-05T08:25', '13:25', {
    at: 'Cedar Bluff Elementary',
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20280610T065959Z',
    except: ['2028-04-05T08:25'],
  }),
  event('teacher-day', 'No school (teacher learning day)', '2028-05-12', '2028-05-13'),
  event('memorial', 'Memorial Day, no school', '2028-05-29', '2028-05-30'),
  event('summer', 'Summer break', '2028-06-10', '2028-08-30'),
  event('treble', 'Ellie Treble Makers', '2028-01-12T15:30', '16:45', {
    at: 'Grange Hall',
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20280608T065959Z',
    except: ['2028-04-05T15:30'],
  }),
  event('treble', 'Ellie Treble Makers', '2028-05-10T15:30', '16:45', {
    at: 'Grange Hall',
    instead: '2028-05-10T15:30',
    cancelled: true,
  }),
  event('treble', 'Ellie Treble Makers', '2028-05-18T16:00', '17:15', {
    at: 'Grange Hall',
    instead: '2028-05-17T15:30',
  }),
  event('soccer', 'Sam soccer practice', '2028-03-14T17:00', '18:15', {
    at: 'Orchard Field',
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20280602T065959Z',
    except: ['2028-04-04T17:00', '2028-04-06T17:00'],
  }),
  event('soccer', 'Sam soccer practice', '2028-05-10T17:00', '18:15', {
    at: 'Orchard Field',
    instead: '2028-05-11T17:00',
  }),
  event('soccer', 'Sam soccer practice', '2028-05-16T17:00', '18:15', {
    at: 'Bayview turf',
    instead: '2028-05-16T17:00',
  }),
  event('otters', 'Sam soccer game vs. Otters', '2028-05-06T09:15', '10:30', { at: 'Orchard Field 3' }),
  event('tide', 'Sam soccer game vs. Tide', '2028-05-13T11:00', '12:15', { at: 'Fort Lowell Park' }),
  event('ravens', 'Sam soccer game vs. Ravens', '2028-05-20T09:15', '10:30', { at: 'Orchard Field 1' }),
  event('tournament', 'Sam soccer tournament', '2028-06-03', '2028-06-05', { at: 'Larch Valley' }),
  event('piano', 'Ellie piano', '2028-01-10T16:00', '16:30', {
    at: '19 Tern Lane',
    rule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20280613T065959Z',
    except: ['2028-04-03T16:00', '2028-05-29T16:00'],
  }),
  event('piano', 'Ellie piano', '2028-05-09T16:15', '16:45', { at: '19 Tern Lane', instead: '2028-05-08T16:00' }),
  event('recital', 'Ellie piano recital', '2028-06-04T15:00', '16:30', { at: "St. Brendan's" }),
  event('tutor', 'Sam tutor', '2028-01-12T14:00', '14:45', {
    at: 'Library, room B',
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20280608T065959Z',
    except: ['2028-04-05T14:00'],
  }),
  event('birthday', "Ellie and Sam's birthday", '2018-05-23', '2018-05-24', { rule: 'FREQ=YEARLY' }),
  event('party', "Twins' birthday party", '2028-05-21T13:00', '15:30', { at: 'Tidepool Lanes' }),
  event('ortho', 'Ellie orthodontist consult', '2028-05-02T08:00', '08:40', { at: 'Dr. Amundsen' }),
  event('allergy', 'Sam allergy shot', '2028-03-10T15:20', '15:50', {
    at: 'Alder Clinic',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;COUNT=8',
  }),
  event('knee', 'Pop knee doctor', '2028-05-08T10:30', '11:10'),
  event('hearing', 'Mimi hearing aid fitting', '2028-05-04T13:15', '14:15', { at: 'Soundview Hearing' }),
  event('anniversary', "Pop and Mimi's anniversary", '1975-05-06', '1975-05-07', { rule: 'FREQ=YEARLY' }),
  event('dinner', 'Anniversary dinner', '2028-05-06T17:30', '20:30', { at: 'The Cannery' }),
  event('aerobics', 'Mimi water aerobics', '2028-01-03T09:00', '10:00', {
    at: 'Tidewater Pool',
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    except: ['2028-05-29T09:00'],
  }),
  event('aerobics', 'Mimi water aerobics', '2028-05-03T09:00', '10:00', {
    at: 'Tidewater Pool',
    instead: '2028-05-03T09:00',
    cancelled: true,
  }),
  event('ferry-guys', 'Pop coffee with the ferry guys', '2028-01-04T07:30', '09:00', {
    at: "Nell's",
    rule: 'FREQ=MONTHLY;BYDAY=1TU',
  }),
  event('camping', 'Camping at Otter Slough', '2028-05-26', '2028-05-29', { at: 'Otter Slough' }),
  event('camp-out', 'Drive to Otter Slough', '2028-05-26T15:30', '18:00'),
  event('camp-back', 'Drive home from Otter Slough', '2028-05-28T11:00', '13:30'),
  event('jo-call', 'Twins call with Jo', '2028-01-09T18:00', '18:40', {
    zone: 'Europe/Dublin',
    rule: 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20280612T000000Z',
  }),
  event('jo-flight', "Jo's flight", '2028-06-15T13:40', '2028-06-15T15:05', {
    zone: 'Europe/Dublin',
    endZone: zone,
    at: 'Sound Airport',
  }),
  event('with-jo', 'Twins with Jo', '2028-06-15', '2028-06-25'),
  event('capitol', 'Fourth grade capitol trip', '2028-05-18T07:30', '17:00', { at: 'State Capitol' }),
  event('open-house', 'Open house at school', '2028-05-25T18:00', '19:30', { at: 'Cedar Bluff Elementary' }),
  event('groom', 'Pickle grooming', '2028-05-13T08:30', '10:00', { at: 'Suds & Paws' }),
  event('rabies', 'Pickle vet (rabies shot)', '2028-04-11T16:40', '17:00', { at: 'Harbor Vet' }),
  event('roof', 'Roof estimate', '2028-05-03T16:30', '17:15', { at: 'Home' }),
  event('sleepover', "Ellie sleepover at Priscilla's", '2028-05-12T18:00', '2028-05-13T09:30', { at: "Priscilla's" }),
  event('dishwasher', 'Dishwasher delivery', '2028-05-06T12:00', '16:00', { at: 'Home', cancelled: true }),
  event('yard-sale', 'Yard sale', '2028-05-20T08:00', '14:00', { at: 'Home' }),
  event('brunch', "Mother's Day brunch for Mimi", '2028-05-14T11:30', '13:30', { at: 'Driftwood Cafe' }),
  event('glass', 'Glass recycling', '2028-03-20T06:30', '06:45', {
    at: 'Home',
    rule: 'FREQ=WEEKLY;INTERVAL=4;BYDAY=MO',
  }),
  event('heron', 'Cabin on Heron Island', '2028-04-04', '2028-04-08', { at: 'Heron Island' }),
];

const ray = [
  event('desk', 'Library desk', '2028-01-03T08:45', '15:00', {
    at: 'Alder Point Library',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TH,FR',
    except: [
      '2028-04-06T08:45',
      '2028-04-07T08:45',
      '2028-05-12T08:45',
      '2028-05-26T08:45',
      '2028-05-29T08:45',
      '2028-06-01T08:45',
      '2028-06-08T08:45',
    ],
  }),
  event('late', 'Late desk', '2028-01-04T12:00', '20:00', {
    at: 'Alder Point Library',
    rule: 'FREQ=WEEKLY;BYDAY=TU',
    except: ['2028-04-04T12:00', '2028-06-06T12:00'],
  }),
  event('late', 'Late desk', '2028-05-24T12:00', '20:00', {
    at: 'Alder Point Library',
    instead: '2028-05-23T12:00',
  }),
  event('saturday', 'Library Saturday desk', '2028-04-15T10:00', '17:00', {
    at: 'Alder Point Library',
    rule: 'FREQ=WEEKLY;INTERVAL=3;BYDAY=SA',
    except: ['2028-05-27T10:00'],
  }),
  event('saturday', 'Library Saturday desk', '2028-05-13T10:00', '17:00', {
    at: 'Alder Point Library',
    instead: '2028-05-06T10:00',
    note: 'traded with Beth',
  }),
  event('training', 'Storytime training', '2028-05-10T09:00', '12:00', { at: 'Alder Point Library' }),
  event('teeth', 'Dentist', '2028-05-11T15:40', '16:20', { at: 'Dr. Lum' }),
  event('physical', 'Physical', '2028-03-30T10:00', '10:40', { at: 'Alder Clinic' }),
  event('trivia', 'Trivia at the Anchor', '2028-05-19T20:30', '2028-05-20T00:15', { at: 'The Anchor' }),
  event('union', 'Union vote', '2028-05-15T17:30', '18:30', { at: 'Library meeting room' }),
  event('budget', 'Budget workshop', '2028-06-01T09:00', '16:00', { at: 'County building' }),
  event('conference', 'Library conference in Walla Bluff', '2028-06-06', '2028-06-09', { at: 'Walla Bluff' }),
];

const choir = [
  event('rehearsal', 'Harbor Choir rehearsal', '2028-01-06T19:00', '21:00', {
    at: "St. Brendan's",
    rule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20280602T065959Z',
    except: ['2028-04-06T19:00'],
  }),
  event('rehearsal', 'Harbor Choir rehearsal', '2028-05-11T19:00', '21:00', {
    at: "St. Brendan's",
    instead: '2028-05-11T19:00',
    cancelled: true,
  }),
  event('rehearsal', 'Harbor Choir rehearsal', '2028-05-17T19:30', '21:30', {
    at: 'Grange Hall',
    instead: '2028-05-18T19:00',
  }),
  event('sectional-1', 'Bass sectional', '2028-05-08T18:30', '19:30', { at: "Ferdie's" }),
  event('sectional-2', 'Bass sectional', '2028-05-22T18:30', '19:30', { at: "Ferdie's" }),
  event('fairhaven', 'Harbor Choir sings at Fairhaven Home', '2028-05-21T16:15', '17:15', { at: 'Fairhaven Home' }),
  event('dress', 'Harbor Choir dress rehearsal', '2028-06-09T18:30', '21:30', { at: 'Pier Theater' }),
  event('concert', 'Harbor Choir summer concert', '2028-06-10T19:30', '21:30', { at: 'Pier Theater' }),
  event('matinee', 'Harbor Choir matinee', '2028-06-11T15:00', '17:00', { at: 'Pier Theater' }),
  event('retreat', 'Harbor Choir retreat', '2028-04-22', '2028-04-23', { at: 'Camp Salal' }),
];

const garden = [
  event('water', 'Our turn to water', '2028-04-16T08:00', '08:45', {
    at: 'Tern Lane Gardens',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU',
    except: ['2028-05-28T08:00'],
  }),
  event('water', 'Our turn to water', '2028-05-13T07:30', '08:15', {
    at: 'Tern Lane Gardens',
    instead: '2028-05-14T08:00',
  }),
  event('work-party', 'Garden work party', '2028-03-11T09:00', '12:00', {
    at: 'Tern Lane Gardens',
    rule: 'FREQ=MONTHLY;BYDAY=2SA',
  }),
  event('compost', 'Compost delivery', '2028-05-05T07:00', '09:00', { at: 'Tern Lane Gardens' }),
  event('plant-sale', 'Plant sale', '2028-05-06T10:00', '14:00', { at: 'Grange Hall' }),
  event('board', 'Garden board meeting', '2028-05-16T18:00', '19:15', { at: 'Grange Hall' }),
  event('talk', 'Master gardener talk', '2028-05-03T18:30', '20:00', { at: 'Library, room A' }),
  event('bees', 'Bee man comes', '2028-05-07T13:00', '14:00', { at: 'Tern Lane Gardens' }),
  event('tomatoes', 'Tomato planting with the twins', '2028-05-20T15:00', '17:00', { at: 'Tern Lane Gardens' }),
  event('potluck', 'Garden potluck', '2028-06-24T17:00', '20:00', { at: 'Tern Lane Gardens' }),
];

/** iCalendar text of the Beaumont calendars, by calendar id. */
export const beaumontCalendars: Readonly<Record<string, string>> = {
  family: calendarText(zone, family),
  ray: calendarText(zone, ray),
  choir: calendarText(zone, choir),
  garden: calendarText(zone, garden),
};

import { calendarText, event } from './event-text.ts';

const zone = 'Pacific/Auckland';
const college = 'Karewa College';
const bay = 'Karewa Bay School';
const pool = 'Karewa Bay Pool';
const untilSummer = 'UNTIL=20301213T105959Z';
const noSchool = [
  '2030-09-30',
  '2030-10-01',
  '2030-10-02',
  '2030-10-03',
  '2030-10-04',
  '2030-10-07',
  '2030-10-08',
  '2030-10-09',
  '2030-10-10',
  '2030-10-11',
  '2030-10-28',
];

const mele = [
  event('school', 'School (Mele)', '2030-07-22T08:45', '15:15', {
    at: college,
    rule: `FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;${untilSummer}`,
    except: noSchool.map((date) => `${date}T08:45`),
  }),
  event('school', 'School (Mele), last day of term', '2030-09-27T08:45', '13:00', {
    at: college,
    instead: '2030-09-27T08:45',
  }),
  event('school', 'School (Mele), late start', '2030-10-16T10:00', '15:15', {
    at: college,
    instead: '2030-10-16T08:45',
  }),
  event('volleyball', 'Volleyball', '2030-07-25T16:00', '17:30', {
    at: `${college} gym`,
    rule: `FREQ=WEEKLY;BYDAY=TH;${untilSummer}`,
    except: ['2030-10-03T16:00', '2030-10-10T16:00', '2030-10-31T16:00'],
  }),
  event('volleyball', 'Volleyball', '2030-09-25T16:00', '17:30', {
    at: `${college} gym`,
    instead: '2030-09-26T16:00',
  }),
  event('tournament', 'Volleyball tournament in Palmerton', '2030-10-30', '2030-11-02'),
  event('bus', 'Bus to the tournament', '2030-10-30T06:30', '09:00', { at: `${college} car park` }),
  event('motel', 'Motel: Kingfisher Court', '2030-10-30T14:00', '2030-11-01T10:00', {
    at: 'Kingfisher Court, Palmerton',
  }),
  event('sax', 'Sax lesson', '2030-07-22T15:30', '16:00', {
    at: 'Music block',
    rule: `FREQ=WEEKLY;BYDAY=MO;${untilSummer}`,
    except: ['2030-09-30T15:30', '2030-10-07T15:30', '2030-10-28T15:30'],
  }),
  event('sax', 'Sax lesson', '2030-10-15T15:30', '16:00', { at: 'Music block', instead: '2030-10-14T15:30' }),
  event('jazz', 'Jazz band', '2030-07-24T07:30', '08:30', {
    at: `${college} hall`,
    rule: `FREQ=WEEKLY;BYDAY=WE;${untilSummer}`,
    except: ['2030-10-02T07:30', '2030-10-09T07:30'],
  }),
  event('jazz', 'Jazz band', '2030-09-25T07:30', '08:30', {
    at: `${college} hall`,
    instead: '2030-09-25T07:30',
    cancelled: true,
  }),
  event('jazz-night', 'Jazz night', '2030-10-24T19:00', '21:00', { at: `${college} hall` }),
  event('speech', 'Speech due (English)', '2030-09-20', '2030-09-21'),
  event('maths', 'Maths assessment', '2030-09-24T09:00', '10:30', { at: `${college}, B4` }),
  event('science', 'Science exam', '2030-09-26T13:00', '15:00', { at: `${college} hall` }),
  event('english', 'English exam', '2030-11-04T09:15', '11:15', { at: `${college} hall` }),
  event('ortho', 'Orthodontist (Mele)', '2030-09-25T09:50', '10:20', { at: 'Harbour Orthodontics' }),
  event('babysit', 'Babysitting for the Kumars', '2030-09-20T18:30', '22:30', {
    at: '3 Rimu Lane',
    note: 'Twins in bed at 8. Anaya: 027 555 0119.',
  }),
  event('sleepover', "Sleepover at Tia's", '2030-10-12T18:00', '2030-10-13T10:00', { at: "Tia's", tentative: true }),
  event('dance', 'Junior dance', '2030-10-18T19:00', '21:30', { at: `${college} hall`, cancelled: true }),
];

const finn = [
  event('school-bay', 'School (Finn and Lupe)', '2030-07-22T08:55', '15:00', {
    at: bay,
    rule: `FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;${untilSummer}`,
    except: [...noSchool, '2030-10-25'].map((date) => `${date}T08:55`),
  }),
  event('squad', 'Swim squad', '2030-07-22T15:45', '17:00', {
    at: pool,
    rule: `FREQ=WEEKLY;BYDAY=MO,WE,FR;${untilSummer}`,
    except: [
      '2030-09-30T15:45',
      '2030-10-02T15:45',
      '2030-10-04T15:45',
      '2030-10-07T15:45',
      '2030-10-09T15:45',
      '2030-10-11T15:45',
      '2030-10-28T15:45',
      '2030-11-04T15:45',
      '2030-11-06T15:45',
    ],
  }),
  event('squad', 'Swim squad', '2030-09-19T16:00', '17:15', { at: pool, instead: '2030-09-20T15:45' }),
  event('squad', 'Swim squad', '2030-09-23T15:45', '17:00', {
    at: pool,
    instead: '2030-09-23T15:45',
    cancelled: true,
  }),
  event('squad', 'Swim squad (early)', '2030-10-16T06:00', '07:15', { at: pool, instead: '2030-10-16T15:45' }),
  event('chess', 'Chess club', '2030-07-23T12:30', '13:15', {
    at: `${bay} library`,
    rule: `FREQ=WEEKLY;BYDAY=TU;${untilSummer}`,
    except: ['2030-10-01T12:30', '2030-10-08T12:30', '2030-11-05T12:30'],
  }),
  event('guitar', 'Guitar lesson', '2030-07-25T17:30', '18:00', {
    at: "Mr. Okafor's, 8 Tui Street",
    rule: `FREQ=WEEKLY;BYDAY=TH;${untilSummer}`,
    except: ['2030-10-03T17:30', '2030-10-10T17:30'],
  }),
  event('guitar', 'Guitar lesson', '2030-10-16T17:30', '18:00', {
    at: "Mr. Okafor's, 8 Tui Street",
    instead: '2030-10-17T17:30',
  }),
  event('library', 'Library books due (Finn)', '2030-09-23', '2030-09-24'),
  event('laser', "Sam's birthday, laser tag", '2030-09-22T13:30', '15:30', {
    at: 'Zap Zone',
    note: "Bring socks. Lift home with Sam's dad.",
  }),
  event('books', 'Book character day', '2030-09-26', '2030-09-27', {
    note: 'Come dressed as someone from a book. Gold coin donation.',
  }),
  event('fair', 'Science fair', '2030-10-23T17:00', '18:30', { at: `${bay} hall` }),
  event('athletics', 'Zone athletics', '2030-10-24T09:00', '14:00', {
    at: 'Memorial Park',
    note: 'Postponement day if it rains: 31 October.',
    tentative: true,
  }),
  event('camp', 'Year 6 camp', '2030-11-04', '2030-11-07', {
    at: 'Camp Rewanui',
    note: 'Drop off at school at 7:45 with everything in one pack.',
  }),
];

/** iCalendar text of the calendars of Mele and Finn, by calendar id. */
export const salesaHollowayKidsCalendars: Readonly<Record<string, string>> = {
  mele: calendarText(zone, mele),
  finn: calendarText(zone, finn),
};

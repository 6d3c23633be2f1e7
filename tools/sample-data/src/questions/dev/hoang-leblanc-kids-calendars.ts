import { calendarText, event } from './event-text.ts';

const zone = 'America/New_York';
const high = 'Tannersfield High School';
const boathouse = 'Quannapog Boathouse';
const rink = 'Tannersfield Rink';
const temple = 'Congregation Ner Shalom';
const noSchool = [
  '2029-10-30',
  '2029-11-12',
  '2029-11-22',
  '2029-11-23',
  '2029-12-24',
  '2029-12-25',
  '2029-12-27',
  '2029-12-28',
  '2029-12-31',
  '2030-01-01',
  '2030-01-21',
];
const untilSpring = 'UNTIL=20300301T045959Z';
const fullDays = `FREQ=WEEKLY;BYDAY=MO,TU,TH,FR;${untilSpring}`;
const wednesdays = `FREQ=WEEKLY;BYDAY=WE;${untilSpring}`;

const camille = [
  event('school', 'School (Camille)', '2029-09-04T07:35', '14:15', {
    at: high,
    rule: fullDays,
    except: noSchool.map((date) => `${date}T07:35`),
  }),
  event('school-wed', 'School (Camille), early release', '2029-09-05T07:35', '12:00', {
    at: high,
    rule: wednesdays,
    except: ['2029-12-26T07:35'],
  }),
  event('rehearsal', 'Play rehearsal', '2029-10-01T15:00', '17:30', {
    at: `${high} auditorium`,
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,TH;UNTIL=20291128T045959Z',
    except: ['2029-10-30T15:00', '2029-11-12T15:00', '2029-11-22T15:00'],
  }),
  event('rehearsal', 'Play rehearsal (tech)', '2029-11-26T15:00', '20:00', {
    at: `${high} auditorium`,
    instead: '2029-11-26T15:00',
  }),
  event('rehearsal', 'Play rehearsal (dress)', '2029-11-27T15:00', '20:30', {
    at: `${high} auditorium`,
    instead: '2029-11-27T15:00',
  }),
  event('play-1', 'School play, opening night', '2029-11-29T19:00', '21:15', { at: `${high} auditorium` }),
  event('play-2', 'School play, second night', '2029-11-30T19:00', '21:15', { at: `${high} auditorium` }),
  event('play-3', 'School play, matinee', '2029-12-01T14:00', '16:15', { at: `${high} auditorium` }),
  event('sat', 'SAT', '2029-11-03T07:45', '12:00', { at: 'Harborview High School' }),
  event('stannard', 'Stannard early action due', '2029-11-01', '2029-11-02'),
  event('calder', 'Calder early decision due', '2029-11-15', '2029-11-16'),
  event('aid', 'Financial aid forms due (Calder)', '2029-11-20', '2029-11-21'),
  event('decision', 'Calder decision comes out', '2029-12-14T18:00', '18:15'),
  event('regular', 'Regular decision due: Wexham, Orrin State', '2030-01-05', '2030-01-06'),
  event('counselor', 'Counselor meeting, Mr. Bautista', '2029-11-06T10:05', '10:35', { at: high }),
  event('interview', 'Calder interview (video)', '2029-11-17T11:00', '11:45'),
  event('tour', 'Campus visit, Wexham', '2029-11-12T10:00', '12:30', { at: 'Wexham University', tentative: true }),
  event('formal', 'Fall formal', '2029-11-17T19:00', '22:00', { at: `${high} gym`, cancelled: true }),
  event('bakery', 'Bakery shift', '2029-09-09T07:00', '12:00', {
    at: "Dot's Bakehouse",
    rule: 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20291224T045959Z',
    except: ['2029-11-25T07:00'],
  }),
  event('bakery', 'Bakery shift', '2029-11-17T12:30', '17:30', { at: "Dot's Bakehouse", instead: '2029-11-18T07:00' }),
];

const jade = [
  event('school', 'School (Jade)', '2029-09-04T07:35', '14:15', {
    at: high,
    rule: fullDays,
    except: noSchool.map((date) => `${date}T07:35`),
  }),
  event('school-wed', 'School (Jade), early release', '2029-09-05T07:35', '12:00', {
    at: high,
    rule: wednesdays,
    except: ['2029-12-26T07:35'],
  }),
  event('crew', 'Crew practice', '2029-09-06T15:00', '17:15', {
    at: boathouse,
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,TH,FR;UNTIL=20291110T045959Z',
    except: ['2029-10-30T15:00'],
  }),
  event('crew', 'Crew practice', '2029-11-05T15:00', '17:15', {
    at: boathouse,
    instead: '2029-11-05T15:00',
    cancelled: true,
  }),
  event('crew', 'Crew practice, load the trailer', '2029-11-09T15:00', '18:00', {
    at: boathouse,
    instead: '2029-11-09T15:00',
  }),
  event('regatta', 'Frostbite Regatta', '2029-11-10T06:30', '15:30', { at: 'Lake Pocumtuck' }),
  event('erg', 'Winter erg training', '2029-11-27T15:00', '16:30', {
    at: `${high} gym`,
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=8',
  }),
  event('orchestra', 'Orchestra rehearsal', '2029-09-12T12:15', '13:45', {
    at: `${high}, room 118`,
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20291213T045959Z',
    except: ['2029-11-21T12:15'],
  }),
  event('concert', 'Orchestra concert', '2029-12-13T19:00', '20:30', { at: `${high} auditorium` }),
  event('cello', 'Cello lesson', '2029-09-11T18:00', '18:45', {
    at: 'Ms. Petrova',
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20291219T045959Z',
  }),
  event('cello', 'Cello lesson', '2029-11-13T18:00', '18:45', {
    at: 'Ms. Petrova',
    instead: '2029-11-13T18:00',
    cancelled: true,
  }),
  event('cello', 'Cello lesson', '2029-11-19T17:00', '17:45', { at: 'Ms. Petrova', instead: '2029-11-20T18:00' }),
  event('ortho', 'Orthodontist (Jade)', '2029-11-06T14:40', '15:10', { at: 'Shah Orthodontics' }),
  event('sleepover', "Sleepover at Priya's", '2029-11-16T20:00', '2029-11-17T11:00', { at: "Priya's" }),
];

const jonah = [
  event('school', 'School (Jonah)', '2029-09-04T08:40', '15:00', {
    at: 'Pine Hollow Elementary',
    rule: fullDays,
    except: noSchool.map((date) => `${date}T08:40`),
  }),
  event('school-wed', 'School (Jonah), early release', '2029-09-05T08:40', '12:45', {
    at: 'Pine Hollow Elementary',
    rule: wednesdays,
    except: ['2029-12-26T08:40'],
  }),
  event('school-wed', 'School (Jonah), half day', '2029-11-21T08:40', '11:30', {
    at: 'Pine Hollow Elementary',
    instead: '2029-11-21T08:40',
  }),
  event('hockey', 'Hockey practice', '2029-10-03T17:30', '18:30', {
    at: rink,
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20300301T045959Z',
    except: ['2029-11-21T17:30', '2029-12-26T17:30'],
  }),
  event('hockey', 'Hockey practice', '2029-12-04T18:00', '19:00', { at: rink, instead: '2029-12-05T17:30' }),
  event('game-3', 'Hockey game', '2029-11-03T13:20', '14:20', { at: rink }),
  event('game-10', 'Hockey game', '2029-11-10T16:10', '17:10', { at: 'Ledgewood Arena' }),
  event('game-8', 'Hockey game', '2029-12-08T11:30', '12:30', { at: rink }),
  event('tourney', 'Hockey tournament in Burlington (Jonah and Claire)', '2029-11-16', '2029-11-19'),
  event('hotel', 'Hotel: Lakeshore Lodge', '2029-11-16T15:00', '2029-11-18T11:00', {
    at: 'Lakeshore Lodge, Burlington',
  }),
  event('tourney-1', 'Tournament game 1', '2029-11-16T19:15', '20:15', { at: 'Champlain Ice' }),
  event('tourney-2', 'Tournament game 2', '2029-11-17T10:40', '11:40', { at: 'Champlain Ice' }),
  event('tourney-final', 'Tournament final, if they make it', '2029-11-18T13:00', '14:00', {
    at: 'Champlain Ice',
    tentative: true,
  }),
  event('hebrew', 'Hebrew school', '2029-09-09T09:00', '11:30', {
    at: temple,
    rule: 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20300301T045959Z',
    except: ['2029-11-18T09:00', '2029-11-25T09:00', '2029-12-23T09:00', '2029-12-30T09:00'],
  }),
  event('hanukkah', 'Hanukkah party', '2029-12-02T11:45', '13:15', { at: temple }),
  event('allergy', 'Allergy shot (Jonah)', '2029-09-06T16:00', '16:30', {
    at: 'Valley Allergy',
    rule: 'FREQ=WEEKLY;INTERVAL=3;BYDAY=TH;UNTIL=20300301T045959Z',
  }),
  event('allergy', 'Allergy shot (Jonah)', '2029-12-19T15:30', '16:00', {
    at: 'Valley Allergy',
    instead: '2029-12-20T16:00',
  }),
  event('wax', 'Wax museum (Jonah performs)', '2029-11-30T09:15', '10:15', { at: 'Pine Hollow gym' }),
  event('museum', 'Field trip: science museum', '2029-12-11T08:45', '14:30'),
];

/** iCalendar text of the calendars of the Hoang-Leblanc children, by calendar id. */
export const hoangLeblancKidsCalendars: Readonly<Record<string, string>> = {
  camille: calendarText(zone, camille),
  jade: calendarText(zone, jade),
  jonah: calendarText(zone, jonah),
};

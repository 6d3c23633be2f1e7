import { event } from './event-text.ts';

const arena = 'Dakota Arena';
const marchand = 'École Marchand';
const gym = 'Gym, École Marchand';
const music = 'Music room, École Marchand';
const seineBend = 'Seine Bend Collegiate';
const ortho = 'Kroft Orthodontics';
const store = 'Harvest Foods';
const barvinok = 'Barvinok Hall';

/** Events of Danylo, in Grade 11. */
export const marchukDelormeDanylo = [
  event('practice', 'Hockey practice', '2029-09-11T20:15', '21:15', {
    at: arena,
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20300322T045959Z',
    except: ['2029-12-25T20:15', '2029-12-27T20:15', '2030-01-01T20:15'],
  }),
  event('practice', 'Hockey practice', '2030-03-07T20:15', '21:15', {
    at: arena,
    instead: '2030-03-07T20:15',
    cancelled: true,
  }),
  event('practice', 'Hockey practice', '2030-03-11T21:00', '22:00', { at: arena, instead: '2030-03-12T20:15' }),
  event('tuxedo', 'Game: Tuxedo Storm (away)', '2030-03-06T19:45', '21:00', { at: 'Tuxedo Arena' }),
  event('fort-garry', 'Game: Fort Garry Flyers (home)', '2030-03-09T16:15', '17:30', { at: arena }),
  event('interlake', 'Game: Interlake Ice (away)', '2030-03-10T18:00', '19:15', { at: 'Stonewall Arena' }),
  event('brandon', 'Tournament in Brandon', '2030-03-15T16:00', '2030-03-17T12:00', {
    at: 'Wheat City Arena, Brandon',
  }),
  event('final', 'Playoff final', '2030-03-20T20:30', '21:45', { at: arena, tentative: true }),
  event('work', 'Work (Harvest Foods)', '2030-01-12T09:00', '13:00', {
    at: store,
    rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20300629T235959Z',
    except: ['2030-03-16T09:00', '2030-03-23T09:00', '2030-03-30T09:00'],
  }),
  event('work', 'Work (Harvest Foods)', '2030-04-05T17:00', '21:00', { at: store, instead: '2030-04-06T09:00' }),
  event('extra-work', 'Work (Harvest Foods), extra shift', '2030-03-10T10:00', '15:00', { at: store }),
  event('drivers-ed', "Driver's ed class", '2030-02-11T16:00', '18:00', {
    at: 'Room 114, Seine Bend Collegiate',
    rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=8',
    except: ['2030-02-18T16:00', '2030-03-25T16:00'],
  }),
  event('in-car-9', 'In-car lesson', '2030-03-09T14:00', '15:00'),
  event('in-car-3', 'In-car lesson', '2030-04-03T16:30', '17:30'),
  event('road-test', 'Road test', '2030-04-25T13:40', '14:10', { at: 'Bison Drive service centre' }),
  event('chemistry', 'Chemistry test', '2030-03-11T10:30', '11:40', { at: seineBend }),
  event('math', 'Math midterm', '2030-03-20T09:00', '10:30', { at: seineBend }),
  event('essay', 'English essay due', '2030-03-22', '2030-03-23'),
  event('ortho', 'Orthodontist (Danylo)', '2030-03-13T14:45', '15:15', { at: ortho }),
  event('concert', 'Prairie Lights concert with Ezra', '2030-04-05T19:00', '22:30', { at: 'Burton Hall' }),
  event('birthday', "Danylo's birthday", '2013-04-23', '2013-04-24', { rule: 'FREQ=YEARLY' }),
];

/** Events of Solène, in Grade 7. */
export const marchukDelormeSolene = [
  event('volleyball', 'Volleyball practice', '2030-01-14T15:45', '17:15', {
    at: gym,
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20300320T235959Z',
    except: ['2030-02-18T15:45'],
  }),
  event('volleyball', 'Volleyball practice', '2030-03-07T15:45', '17:15', { at: gym, instead: '2030-03-06T15:45' }),
  event('windsor', 'Volleyball game at Windsor School (away)', '2030-03-12T16:15', '17:30', { at: 'Windsor School' }),
  event('lavallee', 'Volleyball game vs Lavallée (home)', '2030-03-14T15:45', '17:00', { at: gym }),
  event('divisionals', 'Volleyball divisionals', '2030-03-21T09:00', '15:30', { at: 'Dakota Fieldhouse' }),
  event('band', 'Band practice', '2029-09-11T07:50', '08:35', {
    at: music,
    rule: 'FREQ=WEEKLY;BYDAY=TU,FR;UNTIL=20300614T235959Z',
    except: [
      '2029-12-25T07:50',
      '2029-12-28T07:50',
      '2030-01-01T07:50',
      '2030-03-15T07:50',
      '2030-03-26T07:50',
      '2030-03-29T07:50',
      '2030-04-19T07:50',
    ],
  }),
  event('band', 'Band practice', '2030-03-08T07:50', '08:35', {
    at: music,
    instead: '2030-03-08T07:50',
    cancelled: true,
  }),
  event('band-festival', 'Band festival', '2030-04-11T13:00', '15:00', { at: 'Centre culturel' }),
  event('spring-concert', 'Spring concert', '2030-05-09T19:00', '20:30', { at: gym }),
  event('dance', 'Dance class', '2029-09-15T10:00', '11:30', {
    at: barvinok,
    rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20300525T235959Z',
    except: [
      '2029-12-22T10:00',
      '2029-12-29T10:00',
      '2030-03-23T10:00',
      '2030-03-30T10:00',
      '2030-04-20T10:00',
      '2030-05-04T10:00',
    ],
  }),
  event('dance', 'Dance: costume fitting', '2030-03-09T10:00', '12:30', { at: barvinok, instead: '2030-03-09T10:00' }),
  event('dance', 'Dance class', '2030-03-17T10:00', '11:30', { at: barvinok, instead: '2030-03-16T10:00' }),
  event('dauphin', 'Dance festival in Dauphin', '2030-05-03', '2030-05-06'),
  event('sleepover', "Sleepover at Noor's", '2030-03-08T18:30', '2030-03-09T09:30', { at: "Noor's" }),
  event('babysitting', 'Babysitting course', '2030-03-15T09:00', '16:00', { at: 'Norwood Community Centre' }),
  event('science-fair', 'Science fair', '2030-03-19T09:00', '11:30', { at: marchand }),
  event('ortho-solene', 'Orthodontist (Solène)', '2030-03-13T15:20', '15:50', { at: ortho }),
  event('birthday-solene', "Solène's birthday", '2017-10-27', '2017-10-28', { rule: 'FREQ=YEARLY' }),
];

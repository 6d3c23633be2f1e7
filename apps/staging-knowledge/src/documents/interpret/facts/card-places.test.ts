import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const placesOf = (text: string) =>
  cardByRules(buildParse(text), family, momentOn('2026-10-05')).location.map(({ name, address }) =>
    address === null ? name : `${name} @ ${address}`,
  );

const table = `Otter games

Day  Time  Opponent  Where
Oct. 10  9:00  Seals  Pier Field 2
Oct. 17  11:15  Herons  Quarry Park

Team parents

No.  Player  No.  Player
3  Ada Moss  7  Ivo Lark`;

test.each([
  ['a column of places', table, ['Pier Field 2', 'Quarry Park']],
  [
    'a row of two cells',
    'Visit\n\nWhere  North Door, 12/3 Comet Street\nWhen  Oct. 12, 9 a.m.',
    ['North Door @ 12/3 Comet Street'],
  ],
  [
    'the lines below a heading',
    'Off to the nursery!\n\nWHEN\nThursday, October 29\n\nWHERE\nVivero La Semilla\n77 Camino del Molino\nTel. 217-555-0175',
    ['Vivero La Semilla @ 77 Camino del Molino'],
  ],
  ['what follows a time', 'The reading is on Friday, October 9, at 6:30 p.m. in the old chapel.', ['Old chapel']],
  ['a camp', 'The retreat is on October 17 at 9 am at Camp Alder.', ['Camp Alder']],
  ['a part between commas', 'Medals: Oct. 10, noon, Hall B lobby.', ['Hall B lobby']],
  [
    'the line below a time',
    'COCOA EVENING\n\nFriday, October 9\n\n5:30 – 7:30 p.m.\n\nBirch Elementary, cafetorium',
    ['Birch Elementary', 'Cafetorium'],
  ],
  [
    'a room below a time',
    'Your time\n\nTuesday, October 13\n\n3:40 p.m. to 4:00 p.m.\n\nRoom 5, Ms. Talbot',
    ['Room 5'],
  ],
  ['no room where a building is named', 'Dinner on Oct. 9 at 6 p.m., Birch Library, Room 5.', ['Birch Library']],
  [
    'airports',
    'Flight\n\nOctober 10, 2026\n\n10:25 AM  2:05 PM\nSpringfield (SPF)  Port Alder (PAL)',
    ['Springfield', 'Port Alder'],
  ],
])('finds %s', (_, text, places) => {
  expect(placesOf(text)).toEqual(places);
});

const clinic = 'Willow Clinic\n18 Orchard Road, Springfield · Tel. 555-0123\n\nDear parents,\n\n';

test('takes a letterhead for the place of a visit', () => {
  expect(placesOf(`${clinic}Leo’s visit is on October 12 at 4:15 p.m.`)).toEqual([
    'Willow Clinic @ 18 Orchard Road, Springfield',
  ]);
});

test.each(['Your balance of $40 is due on October 12.', 'We come to your address on October 12 at 4:15 p.m.'])(
  'takes no letterhead for a place: %s',
  (text) => {
    expect(placesOf(clinic + text)).toEqual([]);
  },
);

test('finds the same places whatever was read before', () => {
  const text = 'Where: East Gate, 2200 Observatory Drive';
  expect([placesOf(text), placesOf(text)]).toEqual(Array(2).fill(['East Gate @ 2200 Observatory Drive']));
});

test.each([
  ['The science night is on October 9 at 6 p.m. in the gym lobby.', ['Gym lobby']],
  ['Pickup: October 9, 3 p.m., bus loop.', ['Bus loop']],
  ['Pack meeting, October 9, 6:30 p.m., fellowship hall.', ['Fellowship hall']],
  ['PTA on October 9, 6:30 p.m., library and on video.', ['Library']],
  ['Science night, October 9, 6 p.m., gym and cafeteria.', ['Gym and cafeteria']],
  ['Try-outs, October 9, 6 p.m., wrestling room.', ['Wrestling room']],
  ['Kindergarten tour, October 9, 6 p.m., standing room only, limited room.', []],
  ['Retakes are on October 9, on the stage, 8:15 to 10.', ['Stage']],
  ['The first practice is on October 9 at 5:30 p.m. on Field 6.', ['Field 6']],
  ['We meet at the fire station on October 9 at 10 a.m.', ['Fire station']],
  ['At this stage nothing is known; the meeting is on October 9 at 7 p.m.', []],
  ['She is in the first stage of the plan on October 9 at 3 p.m.', []],
  ['Bring stamps from the post office before October 9 at 3 p.m.', []],
])('rooms in small letters: %s', (sentence, places) => {
  expect(placesOf(`October 5, 2026\n\nDear families,\n\n${sentence}`)).toEqual(places);
});

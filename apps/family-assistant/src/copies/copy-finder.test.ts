import { parseHousehold } from '@homeroom/household';
import type { Occurrence } from '../calendar/occurrence.ts';
import { idPrefixOf, encodeOccurrenceId } from '../calendar/occurrence-id.ts';
import { buildOccurrence } from '../conflicts/testing/build-occurrence.ts';
import { CopyFinder } from './copy-finder.ts';
import { withoutCopies } from './without-copies.ts';

const household = parseHousehold(`
family_id: rivera
timezone: America/Chicago
home_address: 12 Harbour Street, Springfield
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, messenger_user_id: "1001", designated: true }
  - { id: ben, name: Ben Rivera, nickname: Dad, role: parent }
  - { id: maya, name: Maya Rivera, role: child }
  - { id: leo, name: Leo Rivera, role: child }
calendars:
  - { id: league, url: "https://league.example/u10.ics" }
  - { id: family, default: true }
  - { id: ana, owner: ana }
  - { id: ben, owner: ben }
`);
const finder = new CopyFinder(household);
const at = ['2026-11-19', '16:00', '17:15'] as const;
const made = (calendarId: string, title: string, more: Partial<Parameters<typeof buildOccurrence>[0]> = {}) =>
  withId(buildOccurrence({ at, uid: `${calendarId} ${title}`, title, calendarId, ...more }));
const withId = (one: Occurrence): Occurrence => ({
  ...one,
  id: encodeOccurrenceId({ idPrefix: idPrefixOf(one.calendarId, one.uid), recurrence: { kind: 'single' } }),
});
/** The calendars of each line. */
const lines = (...occurrences: Occurrence[]) =>
  withoutCopies(finder.find(occurrences)).map(({ calendarId, copies = [] }) =>
    [calendarId, ...copies.map((copy) => copy.calendarId)].join('+'),
  );

test('an appointment on three calendars is one line, of a calendar that takes changes', () => {
  expect(lines(made('league', 'Soccer'), made('ana', 'Soccer'), made('family', 'Maya: soccer'))).toEqual([
    'family+league+ana',
  ]);
});

test('the order of the occurrences stays, and each knows its copies', () => {
  const [one, other, third] = [made('ana', 'Soccer'), made('family', 'Choir'), made('league', 'Soccer')];
  const found = finder.find([one, other, third]);
  expect(found.map(({ id, copies }) => [id, copies?.map((copy) => copy.id)])).toEqual([
    [one.id, [third.id]],
    [other.id, undefined],
    [third.id, [one.id]],
  ]);
});

test('what is twice on one calendar stays twice, and a copy belongs to one of them', () => {
  const twice = [made('family', 'Soccer', { uid: 'a' }), made('family', 'Soccer', { uid: 'b' })];
  expect(lines(...twice)).toEqual(['family', 'family']);
  expect(lines(...twice, made('league', 'Soccer'))).toEqual(['family+league', 'family']);
});

test('an event that fits two children is with one of them only', () => {
  const found = lines(made('family', 'Maya: dentist'), made('ana', 'Dentist'), made('ben', 'Leo: dentist'));
  expect(found).toEqual(['family+ana', 'ben']);
});

test('copies of one UID at other times are two lines, because they say two things', () => {
  const moved = { uid: 'u', at: ['2026-11-19', '17:30', '18:45'] as const };
  const found = finder.find([made('family', 'Soccer', { uid: 'u' }), made('league', 'Soccer', moved)]);
  expect(found.map(({ copies }) => copies?.length)).toEqual([1, 1]);
  expect(withoutCopies(found)).toHaveLength(2);
});

test('a cancelled copy has a line of its own next to one that takes place', () => {
  expect(lines(made('family', 'Soccer'), made('league', 'Soccer', { lines: ['STATUS:CANCELLED'] }))).toEqual([
    'family+league',
    'league+family',
  ]);
});

test('a copy that takes time stands for one that does not', () => {
  expect(lines(made('family', 'Soccer', { lines: ['TRANSP:TRANSPARENT'] }), made('league', 'Soccer'))).toEqual([
    'league+family',
  ]);
});

test.each<[string, Occurrence, Occurrence, boolean]>([
  ['equal shifts of two parents', made('ana', 'Work'), made('ben', 'Work'), false],
  ['equal shifts of nobody and a parent', made('family', 'Night shift'), made('ben', 'Night shift'), true],
  ['a shift that names its parent', made('family', 'Ana work'), made('ben', 'Work'), false],
  ['a shift that the other parent wrote down', made('ben', 'Work (Mom)'), made('ana', 'Work'), true],
  ['a title that is more than a routine word', made('ana', 'Parents meeting'), made('ben', 'Parents meeting'), true],
  ['no titles', made('ana', ''), made('ben', ''), false],
  [
    'an adult who takes the child',
    made('family', 'Dentist', { lines: ['ATTENDEE;CN=Ana Rivera:mailto:a@example.org'] }),
    made('ben', 'Maya’s dentist'),
    true,
  ],
  [
    'another place in the same town',
    made('ana', 'Swim', { lines: ['LOCATION:Oak Pool\\, Springfield'] }),
    made('family', 'Swim', { lines: ['LOCATION:Hill Pool\\, Springfield'] }),
    false,
  ],
  [
    'a name and an address',
    made('ana', 'Swim', { lines: ['LOCATION:Oak Pool'] }),
    made('family', 'Swim', { lines: ['LOCATION:12 Main St\\, Springfield'] }),
    true,
  ],
  [
    'two links to one call',
    made('ana', 'Choir', { lines: ['LOCATION:https://call.example/j/1?pwd=a'] }),
    made('family', 'Choir', { lines: ['LOCATION:https://call.example/j/1'] }),
    true,
  ],
  [
    'home and its address',
    made('ana', 'Tutor', { lines: ['LOCATION:Home'] }),
    made('family', 'Tutor', { lines: ['LOCATION:12 Harbour St'] }),
    true,
  ],
])('%s', (_name, one, other, areCopies) => {
  expect(lines(one, other)).toHaveLength(areCopies ? 1 : 2);
});

test('of 10,000 events at one time each has its copy', () => {
  const [one, other] = [made('family', 'Soccer'), made('league', 'Soccer')];
  const many = [one, other].flatMap((event) =>
    Array.from({ length: 5_000 }, (_, index) => withId({ ...event, uid: `${event.uid} ${index}` })),
  );
  expect(withoutCopies(finder.find(many))).toHaveLength(5_000);
});

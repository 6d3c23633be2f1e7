/** @any-zone People have no times. */
import { isShown, peopleIn, peopleOf } from './people.ts';

const member = (name: string, nickname: string | null = null) => ({
  id: name.toLowerCase(),
  name,
  nickname,
  role: 'child',
  color: '',
});
const household = {
  members: [member('Ana Rivera', 'Mom'), member('Ben Rivera', 'Dad'), member('Maya Rivera'), member('Leo Rivera')],
};
const people = peopleOf(household);
const labels = (who?: string[]) => peopleIn({ ...(who && { who }) }, people).map(({ label }) => label);

test('everybody has a label, initials of their own and a colour by place, and nobody in particular comes last', () => {
  expect(people.map(({ label, initial, color }) => [label, initial, color])).toEqual([
    ['Mom', 'Mo', '#1a66c2'],
    ['Dad', 'D', '#b4530a'],
    ['Maya', 'Ma', '#1b7a43'],
    ['Leo', 'L', '#8a3fb5'],
    ['Everybody', 'All', '#546274'],
  ]);
});

test.each([
  [
    ['Max', 'Maximilian'],
    ['Max', 'Max'],
  ],
  [
    ['Zoë', 'Zoé'],
    ['Zoë', 'Zoé'],
  ],
  [
    ['anna', 'Anton'],
    ['ann', 'Ant'],
  ],
  [
    ['🐕 Rex', 'Rex'],
    ['🐕', 'R'],
  ],
])('%j have the initials %j', (names, initials) => {
  expect(
    peopleOf({ members: names.map((name) => member(name, name)) })
      .slice(0, -1)
      .map(({ initial }) => initial),
  ).toEqual(initials);
});

test('a ninth member has a colour again', () => {
  const colors = peopleOf({ members: Array.from({ length: 9 }, (_, index) => member(`P${index}`)) }).map(
    ({ color }) => color,
  );
  expect(colors[8]).toBe(colors[0]);
});

test.each([
  [undefined, ['Everybody']],
  [[], ['Everybody']],
  [
    ['Leo Rivera', 'Ana Rivera'],
    ['Mom', 'Leo'],
  ],
  [['Maya'], ['Maya']],
  [['Mom'], ['Mom']],
  [['Uncle Bob'], ['Everybody']],
])('an event of %j is for %j', (who, names) => {
  expect(labels(who)).toEqual(names);
});

test.each<[string[] | undefined, string[], boolean]>([
  [['Maya Rivera', 'Leo Rivera'], ['Maya Rivera'], true],
  [['Maya Rivera'], ['Maya Rivera'], false],
  [undefined, ['Maya Rivera'], true],
  [undefined, [''], false],
])('an event of %j, with %j hidden, is shown: %s', (who, hidden, shown) => {
  expect(isShown({ ...(who && { who }) }, people, new Set(hidden))).toBe(shown);
});

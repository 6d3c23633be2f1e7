import { LocationReader, normalizeLocation } from './location.ts';

test.each([
  ['spaces and case', '  Lincoln   School ', 'lincoln school'],
  ['lines', 'Lincoln School\n 1 Main St,\r\n\r\nChicago, IL \n', 'lincoln school, 1 main st, chicago, il'],
  ['accents written in two ways', 'Cafe\u0301 Zu\u0308rich', 'café zürich'],
  ['tabs, no-break spaces and control characters', 'a\t\u00a0b\u0000c', 'a b c'],
  ['half a character', 'a\ud83c', 'a'],
  ['nothing', ' \n, \n', ''],
])('%s make no other location', (_, text, normalized) => {
  expect(normalizeLocation(text)).toBe(normalized);
});

test('a location is cut at 500 characters, never within one, and at 1,200 bytes', () => {
  expect(normalizeLocation('a'.repeat(100_000))).toBe('a'.repeat(500));
  expect(normalizeLocation('é'.repeat(600))).toBe('é'.repeat(500));
  expect(normalizeLocation(`a${'🏫'.repeat(600)}`)).toBe(`a${'🏫'.repeat(299)}`);
  expect(normalizeLocation(' ,'.repeat(100_000))).toBe('');
});

describe('the places of the family file', () => {
  const reader = new LocationReader([
    { match: 'LINCOLN  school', minutesFromHome: 7 },
    { match: ' ', minutesFromHome: 1 },
    { match: 'school', minutesFromHome: 30 },
  ]);

  test.each([
    ['Lincoln School, Gym', 7],
    ['Music School', 30],
    ['Pool', null],
    [null, null],
  ])('%j is %j minutes from home', (location, minutesFromHome) => {
    expect(reader.read(location).minutesFromHome).toBe(minutesFromHome);
    expect(reader.read(location).minutesFromHome).toBe(minutesFromHome);
  });
});

test.each(['https://meet.example/school?pwd=secret', ' zoommtg://zoom.example/join', null, ''])(
  '%j is no place',
  (location) => {
    expect(new LocationReader([{ match: 'school', minutesFromHome: 7 }]).read(location)).toEqual({
      text: '',
      place: null,
      minutesFromHome: null,
    });
  },
);

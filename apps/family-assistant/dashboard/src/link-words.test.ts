import { linkName, scopeWords, usedWords } from './link-words.ts';
import { writingFor } from './wall-time.ts';

const speech = { writing: writingFor('en-US'), now: '2026-11-18T09:00:00' };
const member = (id: string, name: string, nickname: string | null) => ({
  id,
  name,
  nickname,
  role: 'child',
  color: '',
});
const family = {
  members: [member('ana', 'Ana Rivera', 'Mom'), member('maya', 'Maya Rivera', null), member('leo', 'Leo Rivera', null)],
  calendars: [{ id: 'school-year', name: 'School year', kind: 'subscribed' as const, owner: null }],
};
const all = { who: null, calendars: null, days: null, detail: 'full' as const };

test.each([
  [null, 'Everything'],
  [{ ...all, who: ['maya', 'leo'], days: 14, detail: 'times' as const }, 'Maya and Leo · next 14 days · times only'],
  [{ ...all, calendars: ['school-year'], days: 1 }, 'Everybody · calendar School year · next 24 hours'],
  [
    { ...all, who: ['ana', 'moved-out'], calendars: ['school-year', 'gone'] },
    'Mom and moved-out · calendars School year and gone',
  ],
])('the scope %j is said in words', (scope, words) => {
  expect(scopeWords(scope, family)).toBe(words);
});

test.each([
  [null, '2026-11-18T08:00:00-06:00', 'Never used · shared today'],
  ['2026-11-18T08:30:00-06:00', '2026-11-17T23:59:00-06:00', 'Used today · shared yesterday'],
  ['2026-11-17T00:00:00-06:00', '2026-10-09T08:00:00-05:00', 'Used yesterday · shared Friday, October 9'],
  [
    '2026-10-09T08:00:00-05:00',
    '2025-10-10T08:00:00-05:00',
    'Used Friday, October 9 · shared Friday, October 10, 2025',
  ],
])('last used %s and made %s: %s', (lastUsed, made, words) => {
  expect(usedWords({ last_used: lastUsed, made }, speech)).toBe(words);
});

test('a link without a label has a name too', () => {
  expect([linkName({ label: 'Sitter' }), linkName({ label: null })]).toEqual(['Sitter', 'Link without a name']);
});

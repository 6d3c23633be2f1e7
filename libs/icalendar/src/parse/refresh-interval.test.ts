import { refreshIntervalOf } from './refresh-interval.ts';

const read = (...lines: string[]) => refreshIntervalOf(lines.map((text, index) => ({ text, line: index + 1 })));
const hour = 3_600_000;

test.each<[string, string[], number | null]>([
  ['the standard property', ['REFRESH-INTERVAL;VALUE=DURATION:PT30M'], hour / 2],
  ['the older one', ['X-PUBLISHED-TTL:PT6H'], 6 * hour],
  [
    'the standard one of both, whatever their order',
    ['X-PUBLISHED-TTL:PT6H', 'refresh-interval;value=duration:P1D'],
    24 * hour,
  ],
  [
    'the older one when the standard one cannot be read',
    ['REFRESH-INTERVAL;VALUE=DURATION:often', 'X-PUBLISHED-TTL:P1W'],
    168 * hour,
  ],
  ['no interval without either', ['VERSION:2.0', 'X-PUBLISHED-TTL-NOTE:PT1H'], null],
  ['no interval of no length or below', ['REFRESH-INTERVAL;VALUE=DURATION:PT0S', 'X-PUBLISHED-TTL:-PT1H'], null],
])('reads %s', (_, lines, expected) => {
  expect(read(...lines)).toBe(expected);
});

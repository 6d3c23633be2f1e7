import { formatInstant, ianaZone, utc } from './time-zones.ts';

test.each([
  ['2026-11-21T15:00:00Z', 'America/Chicago', '2026-11-21T09:00:00-06:00'],
  ['2026-07-04T00:05:09.999Z', 'America/Chicago', '2026-07-03T19:05:09-05:00'],
  ['2026-11-21T18:29:59Z', 'Asia/Kolkata', '2026-11-21T23:59:59+05:30'],
  ['2026-11-21T18:30:00Z', 'Asia/Kolkata', '2026-11-22T00:00:00+05:30'],
  ['2026-01-01T03:29:59Z', 'America/St_Johns', '2025-12-31T23:59:59-03:30'],
  ['1969-12-31T23:59:59.500Z', 'UTC', '1969-12-31T23:59:59+00:00'],
  ['+012026-01-01T00:00:00Z', 'UTC', '+012026-01-01T00:00:00+00:00'],
])('%s in %s is %s', (instant, zone, text) => {
  expect(formatInstant(Date.parse(instant), ianaZone(zone) ?? utc)).toBe(text);
});

import { dayOf, startOfDay, wallTimeOf, withOffset } from './family-time.ts';

const zone = 'America/Chicago';
/** The evening before the clocks go back, and the morning after. */
const [evening, morning] = [new Date('2026-11-01T03:30:00Z'), new Date('2026-11-01T14:00:00Z')];

test('days are those of the household, whatever the host thinks', () => {
  expect([dayOf(evening, zone), dayOf(morning, zone)]).toEqual(['2026-10-31', '2026-11-01']);
  expect([startOfDay(evening, zone), startOfDay(morning, zone)].map((instant) => instant.toISOString())).toEqual([
    '2026-10-31T05:00:00.000Z',
    '2026-11-01T05:00:00.000Z',
  ]);
});

test('times carry the offset of their day', () => {
  expect([withOffset(evening, zone), withOffset(morning, zone)]).toEqual([
    '2026-10-31T22:30:00-05:00',
    '2026-11-01T08:00:00-06:00',
  ]);
});

test('the wall clock of a zone is told to the minute', () => {
  expect([wallTimeOf(evening, zone), wallTimeOf(morning, zone)]).toEqual(['2026-10-31T22:30', '2026-11-01T08:00']);
});

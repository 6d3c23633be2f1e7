import { fixedClock } from './fixed-clock.ts';

test('a fixed clock stands still until it is moved', () => {
  const clock = fixedClock('2026-09-30T15:00:00Z');
  expect(clock().toISOString()).toBe('2026-09-30T15:00:00.000Z');
  clock.advance(60_000);
  expect(clock().toISOString()).toBe('2026-09-30T15:01:00.000Z');
  clock.advance(-3_600_000);
  expect(clock().toISOString()).toBe('2026-09-30T14:01:00.000Z');
});

test('changing a date that the clock gave out does not move the clock', () => {
  const clock = fixedClock('2026-09-30T15:00:00Z');
  clock().setUTCFullYear(1999);
  expect(clock().getUTCFullYear()).toBe(2026);
});

test('a text that is no instant is refused', () => {
  expect(() => fixedClock('tomorrow')).toThrow('tomorrow is not an instant.');
});

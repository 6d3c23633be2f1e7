import type { Random } from '@homeroom/sample-data';

/** Values that programs get wrong: no value, another type, bounds of numbers, dates and texts. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  -(2 ** 31) - 1,
  '',
  ' ',
  '0',
  'null',
  '\u0000',
  '\ud800',
  '\u202e𝕏🎉',
  '../../etc/passwd',
  "' OR 1=1 --",
  'x'.repeat(10_000),
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:60Z',
  '2026-02-30T10:00:00+00:00',
  '2026-11-01T01:30:00-05:00',
  '2026-11-18T12:00:00',
  '00000000-0000-0000-0000-000000000000',
  'FREQ=SECONDLY',
  'FREQ=DAILY;COUNT=999999999',
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  { ['__proto__']: { polluted: true } },
];

/** Returns the value with one place in it changed: replaced, removed or joined by an unknown field. */
export function brokenValue(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.2)) return random.pick(hostileValues);
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys.length === 0 ? 'unknown' : random.pick(keys);
  if (random.chance(0.2)) copy[`${key}_unknown`] = random.pick(hostileValues);
  else if (random.chance(0.3)) Reflect.deleteProperty(copy, key);
  else copy[key] = brokenValue(copy[key], random);
  return copy;
}

/** Returns text that is sent in place of a JSON body: cut off, of no valid encoding, or none. */
export function brokenJson(text: string, random: Random): Buffer {
  return random.pick([
    () => Buffer.from(text.slice(0, random.below(text.length))),
    () => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe])]),
    () => Buffer.from(`${text}}`),
    () => Buffer.from(`${'['.repeat(50_000)}`),
    () => Buffer.alloc(0),
  ])();
}

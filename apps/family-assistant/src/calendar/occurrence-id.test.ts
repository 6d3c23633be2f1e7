import type { Recurrence } from '@homeroom/icalendar';
import { decodeOccurrenceId, encodeOccurrenceId, idPrefixOf } from './occurrence-id.ts';

const idPrefix = idPrefixOf('family', 'event@test');
const recurrences: Recurrence[] = [
  { kind: 'single' },
  { kind: 'timed', seconds: Date.parse('2026-11-09T22:00:00Z') / 1000 },
  { kind: 'timed', seconds: 0 },
  { kind: 'timed', seconds: -1 },
  { kind: 'timed', seconds: Date.parse('1604-11-15T06:00:00Z') / 1000 },
  { kind: 'date', seconds: Date.parse('1969-12-31T00:00:00Z') / 1000 },
  { kind: 'date', seconds: Date.parse('9999-12-31T00:00:00Z') / 1000 },
  { kind: 'floating', seconds: Date.parse('2026-11-09T16:00:00Z') / 1000 },
];

test.each(recurrences)('an id is read back: %j', (recurrence) => {
  const id = encodeOccurrenceId({ idPrefix, recurrence });
  expect(decodeOccurrenceId(id)).toEqual({ idPrefix, recurrence });
  expect(decodeOccurrenceId(id.toUpperCase())).toEqual({ idPrefix, recurrence });
});

test('an id is a UUID of version 8 and the RFC 9562 variant', () => {
  for (const recurrence of recurrences)
    expect(encodeOccurrenceId({ idPrefix, recurrence })).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
});

test('a thousand events and their instances have different ids, which are all read back', () => {
  const ids = new Set<string>();
  for (let index = 0; index < 1000; index += 1) {
    const prefix = idPrefixOf('family', `event-${index}`);
    for (const recurrence of recurrences) {
      const id = encodeOccurrenceId({ idPrefix: prefix, recurrence });
      expect(decodeOccurrenceId(id)).toEqual({ idPrefix: prefix, recurrence });
      ids.add(id);
    }
  }
  expect(ids.size).toBe(8000);
});

test('the same UID in another calendar has another prefix, however the two are cut', () => {
  expect(new Set([idPrefixOf('a', 'bc'), idPrefixOf('ab', 'c'), idPrefixOf('a,b', 'c')]).size).toBe(3);
  expect(idPrefix).toMatch(/^[0-9a-f]{15}[0-3][0-9a-f]{4}$/);
});

test('ids stay what they are', () => {
  expect(encodeOccurrenceId({ idPrefix, recurrence: { kind: 'timed', seconds: 1_794_261_600 } })).toBe(
    '059ec2df-5014-8b03-936e-d6006af24260',
  );
});

test.each(['', 'nonsense', '6f1d3c52-8a41-4e0b-9c77-2b5e0a4d91f3', '6f1d3c528a418e0b9c772b5e0a4d91f3'])(
  '%j is no id of ours',
  (id) => {
    expect(decodeOccurrenceId(id)).toBeNull();
  },
);

import { createHash } from 'node:crypto';
import type { Recurrence } from '@homeroom/icalendar';

/** Content of a CalendarEvent.id. */
export interface OccurrenceKey {
  idPrefix: string;
  recurrence: Recurrence;
}

const kinds = ['single', 'timed', 'date', 'floating'] as const;
const timeBias = 2 ** 41;

/** The first 78 bits of SHA-256 over calendar and UID, as 20 hex digits: what the ids of one calendar object share. */
export function idPrefixOf(calendarId: string, uid: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([calendarId, uid]))
    .digest('hex');
  return hash.slice(0, 15) + (Number.parseInt(hash.slice(15, 20), 16) >> 2).toString(16).padStart(5, '0');
}

/**
 * The id of an occurrence, a UUIDv8 (RFC 9562 §5.8): 78 bits of hash, 2 bits for the kind of RECURRENCE-ID, 42 bits for
 * its time in seconds (from 2^41 seconds before 1970 to as many after).
 */
export function encodeOccurrenceId({ idPrefix, recurrence }: OccurrenceKey): string {
  const time = (recurrence.kind === 'single' ? 0 : recurrence.seconds) + timeBias;
  const hashTail = Number.parseInt(idPrefix.slice(15), 16);
  const high = ((2 * 2 ** 18 + hashTail) * 4 + kinds.indexOf(recurrence.kind)) * 2 ** 10 + Math.floor(time / 2 ** 32);
  const highHex = high.toString(16);
  const lowHex = (time % 2 ** 32).toString(16).padStart(8, '0');
  return `${idPrefix.slice(0, 8)}-${idPrefix.slice(8, 12)}-8${idPrefix.slice(12, 15)}-${highHex.slice(0, 4)}-${highHex.slice(4)}${lowHex}`;
}

/** The part of an id that is the same for one instance of a UID, whatever calendar it is on. */
export function instancePart(id: string): string {
  return id.slice(-11);
}

const uuidv8 = /^([0-9a-f]{8})-([0-9a-f]{4})-8([0-9a-f]{3})-([89ab][0-9a-f]{3})-([0-9a-f]{12})$/;

/** Reads an id back; null when it was never made here. */
export function decodeOccurrenceId(id: string): OccurrenceKey | null {
  const match = uuidv8.exec(id.toLowerCase());
  if (!match) return null;
  const [, first = '', second = '', third = '', fourth = '', fifth = ''] = match;
  const high = Number.parseInt(fourth + fifth.slice(0, 4), 16);
  const seconds = (high % 2 ** 10) * 2 ** 32 + Number.parseInt(fifth.slice(4), 16) - timeBias;
  const kind = kinds[Math.floor(high / 2 ** 10) % 4] ?? 'single';
  const hashTail = (Math.floor(high / 2 ** 12) % 2 ** 18).toString(16).padStart(5, '0');
  return { idPrefix: first + second + third + hashTail, recurrence: kind === 'single' ? { kind } : { kind, seconds } };
}

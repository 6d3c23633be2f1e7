import type { Household } from '@homeroom/household';
import { LRUCache } from 'lru-cache';

const readCharacters = 2_000;
const keptCharacters = 500;
/** Two locations are the key of a leg, and a key in PostgreSQL holds at most 2,704 bytes. */
const keptBytes = 1_200;
const knownLocations = 10_000;

/**
 * One spelling of a location: Unicode NFC, lower case, lines joined by commas, single spaces, without control characters,
 * at most 500 characters and 1,200 bytes of UTF-8. Empty when it says nothing.
 */
export function normalizeLocation(text: string): string {
  const lines = text
    .slice(0, readCharacters)
    .normalize('NFC')
    .split(/[\r\n\u2028\u2029]+/);
  const joined = lines
    .map(plainLine)
    .filter((line) => line !== '')
    .join(', ');
  return cut(joined.toLowerCase()).trim();
}

function plainLine(line: string): string {
  return line.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').replace(/^[ ,]+|[ ,]+$/g, '');
}

function cut(text: string): string {
  const characters = text.length > keptCharacters ? [...text].slice(0, keptCharacters).join('') : text;
  const bytes = Buffer.from(characters);
  // A decoder that expects more keeps a half character to itself.
  return bytes.length > keptBytes
    ? new TextDecoder().decode(bytes.subarray(0, keptBytes), { stream: true })
    : characters;
}

/** An event's location with its meaning for travel. */
export interface KnownLocation {
  /** The normalized location; empty when it is no place to go to: none at all, or a link to a call. */
  text: string;
  /** The place of the family file that it is at, by what it matches; null for none. */
  place: string | null;
  /** The minutes from home that the family file gives for it, or null. */
  minutesFromHome: number | null;
}

/** Reads the locations of events, remembering those read last. */
export class LocationReader {
  private readonly places: readonly { match: string; minutesFromHome: number }[];
  private readonly known = new LRUCache<string, KnownLocation>({ max: knownLocations });

  /** @param places of the household; the first whose `match` occurs in a location counts, whatever the case */
  constructor(places: Household['places']) {
    this.places = places
      .map(({ match, minutesFromHome }) => ({ match: normalizeLocation(match), minutesFromHome }))
      .filter(({ match }) => match !== '');
  }

  read(location: string | null): KnownLocation {
    const raw = location ?? '';
    const remembered = this.known.get(raw);
    if (remembered) return remembered;
    const text = isLink(raw) ? '' : normalizeLocation(raw);
    const place = this.places.find(({ match }) => text.includes(match));
    const known = { text, place: place?.match ?? null, minutesFromHome: place?.minutesFromHome ?? null };
    this.known.set(raw, known);
    return known;
  }
}

/** A link leads nowhere on a map and often carries a password. */
function isLink(location: string): boolean {
  return /^\s*[a-z][a-z0-9+.-]{1,20}:\/\//i.test(location);
}

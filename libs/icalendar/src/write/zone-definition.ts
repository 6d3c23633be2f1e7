import { LRUCache } from 'lru-cache';
import type { RawComponent } from '../parse/split-calendar.ts';
import { hourMs, minuteMs, secondMs, tableZone, type Instant } from '../zones/time-zones.ts';
import { definedZone } from '../zones/defined-zone.ts';
import { zoneId } from '../zones/zone-names.ts';
import { publishedDefinition } from './published-definition.ts';

/** A change of a zone's clocks. */
interface ClockChange {
  at: Instant;
  from: number;
  to: number;
}

const firstInstant: Instant = 0;
const yearsAhead = 10;
const weekMs = 168 * hourMs;
const known = new LRUCache<string, ZoneDefinition>({ max: 500 });

/** A zone of the IANA database as a feed defines it. */
export interface ZoneDefinition {
  /** The name that it goes by today. */
  name: string;
  /** The content lines of its VTIMEZONE. */
  lines: readonly string[];
}

/**
 * The definition of an IANA zone (RFC 5545 §3.6.5), which says from 1970 to ten years ahead what this program's own time
 * zone data says, by which the times of events are told. Published definitions know today's rules alone, and may come
 * from other data: their rules are used from where on they agree, and every change before that is listed; where they do
 * not agree about the present and the future, so is every change to come.
 */
export function zoneDefinition(id: string, now: Date): ZoneDefinition {
  const year = now.getUTCFullYear();
  const key = `${id} ${year}`;
  const before = known.get(key);
  if (before) return before;
  const definition = makeDefinition(id, year);
  known.set(key, definition);
  return definition;
}

function makeDefinition(id: string, year: number): ZoneDefinition {
  const published = publishedDefinition(id);
  const name = published ? zoneId(published) : id;
  const end = Date.UTC(year + yearsAhead + 1, 0, 1);
  const offsetAt = offsetsOf(id);
  const changes = clockChanges(offsetAt, end);
  const initial = offsetAt(firstInstant);
  const agreedFrom = lastDisagreement(published, { changes, initial, end });
  const agreed = ({ at }: ClockChange) => at - secondMs > agreedFrom;
  const isCurrent = agreedFrom < Date.UTC(year - 1, 0, 1);
  const rules = published && isCurrent ? rulesOf(published, changes.filter(agreed)) : [];
  const listed = rules.length > 0 ? changes.filter((change) => !agreed(change)) : changes;
  const start = observance({ at: firstInstant, from: initial, to: initial }, []);
  return {
    name,
    lines: [
      'BEGIN:VTIMEZONE',
      `TZID:${name}`,
      `X-LIC-LOCATION:${name}`,
      ...start,
      ...listing(listed),
      ...rules,
      'END:VTIMEZONE',
    ],
  };
}

/** No zone has changed its clocks for less than a week since 1970. */
function clockChanges(offsetAt: (instant: Instant) => number, end: Instant): ClockChange[] {
  const changes: ClockChange[] = [];
  let from = offsetAt(firstInstant);
  for (let week = firstInstant; week < end; week += weekMs) {
    const to = offsetAt(week + weekMs);
    if (to !== from) changes.push({ at: firstWith(offsetAt, to, week), from, to });
    from = to;
  }
  return changes;
}

/** The first second of a week that has its last offset. */
function firstWith(offsetAt: (instant: Instant) => number, offset: number, week: Instant): Instant {
  let [low, high] = [week, week + weekMs];
  while (high - low > secondMs) {
    const middle = low + Math.floor((high - low) / 2 / secondMs) * secondMs;
    if (offsetAt(middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}

function offsetsOf(id: string): (instant: Instant) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName: 'longOffset' });
  return (instant) => {
    const [, sign, ...size] = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(format.format(instant)) ?? [];
    const [hours = 0, minutes = 0, seconds = 0] = size.map((part) => Number(part ?? 0));
    return (sign === '-' ? -1 : 1) * (hours * hourMs + minutes * minuteMs + seconds * secondMs);
  };
}

/** The last instant at which a published definition says something else; negative when there is none. */
function lastDisagreement(
  published: RawComponent | null,
  { changes, initial, end }: { changes: readonly ClockChange[]; initial: number; end: Instant },
): Instant {
  const other = published && definedZone('published', published);
  if (!other) return end;
  const own = tableZone(
    'own',
    initial,
    changes.map(({ at, to }) => ({ at, offset: to })),
  );
  const weeks = Array.from(
    { length: Math.ceil((end - firstInstant) / weekMs) },
    (_, week) => firstInstant + week * weekMs,
  );
  const asked = [...weeks, ...changes.flatMap(({ at }) => [at - secondMs, at])].toSorted((one, next) => next - one);
  return asked.find((instant) => own.offsetAt(instant) !== other.offsetAt(instant)) ?? -1;
}

/** The yearly rules of a published definition, from the first of the changes on which they are right. */
function rulesOf(published: RawComponent, changes: readonly ClockChange[]): string[] {
  const all = published.lines.map(({ text }) => text);
  return all.flatMap((line, place) => {
    if (!/^BEGIN:(?:STANDARD|DAYLIGHT)$/.test(line)) return [];
    const lines = all.slice(place, all.indexOf(line.replace('BEGIN', 'END'), place));
    const rule = lines.find((one) => one.startsWith('RRULE:'));
    const first = changes.find(
      ({ from, to }) =>
        lines.includes(`TZOFFSETFROM:${offsetText(from)}`) && lines.includes(`TZOFFSETTO:${offsetText(to)}`),
    );
    return rule !== undefined && first ? observance(first, [rule]) : [];
  });
}

/** Each kind of change once, with all its onsets: each in a line of its own and the first one too, for some programs read no others. */
function listing(changes: readonly ClockChange[]): string[] {
  const kinds = new Map<string, ClockChange[]>();
  for (const change of changes)
    kinds.set(`${change.from} ${change.to}`, [...(kinds.get(`${change.from} ${change.to}`) ?? []), change]);
  return [...kinds.values()].flatMap((all) =>
    all[0] ? observance(all[0], all.length > 1 ? all.map((change) => `RDATE:${wallText(change)}`) : []) : [],
  );
}

function observance(change: ClockChange, more: readonly string[]): string[] {
  const kind = change.to > change.from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wallText(change)}`,
    `TZOFFSETFROM:${offsetText(change.from)}`,
    `TZOFFSETTO:${offsetText(change.to)}`,
    ...more,
    `END:${kind}`,
  ];
}

/** Returns the local time of a change, on the clock before it. */
function wallText({ at, from }: ClockChange): string {
  return new Date(at + from).toISOString().replaceAll(/[-:]|\.\d{3}Z$/g, '');
}

function offsetText(offset: number): string {
  const size = Math.abs(offset);
  const parts = [size / hourMs, (size % hourMs) / minuteMs, (size % minuteMs) / secondMs].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  return `${offset < 0 ? '-' : '+'}${(parts[2] === '00' ? parts.slice(0, 2) : parts).join('')}`;
}

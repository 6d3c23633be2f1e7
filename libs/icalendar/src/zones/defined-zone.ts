import type { RawComponent } from '../parse/split-calendar.ts';
import { bindRule, fixedOffsetStart, parseRule } from '../recurrence/recurrence-rule.ts';
import { tableZone } from './time-zones.ts';
import type { Instant, WallTime, Zone } from './time-zones.ts';

interface Observance {
  start: WallTime;
  offsetFrom: number;
  offsetTo: number;
  rules: string[];
  dates: WallTime[];
}

const firstInstant = Date.UTC(1900, 0, 1);
const lastInstant = Date.UTC(2200, 0, 1);
const changesLimit = 2_000;
const observancesLimit = 200;

/** The zone that a VTIMEZONE defines, from 1900 to 2200; null when nothing in it can be read. */
export function definedZone(tzid: string, definition: RawComponent): Zone | null {
  const changes: { at: Instant; offset: number }[] = [];
  const observances = readObservances(definition).slice(0, observancesLimit);
  for (const observance of observances) {
    for (const at of onsets(observance).slice(0, changesLimit)) changes.push({ at, offset: observance.offsetTo });
  }
  changes.sort((a, b) => a.at - b.at);
  const earliest = observances.toSorted((a, b) => a.start - b.start)[0];
  return earliest ? tableZone(tzid, earliest.offsetFrom, changes) : null;
}

function onsets({ start, offsetFrom, rules, dates }: Observance): Instant[] {
  const instants = new Set([start, ...dates].map((wall) => wall - offsetFrom));
  for (const text of rules) {
    try {
      const rule = parseRule(text);
      if (rule.frequency !== 'YEARLY' && rule.frequency !== 'MONTHLY') continue;
      for (const { instant } of bindRule(rule, fixedOffsetStart(start, offsetFrom)).between(firstInstant, lastInstant))
        instants.add(instant);
    } catch {
      continue;
    }
  }
  return [...instants].sort((a, b) => a - b);
}

function readObservances(definition: RawComponent): Observance[] {
  const observances: Observance[] = [];
  let lines: string[] | null = null;
  for (const { text } of definition.lines) {
    const upper = text.trim().toUpperCase();
    if (upper === 'BEGIN:STANDARD' || upper === 'BEGIN:DAYLIGHT') lines = [];
    else if (upper === 'END:STANDARD' || upper === 'END:DAYLIGHT') {
      const observance = lines ? toObservance(lines) : null;
      if (observance) observances.push(observance);
      lines = null;
    } else lines?.push(text);
  }
  return observances;
}

function toObservance(lines: readonly string[]): Observance | null {
  const values = (name: string) =>
    lines
      .filter((line) => line.toUpperCase().startsWith(`${name}:`) || line.toUpperCase().startsWith(`${name};`))
      .map((line) => line.slice(line.indexOf(':') + 1).trim());
  const start = localTime(values('DTSTART')[0] ?? '');
  const offsetFrom = offsetOf(values('TZOFFSETFROM')[0] ?? '');
  const offsetTo = offsetOf(values('TZOFFSETTO')[0] ?? '');
  if (start === null || offsetTo === null) return null;
  const dates = values('RDATE')
    .flatMap((value) => value.split(','))
    .map(localTime)
    .filter((time) => time !== null);
  return { start, offsetFrom: offsetFrom ?? offsetTo, offsetTo, rules: values('RRULE'), dates };
}

function localTime(text: string): WallTime | null {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?)?/.exec(text);
  if (!match) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function offsetOf(text: string): number | null {
  const match = /^([+-])(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(text);
  if (!match) return null;
  const size = ((Number(match[2]) * 60 + Number(match[3])) * 60 + Number(match[4] ?? 0)) * 1000;
  return match[1] === '-' ? -size : size;
}

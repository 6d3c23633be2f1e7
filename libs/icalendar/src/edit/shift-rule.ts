import { bindRule, parseRule } from '../recurrence/recurrence-rule.ts';
import { dayMs, toInstant, toWall, utc } from '../zones/time-zones.ts';
import type { WallTime } from '../zones/time-zones.ts';
import type { EventTime } from '../parse/event-component.ts';

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const comparedYears = 12;
const comparedHourlyDays = 40;

/**
 * Returns the rule whose instances are those of the given one, each moved by the same time on the wall clock; null when no
 * such rule can be told, as for "the first Friday" moved to another day.
 * @param text an RRULE value
 * @param start DTSTART before the move
 */
export function shiftRule(text: string, start: EventTime, shift: number): string | null {
  const days = Math.floor((start.wall + shift) / dayMs) - Math.floor(start.wall / dayMs);
  const parts = text
    .trim()
    .split(';')
    .filter(Boolean)
    .map((part) => part.split('=', 2).map((side) => side.trim().toUpperCase()) as [string, string]);
  const everyWeek = parts.some(([name, value]) => name === 'FREQ' && (value === 'WEEKLY' || value === 'DAILY'));
  const moved = parts.map(([name, value]) => `${name}=${shiftPart(name, value, { start, shift, days, everyWeek })}`);
  const has = (wanted: string) => parts.some(([name]) => name === wanted);
  if (days !== 0 && everyWeek && has('BYDAY') && has('INTERVAL') && !has('WKST'))
    moved.push(`WKST=${weekdayAfter('MO', days)}`);
  const result = moved.join(';');
  return isShifted(text, result, start, shift) ? result : null;
}

interface Shift {
  start: EventTime;
  shift: number;
  days: number;
  everyWeek: boolean;
}

function shiftPart(name: string, value: string, { start, shift, days, everyWeek }: Shift): string {
  if (name === 'UNTIL') return shiftUntil(value, start, shift, days);
  if (days === 0) return value;
  if (name === 'WKST') return everyWeek ? weekdayAfter(value, days) : value;
  if (name === 'BYDAY' && !/\d/.test(value))
    return value
      .split(',')
      .map((day) => weekdayAfter(day, days))
      .join(',');
  if (name === 'BYMONTHDAY')
    return value
      .split(',')
      .map((day) => String(Number(day) + days))
      .join(',');
  return value;
}

function weekdayAfter(day: string, days: number): string {
  const index = weekdays.indexOf(day);
  return index < 0 ? day : String(weekdays[(((index + days) % 7) + 7) % 7]);
}

/** UNTIL in the form that it has: in UTC it moves with the clocks of the event's zone. */
function shiftUntil(value: string, start: EventTime, shift: number, days: number): string {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(value);
  if (!match) return value;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const written = (time: WallTime) => new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}Z/g, '');
  if (match[4] === undefined) return written(wall + days * dayMs).slice(0, 8);
  if (start.kind === 'date') return written(wall + days * dayMs) + String(match[7]);
  if (match[7] === '') return written(wall + shift);
  return `${written(toInstant(start.zone, toWall(start.zone, wall) + shift))}Z`;
}

/** Compares both rules over years, without their ends. */
function isShifted(before: string, after: string, start: EventTime, shift: number): boolean {
  try {
    const [old, moved] = [parseRule(before), parseRule(after)];
    const length = (old.frequency === 'HOURLY' ? comparedHourlyDays : comparedYears * 366) * dayMs;
    const walls = (rule: typeof old, from: WallTime) =>
      bindRule({ ...rule, until: null }, { wall: from, zone: utc, allDay: start.kind === 'date' })
        .between(from, from + length)
        .map(({ wall }) => wall - from);
    const [a, b] = [walls(old, start.wall), walls(moved, start.wall + shift)];
    return a.length === b.length && a.every((wall, index) => wall === b[index]);
  } catch {
    return false;
  }
}

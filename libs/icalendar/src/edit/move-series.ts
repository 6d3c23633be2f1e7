import { originalPlace } from '../recurrence/prepare-series.ts';
import type { SeriesInstance } from '../recurrence/prepare-series.ts';
import type { EventComponent, EventTime } from '../parse/event-component.ts';
import type { RawComponent } from '../parse/split-calendar.ts';
import { dayMs, minuteMs, toInstant, toWall, utc } from '../zones/time-zones.ts';
import type { Zone } from '../zones/time-zones.ts';
import {
  formOfStart,
  lineName,
  lineValue,
  replaceProperties,
  stamped,
  wallLine,
  zonedForm,
} from './component-lines.ts';
import type { EditableEvent, TimeForm } from './component-lines.ts';
import { areDates } from './edit-object.ts';
import type { NewTimes } from './edit-object.ts';
import { RefusedEditError, withComponents } from './editable-object.ts';
import type { EditableObject } from './editable-object.ts';
import { shiftRule } from './shift-rule.ts';

/** Move of a whole series: the shift on the wall clock, and the change of each occurrence's length. */
interface SeriesShift {
  wall: number;
  length: number;
}

/**
 * Returns the series with every occurrence moved by the difference between the instance and its new times, on the wall clock
 * of the series, so over clock changes too: start times, rules, exception dates and overrides.
 * @throws RefusedEditError when its rule has no form for the moved days, or an all-day series would get times
 */
export function moveSeries(
  object: EditableObject,
  instance: SeriesInstance,
  times: NewTimes,
  now: Date,
): EditableObject {
  const master = object.events.find(({ event }) => event.recurrenceId === null) ?? object.events[0];
  if (!master) return object;
  const shift = shiftOf(instance, times, master.event, object.familyZone);
  return withComponents(
    object,
    object.events.map((entry) => shifted(entry, master, shift, now)),
  );
}

function shiftOf(
  { start, end, allDay }: SeriesInstance,
  times: NewTimes,
  { start: { zone } }: EventComponent,
  familyZone: Zone,
): SeriesShift {
  if (allDay && !areDates(times, familyZone))
    throw new RefusedEditError(
      "An all-day series moves by whole days: give `start` and `end` as midnights of the family's time zone.",
    );
  const wall = toWall(zone, times.start) - toWall(zone, start);
  const walls = (range: NewTimes) => toWall(zone, range.end) - toWall(zone, range.start);
  return { wall, length: allDay ? walls(times) - walls({ start, end }) : times.end - times.start - (end - start) };
}

function shifted(entry: EditableEvent, master: EditableEvent, shift: SeriesShift, now: Date): RawComponent {
  const { component, event } = entry;
  const form = formOfStart(entry);
  const start = event.start.wall + shift.wall;
  const lines = [wallLine('DTSTART', form, start), ...endLines(entry, form, shift)];
  if (event.recurrenceId) lines.push(shiftedTime('RECURRENCE-ID', event.recurrenceId, { entry, master, shift }));
  for (const date of event.exceptionDates) lines.push(shiftedTime('EXDATE', date, { entry, master, shift }));
  for (const date of event.extraDates) {
    if (date.duration)
      throw new RefusedEditError(
        'This series has extra dates with lengths of their own (RDATE periods) and cannot be moved as a whole.',
      );
    lines.push(shiftedTime('RDATE', date.start, { entry, master, shift }));
  }
  lines.push(...ruleLines(component, event, shift));
  const withRange = event.thisAndFuture
    ? lines.map((line) => line.replace(/^RECURRENCE-ID/, 'RECURRENCE-ID;RANGE=THISANDFUTURE'))
    : lines;
  const kept = lines.some((line) => line.startsWith('DTEND')) ? ['DTEND', 'DURATION'] : ['DTEND'];
  return replaceProperties(
    stamped(entry, now),
    ['DTSTART', ...kept, 'RECURRENCE-ID', 'EXDATE', 'RDATE', 'RRULE', 'EXRULE'],
    withRange,
  );
}

/** DTEND, where there was one or the length changes; a DURATION that still holds stays. */
function endLines({ component, event }: EditableEvent, form: TimeForm, shift: SeriesShift): string[] {
  const hadEnd = component.properties.some((line) => lineName(line) === 'DTEND');
  if (!hadEnd && shift.length === 0) return [];
  const start = event.start.wall + shift.wall;
  if (form.kind === 'date')
    return [wallLine('DTEND', form, start + Math.max(dayMs, event.duration.days * dayMs + shift.length))];
  const length = event.duration.days * dayMs + event.duration.ms + shift.length;
  const end = toInstant(form.zone, start) + (length > 0 ? length : minuteMs);
  return [wallLine('DTEND', form, toWall(form.zone, end))];
}

function ruleLines({ properties }: RawComponent, { start }: EventComponent, { wall }: SeriesShift): string[] {
  return properties
    .filter((line) => /^(RRULE|EXRULE)$/.test(lineName(line)) && lineValue(line).trim() !== '')
    .map((line) => {
      const rule = shiftRule(lineValue(line), start, wall);
      if (rule === null)
        throw new RefusedEditError(
          `This series repeats by ${lineValue(line).trim()}, and no such rule gives the moved times. Move single occurrences, or cancel it and add a new one.`,
        );
      return `${lineName(line)}:${rule}`;
    });
}

interface ShiftedEntry {
  entry: EditableEvent;
  master: EditableEvent;
  shift: SeriesShift;
}

/** A RECURRENCE-ID, EXDATE or RDATE in the form that it has, moved on the wall clock of the series. */
function shiftedTime(name: string, time: EventTime, { entry, master, shift }: ShiftedEntry): string {
  const zone = master.event.start.zone;
  const wall = originalPlace(time, master.event).wall + shift.wall;
  if (time.kind === 'date') return wallLine(name, { kind: 'date', zone, tzid: '' }, Math.floor(wall / dayMs) * dayMs);
  if (time.kind === 'floating') return wallLine(name, { kind: 'floating', zone, tzid: '' }, wall);
  const instant = toInstant(zone, wall);
  if (time.kind === 'utc') return wallLine(name, zonedForm(utc), instant);
  const own = [master, entry].find(({ event }) => event.start.kind === 'zoned' && event.start.zone.id === time.zone.id);
  return wallLine(name, own ? formOfStart(own) : zonedForm(time.zone), toWall(time.zone, instant));
}

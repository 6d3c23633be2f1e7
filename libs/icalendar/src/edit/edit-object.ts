import type { SeriesInstance } from '../recurrence/prepare-series.ts';
import { instantOf, isRecurring } from '../parse/event-component.ts';
import type { RawComponent } from '../parse/split-calendar.ts';
import type { ContentLine } from '../parse/content-lines.ts';
import { dayMs, toWall } from '../zones/time-zones.ts';
import type { Instant, Zone } from '../zones/time-zones.ts';
import {
  attendeeLine,
  formOfStart,
  instantLine,
  lineName,
  replaceLines,
  replaceProperties,
  stamped,
  textLine,
  wallLine,
  zonedForm,
} from './component-lines.ts';
import type { Attendee, EditableEvent, TimeForm } from './component-lines.ts';
import { serializeObject, RefusedEditError, withComponents } from './editable-object.ts';
import type { EditableObject } from './editable-object.ts';

/** One occurrence, or the whole series. */
export type Scope = 'instance' | 'series';

/** New start and end of an event. */
export interface NewTimes {
  start: Instant;
  end: Instant;
}

/** People to put on an event. */
export interface Assignment {
  attendees: readonly Attendee[];
  /** Whether an ATTENDEE or X-HOMEROOM-WHO line names somebody whom they replace. */
  isReplaced: (line: ContentLine) => boolean;
}

const recurrenceNames = ['RRULE', 'RDATE', 'EXDATE', 'EXRULE', 'RECURRENCE-ID'];

/** Returns the object with another title, for one instance or all. */
export function renameEvent(
  object: EditableObject,
  instance: SeriesInstance,
  summary: string,
  scope: Scope,
  now: Date,
): EditableObject {
  const rename = (component: RawComponent) => replaceProperties(component, ['SUMMARY'], [textLine('SUMMARY', summary)]);
  if (scope === 'instance') return changeInstance(object, instance, now, rename);
  return withComponents(
    object,
    object.events.map((entry) => rename(stamped(entry, now))),
  );
}

/** Returns the object with one instance at other times; `moveSeries` moves a series. */
export function moveInstance(
  object: EditableObject,
  instance: SeriesInstance,
  times: NewTimes,
  now: Date,
): EditableObject {
  return changeInstance(object, instance, now, (component, form) =>
    withTimes(component, form, times, object.familyZone),
  );
}

/** Returns the object with other attendees on one instance; those that are not replaced stay. */
export function assignAttendees(
  object: EditableObject,
  instance: SeriesInstance,
  { attendees, isReplaced }: Assignment,
  now: Date,
): EditableObject {
  const names = new Set(['ATTENDEE', 'X-HOMEROOM-WHO']);
  const leaves = (line: ContentLine) => names.has(lineName(line)) && isReplaced(line);
  return changeInstance(object, instance, now, (component) =>
    replaceLines(component, leaves, attendees.map(attendeeLine)),
  );
}

/**
 * Returns the object without one instance: an EXDATE in the master, and no override for it. Null when that was the last one.
 */
export function removeInstance(object: EditableObject, instance: SeriesInstance, now: Date): EditableObject | null {
  const own = ownOverride(object, instance);
  const master = object.events.find(({ event }) => event.recurrenceId === null);
  if (!master || !isRecurring(object.prepared.series)) return withoutEvent(object, own ?? master);
  const exdate = recurrenceLine('EXDATE', instance, formOfStart(master));
  const kept = object.events.filter((entry) => entry !== own);
  const left = withComponents(
    object,
    kept.map((entry) => (entry === master ? replaceProperties(stamped(entry, now), [], [exdate]) : entry.component)),
  );
  return hasInstances(left) ? left : null;
}

/** Returns the object to show when nothing of it is left: every event with STATUS:CANCELLED (RFC 5545 §3.8.1.11). */
export function cancelEvent(object: EditableObject, now: Date): EditableObject {
  return withComponents(
    object,
    object.events.map((entry) => replaceProperties(stamped(entry, now), ['STATUS'], ['STATUS:CANCELLED'])),
  );
}

function withoutEvent(object: EditableObject, gone: EditableEvent | undefined): EditableObject | null {
  const kept = object.events.filter((entry) => entry !== gone);
  return kept.length === 0
    ? null
    : withComponents(
        object,
        kept.map(({ component }) => component),
      );
}

/** The override that stands for this instance alone. */
function ownOverride(
  { events }: EditableObject,
  { event, recurrence, start }: SeriesInstance,
): EditableEvent | undefined {
  const found = events.find((entry) => entry.event === event && event.recurrenceId !== null);
  if (!found?.event.thisAndFuture) return found;
  if (recurrence.kind !== 'single' && start !== instantOf(found.event.start)) return undefined;
  throw new RefusedEditError(
    'This occurrence is where a change of all later ones begins (RANGE=THISANDFUTURE), so it cannot be changed alone. Use scope=series, or change it in the program that made it.',
  );
}

type Change = (component: RawComponent, form: TimeForm) => RawComponent;

/** Changes the event, its override for the instance, or a new override made of what the instance shows. */
function changeInstance(object: EditableObject, instance: SeriesInstance, now: Date, change: Change): EditableObject {
  const single = !isRecurring(object.prepared.series);
  const target = single ? object.events[0] : ownOverride(object, instance);
  if (target) {
    const changed = change(stamped(target, now), formOfStart(target));
    return withComponents(
      object,
      object.events.map((entry) => (entry === target ? changed : entry.component)),
    );
  }
  const base = object.events.find(({ event }) => event === instance.event);
  const master = object.events.find(({ event }) => event.recurrenceId === null);
  if (!base || !master) throw new RefusedEditError('This occurrence cannot be changed alone.');
  const override = change(overrideOf(base, master, instance, now), formOfStart(base));
  return withComponents(object, [...object.events.map(({ component }) => component), override]);
}

function overrideOf(base: EditableEvent, master: EditableEvent, instance: SeriesInstance, now: Date): RawComponent {
  const form = formOfStart(base);
  const bare = replaceProperties(stamped(base, now), [...recurrenceNames, 'DTSTART', 'DTEND', 'DURATION'], []);
  return replaceProperties(
    bare,
    [],
    [
      recurrenceLine('RECURRENCE-ID', instance, formOfStart(master)),
      instantLine('DTSTART', form, instance.start),
      instantLine('DTEND', form, instance.end),
    ],
  );
}

/** The original start of an instance, in the form of DTSTART. */
function recurrenceLine(name: string, { recurrence, start }: SeriesInstance, form: TimeForm): string {
  if (recurrence.kind === 'single') return instantLine(name, form, start);
  const time = recurrence.seconds * 1000;
  return recurrence.kind === 'timed' ? instantLine(name, form, time) : wallLine(name, form, time);
}

/** Times from midnight to midnight keep a date a date; otherwise it becomes a time in the family's zone. */
function withTimes(component: RawComponent, form: TimeForm, { start, end }: NewTimes, familyZone: Zone): RawComponent {
  const written = form.kind === 'date' && !areDates({ start, end }, familyZone) ? zonedForm(familyZone) : form;
  return replaceProperties(
    component,
    ['DTSTART', 'DTEND', 'DURATION'],
    [instantLine('DTSTART', written, start), instantLine('DTEND', written, end)],
  );
}

/** Returns whether times are whole days in the zone. */
export function areDates({ start, end }: NewTimes, zone: Zone): boolean {
  return [start, end].every((instant) => toWall(zone, instant) % dayMs === 0);
}

const looks = 200;
const lookLength = 366 * dayMs;

/** Whether any instance is left; a series that is endless, or too long to look through, has some. */
function hasInstances(object: EditableObject): boolean {
  const { firstStart, lastEnd } = serializeObject(object);
  if (lastEnd === null || lastEnd - firstStart > looks * lookLength) return true;
  for (let start = firstStart; start <= lastEnd; start += lookLength) {
    if (object.prepared.instancesIn({ start, end: start + lookLength }).length > 0) return true;
  }
  return false;
}

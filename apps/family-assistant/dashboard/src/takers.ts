import type { Operation } from './contract.ts';

/** Member who can take an event. */
export interface Taker {
  name: string;
  role: string;
}

/** Property in jCal: name, parameters, type, values (RFC 7265). */
type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];
type Properties = readonly Property[];

/**
 * Returns who takes an event after a change that keeps its time, such as an overlap's option: first names where
 * unambiguous. Null for any other change.
 */
export function takersOf({ type, snapshot }: Operation, members: readonly Taker[]): string[] | null {
  if (type !== 'move') return null;
  const [before, after] = [eventsOf(snapshot?.previous_state?.jcal), eventsOf(snapshot?.new_state?.jcal)];
  const changed = after.find((event) => !before.some((other) => JSON.stringify(other) === JSON.stringify(event)));
  const earlier =
    changed &&
    (before.find((event) => valueOf(event, 'recurrence-id') === valueOf(changed, 'recurrence-id')) ??
      before.find((event) => valueOf(event, 'recurrence-id') === ''));
  if (!changed || !earlier || !isSameTime(changed, earlier)) return null;
  const named = changed.flatMap(([name, { cn }, , value]) =>
    name === 'attendee' ? [cn] : name === 'x-homeroom-who' ? [value] : [],
  );
  const takers = members.filter(({ name, role }) => role !== 'child' && named.includes(name));
  return takers.length === 0 ? null : takers.map(({ name }) => shortName(name, members));
}

function eventsOf(jcal: unknown[] = []): Properties[] {
  const components = (jcal[2] ?? []) as [string, Properties, unknown[]][];
  return components.filter(([name]) => name === 'vevent').map(([, properties]) => properties);
}

function valueOf(event: Properties, property: string): string {
  return String(event.find(([name]) => name === property)?.[3] ?? '');
}

/** An instance without an earlier override starts when its series says. */
function isSameTime(changed: Properties, earlier: Properties): boolean {
  const isOwn = valueOf(earlier, 'recurrence-id') === valueOf(changed, 'recurrence-id');
  const start = isOwn ? valueOf(earlier, 'dtstart') : valueOf(changed, 'recurrence-id');
  return valueOf(changed, 'dtstart') === start && lengthOf(changed) === lengthOf(earlier);
}

function lengthOf(event: Properties): string | number {
  const [start, end] = [valueOf(event, 'dtstart'), valueOf(event, 'dtend')];
  return end === ''
    ? valueOf(event, 'duration')
    : Date.parse(`${end.slice(0, 19)}Z`) - Date.parse(`${start.slice(0, 19)}Z`) || `${start} ${end}`;
}

function shortName(name: string, members: readonly Taker[]): string {
  const first = (one: string) => one.trim().split(/\s+/)[0] ?? one;
  return members.filter((member) => first(member.name) === first(name)).length === 1 ? first(name) : name;
}

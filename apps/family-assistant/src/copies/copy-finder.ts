import type { Household } from '@homeroom/household';
import { groupedBy } from '../calendar/grouped-by.ts';
import { instancePart } from '../calendar/occurrence-id.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { takesTime } from '../calendar/overlaps.ts';
import { CopyRule } from './copy-rule.ts';

/** Appointments that one is compared with at most, so that thousands of equal ones stay cheap. */
const maxCompared = 64;

/** Occurrences of one appointment, at most one of each calendar. */
type Appointment = Occurrence[];

/** Finds the copies among occurrences. */
export class CopyFinder {
  private readonly rule: CopyRule;
  /** The place of each calendar when one of the copies is to stand for all: those that take changes come first. */
  private readonly ranks: ReadonlyMap<string, number>;

  constructor(household: Household, rule = new CopyRule(household)) {
    this.rule = rule;
    const isReadOnly = (kind: string) => Number(kind === 'subscribed');
    const ranked = household.calendars.toSorted((a, b) => isReadOnly(a.kind) - isReadOnly(b.kind));
    this.ranks = new Map(ranked.map(({ id }, rank) => [id, rank]));
  }

  /** Returns the same occurrences in the same order, each with its copies among them. */
  find(occurrences: readonly Occurrence[]): Occurrence[] {
    if (this.ranks.size < 2) return [...occurrences];
    const found = new Map<Occurrence, Occurrence>();
    for (const copies of this.appointments(occurrences)) {
      const first = (one: Occurrence) => copies.filter((other) => saySame(one, other)).sort(this.byRank)[0];
      for (const one of copies)
        found.set(one, { ...one, copies: copies.filter((other) => other !== one), isCopy: first(one) !== one });
    }
    return found.size === 0 ? [...occurrences] : occurrences.map((one) => found.get(one) ?? one);
  }

  /** The occurrences on several calendars: the same instances of a UID first, then what is alike at the same times. */
  private appointments(occurrences: readonly Occurrence[]): Appointment[] {
    const atOnce = onSeveral(groupedBy(instancesOf(occurrences), ([one]) => one?.start ?? 0)).flatMap((begun) =>
      onSeveral(groupedBy(begun, ([one]) => one?.end ?? 0)),
    );
    const joined = atOnce.flatMap((appointments) =>
      [...groupedBy(appointments, ([one]) => (one ? this.rule.titleOf(one) : '')).values()].flatMap((alike) =>
        alike.length === 1 ? alike : this.join(alike),
      ),
    );
    return joined.filter(({ length }) => length > 1);
  }

  /** Joins appointments of which each occurrence is a copy of each other, calendar by calendar. */
  private join(appointments: readonly Appointment[]): Appointment[] {
    const joined: Appointment[] = [];
    for (const ofCalendar of groupedBy(appointments, ([one]) => one?.calendarId ?? '').values()) {
      const others = [...joined];
      for (const next of ofCalendar) {
        const fits = (known: Appointment) =>
          known.every((one) => next.every((other) => this.rule.areCopies(one, other)));
        const index = others.slice(0, maxCompared).findIndex(fits);
        if (index === -1) joined.push([...next]);
        else others.splice(index, 1)[0]?.push(...next);
      }
    }
    return joined;
  }

  private readonly byRank = (a: Occurrence, b: Occurrence): number =>
    Number(takesTime(b)) - Number(takesTime(a)) ||
    (this.ranks.get(a.calendarId) ?? 0) - (this.ranks.get(b.calendarId) ?? 0);
}

/** Whether one line can stand for both: the same times, and both take place or neither. */
function saySame(one: Occurrence, other: Occurrence): boolean {
  const isCancelled = ({ event }: Occurrence) => event.status === 'cancelled';
  return one.start === other.start && one.end === other.end && isCancelled(one) === isCancelled(other);
}

/** The same instances of a UID together, every other occurrence alone. */
function instancesOf(occurrences: readonly Occurrence[]): Appointment[] {
  const shared = uidsOnSeveral(occurrences);
  const all: Appointment[] = [];
  const ofShared = new Map<string, Appointment>();
  for (const one of occurrences) {
    const key = shared.has(one.uid) && `${instancePart(one.id)} ${one.uid}`;
    const known = key === false ? undefined : ofShared.get(key);
    if (known) known.push(one);
    else {
      const own = [one];
      all.push(own);
      if (key !== false) ofShared.set(key, own);
    }
  }
  return all;
}

function uidsOnSeveral(occurrences: readonly Occurrence[]): Set<string> {
  const first = new Map<string, string>();
  const several = new Set<string>();
  for (const { uid, calendarId } of occurrences) {
    const known = first.get(uid);
    if (known === undefined) first.set(uid, calendarId);
    else if (known !== calendarId) several.add(uid);
  }
  return several;
}

/** The groups whose occurrences are on more than one calendar. */
function onSeveral(groups: ReadonlyMap<unknown, Appointment[]>): Appointment[][] {
  return [...groups.values()].filter((appointments) => {
    const calendarId = appointments[0]?.[0]?.calendarId;
    return appointments.some((own) => own.some((one) => one.calendarId !== calendarId));
  });
}

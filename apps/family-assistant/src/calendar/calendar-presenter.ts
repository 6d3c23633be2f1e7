import type { Household, Member, WhoIsWho } from '@homeroom/household';
import { whoIsWho } from '@homeroom/household';
import { type Zone, formatInstant } from '@homeroom/icalendar';
import type { components } from '../generated/contract-types.ts';
import type { Occurrence, ShownEvent, ShownOccurrence } from './occurrence.ts';
import type { Overlap } from './overlaps.ts';
import type { TravelEstimate } from '../travel/travel-times.ts';

type CalendarEvent = components['schemas']['CalendarEvent'];
type ConflictRef = components['schemas']['ConflictRef'];

/** Estimates by the occurrence's id; one that is not known is absent. */
export type TravelTimes = ReadonlyMap<string, TravelEstimate>;

/** Writes calendar answers as the contract has them. */
export class CalendarPresenter {
  private readonly household: Household;
  private readonly people: WhoIsWho;
  private readonly owners: ReadonlyMap<string, string | null>;
  private readonly zone: Zone;
  private readonly known = new WeakMap<ShownEvent, Concerned>();

  constructor(household: Household, zone: Zone) {
    this.household = household;
    this.people = whoIsWho(household);
    this.owners = new Map(household.calendars.map(({ id, owner }) => [id, owner]));
    this.zone = zone;
  }

  conflicts(overlaps: readonly Overlap[]): ConflictRef[] {
    return overlaps.map(({ id, first, second, minutes }) => ({
      id,
      event1_id: first.id,
      event2_id: second.id,
      overlap_minutes: minutes,
    }));
  }

  /** Returns the largest number of bytes that an occurrence takes in an answer. */
  bytesOf(occurrence: Occurrence): number {
    return this.concerned(occurrence).bytes + bytesOfCopy * (occurrence.copies?.length ?? 0);
  }

  /** One occurrence; without `travel` it says nothing of travel times. */
  event(occurrence: ShownOccurrence, travel?: TravelTimes): CalendarEvent {
    const { id, start, end, allDay, event } = occurrence;
    return {
      id,
      summary: event.summary,
      start: formatInstant(start, this.zone),
      end: formatInstant(end, this.zone),
      ...(allDay && { all_day: true }),
      location: event.location,
      ...(travel && travelFields(travel.get(id))),
      status: event.status,
      ...this.whoAndColor(occurrence),
      ...(event.letterId !== null && { letter_id: event.letterId }),
    };
  }

  /** One occurrence of a read, which lists its copies. */
  listed(occurrence: Occurrence, travel?: TravelTimes): CalendarEvent {
    return { ...this.event(occurrence, travel), copies: (occurrence.copies ?? []).map(({ id }) => id) };
  }

  /** Returns `listed` as JSON; the texts that the instances of an event have in common are written once. */
  json(occurrence: Occurrence, travel?: TravelTimes): string {
    const { id, start, end, allDay, copies = [] } = occurrence;
    const { summary, location, rest } = this.concerned(occurrence).json;
    const times = `"start":"${formatInstant(start, this.zone)}","end":"${formatInstant(end, this.zone)}"`;
    const copyIds = copies.length === 0 ? '' : `"${copies.map((copy) => copy.id).join('","')}"`;
    return `{"id":"${id}",${summary},${times}${allDay ? ',"all_day":true' : ''},${location},${travelJson(travel, id)}${rest},"copies":[${copyIds}]}`;
  }

  /** The members whom an occurrence or one of its copies concerns, in the household's order. */
  membersOf(occurrence: Pick<ShownOccurrence, 'event' | 'calendarId'> & Pick<Occurrence, 'copies'>): readonly Member[] {
    const { members } = this.concerned(occurrence);
    if (!occurrence.copies) return members;
    const all = new Set([...members, ...occurrence.copies.flatMap((copy) => this.concerned(copy).members)]);
    return this.household.members.filter((member) => all.has(member));
  }

  private whoAndColor(occurrence: ShownOccurrence): Pick<CalendarEvent, 'who' | 'color'> {
    const { who, color } = this.concerned(occurrence);
    return { who, color };
  }

  private concerned({ event, calendarId }: Pick<ShownOccurrence, 'event' | 'calendarId'>): Concerned {
    const known = this.known.get(event);
    if (known) return known;
    const { summary, location, attendees, categories, status, letterId } = event;
    const members = this.people.membersOf({
      summary,
      attendees,
      categories,
      calendarOwner: this.owners.get(calendarId) ?? null,
    });
    const who = members.map(({ name }) => name);
    const color = this.people.colorOfAll(members);
    const found = {
      members,
      who,
      color,
      json: {
        summary: fieldsOf({ summary }),
        location: fieldsOf({ location }),
        rest: fieldsOf({ status, who, color, ...(letterId !== null && { letter_id: letterId }) }),
      },
      bytes: bytesBesideTexts + Buffer.byteLength(JSON.stringify([summary, location, who])),
    };
    this.known.set(event, found);
    return found;
  }
}

/** Whom an event concerns, as members and as answers have it. */
interface Concerned {
  members: readonly Member[];
  who: string[];
  color: string;
  /** Fields in the order of `CalendarEvent`, without the braces. */
  json: { summary: string; location: string; rest: string };
  bytes: number;
}

/** The names and punctuation of an event in an answer, its id, times, numbers, status and colour. */
const bytesBesideTexts = 320;
/** The id of a copy with its quotes and comma. */
const bytesOfCopy = 39;

function travelFields(
  estimate: TravelEstimate | undefined,
): Pick<CalendarEvent, 'travel_time_minutes' | 'travel_from_home'> {
  return estimate
    ? { travel_time_minutes: estimate.minutes, travel_from_home: estimate.fromHome }
    : { travel_time_minutes: null };
}

/** The fields of an object as JSON, without the braces. */
function fieldsOf(part: Partial<CalendarEvent>): string {
  return JSON.stringify(part).slice(1, -1);
}

function travelJson(travel: TravelTimes | undefined, id: string): string {
  if (!travel) return '';
  const estimate = travel.get(id);
  return estimate
    ? `"travel_time_minutes":${estimate.minutes},"travel_from_home":${estimate.fromHome},`
    : '"travel_time_minutes":null,';
}

import { childIds, whoIsWho, type EventPeople, type Household, type Member, type WhoIsWho } from '@homeroom/household';
import type { EventComponent, Instant } from '@homeroom/icalendar';
import { instancePart } from '../calendar/occurrence-id.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { foldedWords } from './folded-words.ts';
import { isLikeTitle } from './like-title.ts';
import { contradict, PlaceReader, type ReadPlace } from './place-reader.ts';
import { isRoutine } from './routine-words.ts';

/** The parts of an occurrence that the rule compares. */
export type ComparedEvent = Pick<Occurrence, 'id' | 'calendarId' | 'uid' | 'start' | 'end' | 'event'>;

/** Words of an event that the rule compares. */
type EventText = Pick<EventComponent, 'summary' | 'location' | 'attendees' | 'categories'>;

/** An event that is not on a calendar yet. */
export interface NewEvent {
  event: EventText;
  /** Null when nobody said when it starts. */
  start: Instant | null;
  /** Null when nobody said when it ends. */
  end: Instant | null;
}

/** An event's text with the calendar that it is on; empty for none. */
interface TextOnCalendar {
  event: EventText;
  calendarId: string;
}

/** Reading of an event for the rule. */
interface ReadEvent {
  /** The words of its title without names. */
  title: string;
  /** Ids of the members whom it names: in its title, otherwise as attendees or categories. */
  named: ReadonlySet<string>;
  /** Whether those are adults whom only the attendees name, who may go with a child that the other event names. */
  namesEscorts: boolean;
  place: ReadPlace | null;
}

const nameMark = '\uE000';

/** Tells which events of different calendars are copies of one appointment. */
export class CopyRule {
  private readonly people: WhoIsWho;
  private readonly places: PlaceReader;
  /** A marked name with what belongs to it: "for Maya", "Maya's", "Maya R." */
  private readonly names: RegExp;
  private readonly children: ReadonlySet<string>;
  private readonly owners: ReadonlyMap<string, string | null>;
  private readonly known = new WeakMap<EventText, ReadEvent>();

  constructor(household: Household) {
    this.people = whoIsWho(household);
    this.places = new PlaceReader(household);
    const initials = new Set(
      household.members.map(({ name }) => /\p{L}/u.exec(name.split(/\s+/).at(-1) ?? '')?.[0] ?? ''),
    );
    this.names = new RegExp(
      `(?:(?<![\\p{L}\\p{N}])(?:for|with|w/|and|of|by|to|from|para|con|de|y)\\s+)?${nameMark}(?:'s|\\s+[${[...initials].join('')}])?(?![\\p{L}\\p{N}])`,
      'giu',
    );
    this.children = childIds(household.members);
    this.owners = new Map(household.calendars.map(({ id, owner }) => [id, owner]));
  }

  /** Whether two occurrences are one appointment: the same instance of one UID, or alike at the same times. */
  areCopies(one: ComparedEvent, other: ComparedEvent): boolean {
    if (one.calendarId === other.calendarId) return false;
    if (one.uid === other.uid && instancePart(one.id) === instancePart(other.id)) return true;
    return one.start === other.start && one.end === other.end && this.areAlike(one, other);
  }

  /** Whether a new event is one of a calendar: as copies are, but a time that nobody said counts as equal. */
  isOnCalendar(added: NewEvent, known: ComparedEvent): boolean {
    const isAtTime = (said: Instant | null, time: Instant) => said === null || said === time;
    return (
      isAtTime(added.start, known.start) &&
      isAtTime(added.end, known.end) &&
      this.areAlike({ ...added, calendarId: '' }, known)
    );
  }

  /** Whether a new event may be one of a calendar in other words, at whatever time and place. */
  isLike({ event }: Pick<NewEvent, 'event'>, known: TextOnCalendar): boolean {
    const [one, other] = [this.read({ event, calendarId: '' }), this.read(known)];
    return isLikeTitle(one.title, other.title) && !this.nameOthers(one, other);
  }

  /** The words of a title without names, which copies with different UIDs have in common. */
  titleOf(event: TextOnCalendar): string {
    return this.read(event).title;
  }

  private areAlike(first: TextOnCalendar, second: TextOnCalendar): boolean {
    const [one, other] = [this.read(first), this.read(second)];
    return one.title === other.title && !this.nameOthers(one, other) && !contradict(one.place, other.place);
  }

  /** Whether each names a member whom the other does not. */
  private nameOthers(one: ReadEvent, other: ReadEvent): boolean {
    const isForChild = ({ named }: ReadEvent) => [...named].some((id) => this.children.has(id));
    if ((one.namesEscorts && isForChild(other)) || (other.namesEscorts && isForChild(one))) return false;
    return [...one.named].some((id) => !other.named.has(id)) && [...other.named].some((id) => !one.named.has(id));
  }

  private read({ event, calendarId }: TextOnCalendar): ReadEvent {
    const known = this.known.get(event);
    if (known) return known;
    const owner = this.owners.get(calendarId) ?? null;
    const summary = this.people.replaceNames(event.summary.replaceAll('&', ' and '), nameMark);
    const words = foldedWords(summary.replaceAll(this.names, ' '));
    const inTitle = this.idsOf({ summary: event.summary });
    const listed = inTitle.length > 0 ? [] : this.idsOf({ attendees: event.attendees, categories: event.categories });
    const said = [...inTitle, ...listed];
    const read: ReadEvent = {
      title: words.join(' '),
      // The shift on Ana's calendar is Ana's.
      named: new Set(said.length === 0 && owner !== null && isRoutine(words) ? [owner] : said),
      namesEscorts: listed.length > 0 && !listed.some((id) => this.children.has(id)),
      place: this.places.read(event.location),
    };
    this.known.set(event, read);
    return read;
  }

  private idsOf(said: Partial<EventPeople>): string[] {
    const people = { summary: '', attendees: [], categories: [], ...said, calendarOwner: null };
    return this.people.membersOf(people).map(({ id }) => id);
  }
}

/** Returns the text that an event for these members will have on a calendar. */
export function newEventText(
  { summary, location }: Pick<EventText, 'summary' | 'location'>,
  members: readonly Pick<Member, 'name'>[],
): EventText {
  return { summary, location, attendees: [], categories: members.map(({ name }) => name) };
}

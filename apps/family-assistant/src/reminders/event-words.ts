import type { Household, Member } from '@homeroom/household';
import { type Instant, minuteMs, toWall, type Zone } from '@homeroom/icalendar';
import { type DayWords, dayWordsIn, shortLine } from '@homeroom/text';
import type { Occurrence } from '../calendar/occurrence.ts';
import { dayNumber, durationWords } from '../calendar/time-words.ts';
import { titleLine } from '../conflicts/title-line.ts';
import type { ThingToBring } from '../letters/things-to-bring.ts';

export interface EventWordsDeps {
  household: Pick<Household, 'locale' | 'members'>;
  zone: Zone;
  /** The ids of the members whom an occurrence concerns. */
  membersOf: (occurrence: Occurrence) => readonly string[];
}

/** Graphemes of a title. */
export const titleLength = 100;
const placeLength = 80;
const whoLength = 80;
/** Between a name and the rest of a title: `Maya: dentist`, `Maya & Leo - dentist`, `Maya dentist`. */
const afterName = String.raw`(?:\s*[:,&+/–—-]\s*|\s+(?:and|y|und|et)\s+|\s+)(?=\S)`;

/** Words about events, as messages to a household have them. */
export class EventWords {
  readonly days: DayWords;
  private readonly deps: EventWordsDeps;
  private readonly firstNames: ReadonlyMap<string, string>;

  constructor(deps: EventWordsDeps) {
    const { members, locale } = deps.household;
    const first = ({ name }: Member) => name.split(/\s+/)[0] ?? name;
    const isShared = (member: Member) => members.some((one) => one !== member && first(one) === first(member));
    this.deps = deps;
    this.days = dayWordsIn(locale);
    this.firstNames = new Map(members.map((member) => [member.id, isShared(member) ? member.name : first(member)]));
  }

  /** Whom it concerns, what, when and where: `Maya, orthodontist, 3:45 PM, Bright Smiles`. */
  line(occurrence: Occurrence, when: string): string {
    const place = shortened(occurrence.event.location ?? '', placeLength);
    return [...this.whoAndTitle(occurrence), when, place].filter((part) => part !== '').join(', ');
  }

  /** The clock at an instant, in the household's zone and format. */
  time(at: Instant): string {
    return this.days.time(toWall(this.deps.zone, at));
  }

  /** `` on the day of `now`, then `tomorrow`, then `Friday, November 20`. */
  dayFrom(now: Instant, at: Instant): string {
    const [today, wall] = [toWall(this.deps.zone, now), toWall(this.deps.zone, at)];
    const ahead = dayNumber(wall) - dayNumber(today);
    if (ahead === 0) return '';
    return ahead === 1 ? 'tomorrow' : this.days.day(wall, today);
  }

  /** The names of members that the title does not tell, and the title without the names in front. */
  private whoAndTitle(occurrence: Occurrence): string[] {
    const concerned = this.deps.membersOf(occurrence);
    const members = this.deps.household.members.filter(({ id }) => concerned.includes(id));
    const named = new Set<Member>();
    let title = occurrence.event.summary.trim();
    for (let found = leadingName(members, title); found; found = leadingName(members, title)) {
      named.add(found.member);
      title = found.rest;
    }
    const who = members.filter((member) => named.has(member) || !namePattern(member, wordStart, wordEnd).test(title));
    const names = who.map(({ id }) => this.firstNames.get(id) ?? id).join(', ');
    return [shortened(names, whoLength), titleLine(title, titleLength, { room: 2 * titleLength })];
  }
}

/** One line of so many graphemes and twice as many units, so that a few of them fit into a message when escaped. */
export function shortened(text: string, length: number): string {
  return shortLine(text, length, { room: 2 * length });
}

function leadingName(members: readonly Member[], title: string): { member: Member; rest: string } | null {
  for (const member of members) {
    const match = namePattern(member, '^', afterName).exec(title);
    if (match) return { member, rest: title.slice(match[0].length) };
  }
  return null;
}

const wordStart = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}])`;

function namePattern({ name, nickname, aliases }: Member, before: string, after: string): RegExp {
  const names = [name, name.split(/\s+/)[0] ?? name, ...(nickname === null ? [] : [nickname]), ...aliases];
  const alternatives = names
    .toSorted((one, other) => other.length - one.length)
    .map((one) => one.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`));
  return new RegExp(`${before}(?:${alternatives.join('|')})${after}`, 'iu');
}

/** `25 min`, `1 hour 40 minutes`. */
export function travelWords(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : durationWords(minutes);
}

/** The time to leave for an event; null when it is not known, or there is no way to go. */
export function leaveTime({ start }: Occurrence, travelMinutes: number | null): Instant | null {
  return travelMinutes === null || travelMinutes === 0 ? null : start - travelMinutes * minuteMs;
}

/** `Bring goggles. (letter “Swim week”)` */
export function bringLine({ text, letter }: ThingToBring): string {
  if (letter === null) return `${text} (the event’s notes)`;
  return letter === '' ? `${text} (a letter)` : `${text} (letter “${shortened(letter, titleLength)}”)`;
}

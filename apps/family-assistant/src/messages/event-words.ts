import { firstName, type Household, type Member, shortNames } from '@homeroom/household';
import { type Instant, minuteMs, toWall, type Zone } from '@homeroom/icalendar';
import { type DayWords, dayWordsIn, escapeRegExp, shortLine } from '@homeroom/text';
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

/** A member as messages name them, and as titles do. */
interface NamedMember {
  id: string;
  shown: string;
  /** In front of a title, with what separates it from the rest. */
  leading: RegExp;
  anywhere: RegExp;
}

/** Words about events, as messages to a household have them. */
export class EventWords {
  readonly days: DayWords;
  private readonly zone: Zone;
  private readonly membersOf: EventWordsDeps['membersOf'];
  private readonly members: readonly NamedMember[];

  constructor({ household: { members, locale }, zone, membersOf }: EventWordsDeps) {
    this.days = dayWordsIn(locale);
    this.zone = zone;
    this.membersOf = membersOf;
    this.members = members.map((member) => {
      const first = firstName(member.name);
      const isShared = members.some((one) => one !== member && firstName(one.name) === first);
      const names = namesPattern(member);
      return {
        id: member.id,
        shown: isShared ? member.name : first,
        leading: new RegExp(`^${names}${afterName}`, 'iu'),
        anywhere: new RegExp(`(?<!${letter})${names}(?!${letter})`, 'iu'),
      };
    });
  }

  /** Whom it concerns, what, when and where: `Maya, orthodontist, 3:45 PM, Bright Smiles`. */
  line(occurrence: Occurrence, when: string): string {
    const place = shortened(occurrence.event.location ?? '', placeLength);
    return [...this.whoAndTitle(occurrence), when, place].filter((part) => part !== '').join(', ');
  }

  /** Owner and title: `Leo’s dentist`. */
  owned(occurrence: Occurrence): string {
    const [names, title] = this.whoAndTitle(occurrence);
    return names === '' ? title : `${names}’s ${title}`;
  }

  /** The clock at an instant, in the household's zone and format. */
  time(at: Instant): string {
    return this.days.time(toWall(this.zone, at));
  }

  /** `` on the day of `now`, then `tomorrow`, then `Friday, November 20`. */
  dayFrom(now: Instant, at: Instant): string {
    const [today, wall] = [toWall(this.zone, now), toWall(this.zone, at)];
    const ahead = dayNumber(wall) - dayNumber(today);
    if (ahead === 0) return '';
    return ahead === 1 ? 'tomorrow' : this.days.day(wall, today);
  }

  /** The names of members that the title does not tell, and the title without the names in front. */
  private whoAndTitle(occurrence: Occurrence): [who: string, title: string] {
    const concerned = this.membersOf(occurrence);
    const members = this.members.filter(({ id }) => concerned.includes(id));
    const named = new Set<NamedMember>();
    let title = occurrence.event.summary.trim();
    const inFront = () => members.find(({ leading }) => leading.test(title));
    for (let member = inFront(); member; member = inFront()) {
      named.add(member);
      title = title.replace(member.leading, '');
    }
    const who = members.filter((member) => named.has(member) || !member.anywhere.test(title));
    const names = who.map(({ shown }) => shown).join(', ');
    return [shortened(names, whoLength), titleLine(title, titleLength, { room: 2 * titleLength })];
  }
}

/** One line of so many graphemes and twice as many units, so that a few of them fit into a message when escaped. */
export function shortened(text: string, length: number): string {
  return shortLine(text, length, { room: 2 * length });
}

const letter = String.raw`[\p{L}\p{M}\p{N}]`;

/** The longest name first, so that a whole name is not taken for its first part. */
function namesPattern(member: Member): string {
  const alternatives = [member.name, ...shortNames(member)]
    .toSorted((one, other) => other.length - one.length)
    .map((one) => escapeRegExp(one).replace(/\s+/g, String.raw`\s+`));
  return `(?:${alternatives.join('|')})`;
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

import type { Household, Member } from '@homeroom/household';
import { overlapsRange, type TimeRange, type Zone } from '@homeroom/icalendar';
import { collisionsOf, plannedOccurrences, type Collision } from '../calendar/collisions.ts';
import { dayOf } from '../calendar/calendar-range.ts';
import type { CalendarService } from '../calendar/calendar-service.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { newEventText, type CopyRule } from '../copies/copy-rule.ts';
import { withoutCopies } from '../copies/without-copies.ts';
import type { BriefingCard } from './briefing-card.ts';
import { datedItems, type DatedItem } from './dated-items.ts';
import { eventsOfLetter, type LetterObject } from './letter-objects-sql.ts';

/** A dated item of a letter next to what the calendar has. */
export interface Proposal extends DatedItem {
  location: string | null;
  members: readonly Member[];
  calendarId: string;
  isPreselected: boolean;
  /** The event that the calendar has already. */
  known: Occurrence | null;
  /** The calendar's event is at other times than the letter says. */
  isMoved: boolean;
  /** The events that it would overlap, by start. */
  conflicts: readonly Collision[];
}

export interface ProposeEventsDeps {
  calendar: Pick<CalendarService, 'occurrencesIn' | 'stamps'>;
  rule: Pick<CopyRule, 'isLike' | 'isOnCalendar'>;
  objectsOfLetter: (documentId: string) => Promise<readonly LetterObject[]>;
  household: Household;
  familyZone: Zone;
  clock: () => Date;
}

/** The most events that a letter proposes, and that one request adds. */
const maxLetterEvents = 50;

/** Compares the dated items of a card that are not over with the calendar; `leftOut` counts those beyond the first 50. */
export async function proposeEvents(
  deps: ProposeEventsDeps,
  card: BriefingCard,
): Promise<{ proposals: Proposal[]; leftOut: number }> {
  const { calendar, household, familyZone, clock } = deps;
  const now = clock().getTime();
  const open = datedItems(card, familyZone).filter(({ end }) => end > now);
  const items = open.slice(0, maxLetterEvents);
  const stamp = (await calendar.stamps()).calendars;
  const around: Occurrence[][] = [];
  for (const item of items) around.push(withoutCopies(await calendar.occurrencesIn(daysOf(item, familyZone), stamp)));
  const added = eventsOfLetter(await deps.objectsOfLetter(card.id), familyZone).filter(({ end }) => end > now);
  const members = household.members.filter(({ name }) => card.who.includes(name));
  const [place, ...otherPlaces] = card.location;
  const location = place && otherPlaces.length === 0 ? [place.name, place.address].filter(Boolean).join(', ') : null;
  const known = knownEvents(items, { around, added, members, location, zone: familyZone, rule: deps.rule });
  const calendarId = household.calendars.find(({ isDefault }) => isDefault)?.id ?? '';
  const isCardSure = card.confidence === 'high' && !card.needs_review;
  const proposals = items.map((item, index): Proposal => {
    const own = known[index] ?? null;
    return {
      ...item,
      location: item.kind === 'deadline' ? null : location,
      members,
      calendarId,
      isPreselected: item.kind === 'event' && isCardSure && item.confidence === 'high' && own === null,
      known: own,
      isMoved: own !== null && isMoved(item, own),
      conflicts: conflictsOf(item, around[index] ?? [], own, familyZone),
    };
  });
  return { proposals, leftOut: open.length - items.length };
}

/** The local days that an item touches. */
function daysOf({ start, end }: DatedItem, zone: Zone): TimeRange {
  return { start: dayOf(start, zone).start, end: dayOf(end - 1, zone).end };
}

interface KnownEventsDeps {
  /** The calendar's events of each item's days. */
  around: readonly (readonly Occurrence[])[];
  /** Those that were added from the letter. */
  added: readonly Occurrence[];
  members: readonly Member[];
  location: string | null;
  zone: Zone;
  rule: ProposeEventsDeps['rule'];
}

/**
 * The event of each item that the calendar has: the same appointment, otherwise one with a like title on its day, or one
 * that was added from this letter and moved to another day since. No event stands for two items.
 */
function knownEvents(
  items: readonly DatedItem[],
  { around, added, members, location, zone, rule }: KnownEventsDeps,
): (Occurrence | undefined)[] {
  const taken = new Set<string>();
  const claim = (item: DatedItem, occurrences: readonly Occurrence[], who: readonly Member[]) => {
    const { summary, start, isEndAssumed } = item;
    const told = { event: newEventText({ summary, location }, who), start, end: isEndAssumed ? null : item.end };
    const like = occurrences.filter(
      (one) => !taken.has(one.id) && one.event.status !== 'cancelled' && rule.isLike(told, one),
    );
    const found =
      like.find((one) => rule.isOnCalendar(told, one)) ?? like.find((one) => one.start === start) ?? like[0];
    if (found) taken.add(found.id);
    return found;
  };
  const onDay = items.map((item, index) => {
    const day = dayOf(item.start, zone);
    return claim(
      item,
      (around[index] ?? []).filter(({ start, end }) => overlapsRange(start, end, day)),
      members,
    );
  });
  // A parent may have corrected whom the letter's event concerns.
  return items.map((item, index) => onDay[index] ?? claim(item, added, []));
}

function isMoved(item: DatedItem, known: Occurrence): boolean {
  if (item.kind === 'deadline' || (item.allDay && !known.allDay)) return false;
  return item.start !== known.start || (!item.isEndAssumed && item.end !== known.end);
}

function conflictsOf(
  item: DatedItem,
  around: readonly Occurrence[],
  known: Occurrence | null,
  zone: Zone,
): readonly Collision[] {
  return collisionsOf(plannedOccurrences(item, item, zone), around, new Set(known ? [known.id] : []));
}

import { firstName, type Household, type Member } from '@homeroom/household';
import { toWall } from '@homeroom/icalendar';
import { dayWordsIn, shortLine } from '@homeroom/text';
import type { Occurrence } from '../calendar/occurrence.ts';
import { shareTime } from './busy-times.ts';
import type { BusyTimes, Slot } from './busy-times.ts';
import type { ConflictOption, ConflictOptions, OptionChange } from './conflict.ts';
import { freeSlots } from './free-slots.ts';
import type { SlotSources } from './free-slots.ts';
import { titleLine } from './title-line.ts';
import { dayNumber } from '../calendar/time-words.ts';

export interface OptionSources extends SlotSources {
  household: Household;
  /** The ids of the members whom an occurrence concerns. */
  membersOf: (occurrence: Occurrence) => readonly string[];
  /** The ids of the calendars that take no changes. */
  readOnly: ReadonlySet<string>;
}

const splitsLimit = 12;
const titleLength = 60;
const nameLength = 60;
const weekdayAloneDays = 6;

/**
 * The ways to settle the conflict of two occurrences: one adult for each, another free adult for one of them, or another
 * time for one of them. Events of calendars that take no changes are left as they are.
 * @param busy made of every occurrence from the earlier of now and the first start to `optionsReachMs` past the later end
 */
export function conflictOptions(
  first: Occurrence,
  second: Occurrence,
  busy: BusyTimes,
  sources: OptionSources,
): ConflictOptions {
  const adults = adultsOf(sources.household);
  const [one, two] = [
    { occurrence: first, other: second },
    { occurrence: second, other: first },
  ];
  const changeable = (sides: Side[]) => sides.filter(({ occurrence }) => !sources.readOnly.has(occurrence.calendarId));
  return {
    split: changeable([one, two]).length === 2 ? numbered(splits(first, second, adults)) : [],
    reassign: numbered(changeable([one, two]).flatMap((side) => reassignments(side, adults, busy, sources))),
    reschedule: numbered(reschedulings(changeable([two, one]), busy, sources)),
  };
}

interface Side {
  occurrence: Occurrence;
  other: Occurrence;
}

interface Adult {
  id: string;
  /** First name if no other member has it, otherwise the whole name. */
  name: string;
}

type UnnumberedOption = Omit<ConflictOption, 'index'>;

function numbered(options: readonly UnnumberedOption[]): ConflictOption[] {
  return options.map((option, index) => ({ index, ...option }));
}

/** Every member who is not a child. */
function adultsOf({ members }: Household): Adult[] {
  const bearers = new Map<string, number>();
  for (const member of members) bearers.set(nameKey(member), (bearers.get(nameKey(member)) ?? 0) + 1);
  return members
    .filter(({ role }) => role !== 'child')
    .map((member) => ({
      id: member.id,
      name: shortLine(bearers.get(nameKey(member)) === 1 ? firstName(member.name) : member.name, nameLength),
    }));
}

function nameKey(member: Member): string {
  return firstName(member.name).normalize('NFC').toLowerCase();
}

function splits(first: Occurrence, second: Occurrence, adults: readonly Adult[]): UnnumberedOption[] {
  const pairs = adults.flatMap((a) => adults.filter((b) => b !== a).map((b) => [a, b] as const));
  return pairs.slice(0, splitsLimit).map(([a, b]) => ({
    description: `${takes(a, first)}, ${takes(b, second)}`,
    changes: [assign(first, a), assign(second, b)],
  }));
}

function reassignments(
  { occurrence, other }: Side,
  adults: readonly Adult[],
  busy: BusyTimes,
  { membersOf }: OptionSources,
): UnnumberedOption[] {
  const [concerned, othersConcerned] = [membersOf(occurrence), membersOf(other)];
  const goesToOther = ({ id }: Adult) => othersConcerned.includes(id) && shareTime(occurrence, other);
  return adults
    .filter(
      (adult) =>
        !concerned.includes(adult.id) && !goesToOther(adult) && !busy.isTaken(occurrence, [adult.id], occurrence),
    )
    .map((adult) => ({ description: takes(adult, occurrence), changes: [assign(occurrence, adult)] }));
}

function takes({ name }: Adult, { event }: Occurrence): string {
  return `${name} takes ${titleLine(event.summary, titleLength)}`;
}

function assign({ id }: Occurrence, adult: Adult): OptionChange {
  return { kind: 'assign', eventId: id, memberIds: [adult.id] };
}

function reschedulings(sides: readonly Side[], busy: BusyTimes, sources: OptionSources): UnnumberedOption[] {
  const moves = sides.flatMap(({ occurrence }) =>
    freeSlots(occurrence, busy, sources).map((slot) => ({ occurrence, slot })),
  );
  const slots = moves.map(({ slot }) => slot);
  return moves.map(({ occurrence, slot }) => ({
    description: `${titleLine(occurrence.event.summary, titleLength)} on ${slotWords(slot, slots, sources)}`,
    changes: [{ kind: 'move', eventId: occurrence.id, ...slot }],
  }));
}

/** `Thursday, 5:30 PM to 6:15 PM`, with the date when the weekday alone is not clear. */
function slotWords(
  { start, end }: Slot,
  slots: readonly Slot[],
  { familyZone, household, now }: OptionSources,
): string {
  const [from, to, today] = [toWall(familyZone, start), toWall(familyZone, end), toWall(familyZone, now)];
  const words = dayWordsIn(household.locale);
  const daysAhead = dayNumber(from) - dayNumber(today);
  const isAmbiguous = slots.some((slot) => {
    const days = dayNumber(toWall(familyZone, slot.start)) - dayNumber(from);
    return days !== 0 && days % 7 === 0;
  });
  const day = daysAhead > weekdayAloneDays || isAmbiguous ? words.day(from) : words.weekday(from);
  return `${day}, ${words.time(from)} to ${words.time(to)}`;
}

import type { Household } from '@homeroom/household';
import { dateIn, hourMs, type Instant, minuteMs, type TimeRange, toWall, type Zone } from '@homeroom/icalendar';
import { uuidV5 } from '@homeroom/text';
import { dayOf } from '../calendar/calendar-range.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { dayNumber } from '../calendar/time-words.ts';
import { withCopies } from '../copies/without-copies.ts';
import { calendarSourceId } from '../knowledge/calendar-source-id.ts';
import type { LetterDeadlines } from '../letters/letter-deadlines.ts';
import type { KeptLetter } from '../letters/staging-service.ts';
import { firstReached, type QuietHours, timeOfDay } from '../messages/quiet-hours.ts';
import { groupChat } from '../messages/recipients.ts';
import type { EventWords } from '../messages/event-words.ts';
import type { PlannedNotice } from './planned-notice.ts';
import type { ReminderFacts } from './reminder-text.ts';
import { tomorrowHtml } from './tomorrow-text.ts';

export interface TomorrowOverviewsDeps {
  household: Pick<Household, 'groupChatId' | 'members' | 'tomorrowAt'>;
  deadlines: Pick<LetterDeadlines, 'on'>;
  words: EventWords;
  quiet: QuietHours;
  zone: Zone;
}

/** A day that an overview tells of. */
export interface OverviewDay {
  day: TimeRange;
  /** Time of the overview, on the day before. */
  dueAt: Instant;
  /** The letters with a deadline on that day, known from an hour before. */
  letters: readonly KeptLetter[];
}

const beforeQuietMs = 5 * minuteMs;
/** The staging service is asked only shortly before. */
const lettersAheadMs = hourMs;
const namespace = '8d1f5a36-4c0b-4b7e-9d6a-0f2e7c915b48';

/** Overviews of the next day for the group. */
export class TomorrowOverviews {
  private readonly deps: TomorrowOverviewsDeps;

  constructor(deps: TomorrowOverviewsDeps) {
    this.deps = deps;
  }

  get isOff(): boolean {
    return this.deps.household.tomorrowAt === null;
  }

  /** The next days whose overviews are due within `aheadMs` and not too late. */
  async days(now: Instant, aheadMs: number): Promise<OverviewDay[]> {
    const { household, deadlines, zone } = this.deps;
    const { tomorrowAt } = household;
    if (tomorrowAt === null) return [];
    const days: OverviewDay[] = [];
    const today = dayNumber(toWall(zone, now));
    for (const number of [today, today + 1, today + 2]) {
      const day = dayOf(firstReached(zone, timeOfDay(number + 1, 12 * 60)), zone);
      const dueAt = this.outsideQuiet(firstReached(zone, timeOfDay(number, tomorrowAt)), number);
      if (dueAt > now + aheadMs || day.start <= now) continue;
      const letters = dueAt <= now + lettersAheadMs ? await deadlines.on(dateIn(zone, day.start)) : [];
      days.push({ day, dueAt, letters });
    }
    return days;
  }

  /** The events that an overview tells. */
  eventsOf({ day }: OverviewDay, occurrences: readonly Occurrence[]): Occurrence[] {
    return occurrences.filter(
      ({ start, end, event }) =>
        event.status !== 'cancelled' && start < day.end && (end > day.start || start === day.start),
    );
  }

  /**
   * The overview of a day; null when there is nothing. A deadline that was put on the calendar, for the whole day as
   * deadlines are, is told as its event.
   */
  notice({ day, dueAt, letters }: OverviewDay, facts: readonly ReminderFacts[]): PlannedNotice | null {
    const { household, words, zone } = this.deps;
    const wholeDays = facts.filter(({ occurrence }) => occurrence.allDay);
    const onCalendar = new Set(wholeDays.map(({ occurrence }) => occurrence.event.letterId));
    const due = letters.filter(({ id }) => !onCalendar.has(id)).map(({ title }) => title);
    if (facts.length + due.length === 0) return null;
    const chatId = groupChat(household);
    return {
      id: uuidV5(namespace, JSON.stringify([day.start, chatId])),
      kind: 'tomorrow',
      chatId,
      body: { html: tomorrowHtml({ facts, due }, day, words, zone), buttons: [] },
      about: [
        ...new Set(
          facts
            .flatMap(({ occurrence }) => withCopies(occurrence))
            .map(({ calendarId, uid }) => calendarSourceId(calendarId, uid)),
        ),
      ],
      eventId: null,
      dueAt: new Date(dueAt),
      dropAfter: new Date(day.start),
    };
  }

  /** Quiet hours move it to before they begin, or to after them when that was the day before. */
  private outsideQuiet(at: Instant, dayNumberOfIt: number): Instant {
    const { quiet, zone } = this.deps;
    if (!quiet.include(at)) return at;
    const before = quiet.before(at) - beforeQuietMs;
    return dayNumber(toWall(zone, before)) === dayNumberOfIt ? before : quiet.after(at);
  }
}

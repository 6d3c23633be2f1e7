import type { Household, ReminderRule, ReminderTime } from '@homeroom/household';
import { alarmInstant, dayMs, type Instant, instantOf, minuteMs, toWall, type Zone } from '@homeroom/icalendar';
import { uniform } from '@homeroom/text';
import type { Occurrence } from '../calendar/occurrence.ts';
import { dayNumber } from '../calendar/time-words.ts';
import { withCopies } from '../copies/without-copies.ts';
import { firstReached, type QuietHours, timeOfDay } from '../messages/quiet-hours.ts';
import { chatsOf } from '../messages/recipients.ts';

/** A reminder of one occurrence for one chat. */
export interface DueReminder {
  occurrence: Occurrence;
  /** Tells it from the other reminders of the occurrence: `30m`, or the place of an alarm. */
  before: string;
  chatId: string;
  dueAt: Instant;
  /** The start of the event; for an alarm that comes later the end. From then on it is too late. */
  dropAfter: Instant;
}

export interface ReminderRulesDeps {
  household: Pick<Household, 'calendars' | 'groupChatId' | 'members' | 'reminders'>;
  zone: Zone;
  quiet: QuietHours;
  /** The ids of the members whom an occurrence concerns. */
  membersOf: (occurrence: Occurrence) => readonly string[];
}

/** An alarm or a reminder is at most so long before its event. */
const maxLead = 28 * dayMs;
/** A reminder whose time is in quiet hours comes so long before they begin, so that there is time for a second attempt. */
const beforeQuietMs = 5 * minuteMs;
const lastChanceMs = 5 * minuteMs;

/** Decides when to remind whom of an occurrence. */
export class ReminderRules {
  private readonly deps: ReminderRulesDeps;
  private readonly withAlarms: ReadonlySet<string>;

  constructor(deps: ReminderRulesDeps) {
    this.deps = deps;
    this.withAlarms = new Set(deps.household.calendars.filter(({ alarms }) => alarms).map(({ id }) => id));
  }

  /** The longest time between a reminder and its event, in milliseconds; null when there are no reminders at all. */
  get reach(): number | null {
    if (this.withAlarms.size > 0) return maxLead + dayMs;
    const times = this.deps.household.reminders.flatMap(({ before }) => before);
    if (times.length === 0) return null;
    // A day for the time of day, and one for quiet hours and changes of the clocks.
    return Math.max(...times.map(({ days, minutes }) => days * dayMs + minutes * minuteMs)) + 2 * dayMs;
  }

  /**
   * The reminders of an occurrence, by time; of those for one chat at one time one. A rule or an alarm of one of its
   * copies counts too.
   */
  remindersOf(occurrence: Occurrence): DueReminder[] {
    if (occurrence.event.status === 'cancelled') return [];
    const members = this.deps.membersOf(occurrence);
    const entries = withCopies(occurrence);
    const rule = this.deps.household.reminders.find((one) => entries.some((entry) => matches(one, entry, members)));
    const alarms = entries.map((entry) => this.alarmTimes(entry)).find(({ length }) => length > 0) ?? [];
    const times = alarms.length > 0 ? alarms : rule ? ruleTimes(rule, occurrence.start, this.deps.zone) : [];
    const due = new Map<Instant, string>();
    for (const { at, before } of times) due.set(this.outsideQuiet(at), before);
    const chats = due.size === 0 ? [] : chatsOf(this.deps.household, rule?.to ?? 'concerned', members);
    return [...due]
      .sort(([one], [other]) => one - other)
      .flatMap(([dueAt, before]) =>
        chats.map((chatId) => ({ occurrence, before, chatId, dueAt, dropAfter: dropTime(dueAt, occurrence) })),
      );
  }

  private alarmTimes({ calendarId, event, start, end }: Occurrence): ReminderAt[] {
    if (!this.withAlarms.has(calendarId)) return [];
    const isFirst = start === instantOf(event.start);
    return event.alarms.flatMap((alarm, index) => {
      const at = alarmInstant(alarm, { start, end }, this.deps.zone);
      const isNear = start - at <= maxLead && at <= end;
      return isNear && (alarm.kind === 'relative' || isFirst) ? [{ at, before: `alarm ${index + 1}` }] : [];
    });
  }

  private outsideQuiet(at: Instant): Instant {
    const { quiet } = this.deps;
    return quiet.include(at) ? quiet.before(at) - beforeQuietMs : at;
  }
}

interface ReminderAt {
  at: Instant;
  before: string;
}

function matches(
  { calendar, who, title, allDay }: ReminderRule,
  occurrence: Occurrence,
  members: readonly string[],
): boolean {
  return (
    (calendar === null || calendar === occurrence.calendarId) &&
    (who.length === 0 || who.some((id) => members.includes(id))) &&
    (title === null || uniform(occurrence.event.summary).toLowerCase().includes(uniform(title).toLowerCase())) &&
    (allDay === null || allDay === occurrence.allDay)
  );
}

/** A time of the day of the event that is after its start reminds of nothing. */
function ruleTimes({ before }: ReminderRule, start: Instant, zone: Zone): ReminderAt[] {
  return before
    .map((time) => ({ at: instantBefore(time, start, zone), before: time.text }))
    .filter(({ at }) => at <= start);
}

/** Days follow the calendar and hours the clock: two hours before is two hours before also when the clocks change. */
function instantBefore({ days, minutes, at }: ReminderTime, start: Instant, zone: Zone): Instant {
  if (days === 0 && at === null) return start - minutes * minuteMs;
  const wall = toWall(zone, start);
  return firstReached(zone, at === null ? wall - days * dayMs : timeOfDay(dayNumber(wall) - days, at));
}

function dropTime(dueAt: Instant, { start, end }: Occurrence): Instant {
  return dueAt < start ? start : Math.max(end, dueAt + lastChanceMs);
}

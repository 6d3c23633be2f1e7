import type { Household } from '@homeroom/household';
import { dayMs, hourMs, type Instant, minuteMs, type TimeRange, toWall, type Zone } from '@homeroom/icalendar';
import type { Logger } from '@homeroom/service-kit';
import { escapeHtml, uuidV5 } from '@homeroom/text';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import { dayOf } from '../calendar/calendar-range.ts';
import type { CalendarService } from '../calendar/calendar-service.ts';
import type { CalendarStore } from '../calendar/calendar-store.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { dayNumber } from '../calendar/time-words.ts';
import type { Stamps } from '../calendar/stored-object.ts';
import { calendarSourceId } from '../knowledge/calendar-source-id.ts';
import { eventDescription } from '../knowledge/event-description.ts';
import { thingsToBring } from '../letters/things-to-bring.ts';
import { firstReached, type QuietHours, timeOfDay } from '../messages/quiet-hours.ts';
import { groupChat } from '../messages/recipients.ts';
import { originReachMs } from '../travel/travel-need.ts';
import type { TravelTimes } from '../travel/travel-times.ts';
import { EventWords } from './event-words.ts';
import { noticeChanges } from './notice-changes.ts';
import type { PlannedNotice } from './planned-notice.ts';
import type { DueReminder, ReminderRules } from './reminder-rules.ts';
import type { ReminderStore } from './reminder-store-sql.ts';
import { type ReminderFacts, reminderText } from './reminder-text.ts';
import { tomorrowHtml } from './tomorrow-text.ts';

export interface PlanRemindersDeps {
  store: Pick<ReminderStore, 'plan'>;
  rules: Pick<ReminderRules, 'reach' | 'remindersOf'>;
  calendar: Pick<CalendarService, 'stamps' | 'view'>;
  texts: Pick<CalendarStore, 'texts'>;
  travel: Pick<TravelTimes, 'estimates'>;
  presenter: Pick<CalendarPresenter, 'event'>;
  household: Pick<Household, 'groupChatId' | 'locale' | 'members' | 'tomorrowAt'>;
  membersOf: (occurrence: Occurrence) => readonly string[];
  quiet: QuietHours;
  zone: Zone;
  clock: () => Date;
  logger: Logger;
}

const aheadMs = 48 * hourMs;
/** A reminder that was asked for again can come so long after its event began. */
const behindMs = 2 * dayMs;
/** Words such as "tomorrow" change without a change of the calendars. */
const planEveryMs = 5 * minuteMs;
const maxNotices = 2_000;
const quietMarginMs = 5 * minuteMs;
const namespace = '2b7b1f0e-0d0f-4f3c-9a51-6c3c0d1f7e42';

/**
 * Plans the reminders and overviews of the next 48 hours from the occurrences of the calendars, whenever a calendar or a
 * travel time changed and every five minutes. What was planned follows its event: it moves and goes with it.
 */
export class PlanReminders {
  private readonly deps: PlanRemindersDeps;
  private readonly words: EventWords;
  private planned: { stamp: string; at: number } | undefined;
  private leftOut = 0;

  constructor(deps: PlanRemindersDeps) {
    this.deps = deps;
    this.words = new EventWords(deps);
  }

  /**
   * Plans again if the last plan may be outdated.
   * @throws DatabaseUnavailableError while PostgreSQL is unavailable
   */
  async follow(): Promise<void> {
    const { calendar, clock, rules, household } = this.deps;
    const isOff = rules.reach === null && household.tomorrowAt === null;
    if (isOff && this.planned) return;
    const { calendars, travel } = await calendar.stamps();
    const [stamp, at] = [`${calendars} ${travel}`, clock().getTime()];
    if (this.planned?.stamp === stamp && Math.abs(at - this.planned.at) < planEveryMs) return;
    await this.plan();
    this.planned = { stamp, at };
  }

  /** Makes the stored notices agree with the calendars as they are. */
  async plan(): Promise<void> {
    const { store, clock, logger } = this.deps;
    const now = clock();
    const { added, updated, removed } = await store.plan(now, async (stored) => {
      const { wanted, possible } = await this.wanted(now.getTime());
      return noticeChanges(stored, wanted, possible, now);
    });
    if (added.length + updated.length + removed.length > 0)
      logger.info({ added: added.length, updated: updated.length, removed: removed.length }, 'reminders planned');
  }

  private async wanted(now: Instant): Promise<{ wanted: PlannedNotice[]; possible: Set<string> }> {
    const { calendar, rules } = this.deps;
    const stamps = await calendar.stamps();
    const range = { start: now - behindMs, end: now + aheadMs + Math.max(rules.reach ?? 0, 2 * dayMs) };
    const { occurrences, surroundings } = await calendar.view(range, stamps.calendars, originReachMs + 1);
    const reminders = rules.reach === null ? [] : occurrences.flatMap((one) => rules.remindersOf(one));
    const due = reminders
      .filter(({ dueAt, dropAfter }) => dueAt <= now + aheadMs && dropAfter > now)
      .sort((one, other) => one.dueAt - other.dueAt);
    this.reportLeftOut(due.length - maxNotices);
    const soonest = due.slice(0, maxNotices);
    const overviews = this.overviews(occurrences, now);
    const told = [...soonest.map(({ occurrence }) => occurrence), ...overviews.flatMap((one) => one.occurrences)];
    const facts = await this.factsOf([...new Set(told)], surroundings, stamps);
    const wanted = [
      ...soonest.flatMap((one) => this.reminder(one, facts, now)),
      ...overviews.map((one) => this.overview(one, facts)),
    ];
    return { wanted, possible: new Set(reminders.map(reminderId)) };
  }

  /** Facts of occurrences, by their ids. */
  private async factsOf(
    occurrences: readonly Occurrence[],
    surroundings: readonly Occurrence[],
    stamps: Pick<Stamps, 'travel'>,
  ): Promise<Map<string, TravelledFacts>> {
    if (occurrences.length === 0) return new Map();
    const { travel, texts, presenter } = this.deps;
    const estimates = await travel.estimates(surroundings, stamps.travel);
    const stored = await texts.texts(occurrences);
    const ics = new Map(stored.map(({ calendarId, uid, ics }) => [calendarSourceId(calendarId, uid), ics]));
    return new Map(
      occurrences.map((occurrence) => {
        const text = ics.get(calendarSourceId(occurrence.calendarId, occurrence.uid));
        const bring = text === undefined ? [] : thingsToBring(eventDescription(text, occurrence.event));
        const travelMinutes = estimates.get(occurrence.id)?.minutes ?? null;
        return [occurrence.id, { occurrence, travelMinutes, bring, event: presenter.event(occurrence, estimates) }];
      }),
    );
  }

  private reminder(due: DueReminder, facts: ReadonlyMap<string, TravelledFacts>, now: Instant): PlannedNotice[] {
    const { occurrence, chatId, dueAt, dropAfter } = due;
    const found = facts.get(occurrence.id);
    if (!found) return [];
    const id = reminderId(due);
    const text = reminderText(found, Math.max(dueAt, now), this.words);
    const buttons = [
      [
        { label: 'Done', data: `rem:${id}:done` },
        { label: 'In 10 minutes', data: `rem:${id}:10` },
      ],
    ];
    return [
      {
        id,
        kind: 'reminder',
        chatId,
        body: { html: escapeHtml(text), buttons, text, event: found.event },
        about: [calendarSourceId(occurrence.calendarId, occurrence.uid)],
        eventId: occurrence.id,
        dueAt: new Date(dueAt),
        dropAfter: new Date(dropAfter),
      },
    ];
  }

  /** The overviews of the next 48 hours whose day has an event. */
  private overviews(occurrences: readonly Occurrence[], now: Instant): Overview[] {
    const { household, zone, quiet } = this.deps;
    const { tomorrowAt } = household;
    if (tomorrowAt === null) return [];
    const today = dayNumber(toWall(zone, now));
    return [today, today + 1, today + 2].flatMap((number): Overview[] => {
      const day = dayOf(firstReached(zone, timeOfDay(number + 1, 12 * 60)), zone);
      const at = firstReached(zone, timeOfDay(number, tomorrowAt));
      const before = quiet.include(at) ? quiet.before(at) - quietMarginMs : at;
      const isSameDay = dayNumber(toWall(zone, before)) === number;
      const dueAt = isSameDay ? before : quiet.after(at);
      const ofDay = occurrences.filter(
        ({ start, end, event }) =>
          event.status !== 'cancelled' && start < day.end && (end > day.start || start === day.start),
      );
      const isWanted = ofDay.length > 0 && dueAt <= now + aheadMs && day.start > now;
      return isWanted ? [{ day, dueAt, occurrences: ofDay }] : [];
    });
  }

  private overview({ day, dueAt, occurrences }: Overview, facts: ReadonlyMap<string, ReminderFacts>): PlannedNotice {
    const { household, zone } = this.deps;
    const chatId = groupChat(household);
    const told = occurrences.flatMap(({ id }) => facts.get(id) ?? []);
    return {
      id: uuidV5(namespace, JSON.stringify(['tomorrow', day.start, chatId])),
      kind: 'tomorrow',
      chatId,
      body: { html: tomorrowHtml(told, day, this.words, zone), buttons: [] },
      about: [...new Set(occurrences.map(({ calendarId, uid }) => calendarSourceId(calendarId, uid)))],
      eventId: null,
      dueAt: new Date(dueAt),
      dropAfter: new Date(day.start),
    };
  }

  private reportLeftOut(count: number): void {
    const leftOut = Math.max(0, count);
    if (leftOut !== this.leftOut)
      this.deps.logger.warn(
        { leftOut, planned: maxNotices },
        'more reminders are due than are planned: the soonest are',
      );
    this.leftOut = leftOut;
  }
}

interface TravelledFacts extends ReminderFacts {
  event: ReturnType<CalendarPresenter['event']>;
}

interface Overview {
  day: TimeRange;
  dueAt: Instant;
  occurrences: readonly Occurrence[];
}

/** The id of a reminder: another time of its event makes another one. */
function reminderId({ occurrence, before, chatId }: DueReminder): string {
  return uuidV5(namespace, JSON.stringify([occurrence.id, occurrence.start, before, chatId]));
}

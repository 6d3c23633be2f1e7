import { dayMs, hourMs, type Instant, minuteMs } from '@homeroom/icalendar';
import type { Logger } from '@homeroom/service-kit';
import { escapeHtml, uuidV5 } from '@homeroom/text';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import type { CalendarService } from '../calendar/calendar-service.ts';
import type { CalendarStore } from '../calendar/calendar-store.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import type { Stamps } from '../calendar/stored-object.ts';
import { locationOf, withCopies, withoutCopies } from '../copies/without-copies.ts';
import { calendarSourceId } from '../knowledge/calendar-source-id.ts';
import { eventDescription } from '../knowledge/event-description.ts';
import { thingsToBring } from '../letters/things-to-bring.ts';
import { originReachMs } from '../travel/travel-need.ts';
import type { TravelTimes } from '../travel/travel-times.ts';
import type { EventWords } from '../messages/event-words.ts';
import { noticeChanges } from './notice-changes.ts';
import type { PlannedNotice } from './planned-notice.ts';
import type { DueReminder, ReminderRules } from './reminder-rules.ts';
import type { ReminderStore } from './reminder-store-sql.ts';
import { type ReminderFacts, reminderText } from './reminder-text.ts';
import type { OverviewDay, TomorrowOverviews } from './tomorrow-overviews.ts';

export interface PlanRemindersDeps {
  store: Pick<ReminderStore, 'plan'>;
  rules: Pick<ReminderRules, 'reach' | 'remindersOf'>;
  calendar: Pick<CalendarService, 'stamps' | 'view'>;
  texts: Pick<CalendarStore, 'texts'>;
  travel: Pick<TravelTimes, 'estimates'>;
  presenter: Pick<CalendarPresenter, 'event'>;
  overviews: TomorrowOverviews;
  words: EventWords;
  clock: () => Date;
  logger: Logger;
}

const aheadMs = 48 * hourMs;
/** A snoozed reminder can come so long after its event began. */
const behindMs = 2 * dayMs;
/** Words such as "tomorrow" change without a change of the calendars. */
const planEveryMs = 5 * minuteMs;
const maxNotices = 2_000;
const namespace = '2b7b1f0e-0d0f-4f3c-9a51-6c3c0d1f7e42';

/**
 * Plans the reminders and overviews of the next 48 hours from the occurrences of the calendars, whenever a calendar or a
 * travel time changed and every five minutes. What was planned follows its event: it moves and goes with it.
 */
export class PlanReminders {
  private readonly deps: PlanRemindersDeps;
  private planned: { stamp: string; at: number } | undefined;
  private running: Promise<void> | undefined;
  private leftOut = 0;

  constructor(deps: PlanRemindersDeps) {
    this.deps = deps;
  }

  /**
   * Plans again if the last plan may be outdated.
   * @throws DatabaseUnavailableError while PostgreSQL is unavailable
   */
  async follow(): Promise<void> {
    const { calendar, clock, rules, overviews } = this.deps;
    // Once, so that what was planned before it was turned off goes.
    if (rules.reach === null && overviews.isOff && this.planned) return;
    for (;;) {
      const { calendars, travel } = await calendar.stamps();
      const [stamp, at] = [`${calendars} ${travel}`, clock().getTime()];
      if (this.planned?.stamp === stamp && Math.abs(at - this.planned.at) < planEveryMs) return;
      const joined = this.running;
      this.running ??= this.plan()
        .then(() => void (this.planned = { stamp, at }))
        .finally(() => (this.running = undefined));
      await this.running;
      // A plan that began earlier may have missed what this caller knows of.
      if (!joined) return;
    }
  }

  /** Makes the stored notices agree with the calendars as they are. */
  async plan(): Promise<void> {
    const { store, overviews, clock, logger } = this.deps;
    const now = clock();
    // Before anything is locked, because another service may be asked for it.
    const days = await overviews.days(now.getTime(), aheadMs);
    const { added, updated, removed } = await store.plan(now, async (stored) => {
      const { wanted, possible } = await this.wanted(now.getTime(), days);
      return noticeChanges(stored, wanted, possible, now);
    });
    if (added.length + updated.length + removed.length > 0)
      logger.info({ added: added.length, updated: updated.length, removed: removed.length }, 'reminders planned');
  }

  private async wanted(now: Instant, days: readonly OverviewDay[]): Promise<WantedNotices> {
    const { calendar, rules, overviews } = this.deps;
    const stamps = await calendar.stamps();
    const range = { start: now - behindMs, end: now + aheadMs + Math.max(rules.reach ?? 0, 2 * dayMs) };
    const { occurrences, surroundings } = await calendar.view(range, stamps.calendars, originReachMs + 1);
    const appointments = withoutCopies(occurrences);
    const reminders = rules.reach === null ? [] : appointments.flatMap((one) => rules.remindersOf(one));
    const due = reminders
      .filter(({ dueAt, dropAfter }) => dueAt <= now + aheadMs && dropAfter > now)
      .sort((one, other) => one.dueAt - other.dueAt);
    this.reportLeftOut(due.length - maxNotices);
    const soonest = due.slice(0, maxNotices);
    const ofDays = days.map((day) => ({ day, told: overviews.eventsOf(day, appointments) }));
    const told = [...soonest.map(({ occurrence }) => occurrence), ...ofDays.flatMap((one) => one.told)];
    const facts = await this.factsOf([...new Set(told)], surroundings, stamps);
    const factsOf = ({ id }: Occurrence) => facts.get(id) ?? [];
    const wanted = [
      ...soonest.flatMap((one) => this.reminder(one, facts, now)),
      ...ofDays.flatMap((one) => overviews.notice(one.day, one.told.flatMap(factsOf)) ?? []),
    ];
    return { wanted, possible: new Set(reminders.map(reminderId)) };
  }

  /** Facts of appointments, by the ids of their occurrences. */
  private async factsOf(
    occurrences: readonly Occurrence[],
    surroundings: readonly Occurrence[],
    stamps: Pick<Stamps, 'travel'>,
  ): Promise<Map<string, TravelledFacts>> {
    if (occurrences.length === 0) return new Map();
    const { travel, texts, presenter } = this.deps;
    const estimates = await travel.estimates(surroundings, stamps.travel);
    const stored = await texts.texts(occurrences.flatMap(withCopies));
    const ics = new Map(stored.map(({ calendarId, uid, ics }) => [calendarSourceId(calendarId, uid), ics]));
    return new Map(
      occurrences.map((occurrence) => {
        const entries = withCopies(occurrence);
        const things = entries.flatMap(({ calendarId, uid, event }) => {
          const text = ics.get(calendarSourceId(calendarId, uid));
          return text === undefined ? [] : thingsToBring(eventDescription(text, event));
        });
        const bring = [...new Map(things.map((thing) => [thing.text, thing])).values()];
        const [travelMinutes = null] = entries.flatMap(({ id }) => estimates.get(id)?.minutes ?? []);
        const told = { ...occurrence, event: { ...occurrence.event, location: locationOf(occurrence) } };
        const event = presenter.event(occurrence, estimates);
        return [occurrence.id, { occurrence: told, travelMinutes, bring, event }];
      }),
    );
  }

  private reminder(due: DueReminder, facts: ReadonlyMap<string, TravelledFacts>, now: Instant): PlannedNotice[] {
    const { occurrence, chatId, dueAt, dropAfter } = due;
    const found = facts.get(occurrence.id);
    if (!found) return [];
    const id = reminderId(due);
    const text = reminderText(found, Math.max(dueAt, now), this.deps.words);
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
        about: withCopies(occurrence).map(({ calendarId, uid }) => calendarSourceId(calendarId, uid)),
        eventId: occurrence.id,
        dueAt: new Date(dueAt),
        dropAfter: new Date(dropAfter),
      },
    ];
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

interface WantedNotices {
  wanted: PlannedNotice[];
  /** The ids of all reminders of events as they are, also of those that began. */
  possible: ReadonlySet<string>;
}

interface TravelledFacts extends ReminderFacts {
  event: ReturnType<CalendarPresenter['event']>;
}

/** The id of a reminder: another time of its event makes another one. */
function reminderId({ occurrence, before, chatId }: DueReminder): string {
  return uuidV5(namespace, JSON.stringify([occurrence.id, occurrence.start, before, chatId]));
}

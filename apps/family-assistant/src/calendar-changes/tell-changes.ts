import type { Household } from '@homeroom/household';
import { dayMs, type Instant, type Zone } from '@homeroom/icalendar';
import { uuidV5 } from '@homeroom/text';
import type { CalendarSources, NameOfCalendar } from '../calendar/calendar-sources.ts';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import type { CalendarService } from '../calendar/calendar-service.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { shareTime } from '../conflicts/busy-times.ts';
import type { ConflictRegistry } from '../conflicts/conflict-registry.ts';
import type { ConflictStore } from '../conflicts/conflict-store.ts';
import { withCopies } from '../copies/without-copies.ts';
import { calendarSourceId } from '../knowledge/calendar-source-id.ts';
import { chatsOf } from '../messages/recipients.ts';
import type { NewNotice } from '../notices/notice.ts';
import type { EventWords } from '../messages/event-words.ts';
import { timeOf } from './calendar-change.ts';
import { changesHtml, emptiedHtml, goneHtml, type ToldChange } from './change-text.ts';
import type { GoneCalendar, GoneCalendars } from './gone-calendars-sql.ts';
import { groupedBy } from '../calendar/grouped-by.ts';
import { joinCopiedChanges, netChanges, type NetChange } from './net-changes.ts';
import type { ChangeNotice, UntoldChanges } from './untold-changes-sql.ts';

export interface TellChangesDeps {
  store: Pick<UntoldChanges, 'exist' | 'tell'>;
  gone: Pick<GoneCalendars, 'tell'>;
  sources: Pick<CalendarSources, 'names'>;
  household: Pick<Household, 'calendars' | 'changes' | 'groupChatId' | 'members'>;
  calendar: Pick<CalendarService, 'stamps' | 'occurrencesIn'>;
  registry: Pick<ConflictRegistry, 'follow'>;
  conflicts: Pick<ConflictStore, 'open'>;
  presenter: Pick<CalendarPresenter, 'membersOf'>;
  words: EventWords;
  zone: Zone;
  clock: () => Date;
}

const namespace = '5e0c7a61-93f4-4d0b-8a6e-27d19b3c84f5';
/** Time for which a message that a calendar is gone is worth sending. */
const goneNewsMs = 7 * dayMs;

/** Tells of what others changed in the next days: one message for each update of a calendar and each chat. */
export class TellChanges {
  private readonly deps: TellChangesDeps;

  constructor(deps: TellChangesDeps) {
    this.deps = deps;
  }

  /**
   * Adds the messages about changes and calendars that are gone of which nobody was told.
   * @throws DatabaseUnavailableError while PostgreSQL is unavailable
   */
  async run(): Promise<void> {
    const { store, gone, sources, clock } = this.deps;
    const now = clock();
    await gone.tell(now, async (calendars) => this.goneNotices(calendars, await sources.names(), now));
    if (!(await store.exist())) return;
    const nameOf = await sources.names();
    await store.tell(now, async (changes, empty) => {
      const calendarIds = new Set(this.deps.household.calendars.map(({ id }) => id));
      const net = joinCopiedChanges(netChanges(changes).filter(({ calendarId }) => calendarIds.has(calendarId)));
      const told = await this.withOverlaps(
        net.filter((change) => this.isNear(change, now.getTime())).sort((one, other) => timeOf(one) - timeOf(other)),
      );
      const updates = groupedBy(told, ({ change }) => updateOf(change));
      return [...updates].flatMap(([update, some]) => {
        const all = net.filter((change) => updateOf(change) === update);
        const isEmptied = all.length > 1 && all.every(({ after, calendarId }) => !after && empty.has(calendarId));
        return this.notices(some, isEmptied ? all : null, { nameOf, now });
      });
    });
  }

  private isNear({ before, after }: NetChange, now: Instant): boolean {
    const until = now + this.deps.household.changes.withinDays * dayMs;
    return [before, after].some((state) => state !== null && state.start < until && state.end > now);
  }

  /** Conflicts that a change made, each with the other event. */
  private async withOverlaps(changes: readonly NetChange[]): Promise<ToldChange[]> {
    const { registry, conflicts, calendar } = this.deps;
    const states = changes.flatMap(({ after }) => after ?? []);
    if (states.length === 0) return changes.map((change) => ({ change, overlaps: [] }));
    await registry.follow();
    const open = await conflicts.open();
    const range = {
      start: Math.min(...states.map(({ start }) => start)),
      end: Math.max(...states.map(({ end }) => end)),
    };
    const occurrences = await calendar.occurrencesIn(range, (await calendar.stamps()).calendars);
    const byId = new Map(occurrences.map((one) => [one.id, one]));
    return changes.map((change) => {
      const { before, after } = change;
      const occurrence = byId.get(after?.id ?? '');
      const own = new Set(occurrence ? withCopies(occurrence).map(({ id }) => id) : []);
      const others = open.flatMap(({ first, second }) => {
        if (own.has(first.eventId)) return byId.get(second.eventId) ?? [];
        return own.has(second.eventId) ? (byId.get(first.eventId) ?? []) : [];
      });
      return { change, overlaps: others.filter((other) => !before || !shareTime(before, other)) };
    });
  }

  /** @param emptied all events of a calendar that has none any more; null when it has some */
  private notices(
    told: readonly ToldChange[],
    emptied: readonly NetChange[] | null,
    { nameOf, now }: { nameOf: NameOfCalendar; now: Date },
  ): ChangeNotice[] {
    const { words, zone } = this.deps;
    const byChat = groupedBy(
      told.flatMap((one) => this.chats(one.change).map((chatId) => ({ chatId, one }))),
      ({ chatId }) => chatId,
    );
    return [...byChat].map(([chatId, entries]): ChangeNotice => {
      const some = entries.map(({ one }) => one);
      const changes = emptied ?? some.map(({ change }) => change);
      const changeIds = changes.flatMap(({ ids }) => ids);
      const calendarId = changes[0]?.calendarId ?? '';
      const html = emptied
        ? emptiedHtml(nameOf(calendarId), emptied.length)
        : changesHtml(some, { words, zone, now: now.getTime(), nameOf });
      return {
        id: uuidV5(namespace, JSON.stringify([chatId, changeIds])),
        kind: 'changes',
        chatId,
        body: { html, buttons: [] },
        about: aboutOf(some),
        eventId: null,
        dueAt: now,
        dropAfter: new Date(Math.max(...some.map(({ change }) => endOf(change)))),
        changeIds,
      };
    });
  }

  /** One message for each calendar and chat: to whom changes are told, if they are told at all. */
  private goneNotices(gone: readonly GoneCalendar[], nameOf: NameOfCalendar, now: Date): NewNotice[] {
    const { household } = this.deps;
    if (household.changes.withinDays === 0) return [];
    return gone.flatMap(({ calendarId, goneSince }) => {
      const calendar = household.calendars.find(({ id }) => id === calendarId);
      if (!calendar) return [];
      const chats = chatsOf(household, household.changes.to, calendar.owner === null ? [] : [calendar.owner]);
      return chats.map((chatId) => ({
        id: uuidV5(namespace, JSON.stringify([chatId, calendarId, goneSince])),
        kind: 'changes' as const,
        chatId,
        body: { html: goneHtml(nameOf(calendarId)), buttons: [] },
        about: [],
        eventId: null,
        dueAt: now,
        dropAfter: new Date(now.getTime() + goneNewsMs),
      }));
    });
  }

  private chats({ calendarId, before, after }: NetChange): string[] {
    const { household, presenter } = this.deps;
    const concerned = [before, after].flatMap((event) =>
      event ? presenter.membersOf({ calendarId, event }).map(({ id }) => id) : [],
    );
    return chatsOf(household, household.changes.to, concerned);
  }
}

function updateOf({ calendarId, seenAt }: NetChange): string {
  return JSON.stringify([calendarId, seenAt.getTime()]);
}

function endOf({ before, after }: NetChange): Instant {
  return Math.max(before?.end ?? -Infinity, after?.end ?? -Infinity);
}

function aboutOf(told: readonly ToldChange[]): string[] {
  const events = told.flatMap(({ change, overlaps }): Pick<Occurrence, 'calendarId' | 'uid'>[] => [
    change,
    ...overlaps,
  ]);
  return [...new Set(events.map(({ calendarId, uid }) => calendarSourceId(calendarId, uid)))];
}

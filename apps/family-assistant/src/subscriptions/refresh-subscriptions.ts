import { DatabaseUnavailableError } from '@homeroom/database';
import type { CalendarSettings } from '@homeroom/household';
import {
  type CalendarFile,
  NotACalendarError,
  type Zone,
  dayMs,
  minuteMs,
  readCalendarFileInSteps,
} from '@homeroom/icalendar';
import { BackgroundLoop, type Logger, runCooperatively } from '@homeroom/service-kit';
import type { CalendarCredentials } from '../access/calendar-credentials.ts';
import type { CalendarStore } from '../calendar/calendar-store.ts';
import { subscribedEveryMs } from '../calendar/followed-calendars.ts';
import { CalendarLinkError, fetchCalendarLink, hostOfLink } from './calendar-link.ts';
import type { CalendarLinkAnswer } from './calendar-link.ts';
import type { AgentFor } from './public-network.ts';
import type { SubscriptionTurn } from './subscription-sql.ts';
import type { FetchedVersion, SubscriptionStore } from './subscription-store.ts';

/** Dependencies of the background job. */
export interface RefreshSubscriptionsDeps {
  /** The household's calendars; those that are not subscribed are left alone. */
  calendars: readonly CalendarSettings[];
  store: Pick<CalendarStore, 'importObjects'>;
  subscriptions: SubscriptionStore;
  /** Suspends the events that a calendar has from before it was subscribed; returns their number. */
  suspendLocal: (calendarId: string) => Promise<number>;
  familyZone: Zone;
  logger: Logger;
  /** User names and passwords by calendar id, for calendars whose links want them. */
  credentials: ReadonlyMap<string, CalendarCredentials>;
  /** Chooses how links are connected to; null: any address is connected to. */
  agentFor: AgentFor | null;
  /** Limits other than the defaults: 30 s for an answer, 20 MiB of it, 2 minutes for reading it. */
  limits?: { answerMs?: number; answerBytes?: number; readMs?: number };
}

interface Subscription {
  id: string;
  url: string;
  /** Set in the family file. */
  refreshMs: number | null;
}

/** Bounds of what a calendar asks for. */
const minAskedMs = 15 * minuteMs;
const maxAskedMs = dayMs;
const readLimitMs = 120_000;
/** Longer than any turn takes; after a turn that was cut off by a kill, the link is due again so much later. */
const leaseMs = 600_000;

/**
 * The background job that keeps subscribed calendars as their links have them. Each link is asked as often as the
 * family file says, otherwise as the calendar asks for (from every 15 minutes to once a day), otherwise hourly, by one of any
 * number of replicas. A link that gives no calendar leaves what is there.
 */
export class RefreshSubscriptions {
  private readonly deps: RefreshSubscriptionsDeps;
  private readonly subscribed: readonly Subscription[];
  /** Refreshes what is due and logs turns that fail. */
  readonly loop: BackgroundLoop;

  constructor(deps: RefreshSubscriptionsDeps) {
    this.deps = deps;
    this.subscribed = deps.calendars.flatMap(({ id, kind, url, refreshMs }) =>
      kind === 'subscribed' && url !== null ? [{ id, url, refreshMs }] : [],
    );
    this.loop = new BackgroundLoop({
      work: (signal) => this.run(signal),
      onError: (error) => deps.logger.error({ err: error }, 'subscribed calendars not refreshed'),
    });
  }

  /**
   * Refreshes every subscribed calendar that is due, one after the other. It ends early when the signal does; the link
   * that was being fetched is due again then.
   * @throws DatabaseUnavailableError while PostgreSQL is unavailable
   */
  async run(signal: AbortSignal): Promise<void> {
    for (const subscription of this.subscribed) {
      if (signal.aborted) return;
      await this.refreshWhenDue(subscription, signal);
    }
  }

  private async refreshWhenDue(subscription: Subscription, signal: AbortSignal): Promise<void> {
    const { subscriptions } = this.deps;
    const turn = await subscriptions.claim(subscription.id, subscription.url, leaseMs);
    if (!turn) return;
    try {
      await this.refresh(subscription, turn, signal);
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      if (signal.aborted) await subscriptions.release(subscription.id, subscription.url);
      else await this.failed(subscription, turn, error);
    }
  }

  private async refresh(subscription: Subscription, turn: SubscriptionTurn, signal: AbortSignal): Promise<void> {
    const { subscriptions, logger, limits, agentFor } = this.deps;
    const { id, url } = subscription;
    const { etag, lastModified } = turn;
    const credentials = this.deps.credentials.get(id) ?? null;
    const answer = await fetchCalendarLink({
      url,
      etag,
      lastModified,
      credentials,
      agentFor,
      signal,
      limitMilliseconds: limits?.answerMs,
      limitBytes: limits?.answerBytes,
    });
    const version = answer.kind === 'changed' ? await this.takeOver(subscription, turn, answer, signal) : turn;
    await subscriptions.succeeded(id, url, version, subscription.refreshMs ?? version.refreshMs ?? subscribedEveryMs);
    if (turn.failingSince)
      logger.info({ calendarId: id, host: hostOfLink(url) }, 'subscribed calendar can be read again');
  }

  /** Makes the calendar what the link has. A file that is cut off removes nothing and is fetched whole the next time. */
  private async takeOver(
    { id, url }: Subscription,
    turn: SubscriptionTurn,
    answer: CalendarLinkAnswer & { kind: 'changed' },
    signal: AbortSignal,
  ): Promise<FetchedVersion> {
    const { store, suspendLocal, logger } = this.deps;
    const file = await this.read(answer.bytes, signal);
    const host = hostOfLink(url);
    if (!file.complete)
      logger.warn(
        { calendarId: id, host, events: file.events, leftOut: file.skipped, truncated: file.truncated },
        'subscribed calendar was not read whole',
      );
    const suspended = turn.readBefore ? 0 : await suspendLocal(id);
    if (suspended > 0)
      logger.warn(
        { calendarId: id, events: suspended },
        'events from before the calendar was subscribed were suspended',
      );
    const { unchanged, ...changes } = await store.importObjects(id, file.objects, {
      removeOthers: !file.truncated,
      unread: [...file.unread].map(([uid, summary]) => ({ key: uid, uid, summary, reason: 'unreadable' })),
    });
    if (changes.created + changes.changed + changes.removed > 0)
      logger.info({ calendarId: id, host, unchanged, ...changes }, 'subscribed calendar refreshed');
    const { etag, lastModified } = file.truncated ? { etag: null, lastModified: null } : answer;
    return { etag, lastModified, refreshMs: askedInterval(file.refreshMs), name: file.name };
  }

  private async read(bytes: Uint8Array, signal: AbortSignal): Promise<CalendarFile> {
    const limit = AbortSignal.timeout(this.deps.limits?.readMs ?? readLimitMs);
    try {
      return await runCooperatively(
        readCalendarFileInSteps(bytes, this.deps.familyZone),
        AbortSignal.any([signal, limit]),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (limit.aborted) throw new CalendarLinkError('The calendar takes too long to read.');
      throw error;
    }
  }

  private async failed({ id, url }: Subscription, turn: SubscriptionTurn, error: unknown): Promise<void> {
    const { subscriptions, logger } = this.deps;
    const host = hostOfLink(url);
    const expected = error instanceof CalendarLinkError || error instanceof NotACalendarError;
    const reason = expected ? error.message : 'The calendar could not be stored.';
    const isGone = error instanceof CalendarLinkError && error.isGone;
    await subscriptions.failed(id, url, { failure: reason, isGone }, turn);
    if (!expected) logger.error({ calendarId: id, host, err: error }, 'subscribed calendar could not be stored');
    else if (turn.failure !== reason)
      logger.warn({ calendarId: id, host, reason }, 'subscribed calendar cannot be read; what was there stays');
  }
}

/** Interval that a calendar asks for, within bounds. */
function askedInterval(refreshMs: number | null): number | null {
  return refreshMs && Math.min(maxAskedMs, Math.max(minAskedMs, refreshMs));
}

import { databaseTime, type Database } from '@homeroom/database';
import { createClient } from '@homeroom/database/family-assistant';
import type { PrismaClient } from '@homeroom/database/family-assistant';
import type { CalendarRead } from '../calendar/followed-calendars.ts';
import { claimTurn, type SubscriptionTurn } from './subscription-sql.ts';

const minRetryMs = 5 * 60_000;
const maxRetryMs = 3_600_000;

/** Facts of a successful fetch for the next one; null where the server or the calendar gave none. */
export interface FetchedVersion {
  etag: string | null;
  lastModified: string | null;
  /** Interval at which the calendar asks to be fetched, in milliseconds. */
  refreshMs: number | null;
  /** Name that the calendar gives itself. */
  name: string | null;
}

/** Reason why a link gave no calendar. */
export interface LinkFailure {
  failure: string;
  /** Whether its server says that nothing is there. */
  isGone: boolean;
}

/**
 * Progress of each subscribed calendar along its link, shared by all replicas. A result for another address than the
 * calendar has by now is ignored.
 */
export class SubscriptionStore {
  private readonly database: Database;
  private readonly prisma: PrismaClient;

  constructor(database: Database) {
    this.database = database;
    this.prisma = createClient(database);
  }

  /**
   * Takes the turn of a calendar when it is due, for `leaseMs`, so that one of any number of replicas fetches. A new
   * address is due at once and starts over.
   * @returns null when it is not due
   */
  claim(calendarId: string, url: string, leaseMs: number): Promise<SubscriptionTurn | null> {
    return claimTurn(this.database, { calendarId, url, leaseMs });
  }

  /** Returns when calendars were last read, mirrored ones too. */
  reads(calendarIds: readonly string[]): Promise<CalendarRead[]> {
    return this.prisma.calendarSource.findMany({
      where: { calendarId: { in: [...calendarIds] } },
      select: { calendarId: true, readAt: true, failingSince: true, refreshMs: true },
    });
  }

  /** Returns a turn that was not used; the calendar is due again. */
  async release(calendarId: string, url: string): Promise<void> {
    await this.prisma.calendarSource.updateMany({
      where: { calendarId, url },
      data: { nextAt: await databaseTime(this.database) },
    });
  }

  /** Records that the link was read, and puts the next turn `intervalMs` later. */
  async succeeded(
    calendarId: string,
    url: string,
    { etag, lastModified, refreshMs, name }: FetchedVersion,
    intervalMs: number,
  ): Promise<void> {
    const readAt = await databaseTime(this.database);
    const nextAt = new Date(readAt.getTime() + intervalMs);
    const where = { calendarId, url };
    await this.prisma.calendarSource.updateMany({
      where,
      data: {
        etag,
        lastModified,
        refreshMs,
        name,
        readAt,
        nextAt,
        failingSince: null,
        failure: null,
        goneSince: null,
        goneToldAt: null,
      },
    });
    await this.prisma.calendarSource.updateMany({
      where: { ...where, followedSince: null },
      data: { followedSince: readAt },
    });
  }

  /**
   * Records why the link gave no calendar in this turn. It is due again after 5 minutes, and while it keeps failing
   * after as long as it has failed, at most an hour.
   */
  async failed(
    calendarId: string,
    url: string,
    { failure, isGone }: LinkFailure,
    turn: SubscriptionTurn,
  ): Promise<void> {
    const now = await databaseTime(this.database);
    const failingSince = turn.failingSince ?? now;
    const wait = Math.min(maxRetryMs, Math.max(minRetryMs, now.getTime() - failingSince.getTime()));
    await this.prisma.calendarSource.updateMany({
      where: { calendarId, url },
      data: {
        failingSince,
        failure,
        goneSince: isGone ? (turn.goneSince ?? now) : null,
        nextAt: new Date(now.getTime() + wait),
      },
    });
  }
}

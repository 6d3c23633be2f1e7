import type { Database } from '@homeroom/database';
import { createClient } from '@homeroom/database/family-assistant';
import type { Prisma, PrismaClient } from '@homeroom/database/family-assistant';
import type { Instant } from '@homeroom/icalendar';
import type { ChangedOccurrence, ChangeKind, EventChange } from './calendar-change.ts';

/** Stored change of an event. */
export interface CalendarChange extends EventChange {
  id: string;
  calendarId: string;
  /** Time at which it was seen here. */
  seenAt: Date;
}

/** Changes to read: seen from `since` up to but excluding `until`. */
export interface ChangesQuery {
  calendarIds: readonly string[];
  since: Instant;
  until: Instant;
  limit: number;
}

/** Changes that came in by calendar servers, links and imports. */
export class CalendarChangeStore {
  private readonly prisma: PrismaClient;

  constructor(database: Database) {
    this.prisma = createClient(database);
  }

  /** Reads the newest changes of a span, newest first, and counts the others. */
  async seen({
    calendarIds,
    since,
    until,
    limit,
  }: ChangesQuery): Promise<{ changes: CalendarChange[]; leftOut: number }> {
    const where = {
      calendarId: { in: [...calendarIds] },
      seenAt: { gte: new Date(since), lt: new Date(until) },
    } satisfies Prisma.CalendarChangeWhereInput;
    const rows = await this.prisma.calendarChange.findMany({ where, orderBy: { position: 'desc' }, take: limit });
    const leftOut = rows.length < limit ? 0 : (await this.prisma.calendarChange.count({ where })) - rows.length;
    return { changes: rows.map(toChange), leftOut };
  }
}

type ChangeRow = Prisma.CalendarChangeGetPayload<object>;

function toChange({ id, calendarId, uid, kinds, isSeries, before, after, seenAt }: ChangeRow): CalendarChange {
  return {
    id,
    calendarId,
    uid,
    kinds: kinds as ChangeKind[],
    isSeries,
    before: before as ChangedOccurrence | null,
    after: after as ChangedOccurrence | null,
    seenAt,
  };
}

import type { Database } from '@homeroom/database';
import { createClient } from '@homeroom/database/family-assistant';
import type { Prisma, PrismaClient } from '@homeroom/database/family-assistant';
import type { TimeRange } from '@homeroom/icalendar';
import { budgets } from '../calendar/calendar-budget.ts';

const objectsAtOnce = 100;
const withinBudget = { bytes: { lte: budgets.object.bytes }, occurrences: { lte: budgets.object.occurrences } };

/** Stored calendar object, as the feed is made from it. */
export interface FeedObject {
  calendarId: string;
  uid: string;
  ics: string;
  /** A calendar that comes earlier in the feed has an object with this UID too. */
  repeated: boolean;
}

interface Page {
  calendarId: string;
  /** Calendars that come before it. */
  earlier: readonly string[];
  /** UID of the last object before. */
  after: string;
  range: TimeRange | null;
}

/** Calendar objects for the feed. */
export class FeedStore {
  private readonly prisma: PrismaClient;

  constructor(database: Database) {
    this.prisma = createClient(database);
  }

  /**
   * Reads every object of the calendars that is within the budget of one and may reach into the range, in their order
   * and by UID, 100 at a time.
   * @param range null for all objects
   */
  async *objects(calendarIds: readonly string[], range: TimeRange | null): AsyncIterable<readonly FeedObject[]> {
    for (const [index, calendarId] of calendarIds.entries()) {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const found: FeedObject[] = await this.page({ calendarId, earlier: calendarIds.slice(0, index), after, range });
        if (found.length > 0) yield found;
        after = found.length < objectsAtOnce ? undefined : found.at(-1)?.uid;
      }
    }
  }

  private async page({ calendarId, earlier, after, range }: Page): Promise<FeedObject[]> {
    const rows = await this.prisma.calendarObject.findMany({
      where: { calendarId, uid: { gt: after }, ...withinBudget, ...(range && reachingInto(range)) },
      select: { calendarId: true, uid: true, ics: true },
      orderBy: { uid: 'asc' },
      take: objectsAtOnce,
    });
    const known =
      earlier.length === 0
        ? []
        : await this.prisma.calendarObject.findMany({
            where: { calendarId: { in: [...earlier] }, uid: { in: rows.map(({ uid }) => uid) } },
            select: { uid: true },
          });
    const repeated = new Set(known.map(({ uid }) => uid));
    return rows.map((row) => ({ ...row, repeated: repeated.has(row.uid) }));
  }
}

function reachingInto({ start, end }: TimeRange): Prisma.CalendarObjectWhereInput {
  return { firstStart: { lt: new Date(end) }, OR: [{ lastEnd: null }, { lastEnd: { gte: new Date(start) } }] };
}

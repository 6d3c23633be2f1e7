import type { Database } from '@homeroom/database';
import { createClient } from '@homeroom/database/family-assistant';
import type { PrismaClient } from '@homeroom/database/family-assistant';
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

/** Calendar objects for the feed. */
export class FeedStore {
  private readonly prisma: PrismaClient;

  constructor(database: Database) {
    this.prisma = createClient(database);
  }

  /** Reads every object of the calendars that is within the budget of one, in their order and by UID, 100 at a time. */
  async *objects(calendarIds: readonly string[]): AsyncIterable<readonly FeedObject[]> {
    for (const [index, calendarId] of calendarIds.entries()) {
      for (let after: string | undefined = ''; after !== undefined;) {
        const found: FeedObject[] = await this.page(calendarId, calendarIds.slice(0, index), after);
        if (found.length > 0) yield found;
        after = found.length < objectsAtOnce ? undefined : found.at(-1)?.uid;
      }
    }
  }

  private async page(calendarId: string, earlier: readonly string[], after: string): Promise<FeedObject[]> {
    const rows = await this.prisma.calendarObject.findMany({
      where: { calendarId, uid: { gt: after }, ...withinBudget },
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

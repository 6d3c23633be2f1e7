import type { Database } from '@homeroom/database';
import { createClient } from '@homeroom/database/family-assistant';
import type { Prisma, PrismaClient } from '@homeroom/database/family-assistant';
import { type CalendarObject, type TimeRange, shortSpan } from '@homeroom/icalendar';
import { budgets } from './calendar-budget.ts';
import type { SizedObject } from './calendar-budget.ts';
import type {
  BeforeUpdate,
  CalendarWrites,
  ExtendedRef,
  ImportCounts,
  ImportOptions,
  ObjectRef,
  ObjectSizes,
  Stamps,
  StoredObject,
} from './stored-object.ts';
import { importObjects, readStamps } from './calendar-sql.ts';
import { readCalendarWrites, readObjectSizes } from './object-size-sql.ts';

const rowsAtOnce = 1_000;
const refColumns = { calendarId: true, uid: true, idPrefix: true, etag: true } as const;

/** Calendars of the household. Objects beyond the budget of one are stored, but no read finds them. */
export class CalendarStore implements ObjectSizes {
  private readonly prisma: PrismaClient;
  private readonly database: Database;
  private readonly beforeUpdate: BeforeUpdate | undefined;

  /** @param beforeUpdate what an import does in its transaction before it changes something */
  constructor(database: Database, beforeUpdate?: BeforeUpdate) {
    this.prisma = createClient(database);
    this.database = database;
    this.beforeUpdate = beforeUpdate;
  }

  /** Reads texts that change with every change to an object of the calendars, of a travel time, and of a conflict. */
  stamps(calendarIds: readonly string[]): Promise<Stamps> {
    return readStamps(this.database, calendarIds);
  }

  /** Reads the short single events that may reach into the range; of each calendar the first `limit` by UID when there are more. */
  singlesNear(calendarIds: readonly string[], range: TimeRange, limit: number): Promise<ObjectRef[]> {
    const read = ({ calendarId, ...order }: Page) =>
      this.prisma.calendarObject.findMany({
        where: { calendarId, ...startsNear(range), ...withinBudget },
        select: refColumns,
        ...order,
      });
    return firstOfEach(calendarIds, limit, read);
  }

  /** Reads the objects that repeat or last long; of each calendar the first `limit` by UID when there are more. */
  async extendedObjects(calendarIds: readonly string[], limit: number): Promise<ExtendedRef[]> {
    const select = { ...refColumns, firstStart: true, lastEnd: true };
    const read = ({ calendarId, ...order }: Page) =>
      this.prisma.calendarObject.findMany({ where: { calendarId, extended: true, ...withinBudget }, select, ...order });
    const rows = await firstOfEach(calendarIds, limit, read);
    return rows.map(({ firstStart, lastEnd, ...ref }) => ({
      ...ref,
      firstStart: firstStart.getTime(),
      lastEnd: lastEnd?.getTime() ?? null,
    }));
  }

  writes(calendarIds: readonly string[]): Promise<Map<string, CalendarWrites>> {
    return readCalendarWrites(this.database, calendarIds);
  }

  sizes(calendarId: string): Promise<SizedObject[]> {
    return readObjectSizes(this.database, calendarId);
  }

  /** Reads the texts of objects, as they are now; one that is gone is absent. */
  async texts(refs: readonly Pick<ObjectRef, 'calendarId' | 'uid'>[]): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    for (const [calendarId, uids] of uidsByCalendar(refs)) {
      for (let from = 0; from < uids.length; from += rowsAtOnce)
        found.push(
          ...(await this.prisma.calendarObject.findMany({
            where: { calendarId, uid: { in: uids.slice(from, from + rowsAtOnce) } },
            select: { ...refColumns, ics: true },
          })),
        );
    }
    return found;
  }

  /** Finds the object whose occurrences' ids begin with the prefix. */
  objectOf(idPrefix: string, calendarIds: readonly string[]): Promise<StoredObject | null> {
    return this.prisma.calendarObject.findFirst({
      where: { idPrefix, calendarId: { in: [...calendarIds] } },
      select: { ...refColumns, ics: true },
    });
  }

  /**
   * Writes the objects of a file in one transaction: those with a new UID or another etag. With `removeOthers` what the
   * file lacks is removed, except events that could not be read. The version is raised only when something changed.
   */
  importObjects(calendarId: string, objects: readonly CalendarObject[], options: ImportOptions): Promise<ImportCounts> {
    return importObjects(this.database, calendarId, objects, { ...options, beforeUpdate: this.beforeUpdate });
  }
}

/** Rows of some calendars, or the first of one in an order that never changes. */
interface Page {
  calendarId: string | { in: string[] };
  take: number;
  orderBy?: { uid: 'asc' };
}

const withinBudget = { bytes: { lte: budgets.object.bytes }, occurrences: { lte: budgets.object.occurrences } };

/** All rows of the calendars, or when they are more than `limit`, the first of each. */
async function firstOfEach<Row>(
  calendarIds: readonly string[],
  limit: number,
  read: (page: Page) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await read({ calendarId: { in: [...calendarIds] }, take: limit + 1 });
  if (rows.length <= limit) return rows;
  const found: Row[] = [];
  for (const calendarId of calendarIds)
    for (const row of await read({ calendarId, take: limit, orderBy: { uid: 'asc' } })) found.push(row);
  return found;
}

/** Short single events: those that start shortly before the range or in it. */
function startsNear({ start, end }: TimeRange): Prisma.CalendarObjectWhereInput {
  return {
    extended: false,
    firstStart: { gte: new Date(start - shortSpan), lt: new Date(end) },
    lastEnd: { gte: new Date(start) },
  };
}

function uidsByCalendar(refs: readonly Pick<ObjectRef, 'calendarId' | 'uid'>[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { calendarId, uid } of refs) {
    const uids = groups.get(calendarId);
    if (uids) uids.push(uid);
    else groups.set(calendarId, [uid]);
  }
  return groups;
}

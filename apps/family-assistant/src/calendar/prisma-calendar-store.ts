import { withTransaction } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import { createClient } from '@homeroom/database/family-assistant';
import type { Prisma, PrismaClient } from '@homeroom/database/family-assistant';
import { type CalendarObject, type TimeRange, shortSpan } from '@homeroom/icalendar';
import { budgets } from './calendar-budget.ts';
import type { SizedObject } from './calendar-budget.ts';
import type {
  CalendarStore,
  CalendarWrites,
  ExtendedRef,
  ImportCounts,
  ImportOptions,
  ObjectRef,
  Stamps,
  StoredObject,
} from './calendar-store.ts';
import { calendarsStamp, lockCalendar, noteChanges, writeObjects } from './object-rows.ts';
import { keepUnreadEvents } from './sql-problem-store.ts';
import { readCalendarWrites, readObjectSizes } from './object-sizes.ts';

const rowsAtOnce = 1_000;
const stampsQuery = `SELECT ${calendarsStamp} AS calendars,
  coalesce((SELECT version::text FROM travel_version), '0') AS travel,
  coalesce((SELECT version::text FROM conflict_registry), '0') AS conflicts`;
const refColumns = { calendarId: true, uid: true, idPrefix: true, etag: true } as const;

/** The calendars in an open database; closing the database is enough. */
export function openCalendarStore(database: Database): CalendarStore {
  return new PrismaCalendarStore(createClient(database), database);
}

/** The calendars in PostgreSQL. */
export class PrismaCalendarStore implements CalendarStore {
  private readonly prisma: PrismaClient;
  private readonly database: Database;

  constructor(prisma: PrismaClient, database: Database) {
    this.prisma = prisma;
    this.database = database;
  }

  /** Asked for each read, so it goes past the ORM. */
  async stamps(calendarIds: readonly string[]): Promise<Stamps> {
    const { rows } = await this.database.query<Stamps>({
      name: 'calendar-stamps',
      text: stampsQuery,
      values: [calendarIds],
    });
    return rows[0] ?? { calendars: '', travel: '', conflicts: '' };
  }

  singlesNear(calendarIds: readonly string[], range: TimeRange, limit: number): Promise<ObjectRef[]> {
    const read = ({ calendarId, ...order }: Page) =>
      this.prisma.calendarObject.findMany({
        where: { calendarId, ...startsNear(range), ...withinBudget },
        select: refColumns,
        ...order,
      });
    return firstOfEach(calendarIds, limit, read);
  }

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

  async texts(refs: readonly ObjectRef[]): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    for (const [calendarId, uids] of uidsByCalendar(refs)) {
      for (const uid of batches(uids))
        found.push(
          ...(await this.prisma.calendarObject.findMany({
            where: { calendarId, uid: { in: uid } },
            select: { ...refColumns, ics: true },
          })),
        );
    }
    return found;
  }

  objectOf(idPrefix: string, calendarIds: readonly string[]): Promise<StoredObject | null> {
    return this.prisma.calendarObject.findFirst({
      where: { idPrefix, calendarId: { in: [...calendarIds] } },
      select: { ...refColumns, ics: true },
    });
  }

  async importObjects(
    calendarId: string,
    objects: readonly CalendarObject[],
    options: ImportOptions,
  ): Promise<ImportCounts> {
    return withTransaction(this.database, async (client) => {
      await lockCalendar(client, calendarId);
      const { rows } = await client.query<{ uid: string; etag: string }>(
        'SELECT uid, etag FROM calendar_object WHERE calendar_id = $1',
        [calendarId],
      );
      const plan = planImport(new Map(rows.map(({ uid, etag }) => [uid, etag])), objects, options);
      for (const uids of batches(plan.removed))
        await client.query('DELETE FROM calendar_object WHERE calendar_id = $1 AND uid = ANY ($2)', [calendarId, uids]);
      for (const batch of batches([...plan.created, ...plan.changed])) await writeObjects(client, calendarId, batch);
      const touched = [...plan.created, ...plan.changed].map(({ uid }) => uid).concat(plan.removed);
      if (touched.length > 0) await noteChanges(client, calendarId, touched);
      if (options.unread) {
        await client.query('DELETE FROM calendar_problem WHERE calendar_id = $1', [calendarId]);
        await keepUnreadEvents(client, calendarId, options.unread);
      }
      return {
        created: plan.created.length,
        changed: plan.changed.length,
        unchanged: plan.unchanged,
        removed: plan.removed.length,
      };
    });
  }
}

interface ImportPlan {
  created: CalendarObject[];
  changed: CalendarObject[];
  unchanged: number;
  removed: string[];
}

function planImport(
  stored: ReadonlyMap<string, string>,
  objects: readonly CalendarObject[],
  { removeOthers, unread }: ImportOptions,
): ImportPlan {
  const created = objects.filter(({ uid }) => !stored.has(uid));
  const changed = objects.filter(({ uid, etag }) => stored.has(uid) && stored.get(uid) !== etag);
  const kept = new Set([...objects, ...(unread ?? [])].map(({ uid }) => uid));
  const removed = removeOthers ? [...stored.keys()].filter((uid) => !kept.has(uid)) : [];
  return { created, changed, unchanged: objects.length - created.length - changed.length, removed };
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

function uidsByCalendar(refs: readonly ObjectRef[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { calendarId, uid } of refs) {
    const uids = groups.get(calendarId);
    if (uids) uids.push(uid);
    else groups.set(calendarId, [uid]);
  }
  return groups;
}

function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += rowsAtOnce) yield items.slice(from, from + rowsAtOnce);
}

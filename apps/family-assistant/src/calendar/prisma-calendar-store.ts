import type { Database } from '@homeroom/database';
import { createClient } from '@homeroom/database/family-assistant';
import type { Prisma, PrismaClient } from '@homeroom/database/family-assistant';
import { shortSpan } from './calendar-object.ts';
import type { CalendarObject } from './calendar-object.ts';
import { calendarLock } from './calendar-lock.ts';
import type { CalendarStore, ExtendedRef, ImportCounts, ImportOptions, ObjectRef, Stamps, StoredObject } from './calendar-store.ts';
import type { TimeRange } from './expansion.ts';
import { idPrefixOf } from './occurrence-id.ts';

const rowsAtOnce = 1_000;
const importTimeout = { maxWait: 15_000, timeout: 300_000 };
const stampsQuery = `SELECT coalesce((SELECT string_agg(id || ' ' || version, ',' ORDER BY id) FROM calendar WHERE id = ANY ($1)), '') AS calendars,
  coalesce((SELECT version::text FROM travel_version), '0') AS travel`;
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
    const { rows } = await this.database.query<Stamps>({ name: 'calendar-stamps', text: stampsQuery, values: [calendarIds] });
    return rows[0] ?? { calendars: '', travel: '' };
  }

  singlesNear(calendarIds: readonly string[], range: TimeRange, limit: number): Promise<ObjectRef[]> {
    return this.prisma.calendarObject.findMany({ where: { calendarId: { in: [...calendarIds] }, ...startsNear(range) }, select: refColumns, take: limit });
  }

  async extendedObjects(calendarIds: readonly string[], limit: number): Promise<ExtendedRef[]> {
    const where = { calendarId: { in: [...calendarIds] }, extended: true };
    const rows = await this.prisma.calendarObject.findMany({ where, select: { ...refColumns, firstStart: true, lastEnd: true }, take: limit });
    return rows.map(({ firstStart, lastEnd, ...ref }) => ({ ...ref, firstStart: firstStart.getTime(), lastEnd: lastEnd?.getTime() ?? null }));
  }

  async texts(refs: readonly ObjectRef[]): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    for (const [calendarId, uids] of uidsByCalendar(refs)) {
      for (const uid of batches(uids)) found.push(...(await this.prisma.calendarObject.findMany({ where: { calendarId, uid: { in: uid } }, select: { ...refColumns, ics: true } })));
    }
    return found;
  }

  objectOf(idPrefix: string, calendarIds: readonly string[]): Promise<StoredObject | null> {
    return this.prisma.calendarObject.findFirst({ where: { idPrefix, calendarId: { in: [...calendarIds] } }, select: { ...refColumns, ics: true } });
  }

  async importObjects(calendarId: string, objects: readonly CalendarObject[], options: ImportOptions): Promise<ImportCounts> {
    return this.prisma.$transaction(async (transaction) => {
      await lockCalendar(transaction, calendarId);
      const stored = await transaction.calendarObject.findMany({ where: { calendarId }, select: { uid: true, etag: true } });
      const plan = planImport(new Map(stored.map(({ uid, etag }) => [uid, etag])), objects, options);
      const gone = [...plan.changed.map(({ uid }) => uid), ...plan.removed];
      for (const uids of batches(gone)) await transaction.calendarObject.deleteMany({ where: { calendarId, uid: { in: uids } } });
      for (const data of batches([...plan.created, ...plan.changed])) await transaction.calendarObject.createMany({ data: data.map((object) => toRow(calendarId, object)) });
      for (const uids of batches([...gone, ...plan.created.map(({ uid }) => uid)])) await noteChanges(transaction, calendarId, uids);
      if (gone.length + plan.created.length > 0) await transaction.calendar.update({ where: { id: calendarId }, data: { version: { increment: 1 } } });
      return { created: plan.created.length, changed: plan.changed.length, unchanged: plan.unchanged, removed: plan.removed.length };
    }, importTimeout);
  }
}

/** Keeps other writers of the calendar waiting until the end, and makes the calendar's row when it is missing. */
async function lockCalendar(transaction: Prisma.TransactionClient, id: string): Promise<void> {
  await transaction.$executeRawUnsafe(`SELECT ${calendarLock('$1')}`, id);
  await transaction.calendar.createMany({ data: [{ id }], skipDuplicates: true });
}

/** Marks objects as changed, for what is derived from them. */
async function noteChanges(transaction: Prisma.TransactionClient, calendarId: string, uids: readonly string[]): Promise<void> {
  await transaction.$executeRaw`INSERT INTO object_change (calendar_id, uid) SELECT ${calendarId}, unnest(${[...uids]}::text[])
    ON CONFLICT (calendar_id, uid) DO UPDATE SET position = nextval(pg_get_serial_sequence('object_change', 'position'))`;
}

interface ImportPlan {
  created: CalendarObject[];
  changed: CalendarObject[];
  unchanged: number;
  removed: string[];
}

function planImport(stored: ReadonlyMap<string, string>, objects: readonly CalendarObject[], { removeOthers, keep }: ImportOptions): ImportPlan {
  const created = objects.filter(({ uid }) => !stored.has(uid));
  const changed = objects.filter(({ uid, etag }) => stored.has(uid) && stored.get(uid) !== etag);
  const given = new Set(objects.map(({ uid }) => uid));
  const removed = removeOthers ? [...stored.keys()].filter((uid) => !given.has(uid) && !keep?.has(uid)) : [];
  return { created, changed, unchanged: objects.length - created.length - changed.length, removed };
}

/** Short single events: those that start shortly before the range or in it. */
function startsNear({ start, end }: TimeRange): Prisma.CalendarObjectWhereInput {
  return { extended: false, firstStart: { gte: new Date(start - shortSpan), lt: new Date(end) }, lastEnd: { gte: new Date(start) } };
}

function toRow(calendarId: string, { uid, ics, etag, extended, firstStart, lastEnd }: CalendarObject): Prisma.CalendarObjectCreateManyInput {
  return { calendarId, uid, idPrefix: idPrefixOf(calendarId, uid), ics, etag, extended, firstStart: new Date(firstStart), lastEnd: lastEnd === null ? null : new Date(lastEnd) };
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

// Hand-written SQL: stamps are read for every request, and an import locks its calendar and writes sets of objects.
import { withTransaction } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import type { CalendarObject } from '@homeroom/icalendar';
import { calendarsStamp, lockCalendar, noteChanges, writeObjects } from './calendar-object-sql.ts';
import { keepUnreadEvents } from './problem-store-sql.ts';
import type { BeforeUpdate, ImportCounts, ImportOptions, Stamps } from './stored-object.ts';

const rowsAtOnce = 1_000;
const stampsQuery = `SELECT ${calendarsStamp} AS calendars,
  coalesce((SELECT version::text FROM travel_version), '0') AS travel,
  coalesce((SELECT version::text FROM conflict_registry), '0') AS conflicts`;

/** Reads what answers about the calendars depend on. */
export async function readStamps(database: Database, calendarIds: readonly string[]): Promise<Stamps> {
  const { rows } = await database.query<Stamps>({ name: 'calendar-stamps', text: stampsQuery, values: [calendarIds] });
  return rows[0] ?? { calendars: '', travel: '', conflicts: '' };
}

/** Writes the objects of a file in one transaction; see `CalendarStore.importObjects`. */
export async function importObjects(
  database: Database,
  calendarId: string,
  objects: readonly CalendarObject[],
  { beforeUpdate, ...options }: ImportOptions & { beforeUpdate: BeforeUpdate | undefined },
): Promise<ImportCounts> {
  return withTransaction(database, async (client) => {
    await lockCalendar(client, calendarId);
    const { rows } = await client.query<{ uid: string; etag: string }>(
      'SELECT uid, etag FROM calendar_object WHERE calendar_id = $1',
      [calendarId],
    );
    const plan = planImport(new Map(rows.map(({ uid, etag }) => [uid, etag])), objects, options);
    const written = [...plan.created, ...plan.changed];
    if (written.length + plan.removed.length > 0)
      await beforeUpdate?.(client, calendarId, { written, removed: plan.removed });
    for (const uids of batches(plan.removed))
      await client.query('DELETE FROM calendar_object WHERE calendar_id = $1 AND uid = ANY ($2)', [calendarId, uids]);
    for (const batch of batches(written)) await writeObjects(client, calendarId, batch);
    const touched = written.map(({ uid }) => uid).concat(plan.removed);
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

function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += rowsAtOnce) yield items.slice(from, from + rowsAtOnce);
}

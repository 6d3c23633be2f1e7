// Hand-written SQL: the changes of an update are found and stored in its transaction, a part of its objects at a time.
import { type ObjectSize, type Zone, meansTheSame, parseCalendarObject, prepareSeries } from '@homeroom/icalendar';
import { yieldEvery } from '@homeroom/service-kit';
import type { PoolClient } from 'pg';
import { beyondObjectBudget, budgets } from '../calendar/calendar-budget.ts';
import type { BeforeUpdate, IncomingObjects } from '../calendar/stored-object.ts';
import { changeSql } from '../changes/change-sql.ts';
import { pendingObjects, type PendingWrite } from '../changes/change.ts';
import { timeOf, type EventChange } from './calendar-change.ts';
import { eventChanges } from './event-changes.ts';
import { joinReplacedEvents } from './replaced-events.ts';

const objectsAtOnce = 500;
/** As many occurrences of a calendar as answers show are compared, before and after. */
const maxOccurrences = 2 * budgets.calendar.occurrences;
/** Changes of one update that are kept, the soonest. */
const maxChanges = 2_000;

/**
 * Stores what an update changes: of each event that is added, moved, cancelled, renamed or put elsewhere. The first update
 * of a calendar stores nothing, and neither does a write of this service that comes back from its server.
 */
export function noteChanges({ familyZone, clock }: { familyZone: Zone; clock: () => Date }): BeforeUpdate {
  return async (client, calendarId, incoming) => {
    if (await isFirst(client, calendarId)) return;
    const seenAt = clock();
    const found = await changesOf(client, calendarId, incoming, { familyZone, now: seenAt.getTime() });
    const kept = joinReplacedEvents(found)
      .sort((one, other) => timeOf(one) - timeOf(other))
      .slice(0, maxChanges);
    if (kept.length > 0) await storeChanges(client, calendarId, kept, seenAt);
  };
}

/** Whether the address of the calendar is read for the first time; a local calendar is filled by its first import. */
async function isFirst(client: PoolClient, calendarId: string): Promise<boolean> {
  const { rows } = await client.query<{ first: boolean }>(
    `SELECT coalesce((SELECT followed_since IS NULL FROM calendar_source WHERE calendar_id = $1),
       NOT EXISTS (SELECT FROM calendar_object WHERE calendar_id = $1)) AS first`,
    [calendarId],
  );
  return rows[0]?.first ?? true;
}

interface SizedText extends ObjectSize {
  ics: string;
}

async function changesOf(
  client: PoolClient,
  calendarId: string,
  { written, removed }: IncomingObjects,
  { familyZone, now }: { familyZone: Zone; now: number },
): Promise<EventChange[]> {
  const own = await ownWrites(client, calendarId);
  const objects: { uid: string; stored: SizedText | null }[] = [
    ...written.map((object) => ({ uid: object.uid, stored: object })),
    ...removed.map((uid) => ({ uid, stored: null })),
  ];
  let room = maxOccurrences;
  const changes: EventChange[] = [];
  const yields = yieldEvery();
  for (let from = 0; from < objects.length; from += objectsAtOnce) {
    const some = objects.slice(from, from + objectsAtOnce);
    const before = await textsOf(
      client,
      calendarId,
      some.map(({ uid }) => uid),
    );
    for (const { uid, stored } of some) {
      if (own.get(uid)?.some((mine) => meansTheSame(mine, stored?.ics ?? null))) continue;
      const known = before.get(uid) ?? null;
      room -= (known?.occurrences ?? 0) + (stored?.occurrences ?? 0);
      if (room < 0) return changes;
      if (![known, stored].some((object) => object && beyondObjectBudget(object) !== null))
        changes.push(...changesBetween(known, stored, { calendarId, uid, familyZone, now }));
      if (yields.isDue) await yields.next();
    }
  }
  return changes;
}

/** The texts that this service is writing to the calendar's server, by UID; null where it removes the event. */
async function ownWrites(client: PoolClient, calendarId: string): Promise<Map<string, (string | null)[]>> {
  const { rows } = await client.query<PendingWrite>(changeSql.pendingWrites, [calendarId]);
  const own = new Map<string, (string | null)[]>();
  for (const object of rows.flatMap(pendingObjects)) {
    if (object.calendarId !== calendarId) continue;
    own.set(object.uid, [...(own.get(object.uid) ?? []), object.afterIcs]);
  }
  return own;
}

async function textsOf(
  client: PoolClient,
  calendarId: string,
  uids: readonly string[],
): Promise<Map<string, SizedText>> {
  const { rows } = await client.query<SizedText & { uid: string }>(
    'SELECT uid, ics, bytes, occurrences FROM calendar_object WHERE calendar_id = $1 AND uid = ANY ($2)',
    [calendarId, uids],
  );
  return new Map(rows.map((row) => [row.uid, row]));
}

/** None when one of the two cannot be expanded, which no answer shows. */
function changesBetween(
  before: SizedText | null,
  after: SizedText | null,
  { calendarId, uid, familyZone, now }: { calendarId: string; uid: string; familyZone: Zone; now: number },
): EventChange[] {
  const read = (object: SizedText | null) => object && prepareSeries(parseCalendarObject(object.ics, familyZone));
  try {
    return eventChanges({ calendarId, uid, before: read(before), after: read(after) }, now);
  } catch {
    return [];
  }
}

async function storeChanges(
  client: PoolClient,
  calendarId: string,
  changes: readonly EventChange[],
  seenAt: Date,
): Promise<void> {
  await client.query(
    `INSERT INTO calendar_change (calendar_id, uid, kinds, is_series, before, after, seen_at)
     SELECT $1, uid, kinds, "isSeries", before, after, $3
     FROM jsonb_to_recordset($2::jsonb) AS given (uid text, kinds text[], "isSeries" boolean, before jsonb, after jsonb)`,
    [calendarId, JSON.stringify(changes), seenAt],
  );
}

// Hand-written SQL: replicas size the same rows at once, so each update names the version that it read.
import type { Database } from '@homeroom/database';
import { type Zone, fromRawIcs } from '@homeroom/icalendar';
import { yieldEvery } from '@homeroom/service-kit';

const objectsAtOnce = 200;

interface Unsized {
  calendarId: string;
  uid: string;
  etag: string;
  ics: string;
}

/**
 * Counts the sizes of stored objects that have none yet, those of earlier versions. One that cannot be read counts as a
 * single event: no read shows it. Any number of replicas may be at it.
 * @returns how many were counted
 */
export async function sizeStoredObjects(database: Database, familyZone: Zone): Promise<number> {
  const yields = yieldEvery();
  for (let sized = 0; ; ) {
    const { rows } = await database.query<Unsized>(
      `SELECT calendar_id AS "calendarId", uid, etag, ics FROM calendar_object WHERE occurrences = 0 LIMIT ${objectsAtOnce}`,
    );
    if (rows.length === 0) return sized;
    for (const row of rows) {
      await storeSize(database, row, sizeOf(row.ics, familyZone));
      if (yields.isDue) await yields.next();
    }
    await database.query('UPDATE calendar SET version = version + 1 WHERE id = ANY ($1)', [
      [...new Set(rows.map(({ calendarId }) => calendarId))],
    ]);
    sized += rows.length;
  }
}

function sizeOf(ics: string, familyZone: Zone): { bytes: number; occurrences: number } {
  try {
    return fromRawIcs(ics, familyZone);
  } catch {
    return { bytes: Buffer.byteLength(ics), occurrences: 1 };
  }
}

async function storeSize(
  database: Database,
  { calendarId, uid, etag }: Unsized,
  { bytes, occurrences }: { bytes: number; occurrences: number },
): Promise<void> {
  await database.query(
    'UPDATE calendar_object SET bytes = $4, occurrences = $5 WHERE calendar_id = $1 AND uid = $2 AND etag = $3',
    [calendarId, uid, etag, bytes, occurrences],
  );
}

import type { Database } from '@homeroom/database';
import { schoolFiles } from '@homeroom/sample-data';
import { SignJWT } from 'jose';
import { importRoster } from '../../../../apps/athletics-admin/src/import/import-roster.ts';
import { RosterStore } from '../../../../apps/athletics-admin/src/import/roster-store-sql.ts';
import type { Scratch } from '../harness/scratch.ts';

/** Secret with which the athletics service of a bench checks its tokens. */
export const schoolSecret = 'bench-secret-of-thirty-two-characters';

/** Numbers of people and cases of an invented school. */
export interface SchoolSize {
  athletes: number;
  users: number;
  cases: number;
}

/** Imports an invented school, the same in every run. */
export async function importSchool(
  { database, scratch }: { database: Database; scratch: Scratch },
  id: string,
  size: SchoolSize,
): Promise<void> {
  const location = scratch.folder(schoolFiles({ id, name: id, ...size, seed: 7 }));
  await importRoster(
    { location, schoolId: id, mode: null, dryRun: false, maxRemove: { percent: 5 } },
    new RosterStore(database),
    () => {},
  );
}

/** Request headers of an admin of the school. */
export async function adminHeaders(database: Database, school: string): Promise<Record<string, string>> {
  const { rows } = await database.query<{ user_id: string }>(
    "select user_id from membership where school_id = $1 and role = 'admin' limit 1",
    [school],
  );
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(rows[0]?.user_id))
    .setExpirationTime('2h')
    .sign(new TextEncoder().encode(schoolSecret));
  return { Authorization: `Bearer ${token}` };
}

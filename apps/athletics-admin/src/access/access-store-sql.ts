// Hand-written SQL: one statement answers every request that is waiting.
import type { Database } from '@homeroom/database';
import type { Access } from './access.ts';

interface Waiting {
  userId: string;
  schoolId: string | null;
  resolve: (access: Access) => void;
  reject: (error: unknown) => void;
}

interface Row {
  known: boolean;
  allowed_somewhere: boolean;
  role_in_school: string | null;
  school_version: string | null;
}

/**
 * Asked with arrays that come through subqueries. The planner would know the length of bare parameters, prefer a plan made
 * for them to the prepared one, and so plan the statement for each request.
 */
const text = `
  select coalesce(m.known, false) as known,
         coalesce(m.allowed_somewhere, false) as allowed_somewhere,
         m.role_in_school,
         (select version::text from school where id = asked.school_id) as school_version
  from unnest((select $1::text[]), (select $2::text[])) with ordinality as asked (user_id, school_id, place)
  left join lateral (
    select bool_or(enabled) as known,
           bool_or(enabled and role in ('admin', 'at', 'ad')) as allowed_somewhere,
           max(role) filter (where enabled and membership.school_id = asked.school_id) as role_in_school
    from membership where user_id = asked.user_id
  ) m on true
  order by asked.place`;

const maxBatch = 500;

/**
 * Users, roles and schools as they are now. All requests that arrive while a query runs are answered by one next query,
 * so the check of each request is cheap and never older than the request.
 */
export class AccessStore {
  readonly #database: Database;
  #waiting: Waiting[] = [];
  #running = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Reads what holds now for a user and a school.
   * @param schoolId null when the request names no school
   */
  load(userId: string, schoolId: string | null): Promise<Access> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ userId, schoolId, resolve, reject });
      if (this.#running) return;
      this.#running = true;
      setImmediate(() => void this.#drain());
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#loadBatch(this.#waiting.splice(0, maxBatch));
    this.#running = false;
  }

  async #loadBatch(batch: Waiting[]): Promise<void> {
    const groupsByKey = new Map<string, Waiting[]>();
    for (const one of batch) {
      const key = JSON.stringify([one.userId, one.schoolId]);
      const same = groupsByKey.get(key);
      if (same) same.push(one);
      else groupsByKey.set(key, [one]);
    }
    const groups = [...groupsByKey.values()];
    try {
      const first = groups.map(([waiting]) => waiting as Waiting);
      const { rows } = await this.#database.query<Row>({
        name: 'access',
        text,
        values: [first.map(({ userId }) => userId), first.map(({ schoolId }) => schoolId)],
      });
      groups.forEach((group, index) => {
        const access = toAccess(rows[index] as Row);
        for (const { resolve } of group) resolve(access);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

function toAccess(row: Row): Access {
  return {
    known: row.known,
    allowedSomewhere: row.allowed_somewhere,
    roleInSchool: row.role_in_school,
    schoolVersion: row.school_version === null ? null : BigInt(row.school_version),
  };
}

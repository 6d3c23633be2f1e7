import type { Database } from '@homeroom/database';
import { coachesQuery } from '../coaches/coaches-query.ts';
import { rosterQuery } from '../roster/roster-query.ts';
import { statsQuery } from '../stats/stats-query.ts';
import type { AnswerKind, SchoolAnswer, SchoolAnswerStore } from './school-answer-store.ts';

const queries: Record<AnswerKind, string> = { roster: rosterQuery, coaches: coachesQuery, stats: statsQuery };

/** Reads each answer with one SQL statement that writes the JSON itself. */
export class PostgresSchoolAnswerStore implements SchoolAnswerStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(kind: AnswerKind, schoolId: string): Promise<SchoolAnswer | null> {
    const { rows } = await this.#database.query<{ version: string; json: string; count: number }>({
      name: kind,
      text: queries[kind],
      values: [schoolId],
    });
    const [row] = rows;
    return row ? { version: BigInt(row.version), json: row.json, count: row.count } : null;
  }
}

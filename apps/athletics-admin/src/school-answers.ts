import type { Database } from '@homeroom/database';
import { NotFoundError } from '@homeroom/errors';
import { Representation } from '@homeroom/service-kit';
import { LRUCache } from 'lru-cache';

/** One SQL statement that reads an answer about a school ($1): columns `version`, `json` and `count`. */
export interface SchoolQuery {
  /** Name of the prepared statement and of the answer. */
  name: 'roster' | 'coaches' | 'stats';
  text: string;
}

/** An answer ready to send. */
export interface SchoolAnswer {
  version: bigint;
  representation: Representation;
  /** Number of athletes or coaches listed; 1 for the statistics. */
  count: number;
}

const maxBytes = 256 * 1_048_576;

/**
 * Each school's answers as ready bytes, kept under the version they were read with. A caller passes the version it has
 * just seen and never gets an older answer.
 */
export class SchoolAnswers {
  readonly #database: Database;
  readonly #ready = new LRUCache<string, SchoolAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ representation }) => representation.bytes.length,
  });
  readonly #reading = new Map<string, Promise<SchoolAnswer>>();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * @param version the school's version, read after the request arrived
   * @throws NotFoundError when the school is gone by now
   */
  async get(query: SchoolQuery, schoolId: string, version: bigint): Promise<SchoolAnswer> {
    const key = `${query.name} ${schoolId}`;
    const ready = this.#ready.get(key);
    if (ready && ready.version >= version) return ready;
    const running = this.#reading.get(key);
    if (running) {
      const shared = await running;
      if (shared.version >= version) return shared;
      return this.get(query, schoolId, version);
    }
    const reading = this.#read(query, schoolId, key).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  async #read(query: SchoolQuery, schoolId: string, key: string): Promise<SchoolAnswer> {
    const { rows } = await this.#database.query<{ version: string; json: string; count: number }>({
      ...query,
      values: [schoolId],
    });
    const [row] = rows;
    if (!row) throw new NotFoundError(`School '${schoolId}' not found`);
    const answer = {
      version: BigInt(row.version),
      representation: new Representation(row.json),
      count: row.count,
    };
    this.#ready.set(key, answer);
    return answer;
  }
}

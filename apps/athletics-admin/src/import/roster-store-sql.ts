// Hand-written SQL: COPY reads and writes thousands of rows within one locked transaction.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  advisoryLockKey,
  DatabaseUnavailableError,
  errorCode,
  withTransaction,
  type Database,
} from '@homeroom/database';
import type { PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { copyLine, copyValue, isCopyLine, textOfCopyValue } from './copy-text.ts';
import { noteUnchangedImport, readHeldState, type HeldState, type UnchangedImport } from './import-note-sql.ts';
import { rosterTables, type RosterTable } from './roster-tables.ts';
import type { AthleteCase, Member, Roster, RosterAthlete, RosterChanges, RowChanges } from './roster.ts';

const linesPerChunk = 2_000;
const undefinedTable = '42P01';

/** The database is unavailable or refused; `cause` has the details. */
export class RosterStoreError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'RosterStoreError';
  }
}

/** Schools with their rows. The database's lock and statement timeouts limit the wait for another import of a school. */
export class RosterStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Runs `work` in a transaction on one school, after any other import of it; other schools do not change. Everything
   * is kept when `work` resolves, and nothing when it throws.
   * @throws RosterStoreError when the database fails
   */
  async inSchool<Result>(schoolId: string, work: (school: SchoolTransaction) => Promise<Result>): Promise<Result> {
    try {
      return await withTransaction(this.#database, async (client) => {
        // A lock by name instead of by row, because a school's first import has no row yet.
        await client.query(`SELECT pg_advisory_xact_lock(${advisoryLockKey('roster', "'roster ' || $1")})`, [schoolId]);
        return work(new SchoolTransaction(client, schoolId));
      });
    } catch (error) {
      throw asStoreError(error);
    }
  }
}

function asStoreError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError) return new RosterStoreError(error.message, error);
  const code = errorCode(error);
  if (code === undefinedTable)
    return new RosterStoreError('The database lacks tables; run `npm run db:migrate`.', error);
  return /^[0-9A-Z]{5}$/.test(code) ? new RosterStoreError((error as Error).message, error) : error;
}

/** A table's difference, ready to be written. */
interface TableDifference {
  changes: RowChanges;
  write(onProgress: (rows: number) => void): Promise<void>;
}

interface Difference {
  school: Roster['school'];
  tables: readonly TableDifference[];
}

/** One school in a transaction that no other import of it can enter. Rows are compared and written as COPY text. */
export class SchoolTransaction {
  readonly #client: PoolClient;
  readonly #schoolId: string;
  #difference: Difference | null = null;

  constructor(client: PoolClient, schoolId: string) {
    this.#client = client;
    this.#schoolId = schoolId;
  }

  /** @param files digest of the files that are to be imported */
  heldState(files: string): Promise<HeldState> {
    return readHeldState(this.#client, this.#schoolId, files);
  }

  /** Notes an import that found nothing to change, unless the rows are not those of `held` any more. */
  noteUnchanged(files: string, held: HeldState, found: UnchangedImport): Promise<void> {
    return noteUnchangedImport(this.#client, { files, rows: held.rows }, found);
  }

  /** Reads all rows; an empty roster without a school name when the school is new. */
  async held(): Promise<Roster> {
    const name = await this.#heldName();
    const members = await this.#rows<Member>(
      `SELECT user_id AS id, role, enabled, first_name AS "firstName", last_name AS "lastName", email, assigned_sports AS sports, assigned_teams AS teams FROM membership WHERE school_id = $1`,
    );
    const athletes = await this.#rows<RosterAthlete>(
      `SELECT id, first_name AS "firstName", last_name AS "lastName", grade, sports, team, current_status AS status, parent_ids AS "parentIds" FROM athlete WHERE school_id = $1`,
    );
    const cases = await this.#rows<AthleteCase>(
      `SELECT id, athlete_id AS "athleteId", status FROM "case" WHERE school_id = $1`,
    );
    return { school: { id: this.#schoolId, name: name ?? '' }, members, athletes, cases };
  }

  /**
   * Compares a roster with the rows held. Writes nothing.
   * @param makeRoster called once, while rows are already being read; its error is thrown
   */
  async compare(makeRoster: () => Roster): Promise<RosterChanges> {
    const name = await this.#heldName();
    const reading = this.#heldText(rosterTables.members);
    let roster: Roster;
    try {
      roster = makeRoster();
    } finally {
      await reading;
    }
    const members = this.#compareTable(rosterTables.members, roster.members, await reading);
    const athletes = this.#compareTable(
      rosterTables.athletes,
      roster.athletes,
      await this.#heldText(rosterTables.athletes),
    );
    const cases = this.#compareTable(rosterTables.cases, roster.cases, await this.#heldText(rosterTables.cases));
    this.#difference = { school: roster.school, tables: [members, athletes, cases] };
    const school = name === null ? 'created' : name === roster.school.name ? 'unchanged' : 'changed';
    return { school, members: members.changes, athletes: athletes.changes, cases: cases.changes };
  }

  /**
   * Writes the differences that the last comparison found and raises the school's version by one.
   * @param onProgress called with the number of rows written so far
   */
  async write(onProgress: (rows: number) => void = () => undefined): Promise<void> {
    if (!this.#difference) throw new Error('There is no comparison to write.');
    const { school, tables } = this.#difference;
    await this.#client.query(
      'INSERT INTO school (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name, version = school.version + 1',
      [school.id, school.name],
    );
    let rows = 0;
    for (const table of tables) await table.write((more) => onProgress((rows += more)));
  }

  async #heldName(): Promise<string | null> {
    const { rows } = await this.#client.query<{ name: string }>('SELECT name FROM school WHERE id = $1', [
      this.#schoolId,
    ]);
    return rows[0]?.name ?? null;
  }

  async #rows<Row extends { id: string }>(sql: string): Promise<Map<string, Row>> {
    const { rows } = await this.#client.query<Row>(sql, [this.#schoolId]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  async #heldText(table: Pick<RosterTable<never>, 'name' | 'columns'>): Promise<string> {
    const school = this.#client.escapeLiteral(this.#schoolId);
    const query = this.#client.query(
      copyTo(`COPY (SELECT ${table.columns.join(', ')} FROM ${table.name} WHERE school_id = ${school}) TO STDOUT`),
    );
    const chunks: Buffer[] = [];
    for await (const chunk of query as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
  }

  #compareTable<Row>(table: RosterTable<Row>, rows: ReadonlyMap<string, Row>, heldText: string): TableDifference {
    const changes = compareRows(heldText, rows, table);
    return { changes, write: (onProgress) => this.#writeTable(table, rows, changes, onProgress) };
  }

  /** Changed rows are deleted and copied in again, so that one COPY writes both created and changed rows. */
  async #writeTable<Row>(
    table: RosterTable<Row>,
    rows: ReadonlyMap<string, Row>,
    changes: RowChanges,
    onProgress: (rows: number) => void,
  ): Promise<void> {
    const outdated = [...changes.changed, ...changes.removed];
    if (outdated.length > 0) {
      await this.#client.query(
        `DELETE FROM ${table.name} WHERE school_id = $1 AND ${table.columns[0]} = ANY ($2::text[])`,
        [this.#schoolId, outdated],
      );
      onProgress(changes.removed.length);
    }
    const ids = [...changes.created, ...changes.changed];
    if (ids.length === 0) return;
    const copy = this.#client.query(copyFrom(`COPY ${table.name} (school_id, ${table.columns.join(', ')}) FROM STDIN`));
    const lineOf = (id: string): string => copyLine(table.values(rows.get(id)!));
    await pipeline(Readable.from(copyChunks(ids, lineOf, this.#schoolId, onProgress), { objectMode: false }), copy);
  }
}

/** Compares the rows held, as COPY wrote them, with the new rows. */
function compareRows<Row>(heldText: string, rows: ReadonlyMap<string, Row>, table: RosterTable<Row>): RowChanges {
  const changed: string[] = [];
  const removed: string[] = [];
  const heldIds: string[] = [];
  for (let start = 0; start < heldText.length; ) {
    const end = heldText.indexOf('\n', start);
    const id = textOfCopyValue(heldText.slice(start, heldText.indexOf('\t', start)));
    const wanted = rows.get(id);
    heldIds.push(id);
    if (wanted === undefined) removed.push(id);
    else if (!isCopyLine(heldText, start, end, table.values(wanted))) changed.push(id);
    start = end + 1;
  }
  const held = heldIds.length;
  const kept = held - removed.length;
  return {
    held,
    created: kept === rows.size ? [] : newIds(heldIds, rows),
    changed,
    unchanged: kept - changed.length,
    removed,
  };
}

function newIds(heldIds: readonly string[], rows: ReadonlyMap<string, unknown>): string[] {
  const held = new Set(heldIds);
  return [...rows.keys()].filter((id) => !held.has(id));
}

function* copyChunks(
  ids: readonly string[],
  lineOf: (id: string) => string,
  schoolId: string,
  onProgress: (rows: number) => void,
): Generator<Buffer> {
  const prefix = `${copyValue(schoolId)}\t`;
  for (let start = 0; start < ids.length; start += linesPerChunk) {
    const chunk = ids.slice(start, start + linesPerChunk);
    let text = '';
    for (const id of chunk) text += `${prefix}${lineOf(id)}\n`;
    onProgress(chunk.length);
    yield Buffer.from(text);
  }
}

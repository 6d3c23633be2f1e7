import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { copyLine, copyValue, isCopyLine, textOfCopyValue } from './copy-text.ts';
import type { AthleteCase, Member, Roster, RosterAthlete } from './roster.ts';
import type { RosterChanges, RowChanges, SchoolTransaction } from './roster-store.ts';
import { rosterTables, type RosterTable } from './roster-tables.ts';

const linesInChunk = 2_000;

/** A table's difference, ready to be written. */
interface TableDifference {
  changes: RowChanges;
  write(onProgress: (rows: number) => void): Promise<void>;
}

interface Difference {
  school: Roster['school'];
  tables: readonly TableDifference[];
}

/** One school in a running transaction; rows are compared and written as COPY text. */
export class PostgresSchoolTransaction implements SchoolTransaction {
  readonly #client: PoolClient;
  readonly #schoolId: string;
  #difference: Difference | null = null;

  constructor(client: PoolClient, schoolId: string) {
    this.#client = client;
    this.#schoolId = schoolId;
  }

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

  /** A changed row is removed and created again: in one transaction nobody sees it missing, and one COPY does both. */
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

/** Compares the rows held, as COPY wrote them, with the rows wanted. */
function compareRows<Row>(heldText: string, rows: ReadonlyMap<string, Row>, table: RosterTable<Row>): RowChanges {
  const changed: string[] = [];
  const removed: string[] = [];
  const heldIds: string[] = [];
  for (let start = 0; start < heldText.length;) {
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
    created: kept === rows.size ? [] : idsBeside(heldIds, rows),
    changed,
    unchanged: kept - changed.length,
    removed,
  };
}

function idsBeside(heldIds: readonly string[], rows: ReadonlyMap<string, unknown>): string[] {
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
  for (let start = 0; start < ids.length; start += linesInChunk) {
    const chunk = ids.slice(start, start + linesInChunk);
    let text = '';
    for (const id of chunk) text += `${prefix}${lineOf(id)}\n`;
    onProgress(chunk.length);
    yield Buffer.from(text);
  }
}

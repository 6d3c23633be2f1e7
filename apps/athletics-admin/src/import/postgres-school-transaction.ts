import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { copyValue, textOfCopyValue } from './copy-text.ts';
import type { AthleteCase, Member, Roster, RosterAthlete } from './roster.ts';
import type { RosterChanges, RowChanges, SchoolTransaction } from './roster-store.ts';
import { rosterTables, type RosterTable, type RowKind } from './roster-tables.ts';

const linesInChunk = 2_000;

interface TableDifference {
  changes: RowChanges;
  /** The created and changed rows. */
  lines: string[];
}

interface Difference {
  school: Roster['school'];
  tables: Record<RowKind, TableDifference>;
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
    const members = await this.#rows<Member>(`SELECT user_id AS id, role, enabled, first_name AS "firstName", last_name AS "lastName", email, assigned_sports AS sports, assigned_teams AS teams FROM membership WHERE school_id = $1`);
    const athletes = await this.#rows<RosterAthlete>(`SELECT id, first_name AS "firstName", last_name AS "lastName", grade, sports, team, current_status AS status, parent_ids AS "parentIds" FROM athlete WHERE school_id = $1`);
    const cases = await this.#rows<AthleteCase>(`SELECT id, athlete_id AS "athleteId", status FROM "case" WHERE school_id = $1`);
    return { school: { id: this.#schoolId, name: name ?? '' }, members, athletes, cases };
  }

  async compare(roster: Roster): Promise<RosterChanges> {
    const name = await this.#heldName();
    const tables = {
      members: await this.#compareTable(rosterTables.members, roster),
      athletes: await this.#compareTable(rosterTables.athletes, roster),
      cases: await this.#compareTable(rosterTables.cases, roster),
    };
    this.#difference = { school: roster.school, tables };
    const school = name === null ? 'created' : name === roster.school.name ? 'unchanged' : 'changed';
    return { school, members: tables.members.changes, athletes: tables.athletes.changes, cases: tables.cases.changes };
  }

  async write(onProgress: (rows: number) => void = () => undefined): Promise<void> {
    if (!this.#difference) throw new Error('There is no comparison to write.');
    const { school, tables } = this.#difference;
    await this.#client.query(
      'INSERT INTO school (id, name, version) VALUES ($1, $2, 1) ON CONFLICT (id) DO UPDATE SET name = excluded.name, version = school.version + 1',
      [school.id, school.name],
    );
    let rows = 0;
    const counted = (more: number): void => onProgress((rows += more));
    for (const kind of Object.keys(tables) as RowKind[]) await this.#writeTable(rosterTables[kind], tables[kind], counted);
  }

  async #heldName(): Promise<string | null> {
    const { rows } = await this.#client.query<{ name: string }>('SELECT name FROM school WHERE id = $1', [this.#schoolId]);
    return rows[0]?.name ?? null;
  }

  async #rows<Row extends { id: string }>(sql: string): Promise<Map<string, Row>> {
    const { rows } = await this.#client.query<Row>(sql, [this.#schoolId]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  async #compareTable(table: RosterTable, roster: Roster): Promise<TableDifference> {
    const school = this.#client.escapeLiteral(this.#schoolId);
    const query = this.#client.query(copyTo(`COPY (SELECT ${table.columns.join(', ')} FROM ${table.name} WHERE school_id = ${school}) TO STDOUT`));
    const chunks: Buffer[] = [];
    for await (const chunk of query as AsyncIterable<Buffer>) chunks.push(chunk);
    return compareLines(Buffer.concat(chunks).toString('utf8'), table.lines(roster));
  }

  /** A changed row is removed and created again: in one transaction nobody sees it missing, and one COPY does both. */
  async #writeTable(table: RosterTable, { changes, lines }: TableDifference, onProgress: (rows: number) => void): Promise<void> {
    const outdated = [...changes.changed, ...changes.removed];
    if (outdated.length > 0) {
      await this.#client.query(`DELETE FROM ${table.name} WHERE school_id = $1 AND ${table.columns[0]} = ANY ($2::text[])`, [this.#schoolId, outdated]);
      onProgress(changes.removed.length);
    }
    if (lines.length === 0) return;
    const copy = this.#client.query(copyFrom(`COPY ${table.name} (school_id, ${table.columns.join(', ')}) FROM STDIN`));
    await pipeline(Readable.from(chunksOf(lines, this.#schoolId, onProgress), { objectMode: false }), copy);
  }
}

/** @param target the rows wanted, by id; those held are taken out, so that the new ones are left */
function compareLines(heldText: string, target: Map<string, string>): TableDifference {
  const changed: string[] = [];
  const removed: string[] = [];
  const changedLines: string[] = [];
  let unchanged = 0;
  for (let start = 0; start < heldText.length; ) {
    const end = heldText.indexOf('\n', start);
    const line = heldText.slice(start, end);
    const id = line.slice(0, line.indexOf('\t'));
    const wanted = target.get(id);
    if (wanted === undefined) removed.push(textOfCopyValue(id));
    else if (wanted === line) unchanged += 1;
    else {
      changed.push(textOfCopyValue(id));
      changedLines.push(wanted);
    }
    target.delete(id);
    start = end + 1;
  }
  return {
    changes: { held: unchanged + changed.length + removed.length, created: [...target.keys()].map(textOfCopyValue), changed, unchanged, removed },
    lines: [...target.values(), ...changedLines],
  };
}

function* chunksOf(lines: readonly string[], schoolId: string, onProgress: (rows: number) => void): Generator<Buffer> {
  const prefix = `${copyValue(schoolId)}\t`;
  for (let start = 0; start < lines.length; start += linesInChunk) {
    const chunk = lines.slice(start, start + linesInChunk);
    onProgress(chunk.length);
    yield Buffer.from(`${prefix}${chunk.join(`\n${prefix}`)}\n`);
  }
}

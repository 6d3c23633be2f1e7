// Hand-written SQL: PostgreSQL digests a school's rows where they are, in one statement.
import type { PoolClient } from 'pg';
import type { ImportMode } from './manifest.ts';
import { rosterTables } from './roster-tables.ts';
import type { RosterChanges, RowChanges } from './roster.ts';

/** Outcome of an import that found nothing to change. */
export interface UnchangedImport {
  mode: ImportMode;
  school: { id: string; name: string };
  notes: string[];
}

/** JSON of `import_note`. */
interface ImportNote extends UnchangedImport {
  /** Digest of the files. */
  files: string;
  /** Digest of the rows. */
  rows: string;
}

interface State {
  note: string | null;
  rows: string;
  members: number;
  athletes: number;
  cases: number;
}

const kinds = ['members', 'athletes', 'cases'] as const;

/**
 * The sum of the rows' hashes does not depend on their order. `xmin` makes a row that was written again another row, even
 * with the same values.
 */
const stateText = `SELECT note, concat_ws(' ', hash_record_extended((school.xmin, name), 0), ${kinds.map((kind) => `${kind}.digest`).join(', ')}) AS rows,
  ${kinds.map((kind) => `${kind}.count AS ${kind}`).join(', ')}
  FROM school LEFT JOIN import_note ON school_id = id
  ${kinds.map((kind) => `CROSS JOIN LATERAL (${digestText(kind)}) AS ${kind}`).join('\n  ')}
  WHERE id = $1`;

function digestText(kind: (typeof kinds)[number]): string {
  const { name, columns } = rosterTables[kind];
  return `SELECT count(*)::int AS count, concat(count(*), ':', sum(hash_record_extended(held, 0))) AS digest
    FROM (SELECT xmin, ${columns.join(', ')} FROM ${name} WHERE school_id = $1) AS held`;
}

/** The rows held, and what the last import found when it had these files and rows and nothing to change. */
export interface HeldState {
  /** Digest of the rows; null when the school is new. */
  rows: string | null;
  /** Null when files or rows differ, or the last import changed something. */
  unchanged: (UnchangedImport & { changes: RosterChanges }) | null;
}

/** Composing is a pure function of files and rows, so what the last import found with both is found again. */
export async function readHeldState(client: PoolClient, schoolId: string, files: string): Promise<HeldState> {
  const state = await readState(client, schoolId);
  const note = state?.note ? (JSON.parse(state.note) as ImportNote) : null;
  if (!state || note?.files !== files || note.rows !== state.rows)
    return { rows: state?.rows ?? null, unchanged: null };
  const { mode, school, notes } = note;
  const changes: RosterChanges = {
    school: 'unchanged',
    members: unchangedRows(state.members),
    athletes: unchangedRows(state.athletes),
    cases: unchangedRows(state.cases),
  };
  return { rows: state.rows, unchanged: { mode, school, notes, changes } };
}

/**
 * Notes files that change nothing, with the rows that they leave as they are.
 * @param rows digest of the rows before they were compared; nothing is noted when it is another by now
 */
export async function noteUnchangedImport(
  client: PoolClient,
  { files, rows }: { files: string; rows: string | null },
  found: UnchangedImport,
): Promise<void> {
  const state = await readState(client, found.school.id);
  if (!state || state.rows !== rows) return;
  const note: ImportNote = { ...found, files, rows };
  await client.query(
    'INSERT INTO import_note (school_id, note) VALUES ($1, $2) ON CONFLICT (school_id) DO UPDATE SET note = excluded.note',
    [found.school.id, JSON.stringify(note)],
  );
}

async function readState(client: PoolClient, schoolId: string): Promise<State | undefined> {
  const { rows } = await client.query<State>(stateText, [schoolId]);
  return rows[0];
}

function unchangedRows(held: number): RowChanges {
  return { held, created: [], changed: [], unchanged: held, removed: [] };
}

import { withTransaction } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import type { SourceState } from '../index-task.ts';
import { noteSourcesChanged } from '../note-sources-changed-sql.ts';

/** Source table in the test's database: texts by id, changed in one transaction with the outbox. */
export class Truth {
  readonly database: Database;
  /** Refresh times by source. */
  readonly refreshAt = new Map<string, Date>();

  constructor(database: Database) {
    this.database = database;
  }

  async empty(): Promise<void> {
    await this.database.query('CREATE TABLE IF NOT EXISTS truth (id text PRIMARY KEY, text text NOT NULL)');
    await this.database.query('TRUNCATE truth, index_task');
    this.refreshAt.clear();
  }

  /** @returns the position of the change */
  async set(id: string, text: string): Promise<bigint> {
    const positions = await this.setAll([id], text);
    return positions.get(id) ?? 0n;
  }

  /** @param points estimated points per source */
  async setAll(ids: readonly string[], text: string, points?: number): Promise<Map<string, bigint>> {
    return withTransaction(this.database, async (client) => {
      const positions = await noteSourcesChanged(
        client,
        ids,
        points === undefined ? {} : { points: new Map(ids.map((id) => [id, points])) },
      );
      await client.query(
        'INSERT INTO truth SELECT id, $2 FROM unnest($1::text[]) AS id ON CONFLICT (id) DO UPDATE SET text = $2',
        [ids, text],
      );
      return positions;
    });
  }

  async remove(id: string): Promise<bigint> {
    return withTransaction(this.database, async (client) => {
      await client.query('DELETE FROM truth WHERE id = $1', [id]);
      return (await noteSourcesChanged(client, [id])).get(id) ?? 0n;
    });
  }

  async texts(): Promise<Map<string, string>> {
    const { rows } = await this.database.query<{ id: string; text: string }>('SELECT id, text FROM truth');
    return new Map(rows.map(({ id, text }) => [id, text]));
  }

  readonly read = async (ids: readonly string[]): Promise<Map<string, SourceState>> => {
    const { rows } = await this.database.query<{ id: string; text: string }>(
      'SELECT id, text FROM truth WHERE id = ANY ($1)',
      [ids],
    );
    return new Map(rows.map(({ id, text }) => [id, this.stateOf(id, text)]));
  };

  private stateOf(id: string, text: string): SourceState {
    const refreshAt = this.refreshAt.get(id);
    return {
      source: { id, type: 'email', kind: null, subject: '', sender: '', date: '', text },
      ...(refreshAt && { refreshAt }),
    };
  }
}

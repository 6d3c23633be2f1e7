import { withTransaction, type Database } from '@homeroom/database';
import type { EarlierExtraction, ExtractionRecord } from './extraction-record.ts';
import type { KnowledgeSource } from './knowledge-source.ts';
import type { ForgottenSource, KnowledgeStore, MailOutcome, SavedSource } from './knowledge-store.ts';
import { lockEarlier, noteSourcesWritten, removeSources, writeEntry, writeSource } from './source-rows.ts';

const idsAtOnce = 500;

/** The truth of the knowledge base in PostgreSQL. */
export class SqlKnowledgeStore implements KnowledgeStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  saveExtraction(
    sourceId: string,
    make: (earlier: EarlierExtraction | null) => ExtractionRecord,
    now: Date,
  ): Promise<SavedSource> {
    return withTransaction(this.database, async (client) => {
      const { source, entry } = make(await lockEarlier(client, sourceId));
      await writeSource(client, source, now);
      await writeEntry(client, source.id, entry, now);
      const positions = await noteSourcesWritten(client, [source]);
      return { source, position: positions.get(source.id) ?? 0n };
    });
  }

  saveMails(mails: readonly KnowledgeSource[], now: Date): Promise<Map<string, MailOutcome>> {
    return withTransaction(this.database, async (client) => {
      const outcomes = new Map<string, MailOutcome>();
      for (const mail of [...mails].sort(byId)) outcomes.set(mail.id, await writeSource(client, mail, now));
      await noteSourcesWritten(
        client,
        mails.filter(({ id }) => outcomes.get(id) !== 'unchanged'),
      );
      return outcomes;
    });
  }

  async sources(ids: readonly string[]): Promise<Map<string, KnowledgeSource>> {
    const { rows } = await this.database.query<KnowledgeSource>(
      'SELECT id, type, kind, subject, sender, said_at AS "saidAt", text, provenance FROM knowledge_source WHERE id = ANY ($1)',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async *sourceIds(): AsyncGenerator<string[]> {
    for (let last = ''; ;) {
      const { rows } = await this.database.query<{ id: string }>(
        'SELECT id FROM knowledge_source WHERE id COLLATE "C" > $1 ORDER BY id COLLATE "C" LIMIT $2',
        [last, idsAtOnce],
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return;
      last = ids.at(-1) ?? last;
      yield ids;
    }
  }

  forget(id: string): Promise<ForgottenSource | null> {
    return withTransaction(this.database, async (client) => {
      const [forgotten] = await removeSources(client, [id]);
      return forgotten ?? null;
    });
  }

  removeOlderThan(days: number, limit: number): Promise<number> {
    return withTransaction(this.database, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        'SELECT id FROM knowledge_source WHERE created_at < now() - make_interval(days => $1) ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED',
        [days, limit],
      );
      return rows.length === 0
        ? 0
        : (
            await removeSources(
              client,
              rows.map(({ id }) => id),
            )
          ).length;
    });
  }
}

/** Always in the same order, so that two imports never lock each other out. */
function byId(a: KnowledgeSource, b: KnowledgeSource): number {
  return a.id < b.id ? -1 : 1;
}

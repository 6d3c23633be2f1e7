// Hand-written SQL: a source, its entry and its task for the index are upserts of sets in one transaction.
import { withTransaction, type Database } from '@homeroom/database';
import type { EarlierExtraction, ExtractionRecord } from './extraction-record.ts';
import type { KnowledgeSource } from './knowledge-source.ts';
import type { ForgottenSource, MailOutcome, SavedSource } from './saved-source.ts';
import { lockEarlier, noteSourcesWritten, removeSources, writeEntry, writeSource } from './source-rows-sql.ts';

const idsAtOnce = 500;

/** Sources of the knowledge base (source of truth). Each change adds a task for the index in the same transaction. */
export class KnowledgeStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Writes the record that `make` makes with what is stored of the extraction already, null the first time. */
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

  /** Writes mails of different ids; one that is as it was is left alone. The outcomes by id. */
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

  /** The sources that are there, by id. */
  async sources(ids: readonly string[]): Promise<Map<string, KnowledgeSource>> {
    const { rows } = await this.database.query<KnowledgeSource>(
      'SELECT id, type, kind, subject, sender, said_at AS "saidAt", text, provenance FROM knowledge_source WHERE id = ANY ($1)',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The ids of all sources, in pieces. */
  async *sourceIds(): AsyncGenerator<string[]> {
    for (let last = ''; ; ) {
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

  /** Removes a source with its entries, its document and its card; null when there was none. Its points are removed in either case. */
  forget(id: string): Promise<ForgottenSource | null> {
    return withTransaction(this.database, async (client) => {
      const [forgotten] = await removeSources(client, [id]);
      return forgotten ?? null;
    });
  }

  /**
   * Removes sources that came more than so many days ago by the database's clock, the oldest first, with their entries,
   * documents and cards. What another process removes right now is left to it.
   * @returns how many, at most `limit`
   */
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

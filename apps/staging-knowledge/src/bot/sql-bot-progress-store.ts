import type { Database } from '@homeroom/database';
import type { BotProgressStore } from './bot-progress-store.ts';

/** The messenger keeps updates for a day, and numbers them anew after a quiet week. */
const countsForDays = 2;

/** The progress of bots in PostgreSQL. */
export class SqlBotProgressStore implements BotProgressStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async next(botId: string): Promise<number | null> {
    const { rows } = await this.database.query<{ next: string }>(
      `SELECT next_update AS next FROM bot_progress WHERE bot_id = $1 AND done_at > now() - interval '${countsForDays} days'`,
      [botId],
    );
    return rows[0] ? Number(rows[0].next) : null;
  }

  async begin(botId: string, updateId: number): Promise<number> {
    const { rows } = await this.database.query<{ attempts: number }>(
      `INSERT INTO bot_progress AS known (bot_id, begun, attempts) VALUES ($1, $2, 1)
       ON CONFLICT (bot_id) DO UPDATE SET begun = excluded.begun, attempts = CASE WHEN known.begun = excluded.begun THEN known.attempts + 1 ELSE 1 END
       RETURNING attempts`,
      [botId, updateId],
    );
    return rows[0]?.attempts ?? 1;
  }

  async finish(botId: string, updateId: number): Promise<void> {
    await this.database.query(
      `INSERT INTO bot_progress (bot_id, next_update, done_at) VALUES ($1, $2, now())
       ON CONFLICT (bot_id) DO UPDATE SET next_update = excluded.next_update, done_at = excluded.done_at`,
      [botId, updateId + 1],
    );
  }
}

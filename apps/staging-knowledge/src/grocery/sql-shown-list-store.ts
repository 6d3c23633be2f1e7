import type { Database } from '@homeroom/database';
import type { ShownListStore } from './shown-list-store.ts';

/** What chats were shown, in PostgreSQL. */
export class SqlShownListStore implements ShownListStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async remember(chatId: string, itemIds: readonly string[]): Promise<void> {
    await this.database.query(
      `INSERT INTO grocery_list_shown (chat_id, item_ids) VALUES ($1, $2)
       ON CONFLICT (chat_id) DO UPDATE SET item_ids = excluded.item_ids, shown_at = now()`,
      [chatId, itemIds],
    );
  }

  async last(chatId: string): Promise<string[]> {
    const { rows } = await this.database.query<{ ids: string[] }>(
      'SELECT item_ids AS ids FROM grocery_list_shown WHERE chat_id = $1',
      [chatId],
    );
    return rows[0]?.ids ?? [];
  }
}

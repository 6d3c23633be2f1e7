import { advisoryLockKey, withTransaction, type Database } from '@homeroom/database';
import type { PoolClient } from 'pg';
import type {
  AddedItem,
  GroceryItem,
  GroceryList,
  GroceryRequest,
  GroceryStore,
  NewGroceryItem,
} from './grocery-store.ts';

const columns = 'id, name, quantity, added_by AS "addedBy", created_at AS "createdAt"';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** More than anybody buys; it bounds what one command reads. */
const mostChosenFrom = 1_000;
/** How long what was struck out is kept. */
const keptTexts = '7 days';
const keptRows = '1 year';

/** The grocery list in PostgreSQL. */
export class SqlGroceryStore implements GroceryStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async list(limit: number): Promise<GroceryList> {
    const { rows } = await this.database.query<GroceryItem & { total: number }>(
      `SELECT ${columns}, count(*) OVER ()::int AS total FROM grocery_item WHERE done_at IS NULL ORDER BY created_at DESC, id DESC LIMIT $1`,
      [limit],
    );
    return { items: rows.map(({ total: _total, ...item }) => item), total: rows[0]?.total ?? 0 };
  }

  async open(limit: number): Promise<GroceryItem[]> {
    const { rows } = await this.database.query<GroceryItem>(
      `SELECT ${columns} FROM grocery_item WHERE done_at IS NULL ORDER BY created_at, id LIMIT $1`,
      [limit],
    );
    return rows;
  }

  add(items: readonly NewGroceryItem[], request: GroceryRequest): Promise<AddedItem[]> {
    return withTransaction(this.database, async (client) => {
      // Two who add the same thing at once put it there once.
      await client.query(`SELECT pg_advisory_xact_lock(${advisoryLockKey('grocery list')})`);
      const added: AddedItem[] = [];
      for (const [place, item] of items.entries()) {
        const isNew = await addOne(client, item, place, request);
        added.push({ name: item.name, quantity: item.quantity, outcome: isNew ? 'added' : 'there' });
      }
      return added;
    });
  }

  async strikeOut(id: string): Promise<GroceryItem | null> {
    if (!uuid.test(id)) return null;
    const { rows } = await this.database.query<GroceryItem>(
      `UPDATE grocery_item SET done_at = coalesce(done_at, now()) WHERE id = $1 AND name <> '' RETURNING ${columns}`,
      [id],
    );
    return rows[0] ?? null;
  }

  strikeOutChosen(origin: string, choose: (open: GroceryItem[]) => GroceryItem[]): Promise<GroceryItem[]> {
    return withTransaction(this.database, async (client) => {
      const { rows: before } = await client.query<GroceryItem>(
        `SELECT ${columns} FROM grocery_item WHERE done_by = $1 ORDER BY created_at, id`,
        [origin],
      );
      if (before.length > 0) return before;
      const { rows: open } = await client.query<GroceryItem>(
        `SELECT ${columns} FROM grocery_item WHERE done_at IS NULL ORDER BY created_at, id LIMIT $1 FOR UPDATE`,
        [mostChosenFrom],
      );
      const chosen = choose(open);
      await client.query('UPDATE grocery_item SET done_at = now(), done_by = $2 WHERE id = ANY ($1)', [
        chosen.map(({ id }) => id),
        origin,
      ]);
      return chosen;
    });
  }

  async clearDone(limit: number): Promise<number> {
    const done = `SELECT id FROM grocery_item WHERE done_at < now() - interval '${keptTexts}' AND name <> '' LIMIT $1 FOR UPDATE SKIP LOCKED`;
    const { rowCount } = await this.database.query(
      `UPDATE grocery_item SET name = '', quantity = NULL, added_by = NULL WHERE id IN (${done})`,
      [limit],
    );
    return rowCount ?? 0;
  }

  async removeDone(limit: number): Promise<number> {
    const done = `SELECT id FROM grocery_item WHERE done_at < now() - interval '${keptRows}' LIMIT $1 FOR UPDATE SKIP LOCKED`;
    const { rowCount } = await this.database.query(`DELETE FROM grocery_item WHERE id IN (${done})`, [limit]);
    return rowCount ?? 0;
  }
}

/** @returns whether this request put it on the list, now or before */
async function addOne(
  client: PoolClient,
  { id, name, quantity }: NewGroceryItem,
  place: number,
  { origin, addedBy, now }: GroceryRequest,
): Promise<boolean> {
  const { rows } = await client.query<{ origin: string | null }>(
    `SELECT origin FROM grocery_item WHERE origin = $1
     UNION ALL SELECT origin FROM grocery_item WHERE done_at IS NULL AND lower(name) = lower($2) AND ($3::text IS NULL OR quantity = $3)`,
    [`${origin}:${place}`, name, quantity],
  );
  if (rows.length > 0) return rows.some((row) => row.origin === `${origin}:${place}`);
  // A millisecond apart, so that the list keeps the order in which they were named.
  const createdAt = new Date(now.getTime() + place);
  await client.query(
    'INSERT INTO grocery_item (id, name, quantity, added_by, origin, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, name, quantity, addedBy, `${origin}:${place}`, createdAt],
  );
  return true;
}

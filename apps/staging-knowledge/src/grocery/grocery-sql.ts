// Hand-written SQL: retention changes sets of rows and skips those that another replica works on.
import type { Database } from '@homeroom/database';

/** Retention of struck-out items. */
const keptTexts = '7 days';
const keptRows = '1 year';

/**
 * Clears the texts of items that were struck out a week ago by the database's clock. Their rows stay for a year, so that
 * a repeated message does nothing twice.
 * @returns the number cleared, at most `limit`
 */
export async function clearDoneItems(database: Database, limit: number): Promise<number> {
  const done = `SELECT id FROM grocery_item WHERE done_at < now() - interval '${keptTexts}' AND name <> '' LIMIT $1 FOR UPDATE SKIP LOCKED`;
  const { rowCount } = await database.query(
    `UPDATE grocery_item SET name = '', quantity = NULL, added_by = NULL WHERE id IN (${done})`,
    [limit],
  );
  return rowCount ?? 0;
}

/** Removes rows of items that were struck out a year ago. @returns the number removed, at most `limit` */
export async function removeDoneItems(database: Database, limit: number): Promise<number> {
  const done = `SELECT id FROM grocery_item WHERE done_at < now() - interval '${keptRows}' LIMIT $1 FOR UPDATE SKIP LOCKED`;
  const { rowCount } = await database.query(`DELETE FROM grocery_item WHERE id IN (${done})`, [limit]);
  return rowCount ?? 0;
}

import type { Database } from '@homeroom/database';
import type {
  AccessGrant,
  AccessKind,
  AccessTokenStore,
  ListedToken,
  NewAccess,
  TokenList,
  TokenSelection,
} from './access-token-store.ts';

const maxListed = 1_000;
const works = 'revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())';

/** Tokens in PostgreSQL, by its clock. */
export class SqlAccessTokenStore implements AccessTokenStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Ends with a whole second, as it is told. */
  async add(hash: string, { kind, userId, label, ttlHours }: NewAccess): Promise<Date | null> {
    const { rows } = await this.database.query<{ expiresAt: Date | null }>(
      `INSERT INTO access_token (hash, kind, user_id, label, expires_at) VALUES ($1, $2, $3, $4, date_trunc('second', now() + $5::int * interval '1 hour')) RETURNING expires_at AS "expiresAt"`,
      [hash, kind, userId, label, ttlHours],
    );
    return rows[0]?.expiresAt ?? null;
  }

  async revoke(hash: string, kind: AccessKind): Promise<void> {
    await this.database.query(
      'UPDATE access_token SET revoked_at = now() WHERE hash = $1 AND kind = $2 AND revoked_at IS NULL',
      [hash, kind],
    );
  }

  async revokeAll(selection: TokenSelection): Promise<number> {
    const { where, values } = chosen(selection);
    const { rowCount } = await this.database.query(
      `UPDATE access_token SET revoked_at = now() WHERE ${works} AND ${where}`,
      values,
    );
    return rowCount ?? 0;
  }

  async list(selection: TokenSelection): Promise<TokenList> {
    const { where, values } = chosen(selection);
    const { rows } = await this.database.query<ListedToken & { total: number }>(
      `SELECT id, kind, user_id AS "userId", label, created_at AS "madeAt", last_used_at AS "lastUsedAt", expires_at AS "expiresAt", count(*) OVER ()::int AS total
       FROM access_token WHERE ${works} AND ${where} ORDER BY created_at DESC, id LIMIT ${maxListed}`,
      values,
    );
    return { tokens: rows.map(({ total: _, ...token }) => token), leftOut: (rows[0]?.total ?? 0) - rows.length };
  }

  /** The use is noted once a minute, so that most requests write nothing. */
  async use(hash: string, kind: AccessKind, users: readonly string[] | null): Promise<AccessGrant | null> {
    const { rows } = await this.database.query<AccessGrant>({
      name: 'use-access-token',
      text: `WITH found AS (SELECT hash, user_id, expires_at, last_used_at FROM access_token
               WHERE hash = $1 AND kind = $2 AND ${works} AND (user_id IS NULL OR $3::text[] IS NULL OR user_id = ANY ($3))),
             used AS (UPDATE access_token SET last_used_at = now() FROM found
               WHERE access_token.hash = found.hash AND (found.last_used_at IS NULL OR found.last_used_at < now() - interval '1 minute'))
             SELECT user_id AS "userId", expires_at AS "expiresAt" FROM found`,
      values: [hash, kind, users],
    });
    return rows[0] ?? null;
  }
}

function chosen(selection: TokenSelection): { where: string; values: string[] } {
  if (selection === 'all') return { where: 'true', values: [] };
  return 'id' in selection
    ? { where: 'id = $1', values: [selection.id] }
    : { where: 'user_id = $1', values: [selection.userId] };
}

import type { Database } from '@homeroom/database';
import type { AccessGrant, AccessKind, AccessTokenStore, NewAccess } from './access-token-store.ts';

/** How long the row of a token that works no more is kept. */
const kept = '30 days';

/** Tokens in PostgreSQL, by its clock. */
export class SqlAccessTokenStore implements AccessTokenStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Ends with a whole second, as it is told. */
  async add(hash: string, { kind, userId, ttlHours }: NewAccess): Promise<Date | null> {
    const { rows } = await this.database.query<{ expiresAt: Date | null }>(
      `INSERT INTO access_token (hash, kind, user_id, expires_at) VALUES ($1, $2, $3, date_trunc('second', now() + $4::int * interval '1 hour')) RETURNING expires_at AS "expiresAt"`,
      [hash, kind, userId, ttlHours],
    );
    return rows[0]?.expiresAt ?? null;
  }

  async revoke(hash: string, kind: AccessKind): Promise<void> {
    await this.database.query('UPDATE access_token SET revoked_at = now() WHERE hash = $1 AND kind = $2 AND revoked_at IS NULL', [hash, kind]);
  }

  /** The use is noted once a minute, so that most requests write nothing. */
  async use(hash: string, kind: AccessKind): Promise<AccessGrant | null> {
    const { rows } = await this.database.query<AccessGrant>({
      name: 'use-access-token',
      text: `WITH found AS (SELECT hash, user_id, expires_at, last_used_at FROM access_token
               WHERE hash = $1 AND kind = $2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())),
             used AS (UPDATE access_token SET last_used_at = now() FROM found
               WHERE access_token.hash = found.hash AND (found.last_used_at IS NULL OR found.last_used_at < now() - interval '1 minute'))
             SELECT user_id AS "userId", expires_at AS "expiresAt" FROM found`,
      values: [hash, kind],
    });
    return rows[0] ?? null;
  }

  async clean(): Promise<void> {
    await this.database.query(`DELETE FROM access_token WHERE least(revoked_at, expires_at) < now() - interval '${kept}'`);
  }
}

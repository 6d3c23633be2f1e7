// Hand-written SQL: every request of the dashboard and the feed checks its token and records the use in one round trip.
import type { Database } from '@homeroom/database';
import type { AccessGrant, AccessKind } from './access-token.ts';

/** A presented token. */
export interface TokenUse {
  hash: string;
  kind: AccessKind;
  /** Users whose tokens are valid, next to those of nobody in particular; null: everybody's. */
  users: readonly string[] | null;
}

/** Finds a valid token and records its use, at most once a minute, so that most requests write nothing. */
export async function useAccessToken(database: Database, { hash, kind, users }: TokenUse): Promise<AccessGrant | null> {
  const { rows } = await database.query<AccessGrant>({
    name: 'use-access-token',
    text: `WITH found AS (SELECT hash, user_id, expires_at, scope, last_used_at FROM access_token
             WHERE hash = $1 AND kind = $2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())
               AND (user_id IS NULL OR $3::text[] IS NULL OR user_id = ANY ($3))),
           used AS (UPDATE access_token SET last_used_at = now() FROM found
             WHERE access_token.hash = found.hash AND (found.last_used_at IS NULL OR found.last_used_at < now() - interval '1 minute'))
           SELECT user_id AS "userId", expires_at AS "expiresAt", scope FROM found`,
    values: [hash, kind, users],
  });
  return rows[0] ?? null;
}

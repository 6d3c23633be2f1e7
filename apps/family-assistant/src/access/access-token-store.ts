import { databaseTime, type Database } from '@homeroom/database';
import { createClient } from '@homeroom/database/family-assistant';
import { Prisma, type PrismaClient } from '@homeroom/database/family-assistant';
import { useAccessToken } from './access-token-sql.ts';
import type { AccessGrant, AccessKind, FeedScope, NewAccess, TokenList, TokenSelection } from './access-token.ts';

const maxListed = 1_000;
const hourMs = 3_600_000;

/** Tokens by their hashes. They expire by the time of the database, which all replicas share. */
export class AccessTokenStore {
  private readonly database: Database;
  private readonly prisma: PrismaClient;

  constructor(database: Database) {
    this.database = database;
    this.prisma = createClient(database);
  }

  /** Stores a token and returns when it expires, at a whole second. */
  async add(hash: string, { kind, userId, label, ttlHours, scope }: NewAccess): Promise<Date | null> {
    const createdAt = await databaseTime(this.database);
    const expiresAt =
      ttlHours === null ? null : new Date(Math.floor(createdAt.getTime() / 1_000) * 1_000 + ttlHours * hourMs);
    await this.prisma.accessToken.create({
      data: { hash, kind, userId, label, createdAt, expiresAt, scope: scope ? { ...scope } : Prisma.DbNull },
    });
    return expiresAt;
  }

  /** Revokes a token; does nothing when there is none. */
  async revoke(hash: string, kind: AccessKind): Promise<void> {
    await this.prisma.accessToken.updateMany({
      where: { hash, kind, revokedAt: null },
      data: { revokedAt: await databaseTime(this.database) },
    });
  }

  /** Revokes tokens and returns how many were valid until then. */
  async revokeAll(selection: TokenSelection): Promise<number> {
    const now = await databaseTime(this.database);
    const { count } = await this.prisma.accessToken.updateMany({
      where: validTokens(selection, now),
      data: { revokedAt: now },
    });
    return count;
  }

  async list(selection: TokenSelection): Promise<TokenList> {
    const where = validTokens(selection, await databaseTime(this.database));
    const rows = await this.prisma.accessToken.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: maxListed,
    });
    const total = rows.length < maxListed ? rows.length : await this.prisma.accessToken.count({ where });
    const tokens = rows.map(({ id, kind, userId, label, createdAt, lastUsedAt, expiresAt, scope }) => ({
      ...{ id, userId, label, lastUsedAt, expiresAt },
      kind: kind as AccessKind,
      scope: scope as FeedScope | null,
      madeAt: createdAt,
    }));
    return { tokens, leftOut: total - rows.length };
  }

  /**
   * Returns what a valid token opens and records its use; null when there is none.
   * @param users whose tokens open something, next to those of nobody in particular; null: everybody's
   */
  use(hash: string, kind: AccessKind, users: readonly string[] | null): Promise<AccessGrant | null> {
    return useAccessToken(this.database, { hash, kind, users });
  }
}

function validTokens(selection: TokenSelection, now: Date) {
  return {
    revokedAt: null,
    OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
    ...(selection === 'all' ? {} : selection),
  };
}

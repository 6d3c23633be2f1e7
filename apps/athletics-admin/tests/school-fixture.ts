import type { Database } from '@homeroom/database';
import { createClient, type PrismaClient } from '@homeroom/database/athletics-admin';
import { createLogger } from '@homeroom/service-kit';
import type { Express } from 'express';
import { SignJWT } from 'jose';
import { createApp } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import { createContext } from '../src/context.ts';

/** The shared secret of the test service. */
export const secret = 'a-secret-for-tests-of-32-characters';

type MembershipRow = Parameters<PrismaClient['membership']['create']>[0]['data'];
type AthleteRow = Parameters<PrismaClient['athlete']['create']>[0]['data'];

/** Builds a membership row. Default: an admin of the school `north`. */
export function buildMembership(overrides: Partial<MembershipRow> = {}): MembershipRow {
  return {
    schoolId: 'north',
    userId: 'admin',
    role: 'admin',
    firstName: 'Ada',
    lastName: 'Admin',
    email: 'ada@north.example',
    ...overrides,
  };
}

/** An athlete row of the school `north`. */
export function buildAthlete(overrides: Partial<AthleteRow> = {}): AthleteRow {
  return {
    schoolId: 'north',
    id: 'athlete',
    firstName: 'Kim',
    lastName: 'Lee',
    grade: 9,
    sports: [],
    team: null,
    currentStatus: 'cleared',
    parentIds: [],
    ...overrides,
  };
}

/** The test service over a database: the app with responses checked, and a Prisma client to write rows with. */
export interface TestService {
  app: Express;
  database: Database;
  prisma: PrismaClient;
  logLines: string[];
  close: () => Promise<void>;
}

/** Starts the service on a migrated database, its log kept in memory. */
export function openTestService(url: string, jwt: Config['jwt'] = { kind: 'secret', secret }): TestService {
  const logLines: string[] = [];
  const logger = createLogger({
    service: 'athletics-admin',
    level: 'info',
    destination: { write: (line: string) => void logLines.push(line) },
  });
  const config: Config = { host: '127.0.0.1', port: 0, logLevel: 'info', trustProxy: undefined, databaseUrl: url, jwt };
  const context = createContext(config, { logger });
  const app = createApp(context, { validateResponses: true });
  return {
    app,
    database: context.database,
    prisma: createClient(context.database),
    logLines,
    close: () => context.database.end(),
  };
}

/** A signed development token. */
export function tokenFor(
  user: string,
  { key = secret, expires = '5m', alg = 'HS256' }: { key?: string; expires?: string | number; alg?: string } = {},
): Promise<string> {
  const token = new SignJWT().setProtectedHeader({ alg }).setSubject(user);
  if (expires !== '') token.setExpirationTime(expires);
  return token.sign(new TextEncoder().encode(key));
}

import { randomUUID } from 'node:crypto';
import { openDatabase } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import { fixedClock } from '@homeroom/testing';
import type { FixedClock } from '@homeroom/testing';
import { chicago } from '@homeroom/icalendar/testing';
import { household } from '../../../tests/service-fixture.ts';
import type { CalendarServer } from '../../caldav/calendar-server.ts';
import { ChangePlanner } from '../change-planner.ts';
import type { EventToAdd } from '../change-request.ts';
import type { ChangeHooks } from '../change-hooks.ts';
import type { ChangeResult, Present } from '../change-result.ts';
import { ChangeService } from '../change-service.ts';
import { ChangeStore } from '../change-store.ts';
import type { ChangeRequest } from '../idempotency.ts';
import { RemoteWrites } from '../remote-writes.ts';

/** A change service of its own over a real database, without HTTP. */
export interface TestChangeService<Own extends { type: string }> {
  service: ChangeService<Own>;
  planner: ChangePlanner;
  store: ChangeStore;
  database: Database;
  clock: FixedClock;
  rows<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
}

/** Hooks that do nothing. */
export const noHooks: ChangeHooks<never> = {
  resultOf: async () => null,
  refusalOf: async () => null,
  written: async () => {},
};

/** Opens a service at noon of 18 November 2026 in Chicago; changes can be undone for ten minutes. */
export function openChangeService<Own extends { type: string } = never>(
  url: string,
  {
    hooks,
    present = (result) => ({ status: 200, headers: {}, body: result.type }),
    server = null,
  }: { hooks: ChangeHooks<Own>; present?: Present<ChangeResult | Own>; server?: CalendarServer | null },
): TestChangeService<Own> {
  const clock = fixedClock('2026-11-18T12:00:00-06:00');
  const database = openDatabase({ url, applicationName: 'change-service-test', connectTimeoutMs: 20_000 });
  const store = new ChangeStore(database, clock);
  const deps = { household, familyZone: chicago, budgets: { admit: async () => {} }, newId: randomUUID };
  const planner = new ChangePlanner(deps);
  const calendars = { serverOf: () => server, wrote: () => {}, reportUnavailable: async () => {} };
  const remote = new RemoteWrites(calendars, randomUUID);
  const copies = { of: async () => ({ leftBy: <Plan>(plan: Plan) => plan }) };
  const service = new ChangeService({ ...deps, store, planner, remote, copies, hooks, present, undoTtlMs: 600_000 });
  const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await database.query<Row>(sql, values)).rows;
  return { service, planner, store, database, clock, rows };
}

/** A piano lesson of one hour on 21 November 2026. */
export function buildEventToAdd(overrides: Partial<EventToAdd> = {}): EventToAdd {
  const [calendar] = household.calendars;
  if (!calendar) throw new Error('The household has no calendar.');
  const start = Date.parse('2026-11-21T09:00:00-06:00');
  return {
    summary: 'Piano',
    start,
    end: start + 3_600_000,
    location: null,
    members: [],
    status: 'confirmed',
    rrule: null,
    calendar,
    ...overrides,
  };
}

/** A request; with a key it can be repeated. */
export function buildRequest(key: string | null = null, fingerprint = 'a'): ChangeRequest {
  return { key: key === null ? null : { key, fingerprint }, fingerprint, conditional: false };
}

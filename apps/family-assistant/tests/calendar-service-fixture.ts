import { openDatabase } from '@homeroom/database';
import { readCalendarFile } from '@homeroom/icalendar';
import { createLogger } from '@homeroom/service-kit';
import { fixedClock } from '@homeroom/testing';
import type { FixedClock } from '@homeroom/testing';
import type { Express } from 'express';
import request from 'supertest';
import type { CalendarStore } from '../src/calendar/calendar-store.ts';
import { chicago } from './calendar-fixtures.ts';
import type { Config } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import type { Features } from '../src/features.ts';
import { ChangeStore } from '../src/changes/change-store.ts';
import { botToken, buildConfig, openTestService } from './service-fixture.ts';

/** The service with a calendar that tests fill, at a time that they choose. */
export interface CalendarTestService {
  app: Express;
  store: CalendarStore;
  clock: FixedClock;
  context: Context;
  features: Features;
  logLines: string[];
  get(path: string): request.Test;
  /** A request with the bot token; `headers` may name the sender, a key or a condition. */
  send(
    method: 'post' | 'patch' | 'delete',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): request.Test;
  /** `POST /undo`. */
  undo(body: object, sender?: string): request.Test;
  /** The calendar's texts, by UID. */
  texts(calendarId: string): Promise<Map<string, string>>;
  /** The rows of a query. */
  rows<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Makes the calendar hold what the text does, and nothing else. */
  importText(calendarId: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the service at noon of Wednesday, 18 November 2026 in Chicago; changes are made at that time too. */
export function openCalendarService(
  url: string,
  settings: Partial<Config> = {},
  overrides: Partial<Context> = {},
): CalendarTestService {
  const clock = fixedClock('2026-11-18T12:00:00-06:00');
  const logLines: string[] = [];
  const logger = createLogger({
    service: 'family-assistant',
    level: 'warn',
    destination: { write: (line: string) => void logLines.push(line) },
  });
  // A machine under load needs more than a service would wait.
  const database = openDatabase({ url, applicationName: 'calendar-test', connectTimeoutMs: 20_000 });
  const changeStore = new ChangeStore(database, clock);
  const { app, context, features } = openTestService(
    url,
    { database, clock, logger, changeStore, ...overrides },
    buildConfig(url, settings),
  );
  const store = context.calendarStore;
  const send: CalendarTestService['send'] = (method, path, body, headers = {}) => {
    const call = request(app)
      [method](`/api/v1${path}`)
      .set({ Authorization: `Bearer ${botToken}`, ...headers });
    return body ? call.send(body) : call;
  };
  return {
    app,
    store,
    clock,
    context,
    features,
    logLines,
    get: (path) => request(app).get(`/api/v1${path}`).set('Authorization', `Bearer ${botToken}`),
    send,
    undo: (body, sender) => send('post', '/undo', body, sender === undefined ? {} : { 'X-Sender-Id': sender }),
    texts: async (calendarId) => {
      const { rows } = await context.database.query<{ uid: string; ics: string }>(
        'SELECT uid, ics FROM calendar_object WHERE calendar_id = $1',
        [calendarId],
      );
      return new Map(rows.map(({ uid, ics }) => [uid, ics]));
    },
    rows: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await context.database.query<Row>(sql, values)).rows,
    importText: async (calendarId, text) =>
      void (await store.importObjects(calendarId, readCalendarFile(text, chicago).objects, { removeOthers: true })),
    close: () => context.database.end(),
  };
}

/** Opens the service as `openCalendarService` does, without the events, conflicts and changes of the tests before. */
export async function openEmptyCalendarService(
  ...given: Parameters<typeof openCalendarService>
): Promise<CalendarTestService> {
  const service = openCalendarService(...given);
  await service.rows(
    'TRUNCATE conflict, conflict_registry, alert_message, calendar, calendar_object, object_change, operation CASCADE',
  );
  return service;
}

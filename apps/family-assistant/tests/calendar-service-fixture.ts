import { bearerCredential, secretMatcher } from '@homeroom/auth';
import { openDatabase } from '@homeroom/database';
import { codedErrorShape, UnauthorizedError } from '@homeroom/errors';
import { parseHousehold } from '@homeroom/household';
import { createLogger, createServiceApp } from '@homeroom/service-kit';
import { fixedClock } from '@homeroom/testing';
import type { FixedClock } from '@homeroom/testing';
import type { Express } from 'express';
import request from 'supertest';
import { calendarFeature } from '../src/calendar/calendar-feature.ts';
import { readCalendarFile } from '../src/calendar/calendar-reader.ts';
import type { CalendarStore } from '../src/calendar/calendar-store.ts';
import { openCalendarStore } from '../src/calendar/prisma-calendar-store.ts';
import { contract } from '../src/generated/contract.ts';
import { chicago } from './calendar-fixtures.ts';

export const botToken = 'a-bot-token-for-calendar-tests';

/** The Rivera family: a shared calendar, and Maya's own. */
export const household = parseHousehold(`
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, calendar_color: "#1a73e8", emails: [ana@example.org] }
  - { id: maya, name: Maya Rivera, role: child, calendar_color: "#0b8043" }
calendars:
  - { id: family, default: true }
  - { id: maya, owner: maya }
`);

/** The calendar reads over a migrated database, with every answer checked against the contract. */
export interface CalendarTestService {
  app: Express;
  store: CalendarStore;
  clock: FixedClock;
  /** What was reported as unreadable. */
  unreadable: string[];
  get(path: string): request.Test;
  importText(calendarId: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the service at noon of Wednesday, 18 November 2026 in Chicago. */
export function openCalendarService(url: string): CalendarTestService {
  const database = openDatabase({ url, applicationName: 'calendar-test' });
  const store = openCalendarStore(database);
  const clock = fixedClock('2026-11-18T12:00:00-06:00');
  const unreadable: string[] = [];
  const matches = secretMatcher([botToken]);
  const app = createServiceApp({
    service: 'family-assistant',
    document: contract,
    routers: [calendarFeature({ household, store, clock, onUnreadable: ({ uid }) => void unreadable.push(uid) })],
    errorShape: codedErrorShape,
    security: {
      bearerAuth: (req) => {
        if (!matches(bearerCredential(req.headers.authorization))) throw new UnauthorizedError();
      },
    },
    readiness: [],
    logger: createLogger({ service: 'family-assistant', level: 'silent' }),
    validateResponses: true,
  });
  return {
    app,
    store,
    clock,
    unreadable,
    get: (path) => request(app).get(`/api/v1${path}`).set('Authorization', `Bearer ${botToken}`),
    importText: async (calendarId, text) => void (await store.importObjects(calendarId, readCalendarFile(text, chicago).objects, { removeOthers: true })),
    close: () => database.end(),
  };
}

import { createLogger } from '@homeroom/service-kit';
import { fixedClock } from '@homeroom/testing';
import type { FixedClock } from '@homeroom/testing';
import type { Express } from 'express';
import request from 'supertest';
import { readCalendarFile } from '../src/calendar/calendar-reader.ts';
import type { CalendarStore } from '../src/calendar/calendar-store.ts';
import { chicago } from './calendar-fixtures.ts';
import { botToken, openTestService } from './service-fixture.ts';

/** The service with a calendar that tests fill, at a time that they choose. */
export interface CalendarTestService {
  app: Express;
  store: CalendarStore;
  clock: FixedClock;
  logLines: string[];
  get(path: string): request.Test;
  /** Makes the calendar hold what the text does, and nothing else. */
  importText(calendarId: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the service at noon of Wednesday, 18 November 2026 in Chicago. */
export function openCalendarService(url: string): CalendarTestService {
  const clock = fixedClock('2026-11-18T12:00:00-06:00');
  const logLines: string[] = [];
  const logger = createLogger({ service: 'family-assistant', level: 'warn', destination: { write: (line: string) => void logLines.push(line) } });
  const { app, context } = openTestService(url, { clock, logger });
  const store = context.calendarStore;
  return {
    app,
    store,
    clock,
    logLines,
    get: (path) => request(app).get(`/api/v1${path}`).set('Authorization', `Bearer ${botToken}`),
    importText: async (calendarId, text) => void (await store.importObjects(calendarId, readCalendarFile(text, chicago).objects, { removeOthers: true })),
    close: () => context.database.end(),
  };
}

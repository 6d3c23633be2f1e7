import { randomUUID } from 'node:crypto';
import { processVariables } from '@homeroom/service-kit';
import { TsdavCalendarServer } from '../tsdav-calendar-server.ts';
import type { RemoteState } from '../calendar-server.ts';

/**
 * The port's promises, asked of the calendar server that CALDAV_URL, CALDAV_CALENDAR, CALDAV_USERNAME and
 * CALDAV_PASSWORD name. Its events have UIDs of their own in the year 2001 and are removed again.
 */
const {
  CALDAV_URL: url = '',
  CALDAV_CALENDAR: calendar,
  CALDAV_USERNAME: username,
  CALDAV_PASSWORD: password,
} = processVariables();
const open = () =>
  new TsdavCalendarServer({ url, calendar: calendar || null, username: username || null, password: password || null });
const nothing: RemoteState = { syncToken: null, ctag: null };
const limit = 120_000;

const server = open();
const written = new Map<string, string>();

afterAll(async () => {
  for (const href of written.keys()) {
    const found = await server.read(href);
    if (found) await server.remove(href, found.etag);
  }
}, limit);

function event(uid: string, summary: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Homeroom//Test//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20010101T000000Z',
    'DTSTART:20010301T100000Z',
    'DTEND:20010301T110000Z',
    `SUMMARY:${summary}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

async function create(uid = `homeroom-test-${randomUUID()}`): Promise<{ uid: string; href: string; etag: string }> {
  const href = await server.hrefFor(uid);
  written.set(href, uid);
  expect(await server.create(href, event(uid, 'Müller & <cake>'))).toMatchObject({ kind: 'written' });
  const found = await server.read(href);
  expect(found?.ics).toContain('Müller & <cake>');
  return { uid, href, etag: found?.etag ?? '' };
}

test(
  'an event is created once, changed and removed only with the right entity tag',
  async () => {
    const { uid, href, etag } = await create();
    expect(await server.create(href, event(uid, 'again'))).toEqual({ kind: 'precondition_failed' });
    expect(await server.update(href, '"wrong"', event(uid, 'wrong'))).toEqual({ kind: 'precondition_failed' });
    expect(await server.update(href, etag, event(uid, 'Changed'))).toMatchObject({ kind: 'written' });
    const changed = await server.read(href);
    expect(changed?.ics).toContain('SUMMARY:Changed');
    expect(await server.remove(href, etag)).toEqual({ kind: 'precondition_failed' });
    expect(await server.remove(href, changed?.etag ?? '')).toMatchObject({ kind: 'written' });
    expect(await server.read(href)).toBeNull();
  },
  limit,
);

test(
  'what changed since the last look is told, and what is gone',
  async () => {
    const first = await server.changesSince(nothing, new Map());
    expect(first.complete).toBe(true);
    const known = new Map(first.changed.map(({ href, etag }) => [href, etag]));
    const { href, etag } = await create();
    const second = await server.changesSince(first.state, known);
    expect(second.changed.map((object) => object.href)).toContain(href);
    known.set(href, etag);
    await server.remove(href, etag);
    const third = await server.changesSince(second.state, known);
    expect(third.removed).toContain(href);
  },
  limit,
);

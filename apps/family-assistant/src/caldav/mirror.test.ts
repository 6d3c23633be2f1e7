import { type Zone, ianaZone } from '@homeroom/icalendar';
import { createLogger } from '@homeroom/service-kit';
import { CalendarServerUnavailableError, hrefId, type CalendarServer, type RemoteObject } from './calendar-server.ts';
import { Mirror, type MirrorDeps } from './mirror.ts';
import type { MirrorUpdate } from './mirror-update.ts';

const nothing = { syncToken: null, ctag: null };
const store: MirrorDeps['store'] = {
  open: async () => nothing,
  known: async () => new Map(),
  suspendLocal: async () => 0,
  apply: async (_, { changed }) => changed.length,
  failed: async () => true,
};

async function logOf(
  changesSince: CalendarServer['changesSince'],
  mirrorStore = store,
): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({
    service: 'test',
    level: 'debug',
    destination: { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
  const server = { changesSince, displayName: async () => null } as Partial<CalendarServer> as CalendarServer;
  await new Mirror({
    calendarId: 'family',
    address: 'http://dav.test',
    refreshMs: null,
    server,
    store: mirrorStore,
    familyZone: ianaZone('America/Chicago') as Zone,
    logger,
  }).sync();
  return lines;
}

test('an object that cannot be read is named by an id of its path, not by what the path or the object says', async () => {
  const href = '/ana/Soccer%20practice.ics';
  const ics =
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Soccer practice\r\nDTSTART:Soccer practice\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';
  const changed: RemoteObject[] = [{ href, etag: '"1"', ics }];
  const lines = await logOf(async () => ({ changed, removed: [], skipped: [], state: nothing, complete: true }));
  expect(lines).toMatchObject([{ calendarId: 'family', object: hrefId(href), reason: expect.any(String) }]);
  expect(JSON.stringify(lines)).not.toMatch(/soccer|practice/i);
});

test('objects that are not taken over go to the store with the reason', async () => {
  const updates: MirrorUpdate[] = [];
  const ics =
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Soccer practice\r\nDTSTART:yesterday\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';
  const changesSince = async () => ({
    changed: [{ href: '/broken.ics', etag: '"1"', ics }],
    removed: [],
    skipped: [{ href: '/large.ics', reason: 'too_large' as const }],
    state: nothing,
    complete: false,
  });
  await logOf(changesSince, { ...store, apply: async (_, update) => updates.push(update) });
  expect(updates[0]?.unread).toEqual([
    { key: '/broken.ics', uid: null, summary: 'Soccer practice', reason: 'unreadable' },
    { key: '/large.ics', uid: null, summary: null, reason: 'too_large' },
  ]);
});

test('a server without the wanted calendar is logged without the names of those that it has', async () => {
  const lines = await logOf(async () => {
    throw new CalendarServerUnavailableError(
      'The calendar server has no calendar "Soccer"; it has "Choir (/ana/choir/)".',
      {
        uncertain: false,
      },
    );
  });
  expect(lines).toMatchObject([{ calendarId: 'family', reason: 'The calendar server has no calendar "…".' }]);
});

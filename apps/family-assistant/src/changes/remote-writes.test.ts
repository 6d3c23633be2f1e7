import { calendar, chicago, event } from '@homeroom/icalendar/testing';
import { fromRawIcs } from '@homeroom/icalendar';
import type { CalendarServer, WriteOutcome } from '../caldav/calendar-server.ts';
import type { Change, FoundObject } from './change.ts';
import { RemoteWrites } from './remote-writes.ts';

const text = (summary: string) => calendar(event('UID:piano', 'DTSTART:20261121T150000Z', `SUMMARY:${summary}`));
const [before, after, elsewhere] = [text('Piano'), text('Cello'), text('Viola')];

function changeOf(from: string | null, to: string | null): Change {
  const found = from === null ? null : ({ ics: from, remoteEtag: '"1"' } as FoundObject);
  return {
    write: {
      calendarId: 'family',
      uid: 'piano',
      before: found,
      after: to === null ? null : fromRawIcs(to, chicago),
      href: '/piano.ics',
    },
    completion: { kind: 'record', operation: {} as never },
  };
}

/** Writes a change to a server that gives these outcomes in turn, and has this text. */
async function written(change: Change, outcomes: WriteOutcome[], current: string | null, conditional = false) {
  const calls: string[] = [];
  const next = (call: string) => {
    calls.push(call);
    return Promise.resolve(outcomes.shift() ?? { kind: 'written' as const, etag: '"9"' });
  };
  const server = {
    create: () => next('create'),
    update: (_: string, etag: string) => next(`update ${etag}`),
    remove: (_: string, etag: string) => next(`remove ${etag}`),
    read: async () => (current === null ? null : { href: '/piano.ics', etag: '"5"', ics: current }),
  } as unknown as CalendarServer;
  const remote = new RemoteWrites(
    { serverOf: () => server, wrote: () => {}, reportUnavailable: async () => {} },
    () => 'id',
  );
  const result = await remote
    .write(change.write, conditional)
    .catch(({ code, status }: { code: string; status: number }) => `${status} ${code}`);
  return [...calls, result];
}

const failed: WriteOutcome = { kind: 'precondition_failed' };

test.each<[string, Change, WriteOutcome[], string | null, unknown[]]>([
  ['a new object is created', changeOf(null, after), [], null, ['create', '"9"']],
  ['a changed one is replaced under its entity tag', changeOf(before, after), [], before, ['update "1"', '"9"']],
  ['a cancelled one is removed under its entity tag', changeOf(before, null), [], before, ['remove "1"', '"9"']],
  [
    'one that means the same under a new entity tag is written under that',
    changeOf(before, after),
    [failed],
    before,
    ['update "1"', 'update "5"', '"9"'],
  ],
  ['one that the server has already is done', changeOf(before, after), [failed], after, ['update "1"', '"5"']],
  ['a removal that has happened is done', changeOf(before, null), [failed], null, ['remove "1"', null]],
  [
    'one that was changed elsewhere is refused',
    changeOf(before, after),
    [failed],
    elsewhere,
    ['update "1"', '409 event_changed'],
  ],
  [
    'three failed conditions are enough',
    changeOf(before, after),
    [failed, failed, failed],
    before,
    ['update "1"', 'update "5"', 'update "5"', '409 event_changed'],
  ],
  [
    'a refusal of the server is final',
    changeOf(before, after),
    [{ kind: 'refused', status: 403 }],
    before,
    ['update "1"', '409 calendar_server_refused'],
  ],
])('%s', async (_, change, outcomes, current, expected) => {
  expect(await written(change, outcomes, current)).toEqual(expected);
});

test('a change elsewhere is a failed precondition for a request with If-Match', async () => {
  expect(await written(changeOf(before, after), [failed], elsewhere, true)).toEqual([
    'update "1"',
    '412 event_changed',
  ]);
});

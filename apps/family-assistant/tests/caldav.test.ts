import { setTimeout as wait } from 'node:timers/promises';
import { meansTheSame } from '@homeroom/icalendar';
import {
  documentedErrors,
  createTestDatabase,
  eventually,
  startRadicale,
  until,
  type TestDatabase,
} from '@homeroom/testing';
import { startBackground } from '../src/background.ts';
import { withMirroredDefault } from '../src/caldav/mirror-settings.ts';
import { contract } from '../src/generated/contract.ts';
import { CalendarSources } from '../src/calendar/calendar-sources.ts';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { describeWithRadicale, mirrorOf, useMirroredCalendar } from './mirrored-calendar-fixture.ts';
import { fullHousehold, household } from './service-fixture.ts';

const mirrored = withMirroredDefault(household, { CALDAV_URL: 'http://127.0.0.1' });
const range = '/calendar/events?include_travel=false&start=2026-11-01T00:00:00-05:00&end=2026-12-01T00:00:00-06:00';
const piano = { summary: 'Piano', start: '2026-11-21T09:00:00-06:00', end: '2026-11-21T10:00:00-06:00' };
const told = ({ status, body }: { status: number; body: { status?: string; code?: string } }) => [
  status,
  body.status ?? body.code,
];

describeWithRadicale('A calendar that is mirrored from a CalDAV server', () => {
  const server = useMirroredCalendar();
  let database: TestDatabase;
  let service: CalendarTestService;

  beforeEach(async () => {
    database = await createTestDatabase('family-assistant');
    service = openCalendarService(database.url, { household: mirrored, mirrors: [mirrorOf(server.url)] });
  });
  afterEach(async () => {
    await service.close();
    await database.drop();
  });

  const sync = () => service.context.mirrors.syncNow('family', (id) => service.features.changes.service.settleLost(id));
  const listed = async () => (await service.get(range)).body.events as { id: string; summary: string; start: string }[];
  const storeHealth = async () => (await service.get('/health')).body.services.calendar_store as string;
  const summaries = async () => (await listed()).map(({ summary }) => summary);
  /** The family's other calendar program. */
  const elsewhere = {
    put: server.put,
    remove: server.remove,
    all: async (): Promise<string[]> => {
      const report =
        '<c:calendar-query xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:d="DAV:"><d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"/></c:filter></c:calendar-query>';
      const answer = await fetch(server.address, {
        method: 'REPORT',
        headers: { depth: '1', 'content-type': 'application/xml' },
        body: report,
      });
      return [...(await answer.text()).matchAll(/<C?:?calendar-data>([^<]*)</g)].map(([, text]) =>
        String(text).replaceAll('&#13;', '\r').replaceAll('&amp;', '&'),
      );
    },
  };
  const soccer = calendar(
    event(
      'UID:soccer',
      'DTSTART:20261110T230000Z',
      'DTEND:20261111T000000Z',
      'SUMMARY:Soccer',
      'RRULE:FREQ=WEEKLY',
      'X-CUSTOM:kept',
    ),
  );

  test('is read from it: first all, then what changed', async () => {
    await elsewhere.put('soccer', soccer);
    expect(await sync()).toBe(true);
    expect(await summaries()).toEqual(['Soccer', 'Soccer', 'Soccer']);
    const [{ id } = { id: '' }] = await listed();
    await elsewhere.put('soccer', soccer.replace('SUMMARY:Soccer', 'SUMMARY:Football'));
    await elsewhere.put('party', calendar(event('UID:party', 'DTSTART:20261120T230000Z', 'SUMMARY:Party')));
    await sync();
    expect(await summaries()).toEqual(['Football', 'Football', 'Party', 'Football']);
    expect((await listed())[0]?.id).toBe(id);
    await elsewhere.remove('soccer');
    await sync();
    expect(await summaries()).toEqual(['Party']);
  });

  test('has the name that it has on the server, also after it is renamed there and while the server does not say', async () => {
    const name = async () => (await new CalendarSources(service.context.database).names())('family');
    const rename = (to: string) =>
      fetch(server.address, {
        method: 'PROPPATCH',
        headers: { 'content-type': 'application/xml' },
        body: `<d:propertyupdate xmlns:d="DAV:"><d:set><d:prop><d:displayname>${to}</d:displayname></d:prop></d:set></d:propertyupdate>`,
      });
    await sync();
    expect(await name()).toMatch(/^Home \d+$/);
    await rename('Our family');
    await sync();
    expect(await name()).toBe('Our family');
    await rename('Rivera');
    server.handle = (exchange) => (exchange.method === 'PROPFIND' ? exchange.answer(403, {}, '') : exchange.pass());
    expect(await sync()).toBe(true);
    expect(await name()).toBe('Our family');
    server.handle = (exchange) => exchange.pass();
    await sync();
    expect(await name()).toBe('Rivera');
  });

  test('takes changes through to the server, where another client reads them', async () => {
    const added = await service.send('post', '/calendar/events', piano);
    expect(added.status).toBe(201);
    const [text = ''] = await elsewhere.all();
    expect(text).toContain('SUMMARY:Piano');
    expect(text).toContain('BEGIN:VTIMEZONE');
    const { id } = added.body.event;
    expect((await service.send('patch', `/calendar/events/${id}`, { summary: 'Cello' })).status).toBe(200);
    expect((await elsewhere.all())[0]).toContain('SUMMARY:Cello');
    await sync();
    expect(await listed()).toMatchObject([{ id, summary: 'Cello' }]);
    expect((await service.send('delete', `/calendar/events/${id}`)).status).toBe(200);
    expect([await elsewhere.all(), await listed()]).toEqual([[], []]);
  });

  test('a day: move one occurrence, rename the series, cancel, undo all of it in reverse; the server means what it meant', async () => {
    await elsewhere.put('soccer', soccer);
    await sync();
    const [before = ''] = await elsewhere.all();
    const events = await listed();
    const sender = { 'X-Sender-Id': 'day' };
    await service.send(
      'patch',
      `/calendar/events/${events[1]?.id}`,
      { start: '2026-11-18T18:00:00-06:00', end: '2026-11-18T19:00:00-06:00' },
      sender,
    );
    await service.send('patch', `/calendar/events/${events[0]?.id}?scope=series`, { summary: 'Football' }, sender);
    const [renamed = ''] = await elsewhere.all();
    await service.send('delete', `/calendar/events/${events[2]?.id}?scope=series`, undefined, sender);
    expect(await elsewhere.all()).toEqual([]);
    const { operations } = (await service.undo({ action: 'list' }, 'day')).body;
    for (const { id } of operations) {
      expect(told(await service.undo({ action: 'undo', operation_id: id }, 'day'))).toEqual([200, 'undone']);
      await sync();
    }
    const [after = ''] = await elsewhere.all();
    expect(meansTheSame(after, before)).toBe(true);
    expect(await listed()).toEqual(events);
    for (const { id } of operations.slice(1).toReversed())
      expect(told(await service.undo({ action: 'redo', operation_id: id }, 'day'))).toEqual([200, 'restored']);
    const [again = ''] = await elsewhere.all();
    expect(meansTheSame(again, renamed)).toBe(true);
  });

  test('undo of a cancel restores the event under the same server.address', async () => {
    await elsewhere.put('soccer', soccer);
    await sync();
    const { operation } = (await service.send('delete', `/calendar/events/${(await listed())[0]?.id}?scope=series`))
      .body;
    await service.undo({ action: 'undo', operation_id: operation.id });
    expect((await fetch(`${server.address}soccer.ics`)).status).toBe(200);
  });

  test('a change that was made elsewhere meanwhile is not overwritten, unless it means the same', async () => {
    await elsewhere.put('soccer', soccer);
    await sync();
    const [{ id } = { id: '' }] = await listed();
    const etag = String((await service.get(`/calendar/events/${id}`)).headers['etag']);
    await elsewhere.put('soccer', soccer.replace('DTSTAMP:20260101T000000Z', 'DTSTAMP:20260202T000000Z'));
    expect((await service.send('patch', `/calendar/events/${id}?scope=series`, { summary: 'Rugby' })).status).toBe(200);
    await sync();
    await elsewhere.put('soccer', soccer.replace('SUMMARY:Soccer', 'SUMMARY:Theirs'));
    expect(told(await service.send('patch', `/calendar/events/${id}?scope=series`, { summary: 'Ours' }))).toEqual([
      409,
      'event_changed',
    ]);
    await sync();
    await elsewhere.put('soccer', soccer.replace('SUMMARY:Soccer', 'SUMMARY:Theirs again'));
    const current = String((await service.get(`/calendar/events/${id}`)).headers['etag']);
    expect(current).not.toBe(etag);
    expect(
      told(
        await service.send(
          'patch',
          `/calendar/events/${id}?scope=series`,
          { summary: 'Ours' },
          { 'If-Match': current },
        ),
      ),
    ).toEqual([412, 'event_changed']);
    await sync();
    expect(new Set(await summaries())).toEqual(new Set(['Theirs again']));
    expect(await service.rows('SELECT 1 FROM pending_write')).toEqual([]);
  });

  test('of two changes with the same If-Match one wins, the other gets 412', async () => {
    await elsewhere.put('soccer', soccer);
    await sync();
    const [{ id } = { id: '' }] = await listed();
    const etag = String((await service.get(`/calendar/events/${id}`)).headers['etag']);
    const results = await Promise.all(
      ['a', 'b', 'c'].map((summary) =>
        service.send('patch', `/calendar/events/${id}?scope=series`, { summary }, { 'If-Match': etag }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  test('while the server is unavailable reads go on, the health says so, writes get 503 and leave nothing half done', async () => {
    await elsewhere.put('soccer', soccer);
    await sync();
    await server.radicale.stop();
    try {
      expect(await sync()).toBe(false);
      expect(await summaries()).toEqual(['Soccer', 'Soccer', 'Soccer']);
      const { calendarStore } = service.context.probes;
      await calendarStore.start();
      calendarStore.stop();
      expect((await service.get('/health')).body).toMatchObject({
        status: 'degraded',
        services: { calendar_store: 'down' },
      });
      const refused = await service.send('post', '/calendar/events', piano, { 'Idempotency-Key': 'away' });
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
      expect(refused.body).toEqual(documentedErrors(contract).get('Unavailable calendar_server_unavailable'));
    } finally {
      await server.radicale.start();
    }
    expect(
      await service.rows("SELECT 1 FROM operation UNION ALL SELECT 1 FROM calendar_object WHERE uid <> 'soccer'"),
    ).toEqual([]);
    expect((await service.send('post', '/calendar/events', piano, { 'Idempotency-Key': 'away' })).status).toBe(201);
    await sync();
    expect(await service.rows('SELECT 1 FROM pending_write')).toEqual([]);
    expect((await elsewhere.all()).filter((text) => text.includes('Piano'))).toHaveLength(1);
    await service.context.probes.calendarStore.start();
    service.context.probes.calendarStore.stop();
    await eventually(async () => expect(await storeHealth()).toBe('up'));
  });

  test('a server that hangs is soon down in the health, which asks it once a second at most', async () => {
    let asked = 0;
    let isHung = false;
    server.handle = (exchange) => {
      if (exchange.method === 'OPTIONS') asked += 1;
      return isHung ? undefined : exchange.pass();
    };
    await service.context.probes.calendarStore.start();
    expect(await Promise.all([storeHealth(), storeHealth(), storeHealth()])).toEqual(['up', 'up', 'up']);
    expect(asked).toBe(1);
    isHung = true;
    const began = performance.now();
    await until(async () => (await storeHealth()) === 'down');
    // Two seconds on a machine of its own: `npm run test:faults -- "Outside hosts"`.
    expect(performance.now() - began).toBeLessThan(6_000);
    isHung = false;
    await eventually(async () => expect(await storeHealth()).toBe('up'));
    service.context.probes.calendarStore.stop();
  });

  describe('a write whose answer was lost', () => {
    const losePut = () => {
      server.handle = async (exchange) => {
        if (exchange.method !== 'PUT') return exchange.pass();
        await exchange.forward();
        exchange.drop();
      };
    };
    beforeEach(() => sync());

    test('is found out by the next synchronization, with its operation, and can be undone', async () => {
      losePut();
      expect(told(await service.send('post', '/calendar/events', piano, { 'X-Sender-Id': 'lost' }))).toEqual([
        503,
        'calendar_server_unavailable',
      ]);
      server.handle = (exchange) => exchange.pass();
      await sync();
      expect(await summaries()).toEqual(['Piano']);
      const { operations } = (await service.undo({ action: 'list' }, 'lost')).body;
      expect(operations).toMatchObject([{ type: 'add', summary: 'Piano', can_undo: true }]);
      expect(told(await service.undo({ action: 'undo', operation_id: operations[0].id }, 'lost'))).toEqual([
        200,
        'undone',
      ]);
      expect(await elsewhere.all()).toEqual([]);
    });

    test.each([
      ['with the same key', { 'Idempotency-Key': 'lost-1' }],
      ['as the same request without a key', {} as Record<string, string>],
    ])('is not made twice when it comes again %s', async (_, headers: Record<string, string>) => {
      losePut();
      expect((await service.send('post', '/calendar/events', piano, headers)).status).toBe(503);
      server.handle = (exchange) => exchange.pass();
      const again = await service.send('post', '/calendar/events', piano, headers);
      expect([again.status, again.body.event.summary]).toEqual([201, 'Piano']);
      await sync();
      expect([await summaries(), (await elsewhere.all()).length]).toEqual([['Piano'], 1]);
      expect(await service.rows('SELECT type FROM operation')).toEqual([{ type: 'add' }]);
    });

    test('that never reached the server is forgotten, and comes again as new', async () => {
      server.handle = (exchange) => (exchange.method === 'PUT' ? exchange.drop() : exchange.pass());
      expect((await service.send('post', '/calendar/events', piano)).status).toBe(503);
      server.handle = (exchange) => exchange.pass();
      await sync();
      expect(await service.rows('SELECT 1 FROM pending_write UNION ALL SELECT 1 FROM operation')).toEqual([]);
      expect((await service.send('post', '/calendar/events', piano)).status).toBe(201);
      expect(await elsewhere.all()).toHaveLength(1);
    });

    test('of an undo is found out too', async () => {
      await elsewhere.put('soccer', soccer);
      await sync();
      const { operation } = (await service.send('delete', `/calendar/events/${(await listed())[0]?.id}?scope=series`))
        .body;
      losePut();
      expect((await service.undo({ action: 'undo', operation_id: operation.id })).status).toBe(503);
      server.handle = (exchange) => exchange.pass();
      await sync();
      expect((await service.undo({ action: 'list' })).body.operations).toMatchObject([
        { id: operation.id, undone: true },
      ]);
      expect(told(await service.undo({ action: 'undo', operation_id: operation.id }))).toEqual([200, 'undone']);
      expect(await elsewhere.all()).toHaveLength(1);
    });
  });

  describe('a conflict whose resolution changes it', () => {
    const clash = [
      event('UID:soccer', 'DTSTART:20261119T220000Z', 'DURATION:PT75M', 'SUMMARY:Soccer Maya'),
      event('UID:dentist', 'DTSTART:20261119T223000Z', 'DURATION:PT45M', 'SUMMARY:Orthodontist Leo'),
    ] as const;
    let conflictId: string;
    const openClashing = (url: string) =>
      openCalendarService(database.url, {
        household: withMirroredDefault(fullHousehold, { CALDAV_URL: 'http://127.0.0.1' }),
        mirrors: [mirrorOf(url)],
      });
    const resolve = (action: string) =>
      service.send(
        'post',
        `/conflicts/${conflictId}/resolve`,
        { resolution_action: action, choice_index: 0, executed: true },
        { 'Idempotency-Key': `resolve-${conflictId}-${action}` },
      );
    const outstanding = async () =>
      (await service.get('/conflicts')).body.outstanding as { id: string; status: string }[];
    const whoGoes = async () =>
      (await elsewhere.all()).map((text) => /ATTENDEE[^\r\n]*CN=(\w+)/.exec(text)?.[1] ?? '').sort();

    beforeEach(async () => {
      await service.close();
      service = openClashing(server.url);
      await elsewhere.put('soccer', calendar(clash[0]));
      await elsewhere.put('dentist', calendar(clash[1]));
      await sync();
      conflictId = (await outstanding())[0]?.id ?? '';
    });

    test('a split is written to both events on the server, each with its operation', async () => {
      const answer = await resolve('split');
      expect(answer.body).toMatchObject({
        status: 'resolved',
        conflict: { id: conflictId, resolution: { action: 'split', choice: 0 } },
      });
      expect([await whoGoes(), await outstanding()]).toEqual([['Ana', 'Ben'], []]);
      expect((await service.undo({ action: 'list' })).body.operations).toHaveLength(2);
      expect((await resolve('split')).text).toBe(answer.text);
      await sync();
      expect(await outstanding()).toEqual([]);
    });

    test('of a split whose second write is refused the first is put back', async () => {
      let puts = 0;
      server.handle = (exchange) =>
        exchange.method === 'PUT' && (puts += 1) === 2 ? exchange.answer(403, {}, '') : exchange.pass();
      expect((await resolve('split')).body).toMatchObject({
        status: 'failed',
        reason: 'The calendar server refuses this change (status 403).',
        conflict: { id: conflictId, status: 'unacknowledged' },
      });
      expect([puts, await whoGoes(), await outstanding()]).toEqual([
        3,
        ['', ''],
        [expect.objectContaining({ id: conflictId, status: 'unacknowledged' })],
      ]);
    });

    test('with the server away it fails, nothing changes, and the same request works later', async () => {
      await service.close();
      service = openClashing(server.address);
      server.radicale.kill();
      const failed = await resolve('reschedule');
      await server.radicale.start();
      expect(failed.body).toMatchObject({ status: 'failed', reason: expect.stringContaining('cannot be written now') });
      expect(await outstanding()).toMatchObject([{ id: conflictId, status: 'unacknowledged' }]);
      expect((await resolve('reschedule')).body).toMatchObject({ status: 'resolved' });
      expect(await outstanding()).toEqual([]);
    });

    test('a split of which only the second event is on the server: away it leaves both as they were, later the same request writes both', async () => {
      await service.close();
      service = openClashing(server.address);
      await elsewhere.remove('soccer');
      await sync();
      await service.importText('maya', calendar(clash[0]));
      conflictId = (await outstanding())[0]?.id ?? '';
      const before = await service.texts('maya');
      server.radicale.kill();
      const failed = await resolve('split');
      await server.radicale.start();
      expect([
        failed.body.status,
        meansTheSame((await service.texts('maya')).get('soccer') ?? null, before.get('soccer') ?? null),
        await whoGoes(),
      ]).toEqual(['failed', true, ['']]);
      expect((await resolve('split')).body.status).toBe('resolved');
      expect([(await service.texts('maya')).get('soccer'), await whoGoes()]).toEqual([
        expect.stringContaining('CN=Ana Rivera'),
        ['Ben'],
      ]);
    });

    test('a write whose answer is lost is a 503, and is found out with its resolution', async () => {
      server.handle = async (exchange) => {
        if (exchange.method !== 'PUT') return exchange.pass();
        await exchange.forward();
        exchange.drop();
      };
      expect((await resolve('reschedule')).status).toBe(503);
      server.handle = (exchange) => exchange.pass();
      await sync();
      expect(await outstanding()).toEqual([]);
      expect((await resolve('reschedule')).body).toMatchObject({
        status: 'resolved',
        conflict: { id: conflictId, resolution: { action: 'reschedule', choice: 0 } },
      });
      expect((await service.undo({ action: 'list' })).body.operations).toHaveLength(1);
    });
  });

  test('what the server refuses is said, and nothing is kept', async () => {
    await sync();
    server.handle = (exchange) => (exchange.method === 'PUT' ? exchange.answer(403, {}, '') : exchange.pass());
    expect(told(await service.send('post', '/calendar/events', piano))).toEqual([409, 'calendar_server_refused']);
    expect(
      await service.rows(
        'SELECT 1 FROM pending_write UNION ALL SELECT 1 FROM operation UNION ALL SELECT 1 FROM calendar_object',
      ),
    ).toEqual([]);
  });

  test('an object with a part that cannot be read is shown, and not changed', async () => {
    await elsewhere.put(
      'odd',
      calendar(
        event('UID:odd', 'DTSTART:20261110T230000Z', 'SUMMARY:Odd', 'RRULE:FREQ=WEEKLY'),
        event('UID:odd', 'RECURRENCE-ID:20261117T230000Z', 'DTSTART:20261117T230000Z', 'DURATION:P900D'),
      ),
    );
    await sync();
    const [{ id } = { id: '' }] = await listed();
    expect(await summaries()).toEqual(['Odd', 'Odd', 'Odd']);
    const refused = await service.send('patch', `/calendar/events/${id}`, { summary: 'x' });
    expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining('cannot be changed here')]);
  });

  test('what was on the calendar before it was mirrored is suspended, and comes back when it no longer is', async () => {
    const local = openCalendarService(database.url);
    await local.importText('family', calendar(event('UID:old', 'DTSTART:20261112T160000Z', 'SUMMARY:Old')));
    await elsewhere.put('soccer', soccer);
    await sync();
    expect(await summaries()).toEqual(['Soccer', 'Soccer', 'Soccer']);
    const background = await startBackground(local.context, local.features);
    expect(((await local.get(range)).body.events as { summary: string }[]).map(({ summary }) => summary)).toEqual([
      'Soccer',
      'Old',
      'Soccer',
      'Soccer',
    ]);
    await background.stop();
    await local.close();
  });

  test('is followed in the background, at once after an own write, by one of two replicas at a time', async () => {
    const mirrors = [mirrorOf(server.address)];
    const settings = { household: mirrored, mirrors, mirrorEveryMs: 300 };
    const replicas = [openCalendarService(database.url, settings), openCalendarService(database.url, settings)];
    const running = await Promise.all(replicas.map(({ context, features }) => startBackground(context, features)));
    await elsewhere.put('soccer', soccer);
    for (let tries = 0; (await summaries()).length === 0 && tries < 100; tries += 1) await wait(100);
    expect(await summaries()).toEqual(['Soccer', 'Soccer', 'Soccer']);
    await Promise.all(running.map((background) => background.stop()));
    await Promise.all([...replicas.map((replica) => replica.close())]);
  });

  test('no password reaches the log or an answer', async () => {
    const guarded = await startRadicale({ user: { name: 'ana', password: 'very secret word' } });
    const url = await guarded.makeCalendar('home');
    const locked = openCalendarService(database.url, {
      household: mirrored,
      mirrors: [mirrorOf(url, { username: 'ana', password: 'wrong secret word' })],
    });
    expect(await locked.context.mirrors.syncNow('family', () => Promise.resolve())).toBe(false);
    const refused = await locked.send('post', '/calendar/events', piano);
    expect(refused.status).toBe(503);
    expect(locked.logLines.join('\n')).toContain('refuses the user name or password');
    expect(locked.logLines.join('\n') + JSON.stringify(refused.body)).not.toContain('secret word');
    await locked.close();
    await guarded.remove();
  });
});

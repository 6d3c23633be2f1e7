import { createTestDatabase, type TestDatabase } from '@homeroom/testing';
import { withMirroredDefault } from '../src/caldav/mirror-settings.ts';
import { serve, startCalendarHost, type CalendarHost } from '../src/subscriptions/testing/calendar-host.ts';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { describeWithRadicale, mirrorOf, useMirroredCalendar } from './mirrored-calendar-fixture.ts';
import { household, householdWithSchool } from './service-fixture.ts';
import { fetchSubscriptions, subscriptionsOf } from './subscribed-calendar-fixture.ts';

const never = new AbortController().signal;
const soccer = (start = '20261119T160000', ...lines: string[]) =>
  event('UID:soccer', `DTSTART;TZID=America/Chicago:${start}`, 'DURATION:PT1H', 'SUMMARY:Soccer', ...lines);
const choir = event('UID:choir', 'DTSTART;TZID=America/Chicago:20261120T100000', 'DURATION:PT1H', 'SUMMARY:Choir');

interface Change {
  kind: string;
  event: { id: string; summary: string; status: string; who: string[] };
  before: { start: string } | null;
  after: { start: string } | null;
  calendar: string;
  seen_at: string;
}

let database: TestDatabase;
let service: CalendarTestService;
beforeEach(async () => void (database = await createTestDatabase('family-assistant')));
afterEach(async () => {
  await service.close();
  await database.drop();
});

async function changes(query = ''): Promise<Change[]> {
  const { status, body } = await service.get(`/calendar/changes${query}`);
  expect(status).toBe(200);
  return (body as { changes: Change[] }).changes;
}
/** Changes as `kind title start → start`, in the order of the answer. */
const told = async () =>
  (await changes()).map(
    ({ kind, event: { summary }, before, after }) =>
      `${kind} ${summary} ${before?.start.slice(5, 16) ?? '-'} → ${after?.start.slice(5, 16) ?? '-'}`,
  );

describe('A calendar by link', () => {
  let host: CalendarHost;
  const open = (url: string) =>
    openCalendarService(database.url, {
      household: {
        ...householdWithSchool,
        calendars: householdWithSchool.calendars.map((known) => (known.url === null ? known : { ...known, url })),
      },
    });
  beforeEach(async () => {
    host = await startCalendarHost();
    service = open(`${host.url}/league.ics`);
  });
  afterEach(() => host.close());

  async function publish(...events: string[]): Promise<void> {
    host.respond = serve(200, calendar(...events));
    await fetchSubscriptions(service);
  }

  test('is read the first time without a change, and then each change is listed with its event', async () => {
    await publish(soccer(), choir);
    expect(await changes()).toEqual([]);
    await publish(soccer('20261119T173000'), choir);
    const [listed, ...others] = await changes();
    expect(others).toEqual([]);
    const { events } = (
      await service.get(
        '/calendar/events?start=2026-11-19T00:00:00-06:00&end=2026-11-20T00:00:00-06:00&include_travel=false',
      )
    ).body;
    const { copies, ...event } = events[0];
    expect(copies).toEqual([]);
    expect(listed).toEqual({
      kind: 'moved',
      event,
      before: {
        summary: 'Soccer',
        start: '2026-11-19T16:00:00-06:00',
        end: '2026-11-19T17:00:00-06:00',
        location: null,
      },
      after: {
        summary: 'Soccer',
        start: '2026-11-19T17:30:00-06:00',
        end: '2026-11-19T18:30:00-06:00',
        location: null,
      },
      calendar: 'school',
      seen_at: '2026-11-18T12:00:00-06:00',
    });
    await publish(soccer('20261119T173000', 'LOCATION:Field 2').replace('Soccer', 'Final'));
    expect(await told()).toEqual([
      'cancelled Choir 11-20T10:00 → -',
      'renamed Final 11-19T17:30 → 11-19T17:30',
      'place Final 11-19T17:30 → 11-19T17:30',
      'moved Soccer 11-19T16:00 → 11-19T17:30',
    ]);
    expect((await changes())[0]?.event.status).toBe('cancelled');
  });

  test('lists the changes of a span, newest first, and refuses one that is none', async () => {
    await publish(choir);
    await publish(choir, soccer());
    service.clock.advance(3_600_000);
    await publish(choir);
    const span = (since: string, until: string) =>
      changes(`?since=2026-11-18T${since}:00-06:00&until=2026-11-18T${until}:00-06:00`);
    expect((await span('11:00', '14:00')).map(({ kind }) => kind)).toEqual(['cancelled', 'added']);
    expect((await span('12:00', '13:00')).map(({ kind }) => kind)).toEqual(['added']);
    expect(await span('13:01', '14:00')).toEqual([]);
    const { headers } = await service.get('/calendar/changes?until=2026-11-18T14:00:00-06:00');
    const again = await service
      .get('/calendar/changes?until=2026-11-18T14:00:00-06:00')
      .set('If-None-Match', String(headers['etag']));
    expect(again.status).toBe(304);
    for (const [query, problem] of [
      ['since=yesterday', /`since` must be a date and time/],
      ['since=2026-11-18T14:00:00Z&until=2026-11-18T14:00:00Z', /`until` must be later than `since`/],
    ] as const) {
      const { status, body } = await service.get(`/calendar/changes?${query}`);
      expect([status, body.code]).toEqual([400, 'invalid_request']);
      expect(body.error).toMatch(problem);
    }
  });

  test('is read by one of two replicas, which keeps each change once', async () => {
    await publish(soccer());
    host.respond = serve(200, calendar(soccer('20261119T173000')));
    await service.rows("UPDATE calendar_source SET next_at = now() - interval '1 second'");
    const other = open(`${host.url}/league.ics`);
    await Promise.all([service, other].map((replica) => subscriptionsOf(replica).run(never)));
    await other.close();
    expect(await told()).toEqual(['moved Soccer 11-19T16:00 → 11-19T17:30']);
  });

  test('changes nothing when its address changes, when new UIDs are written, and when it drops what is over', async () => {
    await publish(soccer(), choir, event('UID:past', 'DTSTART:20261117T100000Z', 'DURATION:PT1H', 'SUMMARY:Past'));
    await publish(soccer().replace('UID:soccer', 'UID:soccer-2'), choir);
    expect(await changes()).toEqual([]);
    await service.close();
    service = open(`${host.url}/other.ics`);
    await publish(soccer('20261121T160000'));
    expect(await changes()).toEqual([]);
    await publish(soccer('20261122T160000'));
    expect(await told()).toEqual(['moved Soccer 11-21T16:00 → 11-22T16:00']);
  });

  test('keeps no change when the update is not stored', async () => {
    await publish(soccer());
    await service.rows('ALTER TABLE object_change RENAME TO object_change_away');
    await publish(soccer('20261119T173000'));
    await service.rows('ALTER TABLE object_change_away RENAME TO object_change');
    expect(await changes()).toEqual([]);
    await publish(soccer('20261119T173000'));
    expect(await told()).toEqual(['moved Soccer 11-19T16:00 → 11-19T17:30']);
  });
});

describe('A local calendar', () => {
  beforeEach(() => void (service = openCalendarService(database.url)));

  test('is filled by its first import without a change; a later one changes what differs', async () => {
    await service.importText('maya', calendar(soccer(), choir));
    expect(await changes()).toEqual([]);
    await service.importText('maya', calendar(soccer('20261119T160000', 'RRULE:FREQ=WEEKLY'), choir));
    expect(await told()).toEqual(['added Soccer - → 11-26T16:00']);
    expect((await changes())[0]?.event.who).toEqual(['Maya Rivera']);
  });

  test('has no change by a request to this service', async () => {
    await service.importText('family', calendar(soccer()));
    const { body } = await service.send('post', '/calendar/events', {
      summary: 'Piano',
      start: '2026-11-21T09:00:00-06:00',
      end: '2026-11-21T10:00:00-06:00',
    });
    await service.send('patch', `/calendar/events/${body.event.id}`, { summary: 'Violin' });
    await service.undo({ action: 'undo', operation_id: body.operation.id });
    expect(await changes()).toEqual([]);
  });
});

describeWithRadicale('A calendar on a CalDAV server', () => {
  const server = useMirroredCalendar();
  beforeEach(() => {
    service = openCalendarService(database.url, {
      household: withMirroredDefault(household, { CALDAV_URL: 'http://127.0.0.1' }),
      mirrors: [mirrorOf(server.url)],
    });
  });

  const sync = () => service.context.mirrors.syncNow('family', (id) => service.features.changes.service.settleLost(id));
  const put = (text: string) => server.put('soccer', calendar(text));

  test('is synchronized the first time without a change, and then tells what another program does', async () => {
    await put(soccer());
    await sync();
    expect(await changes()).toEqual([]);
    await put(soccer('20261119T173000'));
    await sync();
    await server.remove('soccer');
    await sync();
    expect(await told()).toEqual(['cancelled Soccer 11-19T17:30 → -', 'moved Soccer 11-19T16:00 → 11-19T17:30']);
  });

  test('has no change by what this service writes, whenever it comes back', async () => {
    await put(soccer());
    await sync();
    const { events } = (
      await service.get('/calendar/events?start=2026-11-19T00:00:00-06:00&end=2026-11-20T00:00:00-06:00')
    ).body;
    const path = `/calendar/events/${events[0].id}`;
    const move = (start: string, end: string) =>
      service.send('patch', path, { start: `2026-11-19T${start}:00-06:00`, end: `2026-11-19T${end}:00-06:00` });
    // The synchronization sees the write before this service has recorded it.
    server.handle = async (exchange) => {
      const answer = await exchange.forward();
      if (exchange.method === 'PUT') {
        server.handle = (other) => other.pass();
        await sync();
      }
      exchange.answer(answer.status, answer.headers, answer.body);
    };
    expect((await move('18:00', '19:00')).status).toBe(200);
    await sync();
    // The answer is lost, so the synchronization finds out that it was written.
    server.handle = async (exchange) => {
      if (exchange.method !== 'PUT') return exchange.pass();
      await exchange.forward();
      exchange.drop();
    };
    expect((await move('19:00', '20:00')).status).toBe(503);
    server.handle = (exchange) => exchange.pass();
    await sync();
    expect((await service.get(path)).body.start).toBe('2026-11-19T19:00:00-06:00');
    expect((await service.send('delete', path)).status).toBe(200);
    await sync();
    expect(await changes()).toEqual([]);
    await put(soccer('20261120T160000'));
    await sync();
    expect(await told()).toEqual(['added Soccer - → 11-20T16:00']);
  });
});

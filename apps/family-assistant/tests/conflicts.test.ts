import { meansTheSame } from '@homeroom/icalendar';
import { useTestDatabase } from '@homeroom/testing';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService, openEmptyCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { fullHousehold } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
let service: CalendarTestService;
beforeEach(async () => {
  service = await openEmptyCalendarService(database.url, { household: fullHousehold });
});
afterEach(() => service.close());

const soccer = event(
  'UID:soccer',
  'DTSTART;TZID=America/Chicago:20261119T160000',
  'DURATION:PT75M',
  'SUMMARY:Soccer practice Maya',
);
const dentist = event(
  'UID:dentist',
  'DTSTART;TZID=America/Chicago:20261119T163000',
  'DURATION:PT45M',
  'SUMMARY:Orthodontist Leo',
  'LOCATION:8 Mill Road',
);
const later = event(
  'UID:dentist',
  'DTSTART;TZID=America/Chicago:20261119T173000',
  'DURATION:PT45M',
  'SUMMARY:Orthodontist Leo',
);

interface Body {
  id: string;
  status: string;
  event1: { summary: string; start: string; end: string };
  event2: { summary: string; start: string; end: string };
  options: Record<'split' | 'reassign' | 'reschedule', { index: number; description: string }[]>;
  options_revision: number;
}
const outdated = 'These options are out of date: an event changed, or a time is taken or has passed.';
const minute = 60_000;
const outstanding = async (): Promise<Body[]> => (await service.get('/conflicts').expect(200)).body.outstanding;
const only = async (): Promise<Body> => {
  const all = await outstanding();
  expect(all).toHaveLength(1);
  return all[0] as Body;
};
const put = (...events: string[]) => service.importText('family', calendar(...events));
const acknowledge = (id: string, headers = {}) =>
  service.send('post', `/conflicts/${id}/acknowledge`, undefined, headers);
const resolve = (id: string, body: object, headers = {}) =>
  service.send('post', `/conflicts/${id}/resolve`, body, { 'X-Sender-Id': '1001', ...headers });
const week = async () => (await service.get('/calendar/week')).body;
const shown = (events: { summary: string }[], name: string) =>
  events.find(({ summary }) => summary.startsWith(name)) as never as { id: string; start: string; who: string[] };

describe('the registry', () => {
  test('an empty calendar has no conflicts', async () => {
    expect(await outstanding()).toEqual([]);
  });

  test('an overlap is found, told as the contract says, and found once', async () => {
    await put(soccer, dentist);
    const conflict = await only();
    expect(conflict).toMatchObject({
      detected_at: '2026-11-18T12:00:00-06:00',
      event1: { summary: 'Soccer practice Maya', start: '2026-11-19T16:00:00-06:00', end: '2026-11-19T17:15:00-06:00' },
      event2: { summary: 'Orthodontist Leo', start: '2026-11-19T16:30:00-06:00', end: '2026-11-19T17:15:00-06:00' },
      overlap_minutes: 45,
      status: 'unacknowledged',
      nag_count: 0,
      alerts: { sent: 0, next_at: '2026-11-18T12:05:00-06:00', last_error: null },
    });
    expect(conflict.options.split.map(({ description }) => description)).toEqual([
      'Ana takes Soccer practice Maya, Ben takes Orthodontist Leo',
      'Ben takes Soccer practice Maya, Ana takes Orthodontist Leo',
    ]);
    expect((await week()).conflicts).toEqual([expect.objectContaining({ id: conflict.id, overlap_minutes: 45 })]);
    service.clock.advance(2 * minute);
    expect((await only()).id).toBe(conflict.id);
  });

  test('an unchanged list is a 304', async () => {
    await put(soccer, dentist);
    const { headers } = await service.get('/conflicts');
    await service.get('/conflicts').set('If-None-Match', String(headers['etag'])).expect(304);
  });

  test('each instance of a series is a conflict of its own, within the window', async () => {
    await put(
      event(
        'UID:piano',
        'DTSTART;TZID=America/Chicago:20261119T160000',
        'DURATION:PT1H',
        'SUMMARY:Piano',
        'RRULE:FREQ=WEEKLY',
      ),
      event(
        'UID:choir',
        'DTSTART;TZID=America/Chicago:20261119T163000',
        'DURATION:PT1H',
        'SUMMARY:Choir',
        'RRULE:FREQ=WEEKLY',
      ),
    );
    expect((await outstanding()).map(({ event1 }) => event1.start)).toEqual([
      '2026-11-19T16:00:00-06:00',
      '2026-11-26T16:00:00-06:00',
    ]);
    service.clock.advance(2 * 24 * 60 * minute);
    expect((await outstanding()).map(({ event1 }) => event1.start)).toEqual([
      '2026-11-26T16:00:00-06:00',
      '2026-12-03T16:00:00-06:00',
    ]);
  });

  test('a change that makes events overlap is seen, one that parts them closes the conflict, and it never opens again', async () => {
    await put(soccer, later);
    expect(await outstanding()).toEqual([]);
    await put(soccer, dentist);
    const first = await only();
    await put(soccer, later);
    expect(await outstanding()).toEqual([]);
    await put(soccer, dentist);
    const second = await only();
    expect(second.id).not.toBe(first.id);
    expect(await service.rows('SELECT status, resolution_action FROM conflict WHERE id = $1', [first.id])).toEqual([
      { status: 'resolved', resolution_action: null },
    ]);
    expect((await week()).conflicts).toEqual([expect.objectContaining({ id: second.id })]);
  });

  test('an open conflict follows its events', async () => {
    await put(soccer, dentist);
    const { id } = await only();
    await put(
      soccer,
      event('UID:dentist', 'DTSTART;TZID=America/Chicago:20261119T170000', 'DURATION:PT45M', 'SUMMARY:Dr. Miller'),
    );
    expect(await only()).toMatchObject({
      id,
      event2: { summary: 'Dr. Miller', start: '2026-11-19T17:00:00-06:00' },
      overlap_minutes: 15,
    });
  });

  test('an overlap that is over is not listed any more', async () => {
    await put(soccer, dentist);
    const { id } = await only();
    service.clock.advance((29 * 60 + 15) * minute);
    expect(await outstanding()).toEqual([]);
    expect((await week()).conflicts).toEqual([expect.objectContaining({ id })]);
  });

  test('replicas that look at once find each overlap once', async () => {
    const replicas = Array.from({ length: 4 }, () => openCalendarService(database.url, { household: fullHousehold }));
    await put(
      soccer,
      dentist,
      event('UID:choir', 'DTSTART;TZID=America/Chicago:20261119T170000', 'DURATION:PT1H', 'SUMMARY:Choir'),
    );
    const lists = await Promise.all([...replicas, ...replicas].map((replica) => replica.get('/conflicts')));
    expect(new Set(lists.map(({ body }) => JSON.stringify(body.outstanding.map(({ id }: Body) => id)))).size).toBe(1);
    expect(await service.rows('SELECT count(*)::int AS count FROM conflict')).toEqual([{ count: 3 }]);
    await Promise.all(replicas.map((replica) => replica.close()));
  });
});

describe('acknowledge', () => {
  test('stops the alerts, keeps it listed, and answers the same again', async () => {
    await put(soccer, dentist);
    const { id } = await only();
    const first = await acknowledge(id);
    expect([first.status, first.body.status, first.body.alerts.next_at]).toEqual([200, 'acknowledged', null]);
    expect((await acknowledge(id)).text).toBe(first.text);
    expect(await only()).toMatchObject({ id, status: 'acknowledged' });
  });

  test('a resolved conflict becomes acknowledged again and keeps its resolution', async () => {
    await put(soccer, dentist);
    const { id } = await only();
    await resolve(id, { resolution_action: 'split', choice_index: 7 });
    expect((await acknowledge(id)).body).toMatchObject({
      status: 'acknowledged',
      resolution: { action: 'split', choice: 7 },
    });
    expect(await only()).toMatchObject({ id, status: 'acknowledged' });
    expect((await resolve(id, { resolution_action: 'reassign', choice_index: 1 })).body).toMatchObject({
      status: 'resolved',
      conflict: { resolution: { action: 'reassign', choice: 1 } },
    });
  });

  test('of one whose overlap is gone answers acknowledged, again and again, and does not list it again', async () => {
    await put(soccer, dentist);
    const { id } = await only();
    await put(soccer, later);
    for (let times = 0; times < 2; times += 1) {
      expect(await outstanding()).toEqual([]);
      const { status, body } = await acknowledge(id);
      expect([status, body.status, body.id]).toEqual([200, 'acknowledged', id]);
    }
    expect(await outstanding()).toEqual([]);
  });

  test('of one whose overlap is over does not list it again', async () => {
    await put(soccer, dentist);
    const { id } = await only();
    service.clock.advance((29 * 60 + 15) * minute);
    expect(await outstanding()).toEqual([]);
    expect((await acknowledge(id)).body.status).toBe('acknowledged');
    expect(await outstanding()).toEqual([]);
  });

  test('of one whose pair overlaps again leaves only the new conflict in the list', async () => {
    await put(soccer, dentist);
    const { id } = await only();
    await put(soccer, later);
    await outstanding();
    service.clock.advance(minute);
    await put(soccer, dentist);
    const again = await only();
    expect((await acknowledge(id)).body).toMatchObject({ id, status: 'acknowledged' });
    expect((await only()).id).toBe(again.id);
    expect(again.id).not.toBe(id);
  });

  test.each([
    ['an unknown conflict', '3c9f2b7e-4d15-4a86-9e02-c1b8f5a6d740', 404, 'conflict_not_found'],
    ['a malformed id', 'nonsense', 400, 'invalid_request'],
  ])('%s', async (_, id, status, code) => {
    const answer = await acknowledge(id);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('the same key answers the first answer again', async () => {
    await put(soccer, dentist);
    const { id } = await only();
    const key = { 'Idempotency-Key': 'ack-1' };
    const first = await acknowledge(id, key);
    await resolve(id, { resolution_action: 'split', choice_index: 0 });
    expect((await acknowledge(id, key)).text).toBe(first.text);
    expect(await outstanding()).toEqual([]);
  });
});

describe('resolve without changing the calendar', () => {
  test('records any index, leaves the calendar, and the pair is settled', async () => {
    await put(soccer, dentist);
    const { id } = await only();
    const { body } = await resolve(id, { resolution_action: 'split', choice_index: 99 });
    expect(body).toMatchObject({
      status: 'resolved',
      conflict: {
        id,
        status: 'resolved',
        resolution: { action: 'split', choice: 99, executed_at: '2026-11-18T12:00:00-06:00' },
      },
    });
    expect(await outstanding()).toEqual([]);
    expect((await week()).conflicts).toEqual([]);
    expect((await resolve(id, { resolution_action: 'reassign', choice_index: 0 })).body).toMatchObject({
      status: 'already_resolved',
      conflict: { resolution: { action: 'split', choice: 99 } },
    });
  });

  test('a time that changes while they overlap still is a new conflict', async () => {
    await put(soccer, dentist);
    const { id } = await only();
    await resolve(id, { resolution_action: 'split', choice_index: 0 });
    await put(
      soccer,
      event(
        'UID:dentist',
        'DTSTART;TZID=America/Chicago:20261119T164500',
        'DURATION:PT45M',
        'SUMMARY:Orthodontist Leo',
      ),
    );
    const again = await only();
    expect([again.id === id, again.status]).toEqual([false, 'unacknowledged']);
  });

  test('a conflict that vanished is settled already', async () => {
    await put(soccer, dentist);
    const { id } = await only();
    await put(soccer);
    expect(await outstanding()).toEqual([]);
    const { body } = await resolve(id, { resolution_action: 'reschedule', choice_index: 0, executed: true });
    expect([body.status, body.conflict.resolution]).toEqual(['already_resolved', undefined]);
  });

  test.each([
    [{ resolution_action: 'ignore', choice_index: 0 }, 'resolution_action'],
    [{ resolution_action: 'split', choice_index: -1 }, 'choice_index'],
    [{ resolution_action: 'split', choice_index: 0.5 }, 'choice_index'],
    [{ resolution_action: 'split' }, 'choice_index'],
  ])('%j is refused', async (body, field) => {
    await put(soccer, dentist);
    const { id } = await only();
    const answer = await resolve(id, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
    expect(answer.body.details.problems.join(' ')).toContain(field);
  });
});

describe('resolve that changes the calendar', () => {
  test('reschedule moves this instance only, and undo brings the overlap back as a new conflict', async () => {
    await put(
      event(
        'UID:soccer',
        'DTSTART;TZID=America/Chicago:20261119T160000',
        'DURATION:PT75M',
        'SUMMARY:Soccer practice Maya',
        'RRULE:FREQ=WEEKLY;COUNT=4',
      ),
      dentist,
    );
    const before = await service.texts('family');
    const { id, options } = await only();
    const choice = options.reschedule.find(({ description }) => description.startsWith('Soccer'));
    const answer = await resolve(id, { resolution_action: 'reschedule', choice_index: choice?.index, executed: true });
    expect(answer.body).toMatchObject({
      status: 'resolved',
      conflict: {
        id,
        status: 'resolved',
        resolution: { action: 'reschedule', choice: choice?.index },
        alerts: { next_at: null },
      },
    });
    expect(await outstanding()).toEqual([]);
    const { events } = (await service.get('/calendar/events?start=2026-11-18T00:00:00Z&end=2026-12-20T00:00:00Z')).body;
    expect(
      events
        .filter(({ summary }: { summary: string }) => summary.startsWith('Soccer'))
        .map(({ start }: { start: string }) => start),
    ).toEqual(
      expect.arrayContaining(['2026-11-26T16:00:00-06:00', '2026-12-03T16:00:00-06:00', '2026-12-10T16:00:00-06:00']),
    );
    expect(events.map(({ start }: { start: string }) => start)).not.toContain('2026-11-19T16:00:00-06:00');

    const [operation] = (await service.undo({ action: 'list' }, '1001')).body.operations;
    expect(operation).toMatchObject({ type: 'move', summary: 'Soccer practice Maya', can_undo: true });
    expect((await service.undo({ action: 'undo', operation_id: operation.id }, '1001')).body).toMatchObject({
      status: 'undone',
      message: 'Soccer practice Maya is as it was before the conflict was settled.',
    });
    const after = await service.texts('family');
    expect(meansTheSame(after.get('soccer') ?? null, before.get('soccer') ?? null)).toBe(true);
    const again = await only();
    expect([again.id === id, again.status]).toEqual([false, 'unacknowledged']);
    await service.undo({ action: 'redo', operation_id: operation.id }, '1001');
    expect(await outstanding()).toEqual([]);
  });

  test('split writes who goes to both, in two operations; undo of one makes a new conflict, redo settles it again', async () => {
    await put(soccer, dentist);
    const { id, options } = await only();
    expect((await resolve(id, { resolution_action: 'split', choice_index: 1, executed: true })).body.status).toBe(
      'resolved',
    );
    expect(options.split[1]?.description).toBe('Ben takes Soccer practice Maya, Ana takes Orthodontist Leo');
    const { events, conflicts } = await week();
    expect([shown(events, 'Soccer').who, shown(events, 'Orthodontist').who, conflicts]).toEqual([
      ['Ben Rivera', 'Maya Rivera'],
      ['Ana Rivera', 'Leo Rivera'],
      [],
    ]);
    expect((await service.texts('family')).get('soccer')?.replaceAll('\r\n ', '')).toContain(
      'ATTENDEE;CN=Ben Rivera;SCHEDULE-AGENT=NONE:mailto:ben@example.org',
    );
    const operations = (await service.undo({ action: 'list' }, '1001')).body.operations;
    expect(operations.map(({ type, summary }: { type: string; summary: string }) => [type, summary])).toEqual([
      ['move', 'Orthodontist Leo'],
      ['move', 'Soccer practice Maya'],
    ]);
    expect(await outstanding()).toEqual([]);
    await service.undo({ action: 'undo', operation_id: operations[1].id }, '1001');
    expect((await only()).id).not.toBe(id);
    await service.undo({ action: 'redo', operation_id: operations[1].id }, '1001');
    expect(await outstanding()).toEqual([]);
  });

  test('reassign replaces the adult who goes and leaves the children', async () => {
    await put(
      event(
        'UID:soccer',
        'DTSTART;TZID=America/Chicago:20261119T160000',
        'DURATION:PT75M',
        'SUMMARY:Soccer practice',
        'ATTENDEE;CN=Ana:mailto:ana@example.org',
        'ATTENDEE;CN=Maya:mailto:maya@school.example',
        'ATTENDEE;CN=Coach:mailto:coach@club.example',
      ),
      event(
        'UID:dentist',
        'DTSTART;TZID=America/Chicago:20261119T163000',
        'DURATION:PT45M',
        'SUMMARY:Orthodontist',
        'ATTENDEE;CN=Ana:mailto:ana@example.org',
      ),
    );
    const { id, options } = await only();
    expect(options.reassign.map(({ description }) => description)).toEqual([
      'Ben takes Soccer practice',
      'Ben takes Orthodontist',
    ]);
    expect((await resolve(id, { resolution_action: 'reassign', choice_index: 0, executed: true })).body.status).toBe(
      'resolved',
    );
    expect(shown((await week()).events, 'Soccer').who).toEqual(['Ben Rivera', 'Maya Rivera']);
    expect((await service.texts('family')).get('soccer')).toContain('coach@club.example');
  });

  test('an index that names no option is a 400 that lists them', async () => {
    await put(soccer, dentist);
    const { id, options } = await only();
    const answer = await resolve(id, { resolution_action: 'split', choice_index: 2, executed: true });
    expect([answer.status, answer.body.error, answer.body.details.options]).toEqual([
      400,
      'With `executed`, `choice_index` of split must be from 0 to 1.',
      options.split,
    ]);
    expect(await only()).toMatchObject({ id, status: 'unacknowledged' });
  });

  describe('after an event changed', () => {
    const moved = event(
      'UID:dentist',
      'DTSTART;TZID=America/Chicago:20261119T164500',
      'DURATION:PT1H',
      'SUMMARY:Orthodontist Leo',
    );
    const firstOf = (action: string, more: object = {}) => ({
      resolution_action: action,
      choice_index: 0,
      executed: true,
      ...more,
    });

    test('its conflict has options of now, each of which can be carried out', async () => {
      await put(soccer, dentist);
      const first = await only();
      expect(first.options_revision).toBe(1);
      await put(soccer, moved);
      const second = await only();
      expect([second.id, second.options_revision]).toEqual([first.id, 2]);
      expect(second.options.reschedule).not.toEqual(first.options.reschedule);
      expect((await only()).options_revision).toBe(2);
      const { body } = await resolve(first.id, firstOf('reschedule', { options_revision: 2 }));
      expect([body.status, await outstanding()]).toEqual(['resolved', []]);
    });

    test.each([
      ['a choice of the older revision', { options_revision: 1 }],
      ['a choice that does not say its revision', {}],
      ['a choice of a revision that is not there yet', { options_revision: 3 }],
      ['a choice of the older revision that is only recorded', { options_revision: 1, executed: false }],
    ])('%s fails with the options of now and changes nothing, also before anybody saw them', async (_, more) => {
      await put(soccer, dentist);
      const { id } = await only();
      await put(soccer, moved);
      const before = await service.texts('family');
      const answer = await resolve(id, firstOf('split', more));
      expect([answer.status, answer.body.status, answer.body.reason]).toEqual([200, 'failed', outdated]);
      const conflict = await only();
      expect(answer.body.conflict).toEqual(conflict);
      expect(conflict).toMatchObject({ id, status: 'unacknowledged', options_revision: 2 });
      expect(await service.texts('family')).toEqual(before);
    });

    test('a choice that is only recorded and does not say its revision counts', async () => {
      await put(soccer, dentist);
      const { id } = await only();
      await put(soccer, moved);
      expect((await resolve(id, { resolution_action: 'split', choice_index: 0 })).body.status).toBe('resolved');
    });

    test('a failed choice answers the same again with the same key', async () => {
      await put(soccer, dentist);
      const { id } = await only();
      await put(soccer, moved);
      const key = { 'Idempotency-Key': 'outdated-1' };
      const first = await resolve(id, firstOf('split', { options_revision: 1 }), key);
      await put(soccer, dentist);
      expect((await resolve(id, firstOf('split', { options_revision: 1 }), key)).text).toBe(first.text);
    });

    test('a new title changes the options, another event does not', async () => {
      await put(soccer, dentist);
      await only();
      await put(soccer, dentist, event('UID:walk', 'DTSTART:20261125T150000Z', 'DURATION:PT1H', 'SUMMARY:Walk'));
      expect((await only()).options_revision).toBe(1);
      await put(
        soccer,
        event('UID:dentist', 'DTSTART;TZID=America/Chicago:20261119T163000', 'DURATION:PT45M', 'SUMMARY:Dr. Miller'),
      );
      const { options, options_revision: revision } = await only();
      expect([revision, options.split[0]?.description]).toEqual([
        2,
        'Ana takes Soccer practice Maya, Ben takes Dr. Miller',
      ]);
    });

    test('options that an earlier version stored are recreated when they were left behind, and stand when they were not', async () => {
      await put(soccer, dentist);
      await only();
      await service.rows(`UPDATE conflict SET options = options - 'mark', events_mark = ''`);
      service.clock.advance(2 * minute);
      expect((await only()).options_revision).toBe(1);
      await service.rows(
        `UPDATE conflict SET options = jsonb_set(options - 'mark', '{second,start}', '0'), events_mark = ''`,
      );
      service.clock.advance(2 * minute);
      const { id, options_revision: revision } = await only();
      expect(revision).toBe(2);
      expect((await resolve(id, firstOf('split', { options_revision: 2 }))).body.status).toBe('resolved');
    });

    test('replicas that recreate the options at once agree on them', async () => {
      const replicas = Array.from({ length: 3 }, () => openCalendarService(database.url, { household: fullHousehold }));
      await put(soccer, dentist);
      await only();
      await put(soccer, moved);
      const lists = await Promise.all([...replicas, ...replicas].map((replica) => replica.get('/conflicts')));
      expect(new Set(lists.map(({ text }) => text)).size).toBe(1);
      expect((await only()).options_revision).toBe(2);
      await Promise.all(replicas.map((replica) => replica.close()));
    });
  });

  describe('when the time of an option is lost', () => {
    const chess = event(
      'UID:chess',
      'DTSTART;TZID=America/Chicago:20261119T173000',
      'DURATION:PT1H',
      'SUMMARY:Leo at chess',
    );
    const choice = (revision: number) => ({
      resolution_action: 'reschedule',
      choice_index: 0,
      options_revision: revision,
      executed: true,
    });
    const first = ({ options }: Body) => options.reschedule[0]?.description;
    const lost: [string, () => Promise<unknown>][] = [
      ['to a third event', () => put(soccer, dentist, chess)],
      [
        'because it has begun',
        () =>
          service.rows(
            `UPDATE conflict SET options = jsonb_set(options, '{options,reschedule,0,changes,0,start}', to_jsonb($1::bigint))`,
            [service.clock().getTime()],
          ),
      ],
    ];

    test.each(lost)('%s, a choice fails with the options of now and changes nothing', async (_, lose) => {
      await put(soccer, dentist);
      const { id } = await only();
      await lose();
      const before = await service.texts('family');
      const { body } = await resolve(id, choice(1));
      expect([body.status, body.reason, await service.texts('family')]).toEqual(['failed', outdated, before]);
      const now = await only();
      expect(now).toEqual(body.conflict);
      expect(now).toMatchObject({ id, status: 'unacknowledged', options_revision: 2 });
      expect([(await resolve(id, choice(2))).body.status, await outstanding()]).toEqual(['resolved', []]);
    });

    test('the list and an acknowledgement have other options, which stay while they are possible', async () => {
      await put(soccer, dentist);
      const listed = await only();
      expect(first(listed)).toBe('Orthodontist Leo on Thursday, 5:30 PM to 6:15 PM');
      await put(soccer, dentist, chess);
      const taken = await only();
      expect([taken.id, taken.options_revision, first(taken)]).toEqual([
        listed.id,
        2,
        'Orthodontist Leo on Thursday, 6:30 PM to 7:15 PM',
      ]);
      await put(soccer, dentist);
      expect(await only()).toEqual(taken);
      await put(soccer, dentist, chess.replace('T173000', 'T183000'));
      expect((await acknowledge(listed.id)).body).toMatchObject({ status: 'acknowledged', options_revision: 3 });
      expect(await only()).toMatchObject({ status: 'acknowledged', options_revision: 3 });
    });

    test('when it begins, the conflict is over: nothing is listed and nothing is changed', async () => {
      await put(soccer, dentist);
      const { id } = await only();
      const before = await service.texts('family');
      service.clock.advance(Date.parse('2026-11-19T17:31:00-06:00') - service.clock().getTime());
      expect(await outstanding()).toEqual([]);
      expect((await resolve(id, choice(1))).body.status).toBe('already_resolved');
      expect(await service.texts('family')).toEqual(before);
    });
  });

  test('of a split whose second write fails nothing stays', async () => {
    await put(soccer, dentist);
    const { id } = await only();
    const before = await service.texts('family');
    await service.context.database.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF new.summary LIKE 'Orthodontist%' THEN RAISE EXCEPTION 'refused'; END IF; RETURN new; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON operation FOR EACH ROW EXECUTE FUNCTION refuse()`);
    try {
      expect((await resolve(id, { resolution_action: 'split', choice_index: 0, executed: true })).status).toBe(500);
    } finally {
      await service.context.database.query('DROP TRIGGER refuse ON operation; DROP FUNCTION refuse()');
    }
    expect(await service.texts('family')).toEqual(before);
    expect(await only()).toMatchObject({ id, status: 'unacknowledged' });
    expect((await resolve(id, { resolution_action: 'split', choice_index: 0, executed: true })).body.status).toBe(
      'resolved',
    );
  });

  test('the same key does it once', async () => {
    await put(soccer, dentist);
    const { id } = await only();
    const body = { resolution_action: 'split', choice_index: 0, executed: true };
    const [one, other] = [
      await resolve(id, body, { 'Idempotency-Key': 'split-1' }),
      await resolve(id, body, { 'Idempotency-Key': 'split-1' }),
    ];
    expect([one.body.status, other.text]).toEqual(['resolved', one.text]);
    expect(await service.rows('SELECT count(*)::int AS count FROM operation')).toEqual([{ count: 2 }]);
  });
});

test('of 1,000 racing resolves one wins', async () => {
  await put(soccer, dentist);
  const { id, options } = await only();
  const replicas = [service, openCalendarService(database.url, { household: fullHousehold })];
  const statuses: string[] = [];
  for (let wave = 0; wave < 20; wave += 1) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const action = (['split', 'reassign', 'reschedule'] as const)[index % 3] ?? 'split';
        const executed = index % 2 === 0 && options[action].length > 0;
        return replicas[index % 2]?.send(
          'post',
          `/conflicts/${id}/resolve`,
          { resolution_action: action, choice_index: 0, executed },
          { 'X-Sender-Id': `sender-${index}` },
        );
      }),
    );
    statuses.push(...answers.map((answer) => String(answer?.body.status)));
  }
  await replicas[1]?.close();
  expect([
    statuses.length,
    statuses.filter((status) => status === 'resolved').length,
    statuses.filter((status) => status === 'already_resolved').length,
  ]).toEqual([1_000, 1, 999]);
  const operations = await service.rows('SELECT 1 FROM operation');
  expect(operations.length).toBeLessThanOrEqual(2);
});

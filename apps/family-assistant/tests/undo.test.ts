import { openDatabase } from '@homeroom/database';
import { meansTheSame } from '@homeroom/icalendar';
import { load, useTestDatabase } from '@homeroom/testing';
import { ChangeStore } from '../src/changes/change-store.ts';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService } from './calendar-service-fixture.ts';
import type { CalendarTestService } from './calendar-service-fixture.ts';

const database = useTestDatabase('family-assistant');
let service: CalendarTestService;
beforeEach(async () => {
  service = openCalendarService(database.url);
  await service.importText('family', calendar());
});
afterEach(() => service.close());

const minute = 60_000;
const races = load(1_000, 200);
const piano = { summary: 'Piano', start: '2026-11-21T09:00:00-06:00', end: '2026-11-21T10:00:00-06:00' };
let senders = 0;
/** A sender with a stack of its own. */
const newSender = () => `sender-${(senders += 1)}`;
const add = async (sender?: string, summary = 'Piano') =>
  (
    await service.send(
      'post',
      '/calendar/events',
      { ...piano, summary },
      sender === undefined ? {} : { 'X-Sender-Id': sender },
    )
  ).body;
const rename = async (id: string, summary: string, sender: string) =>
  (await service.send('patch', `/calendar/events/${id}`, { summary }, { 'X-Sender-Id': sender })).body;
const summaries = async () =>
  (await service.get('/calendar/events?start=2026-11-01T00:00:00Z&end=2026-12-01T00:00:00Z')).body.events
    .map(({ summary }: { summary: string }) => summary)
    .sort();
const list = async (sender?: string) => (await service.undo({ action: 'list' }, sender)).body.operations;
const told = ({ status, body }: { status: number; body: { status?: string; code?: string } }) => [
  status,
  body.status ?? body.code,
];

describe('each kind of change', () => {
  test('an added event is taken off by undo, put back by redo', async () => {
    const sender = newSender();
    const { event: added, operation } = await add(sender);
    const undone = await service.undo({ action: 'undo', operation_id: operation.id }, sender);
    expect([undone.status, undone.body]).toEqual([
      200,
      { status: 'undone', message: 'Piano is off the calendar again.' },
    ]);
    expect(await summaries()).toEqual([]);
    const redone = await service.undo({ action: 'redo', operation_id: operation.id }, sender);
    expect([redone.status, redone.body]).toEqual([
      200,
      { status: 'restored', restored_event: added, message: 'Piano is on the calendar again.' },
    ]);
    expect(redone.headers['etag']).toBe((await service.get(`/calendar/events/${added.id}`)).headers['etag']);
  });

  test('a cancelled event comes back under its id, with all that it had, and goes again', async () => {
    const sender = newSender();
    await service.importText(
      'family',
      calendar(
        event(
          'UID:party',
          'DTSTART:20261121T150000Z',
          'DURATION:PT1H',
          'SUMMARY:Party',
          'X-CUSTOM:kept',
          'ATTENDEE;CN=Maya:mailto:m@example.org',
        ),
      ),
    );
    const before = (await service.texts('family')).get('party') ?? null;
    const [{ id }] = (await service.get('/calendar/events?start=2026-11-01T00:00:00Z&end=2026-12-01T00:00:00Z')).body
      .events;
    const { operation } = (await service.send('delete', `/calendar/events/${id}`, undefined, { 'X-Sender-Id': sender }))
      .body;
    const undone = await service.undo({ action: 'undo', operation_id: operation.id }, sender);
    expect(undone.body).toMatchObject({
      status: 'undone',
      restored_event: { id, summary: 'Party', status: 'confirmed' },
      message: 'Party is back on the calendar.',
    });
    expect(meansTheSame((await service.texts('family')).get('party') ?? null, before)).toBe(true);
    const redone = await service.undo({ action: 'redo', operation_id: operation.id }, sender);
    expect(redone.body).toEqual({ status: 'restored', message: 'Party is cancelled again.' });
    expect(await summaries()).toEqual([]);
  });

  test('a move and a rename go back and forth', async () => {
    const sender = newSender();
    const { event: added } = await add(sender);
    const moved = (
      await service.send(
        'patch',
        `/calendar/events/${added.id}`,
        { start: '2026-11-22T09:00:00-06:00', end: '2026-11-22T10:00:00-06:00' },
        { 'X-Sender-Id': sender },
      )
    ).body;
    const renamed = await rename(added.id, 'Cello', sender);
    const back = await service.undo({ action: 'undo', operation_id: renamed.operation.id }, sender);
    expect(back.body).toMatchObject({
      status: 'undone',
      restored_event: { summary: 'Piano', start: '2026-11-22T09:00:00-06:00' },
      message: 'Cello has its earlier title again.',
    });
    expect((await service.undo({ action: 'undo', operation_id: moved.operation.id }, sender)).body).toMatchObject({
      restored_event: { start: piano.start },
    });
    expect((await service.undo({ action: 'redo', operation_id: moved.operation.id }, sender)).body).toMatchObject({
      status: 'restored',
      restored_event: moved.event,
    });
    expect((await service.undo({ action: 'redo', operation_id: renamed.operation.id }, sender)).body).toMatchObject({
      status: 'restored',
      restored_event: renamed.event,
    });
  });
});

describe('the ten minutes', () => {
  test.each([
    ['9:59.999', 10 * minute - 1, true],
    ['10:00.000', 10 * minute, true],
    ['10:00.001', 10 * minute + 1, false],
  ])('after %s', async (_, later, open) => {
    const sender = newSender();
    const { operation } = await add(sender, 'Late');
    service.clock.advance(later);
    expect((await list(sender))[0]).toMatchObject({ id: operation.id, can_undo: open, can_redo: false });
    const undone = await service.undo({ action: 'undo', operation_id: operation.id }, sender);
    expect(told(undone)).toEqual(open ? [200, 'undone'] : [410, 'expired']);
    expect(await summaries()).toEqual(open ? [] : ['Late']);
    if (!open)
      expect(undone.body).toMatchObject({
        code: 'operation_expired',
        error: expect.any(String),
        message: 'This change is more than 10 minutes old, so it stays as it is.',
        details: {},
      });
  });

  test('hold for redo too, and an undone operation stays listed', async () => {
    const sender = newSender();
    const { operation } = await add(sender);
    await service.undo({ action: 'undo', operation_id: operation.id }, sender);
    expect((await list(sender))[0]).toMatchObject({ undone: true, can_undo: false, can_redo: true });
    service.clock.advance(10 * minute + 1);
    expect((await list(sender))[0]).toMatchObject({ undone: true, can_undo: false, can_redo: false });
    expect(told(await service.undo({ action: 'redo', operation_id: operation.id }, sender))).toEqual([410, 'expired']);
    expect(told(await service.undo({ action: 'undo', operation_id: operation.id }, sender))).toEqual([200, 'undone']);
  });

  test('are those of the database when no clock is passed in', async () => {
    const pool = openDatabase({ url: database.url, applicationName: 'undo-clock' });
    const real = openCalendarService(database.url, {}, { database: pool, changeStore: new ChangeStore(pool) });
    const { operation } = (await real.send('post', '/calendar/events', piano, { 'X-Sender-Id': 'real' })).body;
    const { rows } = await pool.query<{ late: boolean }>(
      'SELECT abs(extract(epoch FROM now() - executed_at)) > 60 AS late FROM operation WHERE id = $1',
      [operation.id],
    );
    expect(rows).toEqual([{ late: false }]);
    await pool.query("UPDATE operation SET executed_at = executed_at - interval '601 seconds' WHERE id = $1", [
      operation.id,
    ]);
    expect(told(await real.undo({ action: 'undo', operation_id: operation.id }, 'real'))).toEqual([410, 'expired']);
    await real.close();
  });
});

describe('whose change it is', () => {
  test('another sender, or none, may not undo; nothing changes', async () => {
    const { operation } = await add('1001');
    for (const sender of ['1002', undefined]) {
      for (const action of ['undo', 'redo'])
        expect(told(await service.undo({ action, operation_id: operation.id }, sender))).toEqual([
          403,
          'not_original_sender',
        ]);
    }
    expect(await summaries()).toEqual(['Piano']);
  });

  test('a change without sender may be undone by anyone', async () => {
    for (const sender of ['1002', undefined]) {
      const { operation } = await add();
      expect(operation).not.toHaveProperty('sender_id');
      expect(told(await service.undo({ action: 'undo', operation_id: operation.id }, sender))).toEqual([200, 'undone']);
    }
  });

  test('list shows a sender their own, newest first, and without header the five newest of all', async () => {
    const [one, two] = [newSender(), newSender()];
    for (const name of ['a', 'b', 'c', 'd']) await add(one, name);
    await add(two, 'e');
    await add(two, 'f');
    const names = (operations: { summary: string }[]) => operations.map(({ summary }) => summary);
    expect(names(await list(one))).toEqual(['d', 'c', 'b', 'a']);
    expect(names(await list(two))).toEqual(['f', 'e']);
    expect(names(await list())).toEqual(['f', 'e', 'd', 'c', 'b']);
    expect(await list(newSender())).toEqual([]);
  });

  test("a sender's sixth change pushes out that sender's oldest, at once, and nobody else's", async () => {
    const [one, two] = [newSender(), newSender()];
    const other = await add(two, 'other');
    const made = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) made.push(await add(one, name));
    expect((await list(one)).map(({ summary }: { summary: string }) => summary)).toEqual(['f', 'e', 'd', 'c', 'b']);
    expect(told(await service.undo({ action: 'undo', operation_id: made[0].operation.id }, one))).toEqual([
      410,
      'not_found',
    ]);
    expect(told(await service.undo({ action: 'undo', operation_id: other.operation.id }, two))).toEqual([
      200,
      'undone',
    ]);
    expect(told(await service.undo({ action: 'undo', operation_id: made[1].operation.id }, one))).toEqual([
      200,
      'undone',
    ]);
  });
});

describe('obstacles', () => {
  test('an id that is not on the stack, a missing id, and an unknown action', async () => {
    const gone = await service.undo({ action: 'undo', operation_id: '00000000-0000-4000-8000-000000000000' });
    expect([gone.status, gone.body]).toEqual([
      410,
      {
        error: 'There is no operation with this id.',
        code: 'operation_not_found',
        details: {},
        status: 'not_found',
        message: expect.any(String),
      },
    ]);
    for (const body of [
      { action: 'undo' },
      { action: 'redo' },
      { action: 'forget' },
      {},
      { action: 'undo', operation_id: 'x' },
    ])
      expect(told(await service.undo(body))).toEqual([400, 'invalid_request']);
  });

  test('undo twice writes nothing the second time; redo of what is not undone is a 400', async () => {
    const sender = newSender();
    const { event: added } = await add(sender);
    const { operation } = await rename(added.id, 'Cello', sender);
    const undo = () => service.undo({ action: 'undo', operation_id: operation.id }, sender);
    const first = await undo();
    const text = await service.texts('family');
    const second = await undo();
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await service.texts('family')).toEqual(text);
    await service.undo({ action: 'redo', operation_id: operation.id }, sender);
    expect(told(await service.undo({ action: 'redo', operation_id: operation.id }, sender))).toEqual([
      400,
      'invalid_request',
    ]);
  });

  test('a newer change of the same event blocks undo and redo until it is undone itself', async () => {
    const sender = newSender();
    const { event: added } = await add(sender);
    const first = await rename(added.id, 'Cello', sender);
    const second = await rename(added.id, 'Viola', newSender());
    expect((await list(sender))[0]).toMatchObject({ id: first.operation.id, can_undo: false });
    const refused = await service.undo({ action: 'undo', operation_id: first.operation.id }, sender);
    expect(told(refused)).toEqual([409, 'event_changed']);
    expect(refused.body.error).toMatch(/cannot be undone\. Undo the later change first\.$/);
    await service.undo({ action: 'undo', operation_id: second.operation.id }, second.operation.sender_id);
    expect(told(await service.undo({ action: 'undo', operation_id: first.operation.id }, sender))).toEqual([
      200,
      'undone',
    ]);
    await rename(added.id, 'Flute', newSender());
    const redo = await service.undo({ action: 'redo', operation_id: first.operation.id }, sender);
    expect([...told(redo), redo.body.error]).toEqual([
      409,
      'event_changed',
      'The event is no longer as it was before this change, so the change cannot be redone.',
    ]);
    expect(await summaries()).toEqual(['Flute']);
  });

  /** The newest operations of a sender, by what the list allows and by what is then accepted. */
  const allowedAndAccepted = async (sender: string) => {
    const outcomes = [];
    for (const { id, undone } of await list(sender)) {
      const action = undone ? 'redo' : 'undo';
      const listed = (await list(sender)).find((operation: { id: string }) => operation.id === id);
      const { status } = await service.undo({ action, operation_id: id }, sender);
      const allowed = undone ? listed?.can_redo : listed?.can_undo;
      outcomes.push([action, allowed, status]);
      const back = undone ? 'undo' : 'redo';
      if (status === 200) await service.undo({ action: back, operation_id: id }, sender).expect(200);
    }
    return outcomes;
  };

  test('of two undone changes of one event only the one undone later can be redone, and the list says so', async () => {
    const sender = newSender();
    const { event: added } = await add(sender);
    const first = await rename(added.id, 'Cello', sender);
    const second = await rename(added.id, 'Viola', sender);
    for (const { operation } of [second, first])
      await service.undo({ action: 'undo', operation_id: operation.id }, sender).expect(200);
    expect(await allowedAndAccepted(sender)).toEqual([
      ['redo', false, 409],
      ['redo', true, 200],
      ['undo', true, 200],
    ]);
    await service.undo({ action: 'redo', operation_id: first.operation.id }, sender).expect(200);
    expect(await allowedAndAccepted(sender)).toEqual([
      ['redo', true, 200],
      ['undo', true, 200],
      ['undo', false, 409],
    ]);
  });

  test("another sender's later change makes an operation neither undoable nor redoable, also once it is off the stack", async () => {
    const [sender, other] = [newSender(), newSender()];
    const { event: added } = await add(sender);
    const renamed = await rename(added.id, 'Cello', sender);
    await rename(added.id, 'Viola', other);
    for (let times = 0; times < 5; times += 1) await add(other, `Other ${times}`);
    expect(await allowedAndAccepted(sender)).toEqual([
      ['undo', false, 409],
      ['undo', false, 409],
    ]);
    await rename(added.id, 'Cello', newSender());
    expect((await list(sender)).map(({ can_undo: allowed }: { can_undo: boolean }) => allowed)).toEqual([false, false]);
    expect(told(await service.undo({ action: 'undo', operation_id: renamed.operation.id }, sender))).toEqual([
      409,
      'event_changed',
    ]);
  });

  test('the list shows that an event was changed elsewhere', async () => {
    const sender = newSender();
    const { event: added } = await add(sender);
    await service.importText('family', calendar(event('UID:x', 'DTSTART:20261121T150000Z', 'SUMMARY:A')));
    expect([added.summary, await allowedAndAccepted(sender)]).toEqual(['Piano', [['undo', false, 409]]]);
  });

  test('an event that was changed elsewhere is left alone, one that means the same is not', async () => {
    const sender = newSender();
    await service.importText(
      'family',
      calendar(event('UID:x', 'DTSTART:20261121T150000Z', 'SUMMARY:A', 'CATEGORIES:b,a')),
    );
    const [{ id }] = (await service.get('/calendar/events?start=2026-11-01T00:00:00Z&end=2026-12-01T00:00:00Z')).body
      .events;
    const { operation } = await rename(id, 'B', sender);
    await service.importText(
      'family',
      calendar(
        event(
          'DTSTART:20261121T150000Z',
          'SEQUENCE:9',
          'CATEGORIES:a',
          'SUMMARY:B',
          'UID:x',
          'CATEGORIES:b',
          'LAST-MODIFIED:20261118T000000Z',
        ),
      ),
    );
    expect(told(await service.undo({ action: 'undo', operation_id: operation.id }, sender))).toEqual([200, 'undone']);
    await service.undo({ action: 'redo', operation_id: operation.id }, sender);
    await service.importText(
      'family',
      calendar(event('UID:x', 'DTSTART:20261121T160000Z', 'SUMMARY:B', 'CATEGORIES:a,b')),
    );
    expect(told(await service.undo({ action: 'undo', operation_id: operation.id }, sender))).toEqual([
      409,
      'event_changed',
    ]);
    expect(await summaries()).toEqual(['B']);
  });

  test('undo of one occurrence never takes a later change of another with it', async () => {
    const [one, two] = [newSender(), newSender()];
    await service.importText(
      'family',
      calendar(
        event(
          'UID:s',
          'DTSTART;TZID=America/Chicago:20261110T170000',
          'DURATION:PT1H',
          'SUMMARY:S',
          'RRULE:FREQ=WEEKLY',
        ),
      ),
    );
    const events = (await service.get('/calendar/events?start=2026-11-01T00:00:00Z&end=2026-12-01T00:00:00Z')).body
      .events;
    const first = await rename(events[0].id, 'First', one);
    await rename(events[1].id, 'Second', two);
    expect(told(await service.undo({ action: 'undo', operation_id: first.operation.id }, one))).toEqual([
      409,
      'event_changed',
    ]);
    expect((await summaries()).slice(0, 2)).toEqual(['First', 'S']);
  });
});

test('a day: import, add, move one occurrence, rename the series, cancel, undo all of it in reverse, redo one', async () => {
  const sender = newSender();
  await service.importText(
    'family',
    calendar(
      event(
        'UID:s',
        'DTSTART;TZID=America/Chicago:20261110T170000',
        'DURATION:PT1H',
        'SUMMARY:Soccer',
        'RRULE:FREQ=WEEKLY',
        'X-KEEP:me',
      ),
      event('UID:d', 'DTSTART;VALUE=DATE:20261112', 'SUMMARY:Day'),
    ),
  );
  const before = await service.texts('family');
  const events = (await service.get('/calendar/events?start=2026-11-09T00:00:00Z&end=2026-11-27T00:00:00Z')).body
    .events;
  const soccer = events
    .filter(({ summary }: { summary: string }) => summary === 'Soccer')
    .map(({ id }: { id: string }) => id);
  const day = events.find(({ summary }: { summary: string }) => summary === 'Day').id;
  await add(sender);
  await service.send(
    'patch',
    `/calendar/events/${soccer[1]}`,
    { start: '2026-11-18T18:00:00-06:00', end: '2026-11-18T19:00:00-06:00' },
    { 'X-Sender-Id': sender },
  );
  await service.send(
    'patch',
    `/calendar/events/${soccer[0]}?scope=series`,
    { summary: 'Football' },
    { 'X-Sender-Id': sender },
  );
  await service.send('delete', `/calendar/events/${day}`, undefined, { 'X-Sender-Id': sender });
  const after = await service.texts('family');
  const operations = await list(sender);
  expect(operations.map(({ type }: { type: string }) => type)).toEqual(['cancel', 'rename', 'move', 'add']);
  for (const { id } of operations)
    expect(told(await service.undo({ action: 'undo', operation_id: id }, sender))).toEqual([200, 'undone']);
  const undone = await service.texts('family');
  expect([...undone.keys()].sort()).toEqual([...before.keys()].sort());
  for (const [uid, ics] of before) expect(meansTheSame(undone.get(uid) ?? null, ics)).toBe(true);
  for (const { id } of operations.toReversed().slice(0, 3))
    expect(told(await service.undo({ action: 'redo', operation_id: id }, sender))).toEqual([200, 'restored']);
  expect(meansTheSame((await service.texts('family')).get('s') ?? null, after.get('s') ?? null)).toBe(true);
});

test(`${races} races of undo, redo and change on one operation have one effect each, and the stack never holds more than five`, async () => {
  const sender = newSender();
  const { event: added } = await add(sender, 'start');
  let counted = 0;
  for (let round = 0; round < races / 4; round += 1) {
    const { operation } = await rename(added.id, `name ${round}`, sender);
    const revert = (action: string) => service.undo({ action, operation_id: operation.id }, sender);
    const results = await Promise.all([
      revert('undo'),
      revert('redo'),
      revert('undo'),
      service.send('patch', `/calendar/events/${added.id}`, { summary: `rival ${round}` }, { 'X-Sender-Id': sender }),
    ]);
    const [, , , rival] = results;
    expect(rival?.status).toBe(200);
    const allowed = [
      [200, 'undone'],
      [200, 'restored'],
      [400, 'invalid_request'],
      [409, 'event_changed'],
    ];
    for (const result of results.slice(0, 3)) expect(allowed).toContainEqual(told(result));
    const rows = await service.rows<{ summary: string; undone: boolean }>(
      'SELECT summary, undone FROM operation WHERE sender_id = $1 ORDER BY position',
      [sender],
    );
    expect(rows.length).toBeLessThanOrEqual(5);
    const last = rows.findLast(({ undone }) => !undone);
    expect(await summaries()).toEqual([last?.summary]);
    counted += results.length;
  }
  expect(counted).toBe(races);
}, 120_000);

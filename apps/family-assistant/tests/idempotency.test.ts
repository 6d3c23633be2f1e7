import { openDatabase } from '@homeroom/database';
import { UnavailableError } from '@homeroom/errors';
import { documentedErrors, useTestDatabase } from '@homeroom/testing';
import { lockCalendar, noteChanges } from '../src/calendar/calendar-object-sql.ts';
import { ChangeStore } from '../src/changes/change-store.ts';
import { contract } from '../src/generated/contract.ts';
import { calendar } from './calendar-fixtures.ts';
import { openCalendarService } from './calendar-service-fixture.ts';
import type { CalendarTestService } from './calendar-service-fixture.ts';

const database = useTestDatabase('family-assistant');
let service: CalendarTestService;
beforeAll(() => {
  service = openCalendarService(database.url);
});
afterAll(() => service.close());
beforeEach(() => service.importText('family', calendar()));

/** A writing request, to be sent with a key. */
interface Call {
  method: 'post' | 'patch' | 'delete';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

const piano = { summary: 'Piano', start: '2026-11-21T09:00:00-06:00', end: '2026-11-21T10:00:00-06:00' };
const later = { start: '2026-11-22T09:00:00-06:00', end: '2026-11-22T10:00:00-06:00' };
let used = 0;
const newKey = () => `key-${(used += 1)}`;
const newSender = () => `sender-${(used += 1)}`;

const make = ({ method, path, body, headers }: Call, key?: string, to = service) =>
  to.send(method, path, body, { ...headers, ...(key === undefined ? {} : { 'Idempotency-Key': key }) });
const by = (sender: string) => ({ 'X-Sender-Id': sender });
const adding = (sender: string, summary = 'Piano'): Call => ({
  method: 'post',
  path: '/calendar/events',
  body: { ...piano, summary },
  headers: by(sender),
});
const changing = (id: string, sender: string, body: object): Call => ({
  method: 'patch',
  path: `/calendar/events/${id}`,
  body,
  headers: by(sender),
});
const cancelling = (id: string, sender: string): Call => ({
  method: 'delete',
  path: `/calendar/events/${id}`,
  headers: by(sender),
});
const reverting = (action: 'undo' | 'redo', operationId: string, sender: string): Call => ({
  method: 'post',
  path: '/undo',
  body: { action, operation_id: operationId },
  headers: by(sender),
});

/** Adds an event and tells its ids. */
async function added(sender: string): Promise<{ id: string; operation: string }> {
  const { body } = await make(adding(sender));
  return { id: body.event.id, operation: body.operation.id };
}

/** Everything that a caller sees of an answer, to the byte. */
const seen = ({ status, headers, text }: { status: number; headers: Record<string, string>; text: string }) => ({
  status,
  etag: headers['etag'],
  type: headers['content-type'],
  cache: headers['cache-control'],
  text,
});
const told = ({ status, body }: { status: number; body: { status?: string; code?: string } }) => [
  status,
  body.status ?? body.code,
];

/** All that changes write. */
async function everything(): Promise<unknown> {
  const tables = [
    'calendar',
    'calendar_object',
    'cancelled_object',
    'object_change',
    'operation',
    'pending_write',
    'idempotency_key',
  ];
  return Promise.all(
    tables.map((table) =>
      service.rows(`SELECT to_jsonb(one) AS ${table} FROM ${table} one ORDER BY to_jsonb(one)::text`),
    ),
  );
}

const kept = async (key: string) => (await service.rows('SELECT 1 FROM idempotency_key WHERE key = $1', [key])).length;
const summaries = async () =>
  (await service.get('/calendar/events?start=2026-11-01T00:00:00Z&end=2026-12-01T00:00:00Z')).body.events
    .map(({ summary }: { summary: string }) => summary)
    .sort();

/** Keeps every change of the family calendar waiting until `release` is called, at the latest until the work is over. */
async function whileAnotherWrites(work: (release: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const pool = openDatabase({ url: database.url, applicationName: 'another-writer' });
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await lockCalendar(client, 'family');
    await noteChanges(client, 'family', []);
    await work(() => client.query('ROLLBACK'));
  } finally {
    client.release(true);
    await pool.end();
  }
}

/** Resolves when a change waits for a lock. */
async function aChangeWaits(): Promise<void> {
  const waiting =
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'calendar-test' AND wait_event_type = 'Lock'";
  for (const end = Date.now() + 4_000; (await service.rows(waiting)).length === 0; ) {
    if (Date.now() > end) throw new Error('No change waits for the calendar.');
  }
}

type Prepare = (sender: string) => Promise<Call>;
const prepared: Record<string, [status: number, prepare: Prepare]> = {
  'an added event': [201, async (sender) => adding(sender)],
  'an added event without sender': [201, async () => ({ method: 'post', path: '/calendar/events', body: piano })],
  'a move': [200, async (sender) => changing((await added(sender)).id, sender, later)],
  'a rename': [200, async (sender) => changing((await added(sender)).id, sender, { summary: 'Größe "🎂"' })],
  'a cancellation': [200, async (sender) => cancelling((await added(sender)).id, sender)],
  'an undo of an added event': [200, async (sender) => reverting('undo', (await added(sender)).operation, sender)],
  'an undo of a cancellation': [
    200,
    async (sender) =>
      reverting('undo', (await make(cancelling((await added(sender)).id, sender))).body.operation.id, sender),
  ],
  'an undo of what is undone': [
    200,
    async (sender) => {
      const { operation } = await added(sender);
      await make(reverting('undo', operation, sender));
      return reverting('undo', operation, sender);
    },
  ],
  'a redo': [
    200,
    async (sender) => {
      const { operation } = await added(sender);
      await make(reverting('undo', operation, sender));
      return reverting('redo', operation, sender);
    },
  ],
  'an unknown event': [
    404,
    async (sender) => changing('6f1c2a90-0d4e-8b11-9c2f-0a1b2c3d4e5f', sender, { summary: 'x' }),
  ],
  'a cancelled event': [
    409,
    async (sender) => {
      const { id } = await added(sender);
      await make(cancelling(id, sender));
      return changing(id, sender, { summary: 'x' });
    },
  ],
  'an event that was changed since': [
    412,
    async (sender) => {
      const call = changing((await added(sender)).id, sender, { summary: 'x' });
      return { ...call, headers: { ...call.headers, 'If-Match': '"old"' } };
    },
  ],
  "somebody else's operation": [403, async (sender) => reverting('undo', (await added(newSender())).operation, sender)],
  'an operation with a newer one': [
    409,
    async (sender) => {
      const { id, operation } = await added(sender);
      await make(changing(id, sender, { summary: 'Cello' }));
      return reverting('undo', operation, sender);
    },
  ],
  'an unknown operation': [410, async (sender) => reverting('undo', '00000000-0000-4000-8000-000000000000', sender)],
  'an operation that is too old': [
    410,
    async (sender) => {
      const { operation } = await added(sender);
      service.clock.advance(600_001);
      return reverting('undo', operation, sender);
    },
  ],
  'a redo of what is not undone': [400, async (sender) => reverting('redo', (await added(sender)).operation, sender)],
};

describe('the same key with the same request', () => {
  test.each(Object.entries(prepared).map(([name, [status, prepare]]) => [name, status, prepare] as const))(
    '%s (%i) is answered as the first time, byte for byte, and nothing is written',
    async (_, status, prepare) => {
      const call = await prepare(newSender());
      const key = newKey();
      const first = await make(call, key);
      expect(first.status).toBe(status);
      const before = await everything();
      service.clock.advance(1_000);
      for (let repeat = 0; repeat < 2; repeat += 1) expect(seen(await make(call, key))).toEqual(seen(first));
      expect(await everything()).toEqual(before);
      expect(await kept(key)).toBe(1);
    },
  );

  test.each(Object.entries(prepared).map(([name, [, prepare]]) => [name, prepare] as const))(
    '%s is answered with a key as without one',
    async (_, prepare) => {
      const shape = (text: string) => Object.keys(JSON.parse(text));
      const [one, two] = [newSender(), newSender()];
      const keyed = await make(await prepare(one), newKey());
      const plain = await make(await prepare(two));
      const { etag, text, ...rest } = seen(keyed);
      const other = seen(plain);
      expect([rest, etag === undefined, shape(text)]).toEqual([
        { status: other.status, type: other.type, cache: other.cache },
        other.etag === undefined,
        shape(other.text),
      ]);
      if (keyed.status >= 400) expect(text).toBe(other.text);
    },
  );

  test('brings the first answer when the event was changed since, and does not change it again', async () => {
    const [sender, key] = [newSender(), newKey()];
    const { id } = await added(sender);
    const call = changing(id, sender, { summary: 'Cello' });
    const first = await make(call, key);
    await make(changing(id, sender, { summary: 'Viola' }));
    expect(seen(await make(call, key))).toEqual(seen(first));
    await make(cancelling(id, sender));
    expect(seen(await make(call, key))).toEqual(seen(first));
    expect(await summaries()).toEqual([]);
  });

  test('brings the first refusal when there would be no reason for it any more', async () => {
    const [sender, key] = [newSender(), newKey()];
    const { id } = await added(sender);
    const { body } = await make(cancelling(id, sender));
    const call = changing(id, sender, { summary: 'Cello' });
    const refused = await make(call, key);
    expect(told(refused)).toEqual([409, 'event_cancelled']);
    await make(reverting('undo', body.operation.id, sender));
    expect(seen(await make(call, key))).toEqual(seen(refused));
    expect(await summaries()).toEqual(['Piano']);
    expect((await make(call, newKey())).status).toBe(200);
  });

  test('an undo that is sent again after a redo undoes nothing again', async () => {
    const [sender, key] = [newSender(), newKey()];
    const { operation } = await added(sender);
    const first = await make(reverting('undo', operation, sender), key);
    await make(reverting('redo', operation, sender));
    expect(seen(await make(reverting('undo', operation, sender), key))).toEqual(seen(first));
    expect(await summaries()).toEqual(['Piano']);
  });

  test('20 at once make one event', async () => {
    const [call, key] = [adding(newSender()), newKey()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => make(call, key).then((answer) => answer)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(told(answer)).toEqual([409, 'idempotency_in_progress']);
    expect(await summaries()).toEqual(['Piano']);
    expect((await make(call, key)).text).toBe(made[0]?.text);
    expect(
      await service.rows('SELECT type FROM operation WHERE sender_id = $1', [call.headers?.['X-Sender-Id']]),
    ).toEqual([{ type: 'add' }]);
  });

  test('another key makes another event', async () => {
    const call = adding(newSender());
    for (const key of [newKey(), newKey()]) expect((await make(call, key)).status).toBe(201);
    expect(await summaries()).toEqual(['Piano', 'Piano']);
  });
});

describe('the same key with another request', () => {
  const differing: [string, (call: Call, id: string) => Call][] = [
    ['body', (call) => ({ ...call, body: { summary: 'Viola' } })],
    ['sender', (call) => ({ ...call, headers: by(newSender()) })],
    ['sender, for there is none', ({ headers: _, ...call }) => call],
    ['If-Match', (call) => ({ ...call, headers: { ...call.headers, 'If-Match': '*' } })],
    ['event', (call, id) => ({ ...call, path: `/calendar/events/${id}` })],
    ['scope', (call) => ({ ...call, path: `${call.path}?scope=series` })],
    ['method', ({ body: _, ...call }) => ({ ...call, method: 'delete' })],
    ['path and method', (call) => adding(call.headers?.['X-Sender-Id'] ?? '')],
  ];

  test.each(differing)('with another %s is refused with 422, and nothing is written', async (_, differ) => {
    const [sender, key] = [newSender(), newKey()];
    const [one, two] = [await added(sender), await added(sender)];
    const call = changing(one.id, sender, { summary: 'Cello' });
    const first = await make(call, key);
    expect(first.status).toBe(200);
    const before = await everything();
    const refused = await make(differ(call, two.id), key);
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        error: 'This Idempotency-Key belongs to another request. Send a new key with a new request.',
        code: 'idempotency_mismatch',
        details: {},
      },
    ]);
    expect(await everything()).toEqual(before);
    expect(seen(await make(call, key))).toEqual(seen(first));
  });

  test('undo and redo of one operation are two requests', async () => {
    const [sender, key] = [newSender(), newKey()];
    const { operation } = await added(sender);
    await make(reverting('undo', operation, sender), key);
    expect(told(await make(reverting('redo', operation, sender), key))).toEqual([422, 'idempotency_mismatch']);
    expect(await summaries()).toEqual([]);
  });

  test('a key that brought a refusal belongs to its request too', async () => {
    const [sender, key] = [newSender(), newKey()];
    expect((await make(changing('6f1c2a90-0d4e-8b11-9c2f-0a1b2c3d4e5f', sender, { summary: 'x' }), key)).status).toBe(
      404,
    );
    expect(told(await make(adding(sender), key))).toEqual([422, 'idempotency_mismatch']);
    expect(await summaries()).toEqual([]);
  });
});

describe('while the first request still runs', () => {
  test('the second is told to ask again, and then gets the first answer', async () => {
    await whileAnotherWrites(async (release) => {
      const [sender, key] = [newSender(), newKey()];
      const first = make(adding(sender), key).then((answer) => answer);
      await aChangeWaits();
      for (const call of [adding(sender), adding(sender, 'Cello')]) {
        const second = await make(call, key);
        expect([...told(second), second.headers['retry-after']]).toEqual([409, 'idempotency_in_progress', '1']);
      }
      await release();
      const answer = await first;
      expect(answer.status).toBe(201);
      expect(seen(await make(adding(sender), key))).toEqual(seen(answer));
      expect(await summaries()).toEqual(['Piano']);
    });
  });

  test('a request with another key waits for its turn', async () => {
    await whileAnotherWrites(async (release) => {
      const both = Promise.all(
        [newKey(), newKey()].map((key) => make(adding(newSender()), key).then(({ status }) => status)),
      );
      await aChangeWaits();
      await release();
      expect(await both).toEqual([201, 201]);
    });
  });
});

describe('what is not kept', () => {
  test('a 503 is no answer: the retry with the same key works', async () => {
    const impatient = openDatabase({ url: database.url, applicationName: 'calendar-test', lockTimeoutMs: 200 });
    const busy = openCalendarService(
      database.url,
      {},
      { database: impatient, changeStore: new ChangeStore(impatient, service.clock) },
    );
    const [call, key] = [adding(newSender()), newKey()];
    await whileAnotherWrites(async () => {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const refused = await make(call, key, busy);
        expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
        expect(refused.body).toEqual(documentedErrors(contract).get('Unavailable calendar_busy'));
      }
    });
    expect(await kept(key)).toBe(0);
    const retried = await make(call, key, busy);
    expect(retried.status).toBe(201);
    expect(seen(await make(call, key, busy))).toEqual(seen(retried));
    expect(await summaries()).toEqual(['Piano']);
    await busy.close();
  });

  test('nor is one that another server is the reason of', async () => {
    const pool = openDatabase({ url: database.url, applicationName: 'calendar-test' });
    const store = new ChangeStore(pool, service.clock);
    let away = true;
    const lock = () => Promise.reject(new UnavailableError('The server is unavailable.', 'server_away', 7));
    const transact: ChangeStore['transact'] = (work) =>
      store.transact((transaction) =>
        work(away ? Object.assign(Object.create(transaction) as typeof transaction, { lock }) : transaction),
      );
    const changeStore = Object.assign(Object.create(store) as ChangeStore, { transact });
    const broken = openCalendarService(database.url, {}, { database: pool, changeStore });
    const [call, key] = [adding(newSender()), newKey()];
    const refused = await make(call, key, broken);
    expect([...told(refused), refused.headers['retry-after'], await kept(key)]).toEqual([503, 'server_away', '7', 0]);
    away = false;
    expect((await make(call, key, broken)).status).toBe(201);
    await broken.close();
  });

  test.each<[string, (id: string) => Call]>([
    [
      'an add with an end before the start',
      () => ({ method: 'post', path: '/calendar/events', body: { ...piano, end: '2026-11-21T08:00:00-06:00' } }),
    ],
    [
      'an add that lacks its summary',
      () => ({ method: 'post', path: '/calendar/events', body: { start: piano.start, end: piano.end } }),
    ],
    ['a change to nothing', (id) => ({ method: 'patch', path: `/calendar/events/${id}`, body: {} })],
    [
      'a move with an end before the start',
      (id) => ({ method: 'patch', path: `/calendar/events/${id}`, body: { start: later.end, end: later.start } }),
    ],
    ['an undo of no operation', () => ({ method: 'post', path: '/undo', body: { action: 'undo' } })],
    ['an id that is none', () => ({ method: 'delete', path: '/calendar/events/x' })],
  ])('%s is a 400 that leaves its key free', async (_, wrong) => {
    const [sender, key] = [newSender(), newKey()];
    const { id } = await added(sender);
    expect(told(await make(wrong(id), key))).toEqual([400, 'invalid_request']);
    expect(await kept(key)).toBe(0);
    expect((await make(adding(sender), key)).status).toBe(201);
  });

  test('a list takes no notice of the key', async () => {
    const [sender, key] = [newSender(), newKey()];
    const list = (): Call => ({ method: 'post', path: '/undo', body: { action: 'list' }, headers: by(sender) });
    expect((await make(list(), key)).body).toEqual({ operations: [] });
    await added(sender);
    expect((await make(list(), key)).body.operations).toHaveLength(1);
    expect(await kept(key)).toBe(0);
    expect((await make(adding(sender), key)).status).toBe(201);
    expect((await make(list(), key)).body.operations).toHaveLength(2);
  });
});

describe('a key', () => {
  const aged = (key: string, age: string) =>
    service.rows('UPDATE idempotency_key SET created_at = now() - $2::interval WHERE key = $1', [key, age]);

  test('is forgotten after 24 hours, not before', async () => {
    const [sender, key] = [newSender(), newKey()];
    const first = await make(adding(sender), key);
    await aged(key, '23 hours 59 minutes');
    expect(seen(await make(adding(sender), key))).toEqual(seen(first));
    await aged(key, '24 hours 1 second');
    const second = await make(adding(sender, 'Cello'), key);
    expect([second.status, await summaries()]).toEqual([201, ['Cello', 'Piano']]);
    expect(seen(await make(adding(sender, 'Cello'), key))).toEqual(seen(second));
    expect(told(await make(adding(sender), key))).toEqual([422, 'idempotency_mismatch']);
    expect(await kept(key)).toBe(1);
  });

  test('has 1 to 255 characters', async () => {
    const sender = newSender();
    for (const key of ['x'.repeat(256), ''])
      expect([key.length, ...told(await make(adding(sender), key))]).toEqual([key.length, 400, 'invalid_request']);
    expect(await summaries()).toEqual([]);
    for (const key of ['y'.repeat(255), '~']) {
      const first = await make(adding(sender), key);
      expect([first.status, seen(await make(adding(sender), key))]).toEqual([201, seen(first)]);
    }
    expect(await summaries()).toEqual(['Piano', 'Piano']);
  });

  test('says nothing to a request without one', async () => {
    const call = adding(newSender());
    await make(call, newKey());
    await make(call);
    expect(await summaries()).toEqual(['Piano', 'Piano']);
  });
});

/** @any-zone No times. */
import { callAs } from './calls.ts';
import { forget, write } from './writes.ts';

/** Responses to the next changes, and the keys they were sent with. */
let answers: (() => Response)[] = [];
let keys: (string | null)[] = [];
let userId = '1001';
const { fetch } = globalThis;

const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};
const answered = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  [answers, keys, userId] = [[], [], '1001'];
  callAs({ userId: '1001', root: 'api/v1/dashboard' });
  forget('c');
  globalThis.fetch = async (address, request) => {
    if (String(address).endsWith('/session')) return answered(200, { messenger_user_id: userId })();
    keys.push(new Headers(request?.headers).get('idempotency-key'));
    return (answers.shift() ?? lost)();
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const resolve = (index = 0) => write({ about: 'c', path: '/conflicts/c/resolve', content: { index } });
const outcomeOf = (written: Promise<unknown>) =>
  written.then(
    () => 'done',
    ({ outcome }: { outcome: string }) => outcome,
  );

test.each<[string, () => Response, string, boolean]>([
  ['is lost', lost, 'unknown', true],
  ['comes from a gateway', answered(502, {}), 'unknown', true],
  ['cannot be read', () => new Response('{"status":'), 'unknown', true],
  [
    'says that the first still runs',
    answered(409, { error: 'Wait.', code: 'idempotency_in_progress' }),
    'unknown',
    true,
  ],
  ['is a refusal', answered(409, { error: 'It was changed.', code: 'event_changed' }), 'refused', false],
  ['is there', answered(200, { status: 'failed' }), 'done', false],
])('when the answer %s, the same change again has a key that fits', async (_what, answer, outcome, isSameKey) => {
  answers = [answer, answered(200, {})];
  expect(await outcomeOf(resolve())).toBe(outcome);
  await resolve();
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[0] === keys[1]).toBe(isSameKey);
});

test('another change has another key, and leaves that of the first', async () => {
  answers = [lost, answered(409, { code: 'event_changed' }), answered(200, {})];
  for (const index of [0, 1, 0]) await outcomeOf(resolve(index));
  expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([false, true]);
});

test('a deletion that answers with nothing is done', async () => {
  answers = [() => new Response(null, { status: 204 })];
  expect(await outcomeOf(write({ about: 'c', method: 'DELETE', path: '/feed-tokens/c' }))).toBe('done');
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('nothing is sent for somebody else, and what was in doubt before stays so', async () => {
  userId = '1002';
  expect([await outcomeOf(resolve()), keys]).toEqual(['unsent', []]);
  userId = '1001';
  expect(await outcomeOf(resolve())).toBe('unknown');
  userId = '1002';
  expect([await outcomeOf(resolve()), keys.length]).toEqual(['unknown', 1]);
  userId = '1001';
  answers = [answered(200, {})];
  expect([await outcomeOf(resolve()), keys[0] === keys[1]]).toEqual(['done', true]);
});

test('once it is known what became of a change, the same one again is another', async () => {
  await outcomeOf(resolve());
  forget('c');
  await outcomeOf(resolve());
  expect(keys[0]).not.toBe(keys[1]);
});

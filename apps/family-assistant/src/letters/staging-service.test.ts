import { answer, startStagingHost, type StagingHost } from './testing/staging-host.ts';
import { recordedCard } from './testing/recorded-card.ts';
import { StagingService } from './staging-service.ts';

let host: StagingHost;
let now = 0;
beforeEach(async () => void (host = await startStagingHost()));
afterEach(() => host.close());

const letter = { filename: 'winter.txt', contentType: 'text/plain', bytes: Buffer.from('Winter concert') };
const service = (budgetMs = 5_000, url = host.url) =>
  new StagingService({ url, token: 'a-staging-token-1', budgetMs }, () => now);
const brief = (of = service(), signal = new AbortController().signal) => of.brief(letter, signal);
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason as { status: number; code: string; message: string; headers: Record<string, string> },
  );
  return error && [error.status, error.code, error.message, error.headers['Retry-After']];
};

test('sends the file with the token and returns the card', async () => {
  host.respond = answer(200, recordedCard);
  expect(await brief()).toMatchObject({ id: recordedCard.id, title: recordedCard.title, review: [] });
  const [sent] = host.requests;
  expect([sent?.path, sent?.headers.authorization]).toEqual(['/vision/briefing', 'Bearer a-staging-token-1']);
  expect(sent?.body).toMatch(/name="file"; filename="winter.txt"\r\nContent-Type: text\/plain\r\n\r\nWinter concert/);
});

test.each([
  [
    'a file that is not read',
    400,
    { detail: 'This file is empty.' },
    {},
    [400, 'invalid_letter', 'This file is empty.', undefined],
  ],
  ['a large file', 413, { detail: 'Too large.' }, {}, [413, 'payload_too_large', 'Too large.', undefined]],
  [
    'a wrong token',
    401,
    { detail: 'Send the token.' },
    {},
    [503, 'letters_unavailable', 'The staging service does not let this service in. Check STAGING_API_TOKEN.', '60'],
  ],
  ['a busy service', 503, { detail: 'Busy.' }, { 'retry-after': '7' }, [503, 'letters_unavailable', 'Busy.', '7']],
  [
    'a full knowledge base',
    507,
    { detail: 'The knowledge base is full.' },
    {},
    [503, 'letters_unavailable', 'The knowledge base is full.', '30'],
  ],
  [
    'another service',
    404,
    { error: 'not_found' },
    {},
    [503, 'letters_unavailable', 'The staging service answered with status 404. Check STAGING_KNOWLEDGE_URL.', '15'],
  ],
  [
    'a card of another shape',
    200,
    { id: 1 },
    {},
    [503, 'letters_unavailable', 'The staging service gave an answer that cannot be read.', '15'],
  ],
])('translates the answer to %s', async (_, status, body, headers, expected) => {
  host.respond = answer(status, body, headers);
  expect(await refusal(brief())).toEqual(expected);
});

test('gives up on a service that does not answer, and leaves it alone for 15 seconds', async () => {
  host.respond = () => undefined;
  const slow = service(2_000);
  expect(await refusal(brief(slow))).toEqual([
    503,
    'letters_unavailable',
    'The staging service took too long to read the letter.',
    '15',
  ]);
  host.respond = answer(200, recordedCard);
  expect(await refusal(brief(slow))).toEqual([
    503,
    'letters_unavailable',
    'The staging service could not be used a moment ago.',
    '15',
  ]);
  now += 15_000;
  expect(await brief(slow)).toMatchObject({ id: recordedCard.id });
  expect(host.requests).toHaveLength(2);
});

test('says nothing of the address when the service is not there', async () => {
  const { url } = host;
  await host.close();
  const [status, code, sentence] = (await refusal(brief(service(5_000, url)))) ?? [];
  expect([status, code, sentence]).toEqual([
    503,
    'letters_unavailable',
    'The staging service could not be reached (ECONNREFUSED).',
  ]);
  host = await startStagingHost();
});

test('lists the letters that the service keeps', async () => {
  const letter = { id: 'c1f7a2d9-6b48-4e05-8a3d-27e91b54f0c8', title: 'Science trip', deadline: '2026-11-19' };
  const stored = { ...letter, filename: 'letter.pdf', size_bytes: 41_336 };
  host.respond = answer(200, { documents: [stored, { ...stored, deadline: null }], total: 2 });
  expect(await service().letters(new AbortController().signal)).toEqual([letter, { ...letter, deadline: null }]);
  const [asked] = host.requests;
  expect([asked?.path, asked?.headers.authorization]).toEqual(['/documents?limit=500', 'Bearer a-staging-token-1']);
  host.respond = answer(200, { documents: [{ id: 1 }] });
  expect(await refusal(service().letters(new AbortController().signal))).toEqual([
    503,
    'letters_unavailable',
    'The staging service gave an answer that cannot be read.',
    '15',
  ]);
});

test('ends with the caller, who leaves the service usable for others', async () => {
  host.respond = () => undefined;
  const [shared, caller] = [service(), new AbortController()];
  const call = brief(shared, caller.signal);
  caller.abort(new Error('The caller is gone.'));
  await expect(call).rejects.toThrow('The caller is gone.');
  host.respond = answer(200, recordedCard);
  expect(await brief(shared)).toMatchObject({ id: recordedCard.id });
});

import type { IndexReader, QdrantKnowledgeIndex, SearchOptions } from '@homeroom/search';
import { SearchUnavailableError } from '@homeroom/search';
import { useTestDatabase, until } from '@homeroom/testing';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { startKnowledgeHosts, type KnowledgeHosts } from './knowledge-fixture.ts';
import { buildConfig, buildExtraction, ingest, openTestService, type TestService } from './service-fixture.ts';

const database = useTestDatabase('staging-knowledge');
const noAnswer = {
  answer: 'The answer is not in the processed emails.',
  sources: [],
  confidence: 'low',
  query_time_ms: expect.any(Number),
};
let hosts: KnowledgeHosts;
let service: TestService;

beforeAll(async () => {
  hosts = await startKnowledgeHosts();
  service = openTestService(buildConfig(database.url, { qdrantUrl: hosts.qdrantUrl, modelsUrl: hosts.models.url }));
  await service.start();
});
afterAll(async () => {
  await service.close();
  await hosts.close();
});

const ask = (query: Record<string, unknown>, app = service.app) => request(app).get('/brain/query').query(query);
const points = async () => (await request(service.app).get('/brain/stats')).body.total_documents as number;

test('an empty knowledge base has no answers', async () => {
  await until(async () => (await request(service.app).get('/brain/stats')).status !== 503);
  expect(await points()).toBe(0);
  expect((await ask({ q: 'When is the museum trip?' })).body).toEqual(noAnswer);
});

describe('with some knowledge', () => {
  beforeAll(async () => {
    const said = new Date('2026-09-15T03:30:00Z');
    const mail = (
      id: string,
      type: 'email' | 'newsletter',
      subject: string,
      text: string,
      saidAt: Date | null = said,
    ) => ({ id: `mail:${id}`, type, kind: null, subject, sender: 'Lakeside Office', saidAt, text, provenance: {} });
    const filler = Array.from(
      { length: 60 },
      (_, i) =>
        `Paragraph ${i} of the handbook tells about the library, the lunch menu and the parking lot of the school.`,
    ).join('\n\n');
    const now = new Date();
    await service.context.knowledgeStore.saveMails(
      [
        mail(
          'slip',
          'email',
          'Permission slip',
          'Dear parents,\n\nthe permission slip for the aquarium is due on Wednesday, September 30, 2026. Please sign it.',
        ),
        mail(
          'news',
          'newsletter',
          'Lakeside News',
          'The book fair opens on Monday, October 5, 2026 in the gym. Every class visits it.',
        ),
        mail('handbook', 'email', 'Handbook', filler),
        mail('bare', 'email', '', 'The piano recital takes place on Sunday, October 11, 2026 at noon.', null),
      ],
      now,
    );
    const { status, body } = await ingest(service.app, {
      extracted_who: ['Maya'],
      extracted_when: '2026-10-09T08:45:00-05:00',
      extracted_where: 'City Science Museum',
    });
    expect([status, body]).toEqual([
      200,
      { status: 'ok', ids: [expect.any(String)], chunks: 1, ingest_time_ms: expect.any(Number) },
    ]);
    await until(async () => (await service.context.outbox.pending()).open === 0);
  });

  test('a question is answered with its source', async () => {
    const { status, body } = await ask({ q: 'When is the permission slip due?' });
    expect(status).toBe(200);
    expect(body.answer).toContain('September 30');
    expect(body.sources[0]).toEqual({
      attribution: 'Found in: Permission slip, 2026-09-14',
      subject: 'Permission slip',
      date: '2026-09-14',
      score: expect.any(Number),
      source_type: 'email',
    });
    expect(['high', 'medium']).toContain(body.confidence);
  });

  test('what was ingested is found as a message', async () => {
    const { body } = await ask({ q: 'When is the Science Museum trip of Maya?' });
    expect(body.answer).toMatch(/October 9/);
    expect(body.sources[0]).toMatchObject({
      subject: 'Family Logistics: Science Museum trip',
      source_type: 'message',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('passages of one source are one item', async () => {
    const { body } = await ask({ q: 'library lunch menu parking lot handbook', top_k: 5 });
    const subjects = body.sources.map(({ subject }: { subject: string }) => subject);
    expect([subjects[0], subjects]).toEqual(['Handbook', [...new Set(subjects)]]);
  });

  test('a question that nothing answers is refused', async () => {
    const { body } = await ask({ q: 'Who sells books at the book fair?' });
    expect(body).toMatchObject({
      answer: 'The answer is not in the processed emails.',
      confidence: 'low',
      sources: [],
    });
  });

  test('a source that looks only among mails or newsletters does, any other filters nothing', async () => {
    const q = 'When does the book fair open?';
    const typesOf = async (source: string) =>
      (await ask({ q, source, top_k: 50 })).body.sources.map(({ source_type: type }: { source_type: string }) => type);
    expect(await typesOf('newsletter')).toEqual(['newsletter']);
    expect(await typesOf('email')).not.toContain('newsletter');
    for (const source of ['all', 'documents', '', '__proto__', 'x'.repeat(8_000)])
      expect((await typesOf(source))[0]).toBe('newsletter');
  });

  test('what has no subject and no date is called unknown', async () => {
    expect((await ask({ q: 'When does the piano recital take place?' })).body.sources[0]).toMatchObject({
      attribution: 'Found in: Unknown, Unknown date',
      subject: 'Unknown',
      date: 'Unknown date',
    });
  });

  test.each(['the?', 'Who repairs submarine periscopes?', '\u0000\u0007', '😀'])(
    '%j has no answer, and says so with the fixed sentence',
    async (q) => {
      const { status, body } = await ask({ q });
      expect([status, body]).toEqual([200, noAnswer]);
    },
  );

  test.each([
    [{}, 'q'],
    [{ q: '' }, 'q'],
    [{ q: ' \n' }, 'q'],
    [{ q: 'long '.repeat(401) }, 'q'],
    [{ q: ['a', 'b'] }, 'q'],
    [{ q: 'a', top_k: 0 }, 'top_k'],
    [{ q: 'a', top_k: 51 }, 'top_k'],
    [{ q: 'a', top_k: '2.5' }, 'top_k'],
    [{ q: 'a', k: 1 }, 'k'],
  ])('a bad question or setting is refused (%#)', async (query, name) => {
    const { status, body } = await ask(query);
    expect([status, body.detail[0].loc]).toEqual([422, ['query', name]]);
  });

  test('the size counts this family alone, and the address is shown without credentials', async () => {
    const before = await points();
    expect((await ingest(service.app)).body.status).toBe('ok');
    const url = hosts.qdrantUrl.replace('//', '//reader:secret-word@');
    const config = buildConfig(database.url, { qdrantUrl: url });
    const other = openTestService(config);
    const stranger = openTestService({ ...config, household: { ...config.household, familyId: 'other' } });
    const stats = await request(other.app).get('/brain/stats');
    expect([stats.status, stats.body]).toEqual([
      200,
      { total_documents: before, collection: 'family_knowledge', db_path: hosts.qdrantUrl },
    ]);
    expect((await request(stranger.app).get('/brain/stats')).body.total_documents).toBe(0);
    await Promise.all([other.close(), stranger.close()]);
  });

  test('without the model host the keywords find it', async () => {
    await hosts.models.stop();
    expect((await ask({ q: 'When is the permission slip due?' })).body.sources[0]).toMatchObject({
      subject: 'Permission slip',
    });
    await hosts.models.start();
  });
});

test('while the index is unavailable it is said so, and what is ingested is found once it is back', async () => {
  await hosts.stopQdrant();
  const query = await ask({ q: 'Where is the chess club?' });
  expect([query.status, query.headers['retry-after'], query.body]).toEqual([
    503,
    expect.stringMatching(/^\d+$/),
    {
      answer: 'The family knowledge base is unavailable right now.',
      sources: [],
      confidence: 'low',
      error: expect.stringMatching(/./),
      query_time_ms: expect.any(Number),
    },
  ]);
  const stats = await request(service.app).get('/brain/stats');
  expect([stats.status, stats.headers['retry-after'], stats.body]).toEqual([
    503,
    expect.stringMatching(/^\d+$/),
    { total_documents: 0, collection: 'family_knowledge', error: expect.stringMatching(/./) },
  ]);
  const chess = {
    extraction_id: 'chess',
    message_text: 'The chess club meets in the cellar of the library',
    extracted_what: 'Chess club',
  };
  const pending = await ingest(service.app, chess);
  expect([pending.status, pending.body.status, pending.body.chunks]).toEqual([200, 'pending', 1]);
  expect((await request(service.app).get('/readyz')).status).toBe(200);
  await hosts.startQdrant();
  const ok = await untilOk(chess);
  expect(ok.ids).toEqual(pending.body.ids);
  expect((await ask({ q: 'Where does the chess club meet?' })).body.answer).toContain('cellar');
});

async function untilOk(extraction: Record<string, unknown>): Promise<{ ids: string[] }> {
  for (;;) {
    const { body } = await ingest(service.app, extraction);
    if (body.status === 'ok') return body;
  }
}

test('a thousand extractions at once are all answered and all found', async () => {
  const before = await points();
  // Beyond the default of 511 waiting connections the system drops some, and resets them on a busy machine.
  const server = createServer(service.app).listen({ port: 0, host: '127.0.0.1', backlog: 1_024 });
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/brain/ingest`;
  const send = async (i: number) => {
    const body = JSON.stringify(
      buildExtraction({
        extraction_id: `many-${i}`,
        message_id: `many-${i}`,
        message_text: `Locker ${i} has a new key`,
      }),
    );
    return (await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status;
  };
  const statuses = await Promise.all(Array.from({ length: 1_000 }, (_, i) => send(i)));
  expect(statuses.filter((status) => status === 200).length).toBe(1_000);
  await until(async () => (await service.context.outbox.pending()).open === 0);
  expect((await points()) - before).toBe(1_000);
  server.close();
  server.closeAllConnections();
});

test('a caller who goes away ends the search', async () => {
  let told: AbortSignal | undefined;
  const search: IndexReader['search'] = (_question: string, { signal }: SearchOptions) => {
    told = signal;
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new SearchUnavailableError('aborted'))),
    );
  };
  const hanging = openTestService(buildConfig(database.url), { index: { search } as QdrantKnowledgeIndex });
  const server = createServer(hanging.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const caller = new AbortController();
  const call = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/brain/query?q=When`, {
    signal: caller.signal,
  }).catch(() => 'gone');
  await until(() => told !== undefined);
  caller.abort();
  expect(await call).toBe('gone');
  await until(() => told?.aborted === true);
  server.close();
  server.closeAllConnections();
  await hanging.close();
});

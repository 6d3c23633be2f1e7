import { useTestDatabase, until } from '@homeroom/testing';
import request from 'supertest';
import { startKnowledgeHosts, type KnowledgeHosts } from './knowledge-fixture.ts';
import { buildConfig, ingest, openTestService, type TestService } from './service-fixture.ts';

const database = useTestDatabase('staging-knowledge');
const question = 'When is the museum trip?';
let hosts: KnowledgeHosts;
let service: TestService;

/** Starts the service with a Qdrant that has nothing. */
async function start(): Promise<void> {
  hosts = await startKnowledgeHosts();
  service = openTestService(buildConfig(database.url, { qdrantUrl: hosts.qdrantUrl, modelsUrl: hosts.models.url }));
  await service.start();
}

async function stop(): Promise<void> {
  await service.close();
  await hosts.close();
}

beforeAll(start);
afterAll(stop);

const ask = () => request(service.app).get('/brain/query').query({ q: question });

/** Asks until there is an answer, which must not be said to be missing meanwhile. */
async function answered(): Promise<{ answer: string; error?: string }[]> {
  const bodies: { answer: string }[] = [];
  for (let tries = 0; tries < 400; tries += 1) {
    const { status, body } = await ask();
    bodies.push(body as { answer: string });
    expect(body.answer).not.toBe('The answer is not in the processed emails.');
    if (status === 200) return bodies;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('there is no answer');
}

test('after a move to another Qdrant, and for one that was emptied, what was ingested is found again without a command', async () => {
  const said = Array.from({ length: 12 }, (_, day) => `Leo has violin on October ${day + 10}, bring the notes`);
  expect((await ingest(service.app)).status).toBe(200);
  for (const [index, message_text] of said.entries())
    await ingest(service.app, {
      extraction_id: `violin-${index}`,
      message_id: index,
      message_text,
      extracted_what: 'Violin',
    });
  await answered();
  await stop();
  await start();
  expect((await answered()).at(-1)?.answer).toContain('October 9');
  const state = async () => (await request(service.app).get('/system/state?format=json')).body.measured.search_index;
  await until(async () => (await state()).missing === 0);
  expect(await state()).toEqual({ sources: 13, missing: 0 });

  const collection = `${hosts.qdrantUrl}/collections/family_knowledge/points/delete?wait=true`;
  const emptied = await fetch(collection, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter: { must: [{ key: 'family', match: { value: 'rivera' } }] } }),
  });
  expect(emptied.status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const [first, ...later] = await answered();
  expect(first).toMatchObject({
    answer: 'The family knowledge base is unavailable right now.',
    error: 'The search index is unavailable: it is being built, and nothing that it has so far answers the question',
  });
  expect(later.at(-1)?.answer).toContain('October 9');
});

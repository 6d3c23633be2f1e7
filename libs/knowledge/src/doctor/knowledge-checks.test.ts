import { startLocalQdrant, type LocalQdrant } from '@homeroom/local-qdrant';
import { startFakeModelHost, type FakeModelHost } from '@homeroom/model-host/testing';
import { openConnection, ensureCollection } from '@homeroom/search';
import { readEnvironment } from '@homeroom/service-kit';
import { runChecks, type Finding } from '@homeroom/service-kit/doctor';
import { serveApp } from '@homeroom/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { knowledgeSettings, knowledgeVariables } from '../knowledge-settings.ts';
import { openModelHosts } from '../open-knowledge.ts';
import { knowledgeChecks } from './knowledge-checks.ts';

const apiKey = 'the-key-of-this-qdrant';
/** Address where nothing listens any more. */
let nowhere: string;
let folder: string;
let qdrant: LocalQdrant;
let host: FakeModelHost;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-doctor-'));
  qdrant = await startLocalQdrant({ folder, port: 0, apiKey });
  host = await startFakeModelHost();
  const ended = await serveApp(() => undefined);
  nowhere = ended.url;
  await ended.close();
});
afterAll(async () => {
  await Promise.all([qdrant.close(), host.stop()]);
  rmSync(folder, { recursive: true });
});

async function findings(variables: Record<string, string>): Promise<Finding[]> {
  const given = { QDRANT_URL: qdrant.url, QDRANT_API_KEY: apiKey, MODEL_HOST_URL: host.url, ...variables };
  const settings = knowledgeSettings(readEnvironment(knowledgeVariables, given));
  return runChecks(knowledgeChecks(settings, given.MODEL_HOST_URL !== ''));
}

const qdrantOf = async (variables: Record<string, string>) => (await findings(variables))[0];
const modelsOf = async (variables: Record<string, string>) => (await findings(variables)).at(-1);

test('a new Qdrant has no collection yet, and an existing one tells the size of its vectors and their model', async () => {
  expect(await qdrantOf({ QDRANT_COLLECTION: 'new' })).toMatchObject({
    outcome: 'fine',
    found: `${qdrant.url}; the first start creates the collection new`,
  });
  const { embeddings } = openModelHosts(
    knowledgeSettings(readEnvironment(knowledgeVariables, { MODEL_HOST_URL: host.url })).models,
  );
  await ensureCollection(openConnection({ url: qdrant.url, apiKey, collection: 'known' }), {
    host: embeddings,
    model: 'all-minilm',
  });
  expect(await qdrantOf({ QDRANT_COLLECTION: 'known' })).toMatchObject({
    outcome: 'fine',
    found: expect.stringMatching(/^collection known .*, vectors of 384 numbers by all-minilm$/),
  });
  expect(await qdrantOf({ QDRANT_COLLECTION: 'known', EMBEDDINGS_MODEL: 'bge-m3' })).toMatchObject({
    outcome: 'warning',
    mend: 'Set EMBEDDINGS_MODEL=all-minilm, or run `npm run reindex -- --model bge-m3`.',
  });
});

test('a wrong key and a server that is not there are told apart, for each address of a cluster', async () => {
  expect(await qdrantOf({ QDRANT_API_KEY: 'another-key' })).toMatchObject({
    outcome: 'broken',
    mend: expect.stringContaining('QDRANT_API_KEY'),
  });
  const [first, second] = await findings({ QDRANT_URL: `${qdrant.url},${nowhere.replace('//', '//ana:hidden@')}` });
  expect([first, second]).toEqual([
    expect.objectContaining({ name: 'Qdrant 1 of 2', outcome: 'fine' }),
    expect.objectContaining({
      name: 'Qdrant 2 of 2',
      outcome: 'broken',
      found: `${nowhere}: Qdrant refuses the connection.`,
      mend: expect.stringContaining('QDRANT_URL'),
    }),
  ]);
});

test('each named model must be there, and a missing one is told with the line that fetches it', async () => {
  expect(await modelsOf({})).toMatchObject({ outcome: 'fine', found: `${host.url} has all-minilm` });
  expect(await modelsOf({ CHAT_MODEL: 'no-such-model', VISION_MODEL: 'no-eyes' })).toMatchObject({
    outcome: 'broken',
    found: `${host.url} does not have no-such-model. ${host.url} does not have no-eyes.`,
    mend: 'Run `ollama pull no-such-model`, or set CHAT_MODEL. Run `ollama pull no-eyes`, or set VISION_MODEL.',
  });
});

test('a model host that nobody chose may be missing, one that was named must answer', async () => {
  expect(await modelsOf({ MODEL_HOST_URL: nowhere })).toMatchObject({
    outcome: 'broken',
    mend: expect.stringContaining('MODEL_HOST_URL'),
  });
  const settings = knowledgeSettings(readEnvironment(knowledgeVariables, { MODEL_HOST_URL: nowhere }));
  const [models] = await runChecks(knowledgeChecks(settings, false).slice(-1));
  expect(models).toMatchObject({ outcome: 'skipped', found: expect.stringContaining('searched by keywords') });
});

test('a key that the host refuses is told as such', async () => {
  const strict = await startFakeModelHost({ apiKey: 'right' });
  expect(await modelsOf({ MODEL_HOST_URL: strict.url, MODEL_HOST_API_KEY: 'wrong' })).toMatchObject({
    outcome: 'broken',
    mend: expect.stringContaining('MODEL_HOST_API_KEY'),
  });
  await strict.stop();
});

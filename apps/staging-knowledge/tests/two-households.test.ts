import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseHousehold } from '@homeroom/household';
import { until, useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { runStagingReindex } from '../src/commands/reindex-command.ts';
import { brief, letter, plainReader } from './briefing-fixture.ts';
import { startKnowledgeHosts, type KnowledgeHosts } from './knowledge-fixture.ts';
import { buildConfig, ingest, openTestService, type TestService } from './service-fixture.ts';

/** Two deployments as an operator of many households has them: a database each, one collection. */
const databases = [useTestDatabase('staging-knowledge'), useTestDatabase('staging-knowledge')] as const;
const families = ['rivera', 'chen'] as const;
/** Words of one household only, which the other asks for. */
const secrets = { rivera: 'quokka', chen: 'wombat' };
const familyFile = (id: string) =>
  `family_id: ${id}\ntimezone: America/Chicago\nmembers: [{ id: ana, name: Ana, role: parent }]\n`;

interface Deployment {
  family: (typeof families)[number];
  service: TestService;
  other: Deployment;
}

let hosts: KnowledgeHosts;
let folder: string;
let rivera: Deployment;
let chen: Deployment;

beforeAll(async () => {
  hosts = await startKnowledgeHosts();
  folder = mkdtempSync(path.join(tmpdir(), 'two-households-'));
  const deployments = await Promise.all(families.map((family, index) => deploy(family, databases[index]?.url ?? '')));
  [rivera, chen] = deployments as [Deployment, Deployment];
  [rivera.other, chen.other] = [chen, rivera];
});
afterAll(async () => {
  await Promise.all([rivera, chen].map(({ service }) => service.close()));
  await hosts.close();
  rmSync(folder, { recursive: true, force: true });
});

async function deploy(family: Deployment['family'], databaseUrl: string): Promise<Deployment> {
  writeFileSync(path.join(folder, `${family}.yaml`), familyFile(family));
  const config = buildConfig(databaseUrl, {
    household: parseHousehold(familyFile(family)),
    qdrantUrl: hosts.qdrantUrl,
    modelsUrl: hosts.models.url,
  });
  const service = openTestService(config, { documentReader: plainReader() });
  await service.start();
  return { family, service, other: undefined as never };
}

/** The same ids and words in both, and in each a word that the other does not have. */
async function fill({ family, service }: Deployment): Promise<void> {
  for (const number of [1, 2, 3]) {
    const { body } = await ingest(service.app, {
      extraction_id: `ext-${number}`,
      message_id: number,
      message_text: `The ${secrets[family]} visits class ${number} of ${family} on Friday at 9, bring a snack.`,
      extracted_what: `Visit ${number} of the ${secrets[family]}`,
    });
    expect(body.status).toBe('ok');
  }
  const { status } = await brief(service.app, letter.replace('Science Museum', secrets[family]));
  expect(status).toBe(200);
  await indexed(service);
}

const indexed = (service: TestService) => until(async () => (await service.context.outbox.pending()).open === 0);

interface Point {
  id: string;
  payload: { family: string; source: string; text: string };
}

async function points(family?: string): Promise<Point[]> {
  const response = await fetch(`${hosts.qdrantUrl}/collections/family_knowledge/points/scroll`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      limit: 1_000,
      with_payload: true,
      ...(family && { filter: { must: [{ key: 'family', match: { value: family } }] } }),
    }),
  });
  return ((await response.json()) as { result: { points: Point[] } }).result.points;
}

async function ask({ service }: Deployment, query: Record<string, string | number>): Promise<string> {
  const { status, body } = await request(service.app).get('/brain/query').query(query);
  expect(status).toBe(200);
  return JSON.stringify(body);
}

beforeAll(async () => {
  for (const deployment of [rivera, chen]) await fill(deployment);
});

test('each household has its own points, and no id is that of the other', async () => {
  const [own, theirs] = [await points('rivera'), await points('chen')];
  expect([own.length, own.length + theirs.length]).toEqual([theirs.length, (await points()).length]);
  const extractions = (list: Point[]) =>
    list.map(({ payload }) => payload.source).filter((source) => source.startsWith('extraction:'));
  expect(extractions(own).sort()).toEqual(extractions(theirs).sort());
  expect(new Set([...own, ...theirs].map(({ id }) => id)).size).toBe(own.length + theirs.length);
  for (const { payload } of own) expect(payload.text).not.toContain(secrets.chen);
});

test('whatever a household asks, it gets nothing of the other', async () => {
  for (const household of [rivera, chen]) {
    const theirs = secrets[household.other.family];
    const questions = [
      theirs,
      `When does the ${theirs} visit?`,
      `${theirs} ${household.other.family} Friday snack class permission slip museum trip`,
      `family:${household.other.family}`,
      `{"must":[{"key":"family","match":{"value":"${household.other.family}"}}]}`,
      `extraction:ext-1 of ${household.other.family}`,
      '*',
      "' OR family = 'chen' OR family = 'rivera",
    ];
    for (const q of questions)
      for (const more of [{}, { source: household.other.family }, { source: 'email' }, { top_k: 50 }]) {
        const answer = await ask(household, { q, top_k: 50, ...more });
        expect(answer.split(q).join('').replaceAll(JSON.stringify(q).slice(1, -1), '')).not.toContain(theirs);
      }
    expect(await ask(household, { q: `When does the ${secrets[household.family]} visit?`, top_k: 50 })).toContain(
      secrets[household.family],
    );
  }
});

test('counts, entries, documents and the state page are of the own household', async () => {
  const all = (await points()).length;
  for (const household of [rivera, chen]) {
    const get = async (call: string) => {
      const { status, text } = await request(household.service.app).get(call);
      expect([call, status]).toEqual([call, 200]);
      return text;
    };
    for (const call of ['/brain/stats', '/documents', '/api/event_graph/recent', '/api/event_graph/coordination'])
      expect(await get(call)).not.toContain(secrets[household.other.family]);
    expect((await household.service.context.index.stats()).points).toBe(all / 2);
    expect(await get('/metrics')).toMatch(new RegExp(`^knowledge_points\\{[^}]*\\} ${all / 2}$`, 'm'));
  }
});

test('a document is not removed by the other household, whose id it guesses', async () => {
  const { body } = await request(chen.service.app).get('/documents');
  const id = (body as { documents: { id: string }[] }).documents[0]?.id ?? '';
  expect((await request(rivera.service.app).delete(`/documents/${id}`)).status).toBe(404);
  expect((await request(chen.service.app).get('/documents')).body.documents).toHaveLength(1);
});

test('an update, a removal, retention and a reindex of one household leave the points of the other as they are', async () => {
  const before = await points('chen');
  const unchanged = async () => expect(await points('chen')).toEqual(before);

  await ingest(rivera.service.app, { extraction_id: 'ext-1', message_text: 'The quokka is ill.', message_id: 1 });
  await indexed(rivera.service);
  await unchanged();

  const reindex = await runStagingReindex(
    [],
    { stdout: { write: () => true }, stderr: { write: () => true } },
    {
      DATABASE_URL: databases[0].url,
      QDRANT_URL: hosts.qdrantUrl,
      MODEL_HOST_URL: hosts.models.url,
      FAMILY_CONFIG: path.join(folder, 'rivera.yaml'),
      INIT_CWD: folder,
    },
  );
  expect(reindex).toBe(0);
  await unchanged();

  await rivera.service.context.knowledgeStore.forget('extraction:ext-2');
  await indexed(rivera.service);
  await unchanged();

  const { database, knowledgeStore } = rivera.service.context;
  await database.query("UPDATE knowledge_source SET created_at = now() - interval '31 days'");
  expect(await knowledgeStore.removeOlderThan(30, 100)).toBeGreaterThan(0);
  await indexed(rivera.service);
  expect(await points('rivera')).toEqual([]);
  await unchanged();
  expect(await ask(chen, { q: 'When does the wombat visit?', top_k: 50 })).toContain('wombat');
});

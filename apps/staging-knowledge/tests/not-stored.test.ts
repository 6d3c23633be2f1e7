import { notStoredProblems, useTestDatabase, until } from '@homeroom/testing';
import request from 'supertest';
import { contract } from '../src/generated/contract.ts';
import { brief, letter, plainReader } from './briefing-fixture.ts';
import { startKnowledgeHosts, type KnowledgeHosts } from './knowledge-fixture.ts';
import { buildConfig, buildExtraction, ingest, openTestService, type TestService } from './service-fixture.ts';

const database = useTestDatabase('staging-knowledge');
let hosts: KnowledgeHosts;
let service: TestService;
beforeAll(async () => {
  hosts = await startKnowledgeHosts();
  service = openTestService(buildConfig(database.url, { qdrantUrl: hosts.qdrantUrl, modelsUrl: hosts.models.url }), {
    documentReader: plainReader(),
  });
  await service.start();
  await until(async () => (await request(service.app).get('/brain/stats')).status !== 503);
});
afterAll(async () => {
  await service.close();
  await hosts.close();
});

test('every documented call answers with no-store, or with an ETag of its own', async () => {
  await ingest(service.app, { extraction_id: 'open', extraction_type: 'coordination', needs_confirmation: true });
  await brief(service.app, letter);
  const get = (path: string) => () => request(service.app).get(path);
  const [entry] = (await get('/api/event_graph/coordination')()).body;
  const [document] = (await get('/documents')()).body.documents;
  const calls: Record<string, () => request.Test> = {
    getHealth: get('/health'),
    getApiRoot: get('/api'),
    parseDocument: () => request(service.app).post('/vision/parse').attach('file', Buffer.from(letter), 'letter.txt'),
    briefDocument: () => brief(service.app, letter),
    getVisionStatus: get('/vision/status'),
    getSystemState: get('/system/state?format=json'),
    listRecentEntries: get('/api/event_graph/recent'),
    listCoordinationItems: get('/api/event_graph/coordination'),
    getEventGraphStats: get('/api/event_graph/stats'),
    closeEntry: () => request(service.app).post(`/api/event_graph/${entry.id}/close`),
    queryBrain: get('/brain/query?q=museum'),
    getBrainStats: get('/brain/stats'),
    ingestExtraction: () => request(service.app).post('/brain/ingest').send(buildExtraction()),
    listGroceries: get('/grocery'),
    listDocuments: get('/documents'),
    deleteDocument: () => request(service.app).delete(`/documents/${document.id}`),
  };
  const problems = await notStoredProblems(contract, Object.keys(calls), async (name) => {
    const { status, headers } = await (calls[name] as () => request.Test)();
    return { status, expected: name === 'deleteDocument' ? 204 : 200, headers };
  });
  expect(problems).toEqual([]);
});

import { curlProblems, useTestDatabase, until } from '@homeroom/testing';
import request from 'supertest';
import { contract } from '../src/generated/contract.ts';
import { plainReader } from './briefing-fixture.ts';
import { startKnowledgeHosts } from './knowledge-fixture.ts';
import { buildConfig, openTestService } from './service-fixture.ts';

const database = useTestDatabase('staging-knowledge');

test('every call of examples/curl.md is answered, and it makes every call of the contract', async () => {
  const hosts = await startKnowledgeHosts();
  const config = buildConfig(database.url, { qdrantUrl: hosts.qdrantUrl, modelsUrl: hosts.models.url });
  const service = openTestService(config, { documentReader: plainReader() });
  await service.start();
  await until(async () => (await request(service.app).get('/brain/stats')).status !== 503);
  const problems = await curlProblems({
    section: 'staging-knowledge',
    app: service.app,
    contract,
    basePath: '',
    variables: (url) => ({ STAGING: url }),
  });
  await service.close();
  await hosts.close();
  expect(problems).toEqual([]);
});

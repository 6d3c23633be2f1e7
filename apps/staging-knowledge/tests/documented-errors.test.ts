import { DatabaseUnavailableError } from '@homeroom/database';
import { detailErrorShape, ServiceError } from '@homeroom/errors';
import { OverloadedError, UploadBusyError } from '@homeroom/service-kit';
import { documentedErrors, useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { BriefingFailedError } from '../src/documents/card/briefing-service.ts';
import { contract } from '../src/generated/contract.ts';
import { NotStoredError } from '../src/knowledge/ingest.ts';
import { KnowledgeFullError } from '../src/knowledge/point-quota.ts';
import { buildConfig, ingest, openTestService, type TestService } from './service-fixture.ts';
import { buildCompoundFile } from './vision-documents.ts';
import { openVisionService, useReaderProgram, type VisionService } from './vision-fixture.ts';

const database = useTestDatabase('staging-knowledge');
const documented = documentedErrors(contract);
const requestId = '5b0c2f5e';
const nobody = '00000000-0000-4000-8000-000000000000';
let service: TestService;
let locked: TestService;
let cutOff: TestService;
let vision: VisionService;

useReaderProgram();
beforeAll(async () => {
  service = openTestService(buildConfig(database.url));
  locked = openTestService(buildConfig(database.url, { apiToken: 'a-token-of-sixteen-or-more' }));
  cutOff = openTestService(buildConfig('postgresql://nobody@127.0.0.1:9/none'));
  vision = openVisionService();
});
afterAll(async () => {
  await Promise.all([service, locked, cutOff, vision].map((open) => open.close()));
});

async function bodyOf(call: PromiseLike<{ body: unknown }>): Promise<unknown> {
  return (await call).body;
}
const parse = () => request(service.app).post('/vision/parse');
const shaped = (error: ServiceError) => detailErrorShape(error, requestId).body;

const made: Record<string, () => unknown> = {
  'InvalidUpload missing': () => bodyOf(parse().field('note', 'see the letter')),
  'InvalidUpload form': () => bodyOf(parse().send({ file: 'letter.pdf' })),
  'InvalidUpload kind': () => bodyOf(vision.parse(buildCompoundFile('WordDocument'), 'letter.doc')),
  Unauthorized: () => bodyOf(request(locked.app).get('/api')),
  'OtherSite origin': () => bodyOf(request(service.app).get('/api').set('Origin', 'https://elsewhere.example')),
  'OtherSite host': () => bodyOf(request(service.app).get('/api').set('Host', 'family.example')),
  EntryNotFound: () => bodyOf(request(service.app).post(`/api/event_graph/${nobody}/close`)),
  DocumentNotFound: () => bodyOf(request(service.app).delete(`/documents/${nobody}`)),
  MethodNotAllowed: () => bodyOf(request(service.app).put('/api')),
  UploadTooLarge: () => bodyOf(parse().attach('file', Buffer.alloc(20_971_521, 'a'), 'letter.txt')),
  PayloadTooLarge: () => bodyOf(ingest(service.app, { message_text: 'x'.repeat(8_388_608) })),
  UnsupportedMediaType: () => bodyOf(request(service.app).post('/brain/ingest').type('text/plain').send('hello')),
  InternalError: () => shaped(new ServiceError(500, 'internal_error', 'Something went wrong on our side.')),
  'Unavailable database': () => bodyOf(request(cutOff.app).get('/documents')),
  'Unavailable room': () => shaped(new UploadBusyError()),
  'Unavailable overload': () => shaped(new OverloadedError()),
  'post /vision/parse 500': () =>
    shaped(new ServiceError(500, 'processing_failed', 'Processing failed: the reading process did not start.')),
  'post /vision/briefing 500': () => shaped(new BriefingFailedError('the card could not be stored', null)),
  'post /vision/briefing 507': () => shaped(new KnowledgeFullError(200_000)),
  'get /system/state 401': () => bodyOf(request(locked.app).get('/system/state?format=json')),
  'post /brain/ingest 422 missing': () =>
    bodyOf(ingest(service.app, { message_text: undefined, extracted_what: undefined })),
  'post /brain/ingest 422 type': () => bodyOf(ingest(service.app, { confidence: 'high' })),
  'post /brain/ingest 422 json': () =>
    bodyOf(request(service.app).post('/brain/ingest').type('application/json').send('{"extraction_id":')),
  'post /brain/ingest 503': () =>
    ingestBody(new DatabaseUnavailableError(Object.assign(new Error('No space left on device'), { code: '53100' }))),
  'post /brain/ingest 507': () => ingestBody(new KnowledgeFullError(200_000)),
};

/** The contract's body for an extraction that was not stored, which `POST /brain/ingest` answers. */
function ingestBody(cause: unknown): unknown {
  const { message } = new NotStoredError(cause);
  return { status: 'error', error: message };
}

/** Errors that other tests hold against their examples. */
const elsewhere = ['InvalidUpload limit'];

test('every error that the document shows is one of those below', () => {
  expect([...documented.keys()].toSorted()).toEqual([...Object.keys(made), ...elsewhere].toSorted());
});

test.each([...documented].filter(([name]) => !elsewhere.includes(name)))(
  'the example of %s is the real answer',
  async (name, example) => {
    expect(await made[name]?.()).toEqual(example);
  },
);

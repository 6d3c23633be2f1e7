import { openDatabase, type Database } from '@homeroom/database';
import { parseHousehold } from '@homeroom/household';
import { ModelHostUnavailableError, type ChatAnswer } from '@homeroom/model-host';
import { fixedClock, useTestDatabase } from '@homeroom/testing';
import { createHash } from 'node:crypto';
import { DocumentStore } from '../store/document-store.ts';
import { PointQuota } from '../../knowledge/point-quota.ts';
import { interpretDocument, type InterpretationRequest } from '../interpret/interpret-document.ts';
import { CollectedReading } from '../read/collected-reading.ts';
import { BriefingService } from './briefing-service.ts';
import type { CardModel } from './model/improve-card.ts';

const household = parseHousehold(
  'family_id: rivera\ntimezone: America/Chicago\nmembers: [{ id: ana, name: Ana Rivera, role: parent }]',
);
const letter =
  'Museum visit\n\nOn Friday, October 9, 2026 we visit the City Science Museum. Please return the slip by September 30, 2026.';
const answer = {
  title: 'City Science Museum visit',
  summary: 'We visit the City Science Museum on October 9. Return the slip by September 30.',
  category: 'School',
  dates: [],
  actions: [],
  amounts: [],
  places: [],
};
const away = () => Promise.reject(new ModelHostUnavailableError('refused'));
const answers = () => Promise.resolve({ value: answer } as unknown as ChatAnswer);

const place = useTestDatabase('staging-knowledge');
let database: Database;
let documents: DocumentStore;
let clock: ReturnType<typeof fixedClock>;
let read: number;
beforeAll(() => {
  database = openDatabase({ url: place.url, applicationName: 'briefing-service-test' });
  documents = new DocumentStore(database);
});
afterAll(() => database.end());
beforeEach(async () => {
  await database.query('TRUNCATE knowledge_source, index_task CASCADE');
  clock = fixedClock('2026-09-16T00:02:10Z');
  read = 0;
});

const reader = {
  read: (bytes: Uint8Array) => {
    read += 1;
    const reading = new CollectedReading();
    reading.take({
      type: 'page',
      page: { page: 1, method: 'text', text: Buffer.from(bytes).toString(), confidence: 0.95 },
    });
    return Promise.resolve(reading);
  },
  interpret: async (request: InterpretationRequest) => interpretDocument(request),
};

const quota = new PointQuota({
  index: { stats: async () => ({ points: 0, pending: 0 }), pointsOf: async () => 0 },
  outbox: { pendingPoints: async () => 0 },
  maxPoints: 1_000,
});

/** Briefs a letter an hour later than the one before. @param chat answer of the model. Default: none is configured. */
async function brief(chat?: CardModel['host']['chat'], text = letter, family = household) {
  clock.advance(3_600_000);
  let ids = 0;
  const newId = () => `c1f7a2d9-6b48-4e05-8a3d-${String(clock().getTime() + (ids += 1)).slice(-12)}`;
  const logger = { warn: () => undefined, error: () => undefined };
  const service = new BriefingService({
    documents,
    quota,
    parsing: { reader, sight: null },
    reader,
    household: family,
    chat: chat ? { host: { chat }, model: 'small-chat' } : null,
    budgetMs: 60_000,
    indexer: { indexed: () => Promise.resolve(null) },
    newId,
    newMarker: newId,
    clock,
    logger,
    indexLimitMs: 0,
  });
  const bytes = Buffer.from(text);
  const upload = {
    filename: 'letter.txt',
    contentType: 'text/plain',
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  return service.brief(
    { upload, sender: { name: 'Vision API', username: '' }, type: 'attachment' },
    new AbortController().signal,
  );
}

test('a card by rules stands as long as no model is configured', async () => {
  const first = await brief();
  expect(await brief()).toEqual({ ...first, processing_time_ms: expect.any(Number) });
  expect([first.generated_by, read]).toEqual(['rules', 1]);
});

test('a card that the model was unavailable for is recreated when it is back, once', async () => {
  const rules = await brief(away);
  expect(rules).toMatchObject({
    generated_by: 'rules',
    model: null,
    generated_at: '2026-09-15T20:02:10-05:00',
    warnings: expect.arrayContaining([expect.stringContaining('by rules alone')]),
  });
  expect(await brief(away)).toMatchObject({ id: rules.id, generated_at: rules.generated_at });
  const better = await brief(answers);
  expect(better).toMatchObject({
    id: rules.id,
    title: answer.title,
    model: 'small-chat',
    generated_by: expect.stringMatching('model'),
    generated_at: '2026-09-15T22:02:10-05:00',
    source: rules.source,
  });
  expect(await brief(away)).toMatchObject({ id: rules.id, title: answer.title, generated_at: better.generated_at });
  expect(read).toBe(3);
});

test('a document without text is not shown to a model again and again', async () => {
  await brief(away, '');
  await brief(away, '');
  expect(read).toBe(1);
});

test('a fault in the rules costs the card but never the text, and is made good when the document comes again', async () => {
  const faulty = {
    ...household,
    get members(): never {
      throw new Error('a fault');
    },
  };
  const bare = await brief(undefined, letter, faulty);
  expect(bare).toMatchObject({
    category: 'Other',
    action_required: false,
    needs_review: true,
    confidence: 'low',
    text_excerpt: expect.stringContaining('Museum visit'),
    warnings: ['This card could not be filled in; only the text was kept.'],
  });
  expect(await brief()).toMatchObject({
    id: bare.id,
    action_required: true,
    deadline: '2026-09-30',
    warnings: expect.not.arrayContaining(bare.warnings),
  });
});

import { openDatabase } from '@homeroom/database';
import { startLocalQdrant } from '@homeroom/local-qdrant';
import { openModelHost } from '@homeroom/model-host';
import type { AskedQuestion, QuestionSet } from '@homeroom/sample-data';
import { IndexOutbox, openKnowledgeIndex, type KnowledgeIndex } from '@homeroom/search';
import { parseHousehold, type Household } from '@homeroom/household';
import { setTimeout as wait } from 'node:timers/promises';
import { answered, nowhere, startCalendar } from '../calendar/calendar-service.ts';
import type { StagedAnswer } from './question-stages.ts';
import type { Scratch } from '../harness/scratch.ts';
import { embeddingModel, patientHost, writeSources } from '../search/search-index.ts';

const indexedLimitMs = 120_000;
const pollMs = 250;
const collection = 'family_knowledge';

/** Invented household whose calendars and sources are indexed. */
export interface QuestionHousehold {
  /** Puts a question of the set to `POST /brain/query`. */
  ask: (question: AskedQuestion) => Promise<StagedAnswer['answer'] & { mode: string }>;
  /** Index of its sources and calendars. */
  index: KnowledgeIndex;
  household: Household;
}

/**
 * Starts a family assistant with the calendars of a set, whose clock starts when its questions are asked, on a local
 * Qdrant that has the set's sources. Resolves when everything is indexed.
 * @param modelHost address of a host with an embeddings model; null for keywords alone
 */
export async function startQuestionHousehold(
  scratch: Scratch,
  { family, now, calendars, sources }: QuestionSet,
  modelHost: string | null,
): Promise<QuestionHousehold> {
  const household = parseHousehold(family);
  const qdrant = await startLocalQdrant({ folder: scratch.folder(new Map()), port: 0 });
  scratch.later(() => qdrant.close());
  const host = modelHost === null ? null : openModelHost({ url: modelHost, api: 'ollama' });
  const index = openKnowledgeIndex({
    url: qdrant.url,
    collection,
    family: household.familyId,
    owner: 'staging-knowledge',
    embeddings: host && { host: patientHost(host), model: embeddingModel },
    now: () => new Date(now),
  });
  const embedded = await writeSources(
    index,
    sources.map((source) => ({ ...source, kind: null })),
  );
  if (host && !embedded) throw new Error(`A source of ${household.familyId} was not embedded.`);
  const texts = Object.fromEntries(Object.entries(calendars).map(([id, text]) => [id, [text]]));
  const variables = { QDRANT_URL: qdrant.url, QDRANT_COLLECTION: collection, MODEL_HOST_URL: modelHost ?? nowhere };
  const { url, headers, databaseUrl } = await startCalendar(scratch, texts, variables, { family, now });
  await untilIndexed(databaseUrl);
  const ask: QuestionHousehold['ask'] = async ({ question, from }) =>
    JSON.parse(
      await answered(`${url}/brain/query`, {
        method: 'POST',
        headers: { ...headers, ...senderHeader(household, from), 'Content-Type': 'application/json' },
        body: JSON.stringify({ question }),
      }),
    );
  return { ask, index, household };
}

function senderHeader({ members }: Household, from: string | undefined): Record<string, string> {
  const sender = members.find(({ id }) => id === from)?.messengerUserId;
  return sender ? { 'X-Sender-Id': sender } : {};
}

async function untilIndexed(databaseUrl: string): Promise<void> {
  const database = openDatabase({ url: databaseUrl, applicationName: 'bench' });
  try {
    const outbox = new IndexOutbox(database);
    for (const end = performance.now() + indexedLimitMs; ; await wait(pollMs)) {
      if ((await outbox.pending()).open === 0) return;
      if (performance.now() > end) throw new Error('The calendars were not indexed in time.');
    }
  } finally {
    await database.end();
  }
}

import { until } from '@homeroom/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Household } from '@homeroom/household';
import { openModelHosts } from '@homeroom/knowledge';
import { startLocalQdrant, type LocalQdrant } from '@homeroom/local-qdrant';
import { HostBreakers } from '@homeroom/model-host';
import { startFakeModelHost, type FakeModelHost } from '@homeroom/model-host/testing';
import { openKnowledgeIndex } from '@homeroom/search';
import { createLogger } from '@homeroom/service-kit';
import request from 'supertest';
import type { Context } from '../src/context.ts';
import type { Features } from '../src/features.ts';
import { botToken, buildConfig, buildKnowledgeSettings, household, openTestService } from './service-fixture.ts';

/** The service with a local Qdrant and a model host of its own. */
export interface KnowledgeService {
  context: Context;
  features: Features;
  host: FakeModelHost;
  qdrantUrl: string;
  /** `POST /brain/query`. */
  ask(question: unknown, more?: object): request.Test;
  send(method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object): request.Test;
  health(): Promise<Record<string, string>>;
  /** `status` of `GET /health`. */
  healthStatus(): Promise<string>;
  /** Resolves once every change is in the index. */
  indexed(): Promise<void>;
  /** Compares index and calendars, as the background does, and follows. */
  reconcile(): Promise<void>;
  /** Moves the clock of the breakers. */
  later(milliseconds: number): void;
  stopQdrant(): Promise<void>;
  startQdrant(): Promise<void>;
  close(): Promise<void>;
}

export interface KnowledgeServiceOptions {
  chatModel?: string;
  answerBudgetMs?: number;
  /** Default: the household of a parent and a child. */
  family?: Household;
  /** Default: the time of the machine. */
  now?: Date;
}

/** Opens the service on a database, with its jobs of the knowledge base running. */
export async function openKnowledgeService(
  databaseUrl: string,
  { chatModel, answerBudgetMs = 4_000, family = household, now }: KnowledgeServiceOptions = {},
): Promise<KnowledgeService> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qdrant-'));
  let qdrant: LocalQdrant = await startLocalQdrant({ folder, port: 0 });
  const { url: qdrantUrl, port } = qdrant;
  const host = await startFakeModelHost();
  let skew = 0;
  const knowledge = buildKnowledgeSettings({ qdrant: { url: qdrantUrl }, models: { url: host.url, chatModel } });
  const clock = () => performance.now() + skew;
  const breakers = new HostBreakers(clock);
  const models = openModelHosts(knowledge.models, breakers);
  const knowledgeIndex = openKnowledgeIndex({
    ...knowledge.qdrant,
    apiKey: '',
    family: family.familyId,
    owner: 'family-assistant',
    embeddings: { host: models.embeddings, model: 'all-minilm' },
    asking: { host: models.embeddings, breaker: breakers.of(models.embeddings, 'ask-embed') },
    clock,
    stateMs: 100,
  });
  const logger = createLogger({ service: 'family-assistant', level: 'silent' });
  const { app, context, features } = openTestService(
    databaseUrl,
    { models, knowledgeIndex, logger, ...(now && { clock: () => now }) },
    buildConfig(databaseUrl, { knowledge, answerBudgetMs, household: family }),
  );
  const { indexer, repair } = features.knowledge;
  const send: KnowledgeService['send'] = (method, route, body) =>
    request(app)[method](`/api/v1${route}`).set('Authorization', `Bearer ${botToken}`).send(body);
  const indexed = async () => {
    indexer.poke();
    await until(async () => (await context.indexOutbox.pending()).open === 0);
  };
  await Promise.all(Object.values(context.probes).map((probe) => probe.start()));
  await knowledgeIndex.prepare();
  indexer.start(100);
  return {
    context,
    features,
    host,
    qdrantUrl,
    send,
    indexed,
    ask: (question, more = {}) => send('post', '/brain/query', { question, ...more }),
    health: async () => (await request(app).get('/api/v1/health')).body.services,
    healthStatus: async () => (await request(app).get('/api/v1/health')).body.status,
    reconcile: async () => {
      for (let compared = 0; compared < 2; compared += 1) {
        await repair.repair();
        await indexed();
      }
    },
    later: (milliseconds) => void (skew += milliseconds),
    stopQdrant: () => qdrant.close(),
    startQdrant: async () => void (qdrant = await startLocalQdrant({ folder, port })),
    close: async () => {
      for (const probe of Object.values(context.probes)) probe.stop();
      await indexer.stop();
      await Promise.all([qdrant.close(), host.stop(), context.database.end()]);
      rmSync(folder, { recursive: true });
    },
  };
}

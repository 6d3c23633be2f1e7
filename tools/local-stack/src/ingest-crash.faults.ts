import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { applyMigrations, openDatabase, type Database } from '@homeroom/database';
import { serviceMigrations } from '@homeroom/database/migrations';
import { sampleHousehold } from '@homeroom/sample-data';
import { load, startPostgres, type TestPostgres } from '@homeroom/testing';
import { claimPorts } from './ports.ts';
import { until } from './processes.ts';

const dist = path.resolve(import.meta.dirname, '../../../dist');
const limit = 360_000;
const workers = 20;
const total = load(1_000, 60);
/** Parts of the load after which everything is killed. */
const killedAfter = load([0.2, 0.5, 0.8], [0.3, 0.7]);
const requestLimitMs = 20_000;

let folder: string;
let postgres: TestPostgres;
let database: Database;
let qdrantUrl = '';
let serviceUrl = '';
let children: ChildProcess[] = [];
let stopping = false;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-ingest-'));
  writeFileSync(path.join(folder, 'household.yaml'), sampleHousehold);
  postgres = await startPostgres({ settings: { fsync: 'on' } });
}, limit);
afterAll(async () => {
  stopping = true;
  await killChildren();
  await database?.end();
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
}, limit);

async function startAll(databaseUrl: string, qdrantPort: number | null): Promise<void> {
  const qdrant = fork(path.join(dist, 'tools/local-stack/qdrant-host.js'), [path.join(folder, 'qdrant')], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children = [qdrant];
  qdrant.send({ port: qdrantPort });
  await once(qdrant, 'message');
  const env = {
    NODE_ENV: 'production',
    APP_ENV: 'staging',
    DATABASE_URL: databaseUrl,
    QDRANT_URL: qdrantUrl,
    MODEL_HOST_URL: 'http://127.0.0.1:9',
    FAMILY_CONFIG: path.join(folder, 'household.yaml'),
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const service = fork(path.join(dist, 'apps/staging-knowledge/main.js'), {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(service);
  serviceUrl = await new Promise((resolve, reject) => {
    service.once('exit', (code, signal) =>
      reject(new Error(`The service ended with ${code ?? signal} before it listened.`)),
    );
    service.on('message', ({ listening }: { listening?: string }) => listening && resolve(listening));
  });
}

/** SIGKILL for the service and the local Qdrant. */
async function killChildren(): Promise<void> {
  const ended = children
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    .map((child) => once(child, 'exit'));
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(ended);
}

/** Sends an extraction again and again until it is acknowledged. */
async function ingest(index: number): Promise<void> {
  const body = JSON.stringify({
    extraction_id: `crash-${index}`,
    message_id: index,
    message_text: `Bring item ${index} labelled marker${index} to the hall.`,
    extraction_type: 'note',
    extracted_what: `Item ${index}`,
  });
  while (!stopping) {
    const acknowledged = await fetch(`${serviceUrl}/brain/ingest`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(requestLimitMs),
    }).then(
      async (response) => (await response.text().catch(() => '')) !== '' && response.status === 200,
      () => false,
    );
    if (acknowledged) return;
    await pause(50);
  }
}

/** The source of every point of the collection. */
async function indexedSources(): Promise<string[]> {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ limit: 10 * total, with_payload: ['source'], with_vector: false }),
  };
  const response = await fetch(`${qdrantUrl}/collections/family_knowledge/points/scroll`, request);
  const { result } = (await response.json()) as { result: { points: { payload: { source: string } }[] } };
  return result.points.map(({ payload }) => payload.source).sort();
}

test(
  `${total} ingests outlive kill -9 of the service, of Qdrant and of PostgreSQL: each acknowledged one is found, none twice`,
  async () => {
    const url = new URL(postgres.url);
    url.pathname = '/staging_knowledge';
    await applyMigrations(url.href, serviceMigrations['staging-knowledge']);
    const { qdrant: qdrantPort } = await claimPorts({
      'family-assistant': 0,
      'staging-knowledge': 0,
      'athletics-admin': 0,
      postgres: 0,
      qdrant: 0,
    });
    qdrantUrl = `http://127.0.0.1:${qdrantPort}`;
    await startAll(url.href, qdrantPort);

    let acknowledged = 0;
    let next = 0;
    const ingests = Array.from({ length: workers }, async () => {
      for (let index = next++; index < total; index = next++) {
        await ingest(index);
        acknowledged += 1;
      }
    });
    for (const part of killedAfter) {
      await until(() => acknowledged >= part * total, limit);
      await Promise.all([killChildren(), postgres.kill()]);
      expect(acknowledged).toBeLessThan(total);
      await postgres.start();
      await startAll(url.href, qdrantPort);
    }
    await Promise.all(ingests);

    database = openDatabase({ url: url.href, applicationName: 'crash-test' });
    const open = async () =>
      (await database.query<{ open: number }>('SELECT count(*)::int AS open FROM index_task WHERE NOT embeddings_only'))
        .rows[0]?.open;
    expect(await until(async () => (await open()) === 0, 60_000)).toBe(true);
    const expected = Array.from({ length: total }, (_, index) => `extraction:crash-${index}`).sort();
    expect(await indexedSources()).toEqual(expected);
    expect(await (await fetch(`${serviceUrl}/brain/stats`)).json()).toMatchObject({ total_documents: total });
    for (const index of [0, 0.2, 0.5, 0.8, 1].map((part) => Math.floor(part * (total - 1)))) {
      const { sources } = (await (await fetch(`${serviceUrl}/brain/query?q=marker${index}`)).json()) as {
        sources: { subject: string }[];
      };
      expect(sources.map(({ subject }) => subject)).toEqual([`Family Logistics: Item ${index}`]);
    }
  },
  limit,
);

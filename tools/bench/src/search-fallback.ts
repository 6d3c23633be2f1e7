import { startLocalQdrant } from '@homeroom/local-qdrant';
import { startFakeModelHost } from '@homeroom/model-host/testing';
import { sampleCalendar, sampleToday } from '@homeroom/sample-data';
import { answered, startCalendar } from './calendar-service.ts';
import { interleaved, type Effort } from './rounds.ts';
import type { Scratch } from './scratch.ts';
import { compare, type Measure } from './statistics.ts';

const repeats = 40;
const indexedLimitMs = 60_000;
const question = 'When is soccer practice?';

/** A question while the model host hangs and the breaker is open, against one that asks for keywords only. */
export async function fallbackMeasure({ rounds }: Effort, scratch: Scratch): Promise<Measure> {
  const qdrant = await startLocalQdrant({ folder: scratch.folder(new Map()), port: 0 });
  scratch.later(() => qdrant.close());
  const host = await startFakeModelHost();
  scratch.later(() => host.stop());
  const variables = { QDRANT_URL: qdrant.url, MODEL_HOST_URL: host.url };
  const { url, headers } = await startCalendar(
    scratch,
    { family: [sampleCalendar(sampleToday(new Date()))] },
    variables,
  );
  const ask = async (forceKeyword: boolean) => {
    const init = {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ question, force_keyword: forceKeyword }),
    };
    return JSON.parse(await answered(`${url}/brain/query`, init)) as { mode: string; sources: unknown[] };
  };
  await untilSemantic(() => ask(false));
  host.misbehave({ kind: 'hang' }, { purposes: ['embed'] });
  const subjects = { fallback: () => p50(() => ask(false)), keyword: () => p50(() => ask(true)) };
  await subjects.fallback();
  await subjects.keyword();
  const figures = await interleaved(rounds, subjects);
  return compare(
    'POST /brain/query with a hung embeddings host against forced keyword',
    { what: 'ms', rounds: figures.fallback },
    { what: 'ms', rounds: figures.keyword },
    { atMost: 1.2 },
  );
}

/** Waits until the calendar is indexed and its embeddings are there. */
async function untilSemantic(ask: () => Promise<{ mode: string; sources: unknown[] }>): Promise<void> {
  const end = Date.now() + indexedLimitMs;
  for (;;) {
    const { mode, sources } = await ask().catch(() => ({ mode: 'none', sources: [] }));
    if (mode === 'semantic' && sources.length > 0) return;
    if (Date.now() > end) throw new Error('The calendar was not indexed in time.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The middle of how long questions took, none of which may be answered with embeddings. */
async function p50(ask: () => Promise<{ mode: string }>): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < repeats; turn += 1) {
    const began = performance.now();
    const { mode } = await ask();
    took.push(performance.now() - began);
    if (mode !== 'keyword_fallback') throw new Error(`A question was answered in mode ${mode}.`);
  }
  return took.toSorted((one, other) => one - other)[Math.floor(repeats / 2)] as number;
}

import { startLocalQdrant } from '@homeroom/local-qdrant';
import { startFakeModelHost } from '@homeroom/model-host/testing';
import { sampleCalendar, sampleToday } from '@homeroom/sample-data';
import { answered, startCalendar } from '../calendar/calendar-service.ts';
import { interleaved, medianTime, type Effort } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { compare, type Measure } from '../harness/statistics.ts';

const repeats = 40;
const indexedLimitMs = 60_000;
const question = 'When is soccer practice?';

/** Time limit of an answer: the default of ANSWER_BUDGET_MS. */
const budgetMs = 4_000;

type Asked = { mode: string; sources: unknown[] };
type AskQuestion = (forceKeyword: boolean) => Promise<Asked>;

/**
 * Questions while the embeddings hang, and while the whole host hangs with its chat, against questions that force
 * keywords without any model, once the breakers are open; and the first question of the hung host against its budget.
 */
export async function fallbackMeasures({ rounds }: Effort, scratch: Scratch): Promise<Measure[]> {
  const qdrant = await startLocalQdrant({ folder: scratch.folder(new Map()), port: 0 });
  scratch.later(() => qdrant.close());
  const host = await startFakeModelHost();
  scratch.later(() => host.stop());
  const variables = { QDRANT_URL: qdrant.url, MODEL_HOST_URL: host.url };
  const plain = await startAsking(scratch, variables);
  const chatting = await startAsking(scratch, { ...variables, CHAT_MODEL: 'small-chat' });
  host.misbehave({ kind: 'hang' });
  const began = performance.now();
  await chatting(false);
  const firstMs = performance.now() - began;
  await plain(false);
  const subjects = {
    embeddings: () => p50(() => plain(false)),
    chat: () => p50(() => chatting(false)),
    keyword: () => p50(() => plain(true)),
  };
  for (const warmUp of Object.values(subjects)) await warmUp();
  const figures = await interleaved(rounds, subjects);
  const againstKeyword = (hung: 'embeddings' | 'chat') =>
    compare(
      `POST /brain/query with a hung ${hung} host against forced keyword`,
      { what: 'ms', rounds: figures[hung] },
      { what: 'ms', rounds: figures.keyword },
      { atMost: 1.2 },
    );
  return [
    againstKeyword('embeddings'),
    againstKeyword('chat'),
    compare(
      'first POST /brain/query of a hung host against its budget',
      { what: 'ms', rounds: [firstMs] },
      { what: 'ms', rounds: [budgetMs] },
      { atMost: 1.1 },
    ),
  ];
}

/** A service that answers questions about an indexed calendar. */
async function startAsking(scratch: Scratch, variables: Readonly<Record<string, string>>): Promise<AskQuestion> {
  const calendars = { family: [sampleCalendar(sampleToday(new Date()))] };
  const { url, headers } = await startCalendar(scratch, calendars, variables);
  const ask: AskQuestion = async (forceKeyword) => {
    const init = {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ question, force_keyword: forceKeyword }),
    };
    return JSON.parse(await answered(`${url}/brain/query`, init)) as Asked;
  };
  await untilSemantic(() => ask(false));
  return ask;
}

/** Waits until the calendar is indexed and its embeddings are there. */
async function untilSemantic(ask: () => Promise<Asked>): Promise<void> {
  const end = Date.now() + indexedLimitMs;
  for (;;) {
    const { mode, sources } = await ask().catch(() => ({ mode: 'none', sources: [] }));
    if (mode === 'semantic' && sources.length > 0) return;
    if (Date.now() > end) throw new Error('The calendar was not indexed in time.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The median time of questions, none of which may be answered with embeddings. */
function p50(ask: () => Promise<Asked>): Promise<number> {
  return medianTime(repeats, async () => {
    const { mode } = await ask();
    if (mode !== 'keyword_fallback') throw new Error(`A question was answered in mode ${mode}.`);
  });
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { samplePlainQuestions, sampleQuestions, sampleToday, type SampleQuestion } from '@homeroom/sample-data';
import { processVariables } from '@homeroom/service-kit';
import { answered, nowhere } from '../calendar/calendar-service.ts';
import { refusal } from '../questions/question-score.ts';
import type { Scratch } from '../harness/scratch.ts';
import { compare, type Measure } from '../harness/statistics.ts';
import { root } from '../root.ts';

const stackLimitMs = 300_000;
const firstSources = 3;
const refusedAimed = 9;
const reallyRefusedAimed = 8;

/** Numbers aimed at of the thirty questions that have an answer. */
interface AimedAt {
  first: number;
  /** Default: no aim. */
  amongThree?: number;
  holding: number;
}

const plainAims: AimedAt = { first: 27, holding: 26 };
const paraphrasedAims: Record<'withEmbeddings' | 'byKeywords', AimedAt> = {
  withEmbeddings: { first: 21, amongThree: 24, holding: 16 },
  byKeywords: { first: 16, holding: 12 },
};

type Ask = (question: string) => Promise<Answer>;

interface Answer {
  answer: string;
  confidence: string;
  sources: { id: string }[];
}

/**
 * The hand-written questions about the sample household, put to the embedded stack: plain ones, and ones that say it in
 * other words than the sources. By keywords alone, unless `MODEL_HOST_URL` names a host with an embeddings model.
 */
export async function questionMeasures(scratch: Scratch): Promise<Measure[]> {
  const modelHost = processVariables()['MODEL_HOST_URL'];
  const ask = await startHousehold(scratch, modelHost ?? nowhere);
  const how = modelHost ? 'with embeddings' : 'by keywords';
  const today = sampleToday(new Date());
  return [
    ...(await measuresOf(`plain questions ${how}`, samplePlainQuestions(today), { ask, aims: plainAims })),
    ...(await measuresOf(`paraphrased questions ${how}`, sampleQuestions(today), {
      ask,
      aims: paraphrasedAims[modelHost ? 'withEmbeddings' : 'byKeywords'],
    })),
  ];
}

async function measuresOf(
  name: string,
  questions: readonly SampleQuestion[],
  { ask, aims }: { ask: Ask; aims: AimedAt },
): Promise<Measure[]> {
  const answered = questions.filter(({ source }) => source !== null).length;
  const counts = await countAnswers(questions, ask);
  const measure = (what: string, count: number, aimed?: number) =>
    compare(
      `${name}: ${what}`,
      { what: 'of them', rounds: [count] },
      aimed === undefined ? { what: 'questions', rounds: [answered] } : { what: 'aimed at', rounds: [aimed] },
      aimed === undefined ? {} : { atLeast: 1 },
    );
  return [
    measure('right source first, of 30', counts.first, aims.first),
    measure('right source among the first three, of 30', counts.amongThree, aims.amongThree),
    measure('the answer holds the fact, of 30', counts.holding, aims.holding),
    measure('without an answer, refused or rated low, of 10', counts.refused, refusedAimed),
    measure('without an answer, refused, of 10', counts.reallyRefused, reallyRefusedAimed),
    measure('with an answer, refused, of 30', counts.lost),
    compare(
      `${name}: rated high without the fact`,
      { what: 'of them', rounds: [counts.wronglySure] },
      { what: 'questions', rounds: [questions.length] },
      { atMost: 0 },
    ),
  ];
}

/** Asks the questions and counts what came of them; writes those that went wrong. */
async function countAnswers(questions: readonly SampleQuestion[], ask: Ask) {
  const counts = { first: 0, amongThree: 0, holding: 0, refused: 0, reallyRefused: 0, lost: 0, wronglySure: 0 };
  for (const { question, source, alsoIn = [], contains } of questions) {
    const { answer, confidence, sources } = await ask(question);
    const right = [source, ...alsoIn];
    const place = sources.findIndex(({ id }) => right.includes(id));
    const isRefused = sources.length === 0 || confidence === 'low';
    const holds = source !== null && [contains].flat().some((part) => answer.includes(part));
    counts.first += Number(place === 0);
    counts.amongThree += Number(place >= 0 && place < firstSources);
    counts.holding += Number(holds);
    counts.refused += Number(source === null && isRefused);
    counts.reallyRefused += Number(source === null && answer === refusal);
    counts.lost += Number(source !== null && answer === refusal);
    counts.wronglySure += Number(confidence === 'high' && !holds);
    if (source === null ? !isRefused : place !== 0)
      process.stderr.write(
        `  not as hoped (${confidence}): ${question} → ${sources[0]?.id ?? 'nothing'}${source === null ? '' : `, not ${source}`}\n`,
      );
  }
  return counts;
}

/** A whole stack with the sample household, as `npm start` runs it. */
async function startHousehold(scratch: Scratch, modelHost: string): Promise<Ask> {
  const ports = Object.fromEntries(
    ['FAMILY_ASSISTANT', 'STAGING_KNOWLEDGE', 'ATHLETICS_ADMIN', 'POSTGRES', 'QDRANT'].map((name) => [
      `${name}_PORT`,
      '0',
    ]),
  );
  const start = path.join(root, 'tools/local-stack/start.mjs');
  const child = spawn(process.execPath, [start, '--json'], {
    env: {
      PATH: path.dirname(process.execPath),
      DATA_DIR: scratch.folder(new Map()),
      MODEL_HOST_URL: modelHost,
      ...ports,
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  scratch.later(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const limit = setTimeout(() => child.kill('SIGTERM'), stackLimitMs);
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    clearTimeout(limit);
    const { services, botToken } = JSON.parse(line) as { services: Record<string, string>; botToken: string };
    const headers = { Authorization: `Bearer ${botToken}`, 'Content-Type': 'application/json' };
    return async (question) =>
      JSON.parse(
        await answered(`${services['family-assistant']}/api/v1/brain/query`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ question }),
        }),
      ) as Answer;
  }
  throw new Error('The embedded stack did not start.');
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { samplePlainQuestions, sampleQuestions, sampleToday, type SampleQuestion } from '@homeroom/sample-data';
import { processVariables } from '@homeroom/service-kit';
import { answered, nowhere } from './calendar-service.ts';
import type { Scratch } from './scratch.ts';
import { compare, type Measure } from './statistics.ts';

const stackLimitMs = 300_000;
/** Of the thirty that have an answer, and of the ten that have none. */
const rightAimed = 27;
const refusedAimed = 8;

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
    ...(await measuresOf(`plain questions ${how}`, samplePlainQuestions(today), ask)),
    ...(await measuresOf(`paraphrased questions ${how}`, sampleQuestions(today), ask)),
  ];
}

async function measuresOf(name: string, questions: readonly SampleQuestion[], ask: Ask): Promise<Measure[]> {
  let [right, holding, refused] = [0, 0, 0];
  for (const { question, source, alsoIn = [], contains } of questions) {
    const { answer, confidence, sources } = await ask(question);
    const first = sources[0]?.id;
    const isRight =
      source === null
        ? first === undefined || confidence === 'low'
        : first !== undefined && [source, ...alsoIn].includes(first);
    if (source === null) refused += Number(isRight);
    else {
      right += Number(isRight);
      holding += Number([contains].flat().some((part) => answer.includes(part)));
    }
    if (!isRight)
      process.stderr.write(
        `  not as hoped (${confidence}): ${question} → ${first ?? 'nothing'}${source === null ? '' : `, not ${source}`}\n`,
      );
  }
  return [
    compare(
      `${name}: right source first, of 30`,
      { what: 'right', rounds: [right] },
      { what: 'aimed at', rounds: [rightAimed] },
      { atLeast: 1 },
    ),
    compare(
      `${name}: the answer holds the fact, of 30`,
      { what: 'hold it', rounds: [holding] },
      { what: 'aimed at', rounds: [rightAimed] },
      { atLeast: 1 },
    ),
    compare(
      `${name}: without an answer, refused or rated low, of 10`,
      { what: 'refused', rounds: [refused] },
      { what: 'aimed at', rounds: [refusedAimed] },
      { atLeast: 1 },
    ),
  ];
}

/** A whole stack with the sample household, as `npm start` runs it. */
async function startHousehold(scratch: Scratch, modelHost: string): Promise<Ask> {
  const ports = Object.fromEntries(
    ['FAMILY_ASSISTANT', 'STAGING_KNOWLEDGE', 'ATHLETICS_ADMIN', 'POSTGRES', 'QDRANT'].map((name) => [
      `${name}_PORT`,
      '0',
    ]),
  );
  const start = path.resolve(import.meta.dirname, '../../../tools/local-stack/start.mjs');
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

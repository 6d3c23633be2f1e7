import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { sampleQuestions } from '@homeroom/sample-data';
import { answered } from './calendar-service.ts';
import type { Scratch } from './scratch.ts';
import { compare, type Measure } from './statistics.ts';

const stackLimitMs = 300_000;
/** Of the thirty that have an answer, and of the ten that have none. */
const rightAimed = 27;
const refusedAimed = 8;

interface Answer {
  answer: string;
  confidence: string;
  sources: { id: string }[];
}

/** The hand-written questions about the sample household, put to the embedded stack. */
export async function questionMeasures(scratch: Scratch): Promise<Measure[]> {
  const ask = await startHousehold(scratch);
  let [right, holding, refused] = [0, 0, 0];
  for (const { question, source, contains } of sampleQuestions(new Date().toISOString().slice(0, 10))) {
    const { answer, confidence, sources } = await ask(question);
    const isRight = source === null ? sources.length === 0 || confidence === 'low' : sources[0]?.id === source;
    if (source === null) refused += Number(isRight);
    else {
      right += Number(isRight);
      holding += Number(answer.includes(contains ?? ''));
    }
    if (!isRight) process.stderr.write(`  not as hoped (${confidence}): ${question} → ${sources[0]?.id ?? 'nothing'}${source === null ? '' : `, not ${source}`}\n`);
  }
  return [
    compare('questions of a household whose right source stands first, of 30', { what: 'right', rounds: [right] }, { what: 'aimed at', rounds: [rightAimed] }, { atLeast: 1 }),
    compare('their answers that hold the fact, of 30', { what: 'holding it', rounds: [holding] }, { what: 'aimed at', rounds: [rightAimed] }, { atLeast: 1 }),
    compare('questions without an answer that are refused or rated low, of 10', { what: 'refused', rounds: [refused] }, { what: 'aimed at', rounds: [refusedAimed] }, { atLeast: 1 }),
  ];
}

/** A whole stack with the sample household, as `npm start` runs it. */
async function startHousehold(scratch: Scratch): Promise<(question: string) => Promise<Answer>> {
  const ports = Object.fromEntries(['FAMILY_ASSISTANT', 'STAGING_KNOWLEDGE', 'ATHLETICS_ADMIN', 'POSTGRES', 'QDRANT'].map((name) => [`${name}_PORT`, '0']));
  const start = path.resolve(import.meta.dirname, '../../../tools/local-stack/start.mjs');
  const child = spawn(process.execPath, [start, '--json'], { env: { PATH: path.dirname(process.execPath), DATA_DIR: scratch.folder(new Map()), MODEL_HOST_URL: 'http://127.0.0.1:9', ...ports }, stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
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
    return async (question) => JSON.parse(await answered(`${services['family-assistant']}/api/v1/brain/query`, { method: 'POST', headers, body: JSON.stringify({ question }) })) as Answer;
  }
  throw new Error('The embedded stack did not start.');
}

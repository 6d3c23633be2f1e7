import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nowhere } from '../calendar/calendar-service.ts';
import { startStaging } from '../documents/documents-service.ts';
import type { HostileDocument } from './hostile-document.ts';
import { hostileDocuments } from './hostile-documents.ts';
import { startWatch, type Watched } from './hostile-watch.ts';
import type { Given } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import type { RunningServer } from '../harness/servers.ts';
import { compare, type Measure, type NotRun } from '../harness/statistics.ts';
import { root } from '../root.ts';

type Operation = 'parse' | 'briefing';

/** Response to one file. */
interface Answered {
  operation: Operation;
  document: HostileDocument;
  /** 0 when the connection broke or nothing came. */
  status: number;
  /** From the sending that was answered to the answer. */
  ms: number;
  /** Number of times it was told to retry. */
  retries: number;
  says: string;
}

const clients = 4;
const readAtOnce = 2;
/** Limit for reading one document, and for its card and storage on top. */
const readingMs = 60_000;
const aroundMs = 5_000;
/** Each waits at most until those before it are read. */
const boundMs = (clients / readAtOnce) * readingMs + aroundMs;
const maxRetries = 100;
const crowd = 24;
const mebibyte = 1_048_576;
const reportFile = path.join(root, 'reports/bench/hostile.txt');

/**
 * Sends every hostile file to the running service, a few at once, and says how each was answered, and how the service
 * was meanwhile. The list of all answers, the slowest first, is written to reports/bench/hostile.txt.
 */
export async function hostileMeasures(_given: Given, scratch: Scratch): Promise<(Measure | NotRun)[]> {
  const files = await written(scratch);
  const server = await startStaging(scratch, nowhere);
  const watched = await startWatch(server, scratch);
  const measures: (Measure | NotRun)[] = [];
  const all: Answered[] = [];
  for (const operation of ['parse', 'briefing'] as const) {
    const answers = await sendAll(server, operation, files);
    all.push(...answers);
    measures.push(
      ...(answers.some(({ status }) => status === 501)
        ? [{ name: `${operation}: hostile files`, notRun: `not measured: POST /vision/${operation} is not built` }]
        : measuresOf(operation, answers, await watched())),
    );
  }
  measures.push(await crowdMeasure(server));
  report(all);
  return measures;
}

/** The files, made before anything is measured, by their places. */
async function written(scratch: Scratch): Promise<Map<HostileDocument, string>> {
  const folder = scratch.folder(new Map());
  const files = new Map<HostileDocument, string>();
  for (const document of hostileDocuments) {
    const place = path.join(folder, String(files.size));
    writeFileSync(place, await document.bytes());
    files.set(document, place);
  }
  return files;
}

async function sendAll(
  server: RunningServer,
  operation: Operation,
  files: ReadonlyMap<HostileDocument, string>,
): Promise<Answered[]> {
  const waiting = [...files];
  const answers: Answered[] = [];
  const client = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [document, place] = next;
      answers.push(await sendOne(server, operation, document, readFileSync(place)));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}

/** Sends a file until it is not told to come again. */
async function sendOne(
  server: RunningServer,
  operation: Operation,
  document: HostileDocument,
  bytes: Buffer,
): Promise<Answered> {
  for (let retries = 0; ; retries += 1) {
    const began = performance.now();
    const { status, says } = await post(`${server.url}/vision/${operation}`, document.name, bytes);
    const ms = performance.now() - began;
    if (status !== 503 || retries >= maxRetries) return { operation, document, status, ms, retries, says };
    await pause(500);
  }
}

async function post(url: string, name: string, bytes: Buffer): Promise<{ status: number; says: string }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' }), name);
  try {
    const response = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(2 * boundMs) });
    const body = (await response.json()) as { detail?: string; text?: string; warnings?: string[]; title?: string };
    return {
      status: response.status,
      says: body.detail ?? `${body.text?.length ?? body.title ?? ''} ${(body.warnings ?? []).join(' ')}`,
    };
  } catch (error) {
    return { status: 0, says: String(error) };
  }
}

function measuresOf(operation: Operation, answers: readonly Answered[], seen: Watched): Measure[] {
  const good = answers.filter(({ status }) => status === 200 || (status >= 400 && status < 500));
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const figure = (name: string, what: string, value: number, limit: string, most: number) =>
    compare(`${operation}: ${name}`, { what, rounds: [value] }, { what: limit, rounds: [most] }, { atMost: 1 });
  return [
    compare(
      `${operation}: hostile files answered 200 or 4xx`,
      { what: 'answered', rounds: [good.length] },
      { what: 'files', rounds: [answers.length] },
      { atLeast: 1 },
    ),
    compare(
      `${operation}: answers 5xx, or none`,
      { what: 'answers', rounds: [answers.length - good.length] },
      { what: 'files', rounds: [answers.length] },
      { atMost: 0 },
    ),
    figure('the slowest answer', 's', slowest / 1_000, 's allowed', boundMs / 1_000),
    figure('the memory of the service’s process', 'MiB', seen.serviceBytes / mebibyte, 'MiB allowed', 400),
    figure(
      'the memory of a reading process',
      'MiB',
      seen.childBytes / mebibyte,
      'MiB: its limit and what is added between two looks',
      800,
    ),
    figure('the slowest /health', 'ms', slowestOf(seen.health, 1), 'ms allowed', 250),
    figure('the slowest /health of a hundred', 'ms', slowestOf(seen.health, 0.99), 'ms allowed', 250),
    compare(
      `${operation}: the slowest /health against a server that does nothing`,
      { what: 'ms', rounds: [slowestOf(seen.health, 1)] },
      { what: 'ms', rounds: [slowestOf(seen.bare, 1)] },
      { atMost: 2 },
    ),
  ];
}

/** Of the fastest share. @param sorted the times, the fastest first */
function slowestOf(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;
}

/** Letters all at once, more than may wait: those who are told to come again come again. */
async function crowdMeasure(server: RunningServer): Promise<Measure> {
  const letter = hostileDocuments.find(
    ({ what }) => what === 'encryption without a password to open',
  ) as HostileDocument;
  const bytes = await letter.bytes();
  const answers = await Promise.all(Array.from({ length: crowd }, () => sendOne(server, 'parse', letter, bytes)));
  const right = answers.filter(({ status }) => status === 200).length;
  const retried = answers.filter(({ retries }) => retries > 0).length;
  return compare(
    `${crowd} letters at once, ${retried} of them told to come again`,
    { what: 'answered 200', rounds: [right] },
    { what: 'sent', rounds: [crowd] },
    { atLeast: 1 },
  );
}

function report(answers: readonly Answered[]): void {
  const lines = answers
    .toSorted((one, other) => other.ms - one.ms)
    .map(
      ({ operation, document, status, ms, retries, says }) =>
        `${String(status).padEnd(4)}${(ms / 1_000).toFixed(2).padStart(7)} s  ${operation.padEnd(9)}${path.extname(document.name).slice(0, 6).padEnd(7)}${document.what}${retries > 0 ? ` (${retries} retries)` : ''}: ${says.slice(0, 200)}`,
    );
  mkdirSync(path.dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, `${lines.join('\n')}\n`);
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalQdrant, type LocalQdrant } from './index.ts';
import { differenceOf, type Recording, type RecordedStep } from './testing/compare-answers.ts';

let folder: string;
let qdrant: LocalQdrant;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'local-qdrant-'));
});

afterEach(async () => {
  await qdrant.close();
  await rm(folder, { recursive: true, force: true });
});

/** Qdrant reads a body of any type as JSON. Here other types are refused, so such a step is then played as JSON. */
async function play(step: RecordedStep) {
  if (step.headers?.['content-type'] === undefined) return send(step);
  expect(await send(step)).toMatchObject({ status: 415 });
  return send({ ...step, headers: {} });
}

async function send(step: RecordedStep) {
  const body = step.raw ?? (step.body === undefined ? undefined : JSON.stringify(step.body));
  const response = await fetch(qdrant.url + step.path, {
    method: step.method,
    headers: { 'content-type': 'application/json', ...step.headers },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return { status: response.status, text };
}

test.each([
  ['in the server’s thread', {}],
  ['in the worker', { workerAbove: 0 }],
])('every recorded request is answered as Qdrant answered it, searching %s', async (where, options) => {
  qdrant = await startLocalQdrant({
    folder,
    port: 0,
    log: (_level, message, error) => console.error(message, error),
    ...options,
  });
  const recording = JSON.parse(
    await readFile(path.join(import.meta.dirname, '../test-data/recordings.json'), 'utf8'),
  ) as Recording;
  const differences: string[] = [];
  let played = 0;
  for (const { name, steps } of recording.scenarios) {
    for (const [at, step] of steps.entries()) {
      const difference = differenceOf(step, await play(step));
      played += 1;
      if (difference)
        differences.push(
          `${name} ${at} ${step.method} ${step.path} ${JSON.stringify(step.body ?? step.raw ?? '').slice(0, 200)}: ${difference}`,
        );
    }
  }
  process.stderr.write(
    `local-qdrant: ${played - differences.length} of ${played} recorded requests are answered as Qdrant answered them, searching ${where}\n`,
  );
  expect(differences).toEqual([]);
  expect(played).toBe(413);
});

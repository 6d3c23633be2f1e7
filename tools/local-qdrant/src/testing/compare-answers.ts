import { isDeepStrictEqual } from 'node:util';

/** One recorded request with its answer. */
export interface RecordedStep {
  method: string;
  path: string;
  body?: unknown;
  raw?: string;
  headers?: Record<string, string>;
  status: number;
  answer?: Json;
  names?: string[];
  envelope?: boolean;
  compare?: 'status' | 'shape' | 'subset' | 'contains' | 'contains-not' | 'unordered' | 'scores';
}

/** Recordings in the test data. */
export interface Recording {
  scenarios: { name: string; steps: RecordedStep[] }[];
}

type Json = ReturnType<typeof JSON.parse>;

/**
 * Returns the difference between the recorded and the given response, by the rules in the test data's README; undefined
 * for none.
 */
export function differenceOf(step: RecordedStep, given: { status: number; text: string }): string | undefined {
  const expected = JSON.stringify(step.answer ?? step.names);
  const tell = (what: string) =>
    `${what}; wanted ${step.status} ${expected?.slice(0, 600)}, got ${given.status} ${given.text.slice(0, 600)}`;
  if (given.status !== step.status) return tell('the status');
  if (step.compare === 'status') return undefined;
  if (step.status >= 400) return errorDiffers(step, given.text) ? tell('the sentence') : undefined;
  const answer = given.text.startsWith('{') ? withoutTimes(JSON.parse(given.text) as Json) : { text: given.text };
  return same(step, answer) ? undefined : tell('the answer');
}

function errorDiffers(step: RecordedStep, text: string): boolean {
  if (!step.envelope) return false;
  const sentence = (JSON.parse(text) as Json).status?.error;
  return typeof sentence !== 'string' || !(step.names ?? []).every((name) => sentence.includes(name));
}

function withoutTimes({ time: _time, usage: _usage, ...answer }: Json): Json {
  return answer;
}

function same(step: RecordedStep, answer: Json): boolean {
  const wanted = step.answer;
  if (step.compare === 'shape') return isDeepStrictEqual(Object.keys(answer).sort(), Object.keys(wanted).sort());
  if (step.compare === 'subset') return near(subset(wanted.result), subset(answer.result));
  if (step.compare === 'contains')
    return listOf(wanted).every((item) => listOf(answer).some((other) => near(item, other)));
  if (step.compare === 'contains-not') return near(listOf(wanted), listOf(answer));
  if (step.compare === 'unordered') return near(byId(wanted.result), byId(answer.result));
  if (step.compare === 'scores') return near(wanted.result.points.map(scoreOf), answer.result.points.map(scoreOf));
  return nearWithTies(wanted.result, answer.result) && near({ ...wanted, result: null }, { ...answer, result: null });
}

function subset(result: Json): Json {
  if (!result.config) return result.status;
  const { params, metadata } = result.config;
  const schema = Object.fromEntries(
    Object.entries(result.payload_schema as Record<string, Json>).map(([field, { data_type }]) => [field, data_type]),
  );
  return [result.status, result.points_count, params.vectors, params.sparse_vectors, metadata, schema];
}

function listOf(answer: Json): Json[] {
  return answer.result.collections ?? answer.result.aliases;
}

function byId(points: Json[]): Json[] {
  return [...points].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
}

function scoreOf(point: Json): number {
  return point.score;
}

/**
 * Compares lists of scored points: equal scores may be in any order, and the last place of a cut list may be another
 * point of that score.
 */
function nearWithTies(wanted: Json, given: Json): boolean {
  if (Array.isArray(wanted) && wanted.some((item) => item?.points))
    return (
      Array.isArray(given) &&
      wanted.length === given.length &&
      wanted.every((item, at) => nearWithTies(item, given[at]))
    );
  const points = wanted?.points;
  if (!Array.isArray(points) || points[0]?.score === undefined) return near(wanted, given);
  const others = given.points as Json[];
  if (!near(points.map(scoreOf), others.map(scoreOf))) return false;
  const last = points.at(-1).score as number;
  return points.every((point) => near(point.score, last) || others.some((other) => near(point, other)));
}

const free = new Set(['operation_id', 'version', 'shard_key']);

/** Equal, numbers up to 1e-5. */
function near(wanted: Json, given: Json): boolean {
  if (typeof wanted === 'number' && typeof given === 'number')
    return Math.abs(wanted - given) <= 1e-5 * Math.max(1, Math.abs(wanted));
  if (Array.isArray(wanted))
    return Array.isArray(given) && wanted.length === given.length && wanted.every((item, at) => near(item, given[at]));
  if (typeof wanted !== 'object' || wanted === null) return wanted === given;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  const keys = new Set([...Object.keys(wanted), ...Object.keys(given)]);
  return [...keys].every((key) => free.has(key) || (key in wanted && key in given && near(wanted[key], given[key])));
}

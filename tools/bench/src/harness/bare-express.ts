import { answered } from '../calendar/calendar-service.ts';
import { loadGenerator } from './load.ts';
import { interleaved, type Effort } from './rounds.ts';
import type { Scratch } from './scratch.ts';
import { bundleOf, startServer } from './servers.ts';
import { compare, type Measure } from './statistics.ts';

/** An answer to measure. */
export interface MeasuredAnswer {
  url: string;
  headers: Readonly<Record<string, string>>;
  effort: Effort;
  scratch: Scratch;
}

/** Requests a second of an answer that does not change, against a bare Express handler that sends the same bytes. */
export async function bareExpressMeasure(
  name: string,
  { url, headers, effort, scratch }: MeasuredAnswer,
): Promise<Measure> {
  const load = loadGenerator().run;
  const body = await answered(url, { headers });
  const file = `${scratch.folder(new Map([['body.json', body]]))}/body.json`;
  const peer = await startServer(bundleOf.peer('bare-express'), {}, [], [file]);
  scratch.later(peer.stop);
  const figures = await interleaved(effort.rounds, {
    service: () => load(url, headers, effort.seconds),
    peer: () => load(`${peer.url}/`, {}, effort.seconds),
  });
  const size = (Buffer.byteLength(body) / 1_000).toFixed(0);
  return compare(
    `${name} (${size} kB) against bare Express`,
    { what: 'requests/s', rounds: figures.service },
    { what: 'requests/s', rounds: figures.peer },
    { atLeast: 0.6 },
  );
}

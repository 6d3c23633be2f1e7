import { Agent, request } from 'node:http';
import { AnswerCheck, type Answer } from './answer-check.ts';
import { callsOf, type ApiDocument } from './document.ts';
import { KnownValues } from './known-values.ts';
import { seededRandom, type Random } from '@homeroom/sample-data';
import { RequestGenerator, type GeneratedRequest, type RequestGeneratorDeps } from './request-generator.ts';

export interface GeneratedLoad {
  /** Service without a trailing slash, such as `http://127.0.0.1:3001`. */
  url: string;
  requests: number;
  seed: number;
  credentials: RequestGeneratorDeps['credentials'];
  /** Called before every fiftieth request, for tokens that a generated request may have revoked. */
  renew?: () => Promise<void>;
}

const workers = 4;
const limitMs = 60_000;

/**
 * Sends requests that are generated from the service's own OpenAPI document, each call equally often, and compares the
 * answers with it.
 * @returns how many answers had each status, and what was wrong, each with the request
 */
export async function sendGeneratedRequests(
  load: GeneratedLoad,
): Promise<{ statuses: Map<number, number>; problems: string[] }> {
  const document = (await (await fetch(`${load.url}/openapi.json`)).json()) as ApiDocument;
  const calls = callsOf(document);
  const check = new AnswerCheck(document);
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  let sent = 0;
  const work = async (random: Random): Promise<void> => {
    const known = new KnownValues(random);
    const generator = new RequestGenerator({ document, random, known, credentials: load.credentials });
    while (sent < load.requests) {
      const number = sent++;
      if (number % 50 === 0) await load.renew?.();
      const generated = generator.next(calls[number % calls.length] as (typeof calls)[number]);
      const answer = await send(load.url, generated, agent);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const problem = check.problem(generated, answer);
      if (problem !== null) problems.push(`${described(generated)} ${problem}`);
      else if (answer.status < 300 && answer.contentType.startsWith('application/json'))
        known.learn(JSON.parse(answer.text));
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, index) => work(seededRandom(load.seed + index))));
  agent.destroy();
  return { statuses, problems };
}

/** Sends the request as it is: fetch would mend its address. */
function send(url: string, { method, target, headers, body }: GeneratedRequest, agent: Agent): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const length = body ? { 'content-length': String(body.length) } : {};
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path: target, agent, headers: { ...headers, ...length } };
    const sending = request({ ...options, signal: AbortSignal.timeout(limitMs) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sending.on('error', reject);
    sending.end(body ?? undefined);
  });
}

function described({ method, target, headers, body }: GeneratedRequest): string {
  const shown = { ...headers, ...(headers['authorization'] !== undefined && { authorization: '…' }) };
  return `${method} ${target.slice(0, 300)} ${JSON.stringify(shown)} ${body?.toString().slice(0, 600) ?? ''}`;
}

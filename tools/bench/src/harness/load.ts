import { execFile, execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { promisify } from 'node:util';

/** Sends requests to one address of this machine for a while and answers how many were answered a second. */
export type LoadGenerator = (
  url: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
) => Promise<number>;

const connections = 16;

/** `wrk` when it is installed, otherwise Node's own client; the same for everything in one run. */
export function loadGenerator(): { name: string; run: LoadGenerator } {
  try {
    execFileSync('wrk', ['-v'], { stdio: 'ignore' });
  } catch (error) {
    // wrk exits with 1 after it has told its version.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { name: 'Node client', run: nodeLoad };
  }
  return { name: 'wrk', run: wrkLoad };
}

async function wrkLoad(url: string, headers: Readonly<Record<string, string>>, seconds: number): Promise<number> {
  const duration = Math.max(1, Math.round(seconds));
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${duration}s`,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ];
  const { stdout } = await promisify(execFile)('wrk', args, { timeout: (duration + 30) * 1_000 });
  if (/Non-2xx/.test(stdout)) throw new Error(`${new URL(url).pathname} answered errors:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? NaN);
}

async function nodeLoad(url: string, headers: Readonly<Record<string, string>>, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    return await answersEachSecond(connections, seconds, () => get(url, headers, agent));
  } finally {
    agent.destroy();
  }
}

/** Lets so many workers ask again and again for a while, and answers how many answers came a second. What was asked in time counts. */
export async function answersEachSecond(
  workers: number,
  seconds: number,
  ask: (worker: number) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1_000;
  let answered = 0;
  const work = async (_: unknown, worker: number): Promise<void> => {
    while (performance.now() < end) {
      await ask(worker);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }).map(work));
  return answered / ((performance.now() - started) / 1_000);
}

/** Sends so many requests to one address over the connections of a load, and throws unless each is answered with 200. */
export async function answersOf(
  requests: number,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = requests;
  const work = async (): Promise<void> => {
    while ((left -= 1) >= 0) await get(url, headers, agent);
  };
  try {
    await Promise.all(Array.from({ length: connections }, work));
  } finally {
    agent.destroy();
  }
}

/**
 * Sends a JSON body over the agent's connections, and returns the body of the answer. `fetch` would take a millisecond of
 * the processor for each request, as much as what is measured.
 * @throws Error unless the request succeeded
 */
export function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
  agent: Agent,
): Promise<string> {
  const text = JSON.stringify(body);
  const described = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers: { ...headers, ...described }, agent }, (response) => {
      let answer = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => (answer += chunk))
        .once('end', () => {
          const { statusCode = 0 } = response;
          if (statusCode >= 200 && statusCode < 300) resolve(answer);
          else reject(new Error(`POST ${new URL(url).pathname} answered ${statusCode}: ${answer}`));
        });
    })
      .once('error', reject)
      .end(text);
  });
}

function get(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent }, (response) => {
      response
        .resume()
        .once('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`${new URL(url).pathname} answered ${response.statusCode}`)),
        );
    })
      .once('error', reject)
      .end();
  });
}

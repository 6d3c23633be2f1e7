import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalQdrant, type LocalQdrant } from '@homeroom/local-qdrant';
import { startFakeModelHost, type FakeModelHost } from '@homeroom/model-host/testing';
import { sampleHousehold } from '@homeroom/sample-data';
import { load, radicaleInstalled, startRadicale, type TestRadicale } from '@homeroom/testing';
import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';
import { CrashStack, soon } from './crash-stack.ts';
import { startTroubledProxy, type HostTrouble, type TroubledProxy } from './troubled-proxy.ts';

const limit = 240_000;
/** Time for an answer: that of a change is the longest, 10 s for each of two requests to the calendar server. */
const answeredWithinMs = load(22_000, 40_000);
/** Time until `/health` is true. */
const healthWithinMs = load(2_000, 20_000);
/** A job that finds its work still taken by the process that was killed tries again after a minute. */
const metWithinMs = 90_000;
const parent = '1001';
const group = '-100200300';
const timeQuestion = 'When is the orthodontist?';
const troubles: readonly HostTrouble[] = ['down', 'hung', 'dripping', 'talking garbage'];
const hosts = ['Qdrant', 'embeddings host', 'chat host', 'CalDAV server', 'router', 'Telegram'] as const;
/** A host that the family assistant asks. */
export type Host = (typeof hosts)[number];

let stack: CrashStack;
let qdrant: LocalQdrant;
let models: FakeModelHost;
let router: Server;
let radicale: TestRadicale | undefined;
let folder: string;
let eventNumber = 0;
const proxies = {} as Record<Host, TroubledProxy>;

const withRadicale = radicaleInstalled();
if (!withRadicale)
  console.warn('The CalDAV server in trouble is left out: radicale is not installed (apt-get install radicale).');

const nextDay = () => new Date(Date.now() + (eventNumber += 1) * 86_400_000).toISOString().slice(0, 10);
const titled = (summary: string, place?: string) => {
  const day = nextDay();
  return { summary, start: `${day}T16:30:00-06:00`, end: `${day}T17:15:00-06:00`, ...(place && { location: place }) };
};

async function call(method: string, route: string, body?: object) {
  const started = performance.now();
  const { status, text } = await stack.call(0, method, route, { limitMs: limit, ...(body && { body }) });
  return { status, body: JSON.parse(text), quick: performance.now() - started < answeredWithinMs };
}
const ask = async (question: string) => {
  const { body, ...answer } = await call('POST', '/brain/query', { question });
  return { ...answer, mode: body.mode };
};
const health = async () => (await call('GET', '/health')).body;
const chats = () => models.requests.filter(({ purpose }) => purpose === 'chat').length;
/** Whether every host is asked again. */
async function isWell(): Promise<boolean> {
  const before = chats();
  return (await health()).status === 'ok' && (await ask(timeQuestion)).mode === 'semantic' && chats() > before;
}

/** Starts a calendar server for the family's events. @returns the variables that name it */
async function calendarServer(): Promise<Record<string, string>> {
  radicale = await startRadicale();
  const { origin, pathname } = new URL(await radicale.makeCalendar('home', 'Home'));
  proxies['CalDAV server'].target = origin;
  return { CALDAV_URL: proxies['CalDAV server'].url + pathname, CALDAV_SYNC_SECONDS: '1' };
}

async function startHosts(): Promise<void> {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-hosts-'));
  for (const host of hosts) proxies[host] = await startTroubledProxy();
  qdrant = await startLocalQdrant({ folder, port: 0 });
  models = await startFakeModelHost();
  router = createServer((request, response) => {
    const place = String(request.url).startsWith('/search');
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(place ? '[{"lat":"41.9","lon":"-87.6"}]' : '{"code":"Ok","routes":[{"duration":1261.4}]}');
  });
  proxies.Qdrant.target = qdrant.url;
  proxies['embeddings host'].target = models.url;
  proxies['chat host'].target = models.url;
  proxies.router.target = `http://127.0.0.1:${await listenOnLoopback(router)}`;
  stack = await CrashStack.open({
    household: sampleHousehold,
    chats: [parent, group],
    env: {
      QDRANT_URL: proxies.Qdrant.url,
      EMBEDDINGS_URL: proxies['embeddings host'].url,
      MODEL_HOST_URL: proxies['chat host'].url,
      CHAT_MODEL: 'small-chat',
      ...(withRadicale && (await calendarServer())),
      NOMINATIM_URL: proxies.router.url,
      OSRM_URL: proxies.router.url,
      TELEGRAM_API_ROOT: proxies.Telegram.url,
      ALERT_SCHEDULE_MINUTES: '0.02,60,180',
      ALERT_QUIET_HOURS: 'none',
      CONFLICT_WINDOW_DAYS: '60',
    },
  });
  proxies.Telegram.target = stack.telegram.apiRoot;
  await stack.startReplicas(1);
  await soon(async () => (await call('POST', '/calendar/events', titled('Orthodontist'))).status === 201);
  await soon(isWell);
}

async function endHosts(): Promise<void> {
  await stack?.close();
  await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
  await Promise.all([qdrant?.close(), models?.stop(), radicale?.remove(), router && closeAtOnce(router)]);
  if (folder) rmSync(folder, { recursive: true, force: true });
}

/** Answers while a host is in trouble. */
interface Expected {
  /** To a question that the calendar answers. */
  mode: 'semantic' | 'keyword_fallback';
  /** To one that only the knowledge base could answer. */
  knowledge: number;
  /** To a new event. */
  change: number;
  /** Services that are not `up` in `/health`. */
  services: object;
}
const unharmed: Expected = { mode: 'semantic', knowledge: 200, change: 201, services: {} };

/** The documented answers: see docs/operations.md and the OpenAPI document. */
function expectedOf(host: Host, trouble: HostTrouble): Expected {
  switch (host) {
    case 'Qdrant':
      return { ...unharmed, mode: 'keyword_fallback', knowledge: 503, services: { vector_store: 'down' } };
    case 'embeddings host': {
      const embeddings = trouble === 'talking garbage' ? 'down' : 'unreachable';
      return { ...unharmed, mode: 'keyword_fallback', services: { embeddings } };
    }
    case 'CalDAV server':
      return { ...unharmed, change: 503, services: { calendar_store: 'down' } };
    default:
      return unharmed;
  }
}
const allUp = { calendar_store: 'up', vector_store: 'up', embeddings: 'up' };

/** Adds two events at the same time, of which an alert is sent at once. @returns the title of one */
async function addClash(trouble: HostTrouble): Promise<string> {
  const event = titled(`Piano while ${trouble}`);
  await call('POST', '/calendar/events', event);
  await call('POST', '/calendar/events', { ...event, summary: `Dentist while ${trouble}` });
  return event.summary;
}

/** Checks what is promised while a host is in trouble. @param provoke what makes the service ask it */
async function checkTrouble(host: Host, trouble: HostTrouble, provoke: () => Promise<unknown>): Promise<void> {
  await proxies[host].suffer(trouble);
  await provoke();
  const began = performance.now();
  const { mode, knowledge, change, services } = expectedOf(host, trouble);
  const told = { ...allUp, ...services };
  await soon(async () => JSON.stringify((await health()).services) === JSON.stringify(told));
  const healthMs = performance.now() - began;
  expect(await ask(timeQuestion)).toMatchObject({ status: 200, mode, quick: true });
  expect(await ask('Who repairs the boiler?')).toMatchObject({ status: knowledge, quick: true });
  expect(await call('GET', '/calendar/today')).toMatchObject({ status: 200, quick: true });
  const event = titled(`${host} ${trouble}`);
  expect(await call('POST', '/calendar/events', event)).toMatchObject({ status: change, quick: true });
  const range = new URLSearchParams({ start: event.start, end: event.end });
  expect(await call('GET', `/calendar/events?${range}`)).toMatchObject({ status: 200, quick: true });
  await soon(async () => JSON.stringify((await health()).services) === JSON.stringify(told));
  expect(healthMs).toBeLessThan(healthWithinMs);
  if (trouble !== 'down') await soon(async () => proxies[host].met > 0, metWithinMs);
}

const promise = 'health says so in time, and every call has its documented answer within its budget';

async function checkTelegram(trouble: HostTrouble): Promise<void> {
  await stack.passTenMinutes();
  let alerted = '';
  await checkTrouble('Telegram', trouble, async () => void (alerted = await addClash(trouble)));
  // A dripping host has taken the message all the same.
  if (trouble !== 'dripping')
    await soon(async () => (await stack.rows('SELECT 1 FROM alert_message WHERE sent_at IS NULL')).length > 0);
  await proxies.Telegram.suffer(null);
  await soon(async () => stack.telegram.accepted.some(({ text }) => text.includes(alerted)));
}

async function checkRouter(trouble: HostTrouble): Promise<void> {
  await call('POST', '/calendar/events', titled('Errand', `${eventNumber} Mill Road, Springfield`));
  // A job asks it, the first time right after a start.
  await checkTrouble('router', trouble, () => stack.replace(0));
}

/** Declares a test for each trouble of some of the hosts, while a service runs with all of them. */
export function describeTroubles(...troubled: Host[]): void {
  describe('Hosts in trouble', () => {
    beforeAll(startHosts, limit);
    afterEach(async () => {
      for (const host of hosts) await proxies[host].suffer(null);
      await soon(isWell);
    }, limit);
    afterAll(endHosts, limit);

    for (const host of troubled)
      (host === 'CalDAV server' && !withRadicale ? test.skip : test).each(troubles)(
        `${host} is %s: ${promise}${host === 'Telegram' ? ', and an alert is sent afterwards' : ''}`,
        (trouble) => {
          if (host === 'Telegram') return checkTelegram(trouble);
          return host === 'router' ? checkRouter(trouble) : checkTrouble(host, trouble, async () => undefined);
        },
        limit,
      );
  });
}

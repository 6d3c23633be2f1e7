import { setTimeout as pause } from 'node:timers/promises';
import { docker, services, until } from './compose-stack.mjs';

const readyLimitMs = 60_000;
/** Time between the end of new requests to a replica and its stop, as between a pod's removal and its signal. */
const drainMs = 500;

/** Calls that the load makes to each service; any answer below 500 counts. */
const loads = {
  'family-assistant': (caller, base, number) =>
    number % 4 === 0
      ? caller.addEvent(`rolled ${number}`, { hour: number % 24, base })
      : caller.call('family-assistant', '/api/v1/calendar/today', { base }),
  'staging-knowledge': (caller, base) => caller.call('staging-knowledge', '/documents?limit=5', { base }),
  'athletics-admin': (caller, base) => caller.call('athletics-admin', '/api/v1/admin/roster?school_id=none', { base }),
};

/** Each service with two replicas, restarted one after the other under load. @returns {[string, () => Promise<string>][]} */
export function rollingChecks(stack, caller) {
  return Object.keys(services).map((service) => [
    `${service} is rolled without a lost request`,
    async () => {
      const second = await startSecond(stack, service);
      try {
        return await roll(stack, caller, service, second);
      } finally {
        await docker('rm', '-f', second);
      }
    },
  ]);
}

/** Starts another container of a service, on a port that Docker chooses. */
async function startSecond(stack, service) {
  const { port } = services[service];
  return stack.compose('run', '-d', '--no-deps', '-p', `127.0.0.1::${port}`, service);
}

async function addressOf(id, service) {
  const published = await docker('port', id, String(services[service].port));
  return `http://${published.split('\n', 1)[0]}`;
}

async function roll(stack, caller, service, second) {
  const replicas = [await stack.container(service), second].map((id) => ({ id, base: '', isDrained: false }));
  const isReady = async ({ base }) => (await caller.call(service, '/readyz', { base })).status === 200;
  for (const replica of replicas) {
    replica.base = await addressOf(replica.id, service);
    await until('ready', () => isReady(replica), readyLimitMs);
  }
  const load = startLoad(caller, service, replicas);
  for (const replica of replicas) {
    await pause(1_000);
    replica.isDrained = true;
    await pause(drainMs);
    await docker('stop', '-t', '20', replica.id);
    await docker('start', replica.id);
    replica.base = await addressOf(replica.id, service);
    await until('ready again', () => isReady(replica), readyLimitMs);
    replica.isDrained = false;
  }
  await pause(1_000);
  const { answered, lost } = await load.stop();
  if (lost.length > 0)
    throw new Error(`${lost.length} of ${answered + lost.length} lost: ${[...new Set(lost)].join(', ')}`);
  return `${answered} requests answered`;
}

/** Four callers who take the replicas in turn, without those that are drained. */
function startLoad(caller, service, replicas) {
  const lost = [];
  let answered = 0;
  let number = 0;
  let isStopped = false;
  const callSteadily = async () => {
    while (!isStopped) {
      number += 1;
      const open = replicas.filter(({ isDrained }) => !isDrained);
      const { base } = open[number % open.length];
      const { status } = await loads[service](caller, base, number);
      if (status === 0 || status >= 500) lost.push(status);
      else answered += 1;
      await pause(10);
    }
  };
  const callers = Array.from({ length: 4 }, callSteadily);
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(callers);
      return { answered, lost };
    },
  };
}

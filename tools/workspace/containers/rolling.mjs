import { setTimeout as pause } from 'node:timers/promises';
import { docker, services, until } from './compose-stack.mjs';

const readyLimitMs = 60_000;
const readyEveryMs = 200;

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
  const replicas = [await stack.container(service), second].map((id) => ({ id, base: '', isReady: false }));
  const refresh = async (replica) => {
    const { status } = await caller.call(service, '/readyz', { base: replica.base });
    replica.isReady = status === 200;
    return replica.isReady;
  };
  for (const replica of replicas) {
    replica.base = await addressOf(replica.id, service);
    await until('ready', () => refresh(replica), readyLimitMs);
  }
  const load = startLoad(caller, service, replicas, refresh);
  for (const replica of replicas) {
    await pause(1_000);
    await docker('stop', '-t', '20', replica.id);
    await docker('start', replica.id);
    replica.base = await addressOf(replica.id, service);
    await until('ready again', () => refresh(replica), readyLimitMs);
  }
  await pause(1_000);
  const { answered, lost } = await load.stop();
  if (lost.length > 0)
    throw new Error(`${lost.length} of ${answered + lost.length} lost: ${[...new Set(lost)].join(', ')}`);
  return `${answered} requests answered`;
}

/** Four callers behind a balancer that asks each replica for its readiness and repeats only what was refused. */
function startLoad(caller, service, replicas, refresh) {
  const lost = [];
  let answered = 0;
  let number = 0;
  let isStopped = false;
  const balance = async () => {
    const at = (number += 1);
    const ready = replicas.filter(({ isReady }) => isReady);
    const inTurn = ready.map((_, index) => ready[(at + index) % ready.length]);
    for (const { base } of inTurn) {
      const { status, refused } = await loads[service](caller, base, at);
      if (refused) continue;
      if (status === 0 || status >= 500) lost.push(status);
      else answered += 1;
      return;
    }
    lost.push('no replica');
  };
  const repeat = async (work, everyMs) => {
    while (!isStopped) {
      await work();
      await pause(everyMs);
    }
  };
  const work = [
    ...replicas.map((replica) => repeat(() => refresh(replica), readyEveryMs)),
    ...Array.from({ length: 4 }, () => repeat(balance, 10)),
  ];
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(work);
      return { answered, lost };
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { services, docker, until } from './compose-stack.mjs';
import { dayAhead, writeSteadily } from './calls.mjs';

const megabyte = 1_000_000;
/** Megabytes that a service may add to its base image. */
const addedLimits = { 'athletics-admin': 40, 'family-assistant': 60, 'staging-knowledge': 190 };
const healthyLimitMs = 180_000;
const recoveryLimitMs = 60_000;
const faultMs = 5_000;
/** Answers that a caller may get while something that a service needs is missing; 0 is no answer. */
const allowedInFault = [0, 503];

/** A check throws when it fails, and returns what it measured. @typedef {() => Promise<string | void>} Check */

/** Checks of the images. @returns {[string, Check][]} */
export function imageChecks(stack) {
  const size = async (image) => Number(await docker('image', 'inspect', '--format', '{{.Size}}', image));
  return [
    ['the images build', () => stack.compose('build').then(() => undefined)],
    ...Object.entries(addedLimits).map(([service, limit]) => [
      `the image of ${service} adds at most ${limit} MB to its base`,
      async () => {
        const added = ((await size(`homeroom/${service}`)) - (await size('node:24-slim'))) / megabyte;
        if (added > limit) throw new Error(`${added.toFixed(1)} MB`);
        return `${added.toFixed(1)} MB`;
      },
    ]),
  ];
}

/** Checks of the running containers. @returns {[string, Check][]} */
export function startChecks(stack, caller) {
  return [
    [
      'every container is healthy, in their order',
      async () => {
        await stack.compose('up', '-d');
        await until('healthy', async () => (await states(stack)).every((state) => state === 'healthy'), healthyLimitMs);
        if (!(await caller.ready())) throw new Error('a service is not ready');
      },
    ],
    ...Object.keys(services).flatMap((service) => [
      [
        `${service} runs as node, cannot write its files, and has no capability`,
        async () => {
          const script = 'id -u; touch /app/x 2> /dev/null && echo writable; grep CapEff /proc/self/status';
          const printed = await stack.compose('exec', '-T', service, 'sh', '-c', script);
          if (!/^1000\s+CapEff:\s+0+$/.test(printed)) throw new Error(printed);
        },
      ],
      [
        `${service} starts without a warning`,
        async () => {
          const warning = /.*(?:DeprecationWarning|ExperimentalWarning|\bDEP\d{4}\b).*/.exec(
            await docker('logs', await stack.container(service)),
          );
          if (warning) throw new Error(warning[0]);
        },
      ],
    ]),
  ];
}

async function states(stack) {
  const ids = await Promise.all(['postgres', 'qdrant', ...Object.keys(services)].map((name) => stack.container(name)));
  return Promise.all(ids.map((id) => docker('inspect', '--format', '{{.State.Health.Status}}', id)));
}

/** Calls of a newcomer. @returns {[string, Check][]} */
export function newcomerChecks(caller) {
  const expectStatus = async (answer, status) => {
    const { status: given, body } = await answer;
    if (given !== status) throw new Error(`${given} instead of ${status}: ${JSON.stringify(body).slice(0, 200)}`);
    return body;
  };
  const sender = { 'X-Sender-Id': '1001' };
  return [
    [
      'health tells that the calendar and the index are up',
      async () => {
        const { services: parts } = await expectStatus(caller.call('family-assistant', '/api/v1/health'), 200);
        if (parts.calendar_store !== 'up' || parts.vector_store !== 'up') throw new Error(JSON.stringify(parts));
      },
    ],
    [
      'an event is added, found, undone',
      async () => {
        await expectStatus(caller.addEvent('Dentist for Sam', { headers: sender }), 201);
        if (!(await caller.titles()).has('Dentist for Sam')) throw new Error('the event is not in the calendar');
        const undo = (body) =>
          expectStatus(caller.call('family-assistant', '/api/v1/undo', { body, headers: sender }), 200);
        const { operations } = await undo({ action: 'list' });
        await undo({ action: 'undo', operation_id: operations[0].id });
        if ((await caller.titles()).has('Dentist for Sam')) throw new Error('the event is still in the calendar');
      },
    ],
    [
      'a letter becomes a card',
      async () => {
        const form = new globalThis.FormData();
        const letter = `Lakeside Elementary\n\nThe winter concert is on ${dayAhead(20)} at 6:30 pm in the gym.\n`;
        form.append('file', new globalThis.Blob([letter], { type: 'text/plain' }), 'letter.txt');
        await expectStatus(caller.call('staging-knowledge', '/vision/briefing', { body: form }), 200);
      },
    ],
    [
      'a question is answered from the letter',
      () =>
        until(
          'an answer',
          async () => {
            const body = { question: 'When is the winter concert?' };
            const answer = await caller.call('family-assistant', '/api/v1/brain/query', { body });
            return answer.status === 200 && /6:30/.test(answer.body.answer);
          },
          20_000,
        ),
    ],
    [
      'athletics-admin refuses a signed token of a person whom no school knows',
      async () => void (await expectStatus(caller.call('athletics-admin', '/api/v1/admin/roster?school_id=none'), 401)),
    ],
  ];
}

/** Each container killed, frozen and cut off from the network while events are added. @returns {[string, Check][]} */
export function faultChecks(stack, caller) {
  const network = async (id) =>
    docker('inspect', '--format', '{{range $name, $_ := .NetworkSettings.Networks}}{{$name}}{{end}}', id);
  const faults = {
    killed: async (id) => {
      await docker('kill', id);
      await pause(faultMs);
      await docker('start', id);
    },
    paused: async (id) => {
      await docker('pause', id);
      await pause(faultMs);
      await docker('unpause', id);
    },
    'cut off from the network': async (id, service) => {
      const name = await network(id);
      await docker('network', 'disconnect', name, id);
      await pause(faultMs);
      await docker('network', 'connect', '--alias', service, name, id);
    },
  };
  return ['postgres', 'qdrant', ...Object.keys(services)].flatMap((service) =>
    Object.entries(faults).map(([name, fault]) => [
      `${service} ${name} for ${faultMs / 1000} s`,
      () => survive(caller, `${service} ${name}`, async () => fault(await stack.container(service), service)),
    ]),
  );
}

async function survive(caller, label, fault) {
  const writer = writeSteadily(caller, label);
  await pause(1_000);
  await fault();
  const ended = Date.now();
  await until('all services ready', () => caller.ready(), recoveryLimitMs);
  await until(
    'a write succeeds',
    async () => (await caller.addEvent(`${label}, after`)).status === 201,
    recoveryLimitMs,
  );
  const recovery = (Date.now() - ended) / 1000;
  await writer.stop();
  const titles = await caller.titles();
  const lost = writer.acknowledged.filter((title) => !titles.has(title));
  if (lost.length > 0) throw new Error(`${lost.length} of ${writer.acknowledged.length} acknowledged events are lost`);
  const odd = [...writer.statuses.keys()].filter((status) => !allowedInFault.includes(status));
  if (odd.length > 0) throw new Error(`unexpected answers: ${odd.join(', ')}`);
  return `${writer.acknowledged.length} events kept, back after ${recovery.toFixed(1)} s`;
}

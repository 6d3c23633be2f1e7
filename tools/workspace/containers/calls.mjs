import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const callLimitMs = 10_000;

/** Calls of a newcomer to the stack, and a caller that goes on while something is broken. */
export class Caller {
  #stack;
  #headers;

  constructor(stack) {
    this.#stack = stack;
    this.#headers = {
      'family-assistant': { Authorization: `Bearer ${stack.secret('bot_token')}` },
      'staging-knowledge': { Authorization: `Bearer ${stack.secret('staging_api_token')}` },
      'athletics-admin': { Authorization: `Bearer ${signedToken(stack.secret('jwt_secret'))}` },
    };
  }

  /** Calls a service. @returns status and JSON body; status 0 when there is no answer */
  async call(service, address, { body, headers = {}, base = this.#stack.address(service) } = {}) {
    const isForm = body instanceof globalThis.FormData;
    try {
      const response = await fetch(base + address, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...this.#headers[service],
          ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
          // A connection that is kept would end with its container.
          Connection: 'close',
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(callLimitMs),
      });
      return { status: response.status, body: await response.json() };
    } catch {
      return { status: 0, body: {} };
    }
  }

  /** Adds an event. @returns the answer, with the title under which the event is found */
  async addEvent(summary, { hour = 15, ...options } = {}) {
    const start = `${dayAhead(3)}T${String(hour).padStart(2, '0')}:00:00-06:00`;
    const end = `${dayAhead(3)}T${String(hour).padStart(2, '0')}:30:00-06:00`;
    const headers = { 'Idempotency-Key': randomUUID() };
    return this.call('family-assistant', '/api/v1/calendar/events', {
      body: { summary, start, end },
      headers,
      ...options,
    });
  }

  /** Titles of all events around the day of `addEvent`. */
  async titles() {
    const { body } = await this.call(
      'family-assistant',
      `/api/v1/calendar/events?start=${dayAhead(2)}T00:00:00Z&end=${dayAhead(5)}T00:00:00Z`,
    );
    return new Set(body.events.map(({ summary }) => summary));
  }

  /** True when every service is ready. */
  async ready() {
    const services = Object.keys(this.#headers);
    const answers = await Promise.all(services.map((service) => this.call(service, '/readyz')));
    return answers.every(({ status }) => status === 200);
  }
}

/** Writes events until it is stopped, and remembers which were acknowledged and how the others ended. */
export function writeSteadily(caller, label) {
  const acknowledged = [];
  const statuses = new Map();
  let isStopped = false;
  const work = (async () => {
    for (let number = 0; !isStopped; number += 1) {
      const title = `${label} ${number}`;
      const { status } = await caller.addEvent(title, { hour: number % 24 });
      if (status === 201) acknowledged.push(title);
      else statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await pause(50);
    }
  })();
  return {
    acknowledged,
    statuses,
    stop: async () => {
      isStopped = true;
      await work;
    },
  };
}

/** YYYY-MM-DD so many days from now. */
export function dayAhead(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A token of a person whom no school knows. */
function signedToken(secret) {
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: 'nobody', iat: now, exp: now + 3600 })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

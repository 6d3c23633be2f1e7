import { setTimeout as pause } from 'node:timers/promises';

/** A change as its sender knows it once it is acknowledged. */
export interface AcknowledgedChange {
  key: string;
  senderId: string;
  type: 'add' | 'rename' | 'move' | 'cancel';
  calendarId: string;
  operationId: string;
  eventId: string;
  request: ChangeRequest;
  answer: { status: number; text: string };
}

/** Expected state of an event after its last acknowledged change. */
export interface ExpectedEvent {
  id: string;
  calendarId: string;
  summary: string;
  /** Local time of the household, as iCalendar writes it: `20270101T080000`. */
  start: string;
  cancelled: boolean;
}

export interface ChangeRequest {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body: object | null;
}

type SentChange = Pick<AcknowledgedChange, 'request' | 'key' | 'senderId'>;

/** Next change drawn by a worker. */
interface Plan {
  calendarId: string;
  /** Distinguishes the change from every other. */
  name: string;
  index: number;
  /** After how many milliseconds its first sender hangs up; null when it waits. */
  patience: number | null;
}

export interface ChangeLoadOptions {
  workers: number;
  changesPerWorker: number;
  /** The calendars, given to the workers in turn. */
  calendarIds: readonly string[];
  /** A worker's own stream of numbers from 0 to below 1. */
  randomOf: (worker: number) => () => number;
  botToken: string;
  /** Current base URL of the service, such as `http://127.0.0.1:3001`. */
  url: () => string;
}

const maxAttempts = 600;
const pauseMilliseconds = 50;
const requestLimitMilliseconds = 20_000;
/** This share of the changes is sent by a caller that hangs up soon, which may be before or after the change is made. */
const impatientShare = 0.1;
const maxImpatientMs = 60;

/**
 * Workers that add, rename, move and cancel events of their own, each change with a key and a sender of its own. A
 * change that fails in transit, or is told to come again, is sent again with its key until it is acknowledged.
 */
export class ChangeLoad {
  readonly changes: AcknowledgedChange[] = [];
  readonly events: ExpectedEvent[] = [];
  /** Retries by reason: a status with its code, `in transit`, or `hung up` by the caller. */
  readonly retries = new Map<string, number>();
  inFlight = 0;
  ended = false;
  readonly #options: ChangeLoadOptions;

  constructor(options: ChangeLoadOptions) {
    this.#options = options;
  }

  /** Makes all changes. @throws Error at the first one that is refused or never acknowledged */
  async run(): Promise<void> {
    const { workers } = this.#options;
    try {
      await Promise.all(Array.from({ length: workers }, (_, worker) => this.#work(worker)));
    } finally {
      this.ended = true;
    }
  }

  /** Lets the workers stop at their next attempt. */
  stop(): void {
    this.ended = true;
  }

  async #work(worker: number): Promise<void> {
    const { changesPerWorker, calendarIds } = this.#options;
    const calendarId = calendarIds[worker % calendarIds.length] ?? '';
    const random = this.#options.randomOf(worker);
    const own: ExpectedEvent[] = [];
    for (let index = 0; index < changesPerWorker; index += 1) {
      const live = own.filter(({ cancelled }) => !cancelled);
      const event = live[Math.floor(random() * live.length)];
      const type = event ? anyType(random()) : 'add';
      const plan = {
        calendarId,
        name: `${worker}-${index}`,
        index,
        patience: random() < impatientShare ? Math.ceil(random() * maxImpatientMs) : null,
      };
      if (event && type !== 'add') {
        await this.#change(event, type, plan);
        continue;
      }
      const added = await this.#add(plan);
      own.push(added);
      this.events.push(added);
    }
  }

  async #add(plan: Plan): Promise<ExpectedEvent> {
    const { start, body } = slot(plan.index);
    const { calendarId, name } = plan;
    const summary = `Event ${name}`;
    const { eventId } = await this.#acknowledged(
      { method: 'POST', path: '/calendar/events', body: { summary, calendar: calendarId, ...body } },
      'add',
      plan,
    );
    return { id: eventId, calendarId, summary, start, cancelled: false };
  }

  async #change(event: ExpectedEvent, type: 'rename' | 'move' | 'cancel', plan: Plan): Promise<void> {
    const path = `/calendar/events/${event.id}`;
    const { start, body } = slot(plan.index);
    const summary = `Name ${plan.name}`;
    const bodies = { rename: { summary }, move: body, cancel: null };
    await this.#acknowledged({ method: type === 'cancel' ? 'DELETE' : 'PATCH', path, body: bodies[type] }, type, plan);
    if (type === 'rename') event.summary = summary;
    else if (type === 'move') event.start = start;
    else event.cancelled = true;
  }

  async #acknowledged(
    request: ChangeRequest,
    type: AcknowledgedChange['type'],
    { calendarId, name, patience }: Plan,
  ): Promise<AcknowledgedChange> {
    const [key, senderId] = [`key-${name}`, `sender-${name}`];
    const answer = await this.#sendUntilAnswered({ request, key, senderId }, patience);
    const { event, operation } = JSON.parse(answer.text) as { event: { id: string }; operation: { id: string } };
    const change = { key, senderId, type, calendarId, operationId: operation.id, eventId: event.id, request, answer };
    this.changes.push(change);
    return change;
  }

  async #sendUntilAnswered(change: SentChange, patience: number | null): Promise<AcknowledgedChange['answer']> {
    const {
      request: { method, path },
      key,
    } = change;
    let trouble = '';
    for (let attempt = 0; attempt < maxAttempts && !this.ended; attempt += 1) {
      const hangsUp = attempt === 0 && patience !== null;
      const answer = await this.send(change, hangsUp ? patience : requestLimitMilliseconds).catch((error: unknown) =>
        hangsUp && (error as Error).name === 'TimeoutError' ? 'hung up' : 'in transit',
      );
      if (typeof answer !== 'string' && answer.status < 300) return answer;
      trouble = typeof answer === 'string' ? answer : `${answer.status} ${codeOf(answer.text)}`;
      if (typeof answer !== 'string' && answer.status < 500 && trouble !== '409 idempotency_in_progress')
        throw new Error(`${method} ${path} with ${key} was refused: ${answer.status} ${answer.text}`);
      this.retries.set(trouble, (this.retries.get(trouble) ?? 0) + 1);
      if (!hangsUp) await pause(pauseMilliseconds);
    }
    throw new Error(`${method} ${path} with ${key} was never acknowledged; the last trouble: ${trouble}.`);
  }

  /** Sends a change once. Rejects when no whole answer comes within the milliseconds. */
  async send(
    { request: { method, path, body }, key, senderId }: SentChange,
    milliseconds = requestLimitMilliseconds,
  ): Promise<AcknowledgedChange['answer']> {
    const { url, botToken } = this.#options;
    const headers = {
      Authorization: `Bearer ${botToken}`,
      'Idempotency-Key': key,
      'X-Sender-Id': senderId,
      ...(body && { 'Content-Type': 'application/json' }),
    };
    this.inFlight += 1;
    try {
      const response = await fetch(`${url()}/api/v1${path}`, {
        method,
        headers,
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(milliseconds),
      });
      return { status: response.status, text: await response.text() };
    } finally {
      this.inFlight -= 1;
    }
  }
}

function anyType(drawn: number): AcknowledgedChange['type'] {
  if (drawn < 0.35) return 'add';
  if (drawn < 0.6) return 'rename';
  return drawn < 0.8 ? 'move' : 'cancel';
}

/** An hour of January 2027 in Chicago, another one for each index below 20,000. */
function slot(index: number): { start: string; body: { start: string; end: string } } {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = two(1 + (index % 28));
  const hour = 8 + (Math.floor(index / 28) % 12);
  const minute = two(Math.floor(index / 336) % 60);
  const at = (hours: number) => `2027-01-${day}T${two(hours)}:${minute}:00-06:00`;
  return { start: `202701${day}T${two(hour)}${minute}00`, body: { start: at(hour), end: at(hour + 1) } };
}

function codeOf(text: string): string {
  try {
    return String((JSON.parse(text) as { code?: unknown }).code);
  } catch {
    return 'no JSON';
  }
}

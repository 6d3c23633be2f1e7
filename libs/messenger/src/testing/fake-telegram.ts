import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';
import { ApiRefusal, refusal, success } from './api-answer.ts';
import type { ApiAnswer } from './api-answer.ts';
import { readParameters } from './request-parameters.ts';
import type { RequestParameters } from './request-parameters.ts';
import { chatOf, sendMessage } from './send-message.ts';
import type { AcceptedMessage } from './send-message.ts';
import { TroublePlan } from './trouble.ts';
import type { Trouble, TroubleScope } from './trouble.ts';
import { UpdateQueue } from './update-queue.ts';
import type { PushedUpdate } from './update-queue.ts';

export interface FakeTelegramOptions {
  /** The one token that it accepts. */
  token: string;
  /** The only chats there are; every chat exists unless told. */
  chats?: readonly string[];
  /** The host's time unless told. */
  now?: () => Date;
}

/**
 * Telegram's Bot API on a port of the loopback interface: `sendMessage`, `getMe`, `getUpdates` and `deleteWebhook` with
 * the wire format, the checks and the words of the real one. Any number of processes may talk to it.
 */
export interface FakeTelegram {
  /** Its address, without a slash at the end; the same over `stop` and `start`. */
  readonly apiRoot: string;
  /** What was accepted, in order, also when the answer got lost. */
  readonly accepted: readonly AcceptedMessage[];
  /** How many `sendMessage` requests with the right token came in, whatever became of them. */
  readonly attempts: number;
  /** From now on this goes wrong. */
  misbehave(trouble: Trouble, scope?: TroubleScope): void;
  /** Ends what was planned for the chat, or everything. */
  behave(chatId?: string): void;
  /** Hands an update to whoever polls. @returns its `update_id` */
  pushUpdate(update: PushedUpdate): number;
  /** Breaks every connection and refuses new ones until `start`; what was accepted and planned stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startFakeTelegram(options: FakeTelegramOptions): Promise<FakeTelegram> {
  const bot = new FakeBot(options);
  const server = createServer((request, response) => void bot.serve(request, response));
  // Clients keep connections; one that the server closes just as it is used again would look like a fault.
  server.keepAliveTimeout = 120_000;
  const port = await listenOnLoopback(server, 0);
  return {
    apiRoot: `http://127.0.0.1:${port}`,
    accepted: bot.accepted,
    get attempts() {
      return bot.attempts;
    },
    misbehave: (trouble, scope = {}) => bot.troubles.add(trouble, scope),
    behave: (chatId) => bot.troubles.clear(chatId),
    pushUpdate: (update) => bot.updates.push(update),
    stop: () => closeAtOnce(server),
    start: async () => {
      if (!server.listening) await listenOnLoopback(server, port);
    },
  };
}

class FakeBot {
  readonly accepted: AcceptedMessage[] = [];
  readonly troubles = new TroublePlan();
  readonly updates = new UpdateQueue();
  attempts = 0;
  private readonly options: FakeTelegramOptions;

  constructor(options: FakeTelegramOptions) {
    this.options = options;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      await this.answer(request, response, gone.signal);
    } catch (error) {
      if (error instanceof ApiRefusal) write(response, refusal(error));
      else response.destroy();
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse, gone: AbortSignal): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake.test');
    const [, token, method = ''] = /^\/bot([^/]*)\/([^/]+)$/.exec(pathname) ?? [];
    const parameters = await readParameters(request, searchParams);
    if (token === undefined) throw new ApiRefusal(404, 'Not Found');
    if (decodeURIComponent(token) !== this.options.token) throw new ApiRefusal(401, 'Unauthorized');
    const name = method.toLowerCase();
    if (name === 'sendmessage') this.attempts += 1;
    const trouble = this.troubles.next(name, chatOf(parameters));
    if (trouble && interfere(trouble, response)) return;
    const answer = await this.call(name, parameters, gone);
    if (trouble?.kind === 'answer-lost') response.destroy();
    else write(response, answer);
  }

  private async call(name: string, parameters: RequestParameters, gone: AbortSignal): Promise<ApiAnswer> {
    switch (name) {
      case 'sendmessage':
        return success(this.accept(parameters));
      case 'getme':
        return success({ ...this.identity(), can_join_groups: true, can_read_all_group_messages: false, supports_inline_queries: false });
      case 'getupdates':
        return success(await this.updates.get(parameters, gone));
      case 'deletewebhook':
        return success(true);
      default:
        throw new ApiRefusal(404, 'Not Found');
    }
  }

  private accept(parameters: RequestParameters): Record<string, unknown> {
    const at = (this.options.now ?? (() => new Date()))();
    const { accepted, message } = sendMessage(parameters, this.accepted.length + 1, this.identity(), at);
    if (this.options.chats && !this.options.chats.includes(accepted.chatId)) throw new ApiRefusal(400, 'Bad Request: chat not found');
    this.accepted.push(accepted);
    return message;
  }

  private identity(): Record<string, unknown> {
    return { id: Number.parseInt(this.options.token, 10) || 1, is_bot: true, first_name: 'Homeroom', username: 'homeroom_bot' };
  }
}

/** @returns whether the request ends here */
function interfere(trouble: Trouble, response: ServerResponse): boolean {
  switch (trouble.kind) {
    case 'blocked':
      throw new ApiRefusal(403, 'Forbidden: bot was blocked by the user');
    case 'unknown-chat':
      throw new ApiRefusal(400, 'Bad Request: chat not found');
    case 'busy':
      throw new ApiRefusal(429, `Too Many Requests: retry after ${trouble.retryAfterSeconds}`, { retry_after: trouble.retryAfterSeconds });
    case 'refused':
      throw new ApiRefusal(trouble.status, trouble.description, trouble.parameters);
    case 'broken':
      throw new ApiRefusal(500, 'Internal Server Error');
    case 'garbage':
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>');
      return true;
    case 'nonsense':
      response.writeHead(200, { 'content-type': 'application/json' }).end(trouble.body);
      return true;
    case 'silent':
      return true;
    case 'answer-lost':
      return false;
  }
}

function write(response: ServerResponse, { status, body }: ApiAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

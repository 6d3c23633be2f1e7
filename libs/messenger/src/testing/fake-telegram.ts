import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';
import { ApiRefusal, refusal, success } from './api-answer.ts';
import type { ApiAnswer } from './api-answer.ts';
import { isObject, readParameters } from './request-parameters.ts';
import type { RequestParameters } from './request-parameters.ts';
import { chatOf } from './send-message.ts';
import type { AcceptedMessage } from './send-message.ts';
import { SentFiles } from './sent-files.ts';
import type { FileReference } from './sent-files.ts';
import { SentMessages } from './sent-messages.ts';
import type { EditedMessage } from './sent-messages.ts';
import { TroublePlan } from './trouble.ts';
import type { Trouble, TroubleScope } from './trouble.ts';
import { UpdateQueue } from './update-queue.ts';
import type { PushedUpdate } from './update-queue.ts';

export interface FakeTelegramOptions {
  /** The only token it accepts. */
  token: string;
  /** Existing chats. Default: every chat exists. */
  chats?: readonly string[];
  /** Default: the host's time. */
  now?: () => Date;
}

/** Answer to a button press. */
export interface AnsweredPress {
  pressId: string;
  text: string;
}

/** Line of the bot's menu. */
export interface BotCommand {
  command: string;
  description: string;
}

/**
 * Fake Telegram Bot API on a loopback port: `sendMessage`, `editMessageText`, `sendChatAction`, `answerCallbackQuery`,
 * `getMe`, `getUpdates`, `deleteWebhook`, `setMyCommands`, `getFile` and file downloads, with the real wire format, checks and messages.
 * Any number of processes may use it.
 */
export interface FakeTelegram {
  /** Base URL without a trailing slash; survives `stop` and `start`. */
  readonly apiRoot: string;
  /** Accepted messages in order, including those whose response was lost. */
  readonly accepted: readonly AcceptedMessage[];
  /** Edited messages in order. */
  readonly edits: readonly EditedMessage[];
  /** Answered presses in order. */
  readonly presses: readonly AnsweredPress[];
  /** Menu of the bot. */
  readonly commands: readonly BotCommand[];
  /** Number of `sendMessage` requests with the right token, whatever their outcome. */
  readonly attempts: number;
  /** Makes requests fail from now on. */
  misbehave(trouble: Trouble, scope?: TroubleScope): void;
  /** Clears planned trouble for the chat, or all of it. */
  behave(chatId?: string): void;
  /** Delivers an update to the poller. @returns its `update_id` */
  pushUpdate(update: PushedUpdate): number;
  /** Whether a poller has confirmed the update, so that it never comes again. */
  isConfirmed(updateId: number): boolean;
  /** Sets the number of the next update. */
  continueUpdatesFrom(updateId: number): void;
  /** Stores a file for `getFile`, to be referenced by a message. */
  addFile(bytes: Uint8Array, extension?: string): FileReference;
  /** Breaks every connection and refuses new ones until `start`; messages and planned trouble are kept. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const maxNoteLength = 200;
const maxCommands = 100;

export async function startFakeTelegram(options: FakeTelegramOptions): Promise<FakeTelegram> {
  const bot = new FakeBot(options);
  const server = createServer((request, response) => void bot.serve(request, response));
  // Clients keep connections; closing one at the moment of its reuse would look like a fault.
  server.keepAliveTimeout = 120_000;
  const port = await listenOnLoopback(server, 0);
  return {
    apiRoot: `http://127.0.0.1:${port}`,
    accepted: bot.sent.accepted,
    edits: bot.sent.edits,
    presses: bot.presses,
    commands: bot.commands,
    get attempts() {
      return bot.attempts;
    },
    misbehave: (trouble, scope = {}) => bot.troubles.add(trouble, scope),
    behave: (chatId) => bot.troubles.clear(chatId),
    pushUpdate: (update) => bot.push(update),
    isConfirmed: (updateId) => bot.updates.isConfirmed(updateId),
    continueUpdatesFrom: (updateId) => bot.updates.continueFrom(updateId),
    addFile: (bytes, extension = 'bin') => bot.files.add(bytes, extension),
    stop: () => closeAtOnce(server),
    start: async () => {
      if (!server.listening) await listenOnLoopback(server, port);
    },
  };
}

class FakeBot {
  readonly sent: SentMessages;
  readonly files = new SentFiles();
  readonly presses: AnsweredPress[] = [];
  readonly commands: BotCommand[] = [];
  readonly troubles = new TroublePlan();
  readonly updates = new UpdateQueue();
  attempts = 0;
  private readonly openPresses = new Set<string>();
  private readonly options: FakeTelegramOptions;

  constructor(options: FakeTelegramOptions) {
    this.options = options;
    this.sent = new SentMessages(options.chats);
  }

  push(update: PushedUpdate): number {
    const { callback_query: press } = update;
    if (isObject(press)) this.openPresses.add(String(press['id']));
    return this.updates.push(update);
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
    const [, file, token, method = ''] = /^(\/file)?\/bot([^/]*)\/(.+)$/.exec(pathname) ?? [];
    const parameters = await readParameters(request, searchParams);
    if (token === undefined) throw new ApiRefusal(404, 'Not Found');
    if (decodeURIComponent(token) !== this.options.token) throw new ApiRefusal(401, 'Unauthorized');
    const name = file === undefined ? method.toLowerCase() : 'file';
    if (name === 'sendmessage') this.attempts += 1;
    const trouble = this.troubles.next(name, chatOf(parameters));
    if (trouble && interfere(trouble, response)) return;
    if (file !== undefined)
      return void response
        .writeHead(200, { 'content-type': 'application/octet-stream' })
        .end(this.files.bytesAt(decodeURIComponent(method)));
    const answer = await this.call(name, parameters, gone);
    if (trouble?.kind === 'answer-lost') response.destroy();
    else write(response, answer);
  }

  private async call(name: string, parameters: RequestParameters, gone: AbortSignal): Promise<ApiAnswer> {
    switch (name) {
      case 'sendmessage':
        return success(this.sent.send(parameters, this.identity(), this.now()));
      case 'editmessagetext':
        return success(this.sent.edit(parameters, this.identity(), this.now()));
      case 'answercallbackquery':
        return success(this.endPress(parameters));
      case 'sendchataction':
        return success(true);
      case 'getfile':
        return success(this.files.describe(parameters));
      case 'getme':
        return success({
          ...this.identity(),
          can_join_groups: true,
          can_read_all_group_messages: false,
          supports_inline_queries: false,
        });
      case 'getupdates':
        return success(await this.updates.get(parameters, gone));
      case 'deletewebhook':
        return success(true);
      case 'setmycommands':
        return success(this.setCommands(parameters));
      default:
        throw new ApiRefusal(404, 'Not Found');
    }
  }

  private endPress({ callback_query_id: id, text }: RequestParameters): true {
    const pressId = String(id);
    if (!this.openPresses.delete(pressId))
      throw new ApiRefusal(400, 'Bad Request: query is too old and response timeout expired or query ID is invalid');
    const note = String(text ?? '');
    if (note.length > maxNoteLength) throw new ApiRefusal(400, 'Bad Request: MESSAGE_TOO_LONG');
    this.presses.push({ pressId, text: note });
    return true;
  }

  private setCommands({ commands }: RequestParameters): true {
    const list: unknown = typeof commands === 'string' ? JSON.parse(commands) : commands;
    if (!Array.isArray(list) || list.length > maxCommands)
      throw new ApiRefusal(400, 'Bad Request: BOT_COMMANDS_TOO_MUCH');
    const isValid = list.every(
      ({ command, description }: Record<string, unknown>) =>
        /^[a-z0-9_]{1,32}$/.test(String(command)) && /^[^]{1,256}$/.test(String(description ?? '')),
    );
    if (!isValid) throw new ApiRefusal(400, 'Bad Request: BOT_COMMAND_INVALID');
    this.commands.splice(0, Infinity, ...(list as BotCommand[]));
    return true;
  }

  private now(): Date {
    return (this.options.now ?? (() => new Date()))();
  }

  private identity(): Record<string, unknown> {
    return {
      id: Number.parseInt(this.options.token, 10) || 1,
      is_bot: true,
      first_name: 'Homeroom',
      username: 'homeroom_bot',
    };
  }
}

/** @returns whether the request was answered here */
function interfere(trouble: Trouble, response: ServerResponse): boolean {
  switch (trouble.kind) {
    case 'blocked':
      throw new ApiRefusal(403, 'Forbidden: bot was blocked by the user');
    case 'unknown-chat':
      throw new ApiRefusal(400, 'Bad Request: chat not found');
    case 'busy':
      throw new ApiRefusal(429, `Too Many Requests: retry after ${trouble.retryAfterSeconds}`, {
        retry_after: trouble.retryAfterSeconds,
      });
    case 'refused':
      throw new ApiRefusal(trouble.status, trouble.description, trouble.parameters);
    case 'broken':
      throw new ApiRefusal(500, 'Internal Server Error');
    case 'garbage':
      response
        .writeHead(502, { 'content-type': 'text/html' })
        .end(
          '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>',
        );
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

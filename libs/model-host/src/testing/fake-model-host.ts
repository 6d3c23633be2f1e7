import { createServer } from 'node:http';
import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';
import { bagOfWords } from './bag-of-words.ts';
import { FakeHost } from './fake-host.ts';
import type { FakeModel, FakeReply, FakeRequest } from './fake-types.ts';
import type { Trouble, TroubleScope } from './trouble.ts';

export interface FakeModelHostOptions {
  /** What it has; `standardModels` unless told. */
  models?: readonly FakeModel[];
  /** Length of the embeddings; 384 unless told. */
  dimension?: number;
  /** What stands in for the embeddings model; a bag of hashed words unless told. */
  embed?: (text: string, dimension: number) => readonly number[];
  /** The only bearer token that it accepts; it asks for none unless told. */
  apiKey?: string;
  /** Where it listens on the loopback interface; any free port unless told. */
  port?: number;
}

/**
 * A model host on a port of the loopback interface that speaks Ollama's and OpenAI's interface at once, with the wire
 * formats and the words of the real ones. Any number of processes may talk to it. The same text always gets the same
 * embedding, and texts with words in common are near each other.
 */
export interface FakeModelHost {
  /** Its address, without a slash at the end; the same over `stop` and `start`. */
  readonly url: string;
  /** What came in, in order. */
  readonly requests: readonly FakeRequest[];
  /** How many chats were answered at once at most. */
  readonly mostChatsAtOnce: number;
  /** What it says to chats that follow: a reply, or what makes one of the request's body. `{}` unless told. */
  reply(reply: FakeReply | ((body: Readonly<Record<string, unknown>>) => FakeReply)): void;
  /** From now on this goes wrong. */
  misbehave(trouble: Trouble, scope?: TroubleScope): void;
  /** Ends every trouble. */
  behave(): void;
  /** Breaks every connection and refuses new ones until `start`; what was planned stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Embeddings of texts of at most 256 words, and two chat models of 32,768, of which one thinks. */
export const standardModels: readonly FakeModel[] = [
  { name: 'all-minilm:latest', capabilities: ['embedding'], contextTokens: 256 },
  { name: 'small-chat:latest', capabilities: ['completion', 'tools'], contextTokens: 32_768 },
  { name: 'thinking-chat:latest', capabilities: ['completion', 'thinking'], contextTokens: 32_768 },
];

/** A chat model that can see; the standard ones cannot. */
export const seeingModel: FakeModel = {
  name: 'small-eyes:latest',
  capabilities: ['completion', 'vision'],
  contextTokens: 32_768,
};

/** Starts a fake model host; `stop` ends it. */
export async function startFakeModelHost(options: FakeModelHostOptions = {}): Promise<FakeModelHost> {
  const { models = standardModels, dimension = 384, embed = bagOfWords, apiKey = null } = options;
  const host = new FakeHost({ models, dimension, embed, apiKey });
  const server = createServer((request, response) => void host.serve(request, response));
  server.keepAliveTimeout = 120_000;
  const port = await listenOnLoopback(server, options.port ?? 0);
  return {
    url: `http://127.0.0.1:${port}`,
    requests: host.requests,
    get mostChatsAtOnce() {
      return host.mostChatsAtOnce;
    },
    reply: (reply) => {
      host.reply = typeof reply === 'function' ? reply : () => reply;
    },
    misbehave: (trouble, scope = {}) => host.troubles.add(trouble, scope),
    behave: () => host.troubles.clear(),
    stop: () => closeAtOnce(server),
    start: async () => {
      if (!server.listening) await listenOnLoopback(server, port);
    },
  };
}

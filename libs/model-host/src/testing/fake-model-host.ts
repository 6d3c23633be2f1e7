import { createServer } from 'node:http';
import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';
import { bagOfWords } from './bag-of-words.ts';
import { FakeHost } from './fake-host.ts';
import type { FakeModel, FakeReply, FakeRequest } from './fake-types.ts';
import type { Trouble, TroubleScope } from './trouble.ts';

export interface FakeModelHostOptions {
  /** Default: `standardModels`. */
  models?: readonly FakeModel[];
  /** Length of the embeddings. Default: 384. */
  dimension?: number;
  /** Embeds a text. Default: a bag of hashed words. */
  embed?: (text: string, dimension: number) => readonly number[];
  /** The only accepted bearer token. Default: none required. */
  apiKey?: string;
  /** Loopback port. Default: any free one. */
  port?: number;
}

/**
 * Fake model host on a loopback port that speaks Ollama's and OpenAI's interface at once, with the real wire formats
 * and messages. Any number of processes may use it. Embeddings are deterministic, and texts that share words are close.
 */
export interface FakeModelHost {
  /** Base URL without a trailing slash; survives `stop` and `start`. */
  readonly url: string;
  /** Requests received, in order. */
  readonly requests: readonly FakeRequest[];
  /** Peak number of concurrent chats. */
  readonly peakChats: number;
  /** Sets the reply to the following chats, or a function of the request body. Default: `{}`. */
  reply(reply: FakeReply | ((body: Readonly<Record<string, unknown>>) => FakeReply)): void;
  /** Makes requests fail from now on. */
  misbehave(trouble: Trouble, scope?: TroubleScope): void;
  /** Clears all trouble. */
  behave(): void;
  /** Breaks every connection and refuses new ones until `start`; planned trouble is kept. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** An embeddings model for texts up to 256 words, and two chat models with 32,768 tokens, one of which thinks. */
export const standardModels: readonly FakeModel[] = [
  { name: 'all-minilm:latest', capabilities: ['embedding'], contextTokens: 256 },
  { name: 'small-chat:latest', capabilities: ['completion', 'tools'], contextTokens: 32_768 },
  { name: 'thinking-chat:latest', capabilities: ['completion', 'thinking'], contextTokens: 32_768 },
];

/** Chat model with vision; the standard ones have none. */
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
    get peakChats() {
      return host.peakChats;
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

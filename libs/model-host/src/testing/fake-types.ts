import type { Purpose } from './trouble.ts';

/** A model that the fake has. */
export interface FakeModel {
  /** As the host lists it, with tag. */
  name: string;
  /** As `/api/show` tells them: `embedding`, `completion`, `thinking`, `vision`, `tools`. */
  capabilities: readonly string[];
  /** How many tokens (words) it takes. */
  contextTokens: number;
}

/** A request as it came in. */
export interface FakeRequest {
  method: string;
  path: string;
  purpose: Purpose;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Readonly<Record<string, unknown>>;
  /** Whether the client closed the connection before the answer was through. */
  abandoned: boolean;
}

/** What the fake says to a chat. */
export interface FakeReply {
  /** What the model writes, in pieces of a few characters; an object is written as JSON. */
  content: string | object;
  /** What it thinks before, when it is not told not to. */
  thinking?: string;
  /** Pause before each piece, in milliseconds. */
  pauseMs?: number;
}

/** A generation as it is written down. */
export interface Generated {
  content: string;
  thinking: string;
  end: 'stop' | 'length';
  promptTokens: number;
  answerTokens: number;
}

/** A refusal in the dialect's own format. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`${status}`);
    this.status = status;
    this.body = body;
  }
}

import type { Purpose } from './trouble.ts';

export interface FakeModel {
  /** Name in the host's list, with tag. */
  name: string;
  /** As reported by `/api/show`: `embedding`, `completion`, `thinking`, `vision`, `tools`. */
  capabilities: readonly string[];
  /** Context length in tokens (words). */
  contextTokens: number;
}

/** Received request. */
export interface FakeRequest {
  method: string;
  path: string;
  purpose: Purpose;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Readonly<Record<string, unknown>>;
  /** Whether the client closed the connection before the response was complete. */
  abandoned: boolean;
}

/** Reply of the fake to a chat. */
export interface FakeReply {
  /** The model's text, streamed in pieces of a few characters; an object is written as JSON. */
  content: string | object;
  /** Thinking before the answer, unless disabled in the request. */
  thinking?: string;
  /** Pause before each piece, in milliseconds. */
  pauseMs?: number;
}

/** Generation sent to the caller. */
export interface Generated {
  content: string;
  thinking: string;
  end: 'stop' | 'length';
  promptTokens: number;
  answerTokens: number;
}

/** Refusal in the dialect's own format. */
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

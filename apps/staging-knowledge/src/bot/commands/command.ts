import type { Reply } from '../texts/reply.ts';

/** Command from a member. */
export interface CommandRequest {
  /** Text after the command. */
  argument: string;
  /** The member's name. */
  sender: string;
  chatId: string;
  /** Stable id of the message: `telegram:CHAT:MESSAGE`. */
  origin: string;
  /** Aborts the work. */
  signal: AbortSignal;
}

/** Runs a command and returns the reply. Idempotent per request. */
export type Command = (request: CommandRequest) => Promise<Reply>;

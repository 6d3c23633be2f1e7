import type { Reply } from '../texts/reply.ts';

/** A command that a member gave. */
export interface CommandRequest {
  /** What stands behind the command. */
  argument: string;
  /** The member's name. */
  sender: string;
  /** The chat that it was given in. */
  chatId: string;
  /** What it came in, the same whenever the update is handled: `telegram:CHAT:MESSAGE`. */
  origin: string;
  /** Ends the work. */
  signal: AbortSignal;
}

/** What a command does, and answers; the same request again does nothing more. */
export type Command = (request: CommandRequest) => Promise<Reply>;

import type { FamilyAssistantClient } from '@homeroom/client';
import type { Context } from 'grammy';
import type { Family, Member } from './family-file.ts';

/** An update of a member, with what its handler needs. */
export interface BotContext extends Context {
  assistant: FamilyAssistantClient;
  family: Family;
  member: Member;
  /** Header that names the member, so that only this person can undo the change. */
  sender: { 'X-Sender-Id': string };
  /** Headers of a write: the key comes from the update, so an update that comes twice changes the calendar once. */
  write: { 'X-Sender-Id': string; 'Idempotency-Key': string };
  /** Address below which Telegram keeps the files that people send; it holds the token. */
  fileRoot: string;
  /** Aborts when the bot stops; the update then comes again at the next start. */
  stopping: AbortSignal;
}

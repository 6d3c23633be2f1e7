import type { MessageButton, Messenger } from './messenger.ts';

/**
 * A bot as the service sees it that listens for it. Beside what `send` throws, calls that take a signal throw its reason
 * when it ends.
 */
export interface BotConnection extends Messenger {
  /**
   * Says who the bot is, and has its updates polled from now on, should they have been pushed somewhere.
   *
   * @throws MessengerRefusedError when the token is not accepted, MessengerBusyError, MessengerUnavailableError
   */
  open(signal: AbortSignal): Promise<BotIdentity>;
  /**
   * What came in, oldest first, a few at once; nothing when nothing came within the wait. What lies before `from` is
   * forgotten by the messenger, everything else it keeps for a day.
   *
   * @throws MessengerConflictError when somebody else listens as this bot, MessengerRefusedError, MessengerBusyError,
   *   MessengerUnavailableError
   */
  updates(request: UpdatesRequest, signal: AbortSignal): Promise<BotUpdate[]>;
  /**
   * The bytes of a file.
   *
   * @throws MessengerRefusedError when it is gone or too large, MessengerBusyError, MessengerUnavailableError
   */
  download(fileId: string, largestBytes: number, signal: AbortSignal): Promise<Buffer>;
  /** Ends the waiting of whoever pressed a button, with a short note of at most 200 characters. */
  acknowledge(pressId: string, note: string): Promise<void>;
  /** Puts another text and other buttons into a message of the bot; the same ones change nothing. */
  replace(message: ReplacedMessage): Promise<void>;
  /** Shows that the bot is at work; never rejects. */
  showBusy(chatId: string): Promise<void>;
}

export interface BotIdentity {
  id: string;
  /** The name by which it is addressed, without `@`. */
  username: string;
}

export interface UpdatesRequest {
  /** The first update that is wanted; null for all that the messenger has. */
  from: number | null;
  /** How long to wait for one. */
  waitSeconds: number;
}

export interface ReplacedMessage {
  chatId: string;
  messageId: number;
  html: string;
  buttons: readonly (readonly MessageButton[])[];
}

/** Something that reached the bot. */
export type BotUpdate =
  | { id: number; kind: 'message'; message: IncomingMessage }
  /** A message as it is now; what it was nobody says. */
  | { id: number; kind: 'edit'; message: IncomingMessage }
  | { id: number; kind: 'press'; press: ButtonPress }
  /** What the service has no use for, or nobody can read. */
  | { id: number; kind: 'other' };

export interface IncomingMessage {
  chat: Chat;
  /** Unique within the chat. */
  messageId: number;
  /** Null when it is no person, such as a channel or a bot. */
  sender: MessageSender | null;
  /** When it was sent first. */
  sentAt: Date;
  /** The text, or the caption of a file; may be empty. */
  text: string;
  file: SentFile | null;
}

export interface Chat {
  id: string;
  isGroup: boolean;
  /** Empty between two. */
  title: string;
}

export interface MessageSender {
  id: string;
  /** Empty when there is none. */
  username: string;
}

export interface SentFile {
  id: string;
  kind: 'document' | 'photo';
  /** As the sender's device says, unchecked; empty when it does not. */
  name: string;
  /** The media type, as the sender's device says; empty when it does not. */
  contentType: string;
  /** Null when it is not known. */
  sizeBytes: number | null;
}

/** A button under a message of the bot was pressed. */
export interface ButtonPress {
  id: string;
  sender: MessageSender | null;
  /** Null when the messenger no longer says where. */
  message: { chatId: string; messageId: number } | null;
  /** What the button carries. */
  data: string;
}

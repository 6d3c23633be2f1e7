import type { MessageButton, Messenger } from './messenger.ts';

/**
 * A bot connection for a service that receives updates. In addition to the errors of `send`, calls that take a signal
 * throw its reason when it aborts.
 */
export interface BotConnection extends Messenger {
  /**
   * Returns the bot's identity and switches it from webhooks to polling.
   *
   * @throws MessengerRefusedError when the token is not accepted, MessengerBusyError, MessengerUnavailableError
   */
  open(signal: AbortSignal): Promise<BotIdentity>;
  /**
   * Returns pending updates, oldest first, a few at a time; empty when none arrive within the wait. The messenger
   * discards updates before `from` and keeps all others for a day.
   *
   * @throws MessengerConflictError when another process polls as this bot, MessengerRefusedError, MessengerBusyError,
   * MessengerUnavailableError
   */
  updates(request: UpdatesRequest, signal: AbortSignal): Promise<BotUpdate[]>;
  /**
   * Downloads a file.
   *
   * @throws MessengerRefusedError when it is gone or too large, MessengerBusyError, MessengerUnavailableError
   */
  download(fileId: string, maxBytes: number, signal: AbortSignal): Promise<Buffer>;
  /** Answers a button press with a note of at most 200 characters. */
  acknowledge(pressId: string, note: string): Promise<void>;
  /** Replaces a bot message's text and buttons. Sending the same content changes nothing. */
  replace(message: ReplacedMessage): Promise<void>;
  /** Shows that the bot is busy. Never rejects. */
  showBusy(chatId: string): Promise<void>;
}

export interface BotIdentity {
  id: string;
  /** User name without `@`. */
  username: string;
}

export interface UpdatesRequest {
  /** First update to return; null for everything the messenger has. */
  from: number | null;
  /** Maximum wait for an update. */
  waitSeconds: number;
}

export interface ReplacedMessage {
  chatId: string;
  messageId: number;
  html: string;
  buttons: readonly (readonly MessageButton[])[];
}

/** Update received by the bot. */
export type BotUpdate =
  | { id: number; kind: 'message'; message: IncomingMessage }
  /** The message after the edit; the previous version is not available. */
  | { id: number; kind: 'edit'; message: IncomingMessage }
  | { id: number; kind: 'press'; press: ButtonPress }
  /** Unsupported or unreadable. */
  | { id: number; kind: 'other' };

export interface IncomingMessage {
  chat: Chat;
  /** Unique within the chat. */
  messageId: number;
  /** Null for a non-person such as a channel or a bot. */
  sender: MessageSender | null;
  /** Time it was first sent. */
  sentAt: Date;
  /** The text, or the caption of a file; may be empty. */
  text: string;
  file: SentFile | null;
}

export interface Chat {
  id: string;
  isGroup: boolean;
  /** Empty for private chats. */
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
  /** As reported by the sender's device, unchecked; empty when missing. */
  name: string;
  /** Media type reported by the sender's device; empty when missing. */
  contentType: string;
  /** Null when unknown. */
  sizeBytes: number | null;
}

/** Press of a button under a bot message. */
export interface ButtonPress {
  id: string;
  sender: MessageSender | null;
  /** Null when the messenger no longer knows it. */
  message: { chatId: string; messageId: number } | null;
  /** The button's payload. */
  data: string;
}

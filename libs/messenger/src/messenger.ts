/** The chat platform behind the bot. */
export interface Messenger {
  /**
   * Resolves when the messenger has accepted the message.
   *
   * @throws MessengerBusyError, MessengerRefusedError or MessengerUnavailableError. After MessengerUnavailableError the
   * message may still have been delivered, if only the response was lost.
   */
  send(message: OutgoingMessage): Promise<void>;
}

export interface OutgoingMessage {
  chatId: string;
  /** Telegram's HTML subset, at most 4,096 characters after entities. Escape names and titles with `escapeHtml`. */
  html: string;
  /** Rows of buttons; empty for none. */
  buttons: readonly (readonly MessageButton[])[];
}

export interface MessageButton {
  /** Plain text. */
  label: string;
  /** Payload returned on press: 1 to 64 bytes of UTF-8. */
  data: string;
}

/** Rate limit whose pause is longer than `send` waits. */
export class MessengerBusyError extends Error {
  override readonly name = 'MessengerBusyError';
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * The messenger refused the request (no such chat, bot blocked, wrong token, broken markup). Retrying does not help.
 */
export class MessengerRefusedError extends Error {
  override readonly name: string = 'MessengerRefusedError';
}

/** Another process receives the bot's updates; only one may poll. */
export class MessengerConflictError extends MessengerRefusedError {
  override readonly name = 'MessengerConflictError';
}

/** The messenger is unreachable, too slow or returned an invalid response. Retrying may help. */
export class MessengerUnavailableError extends Error {
  override readonly name = 'MessengerUnavailableError';
}

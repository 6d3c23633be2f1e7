/** The platform behind the bot, as the services see it: something that takes messages for chats. */
export interface Messenger {
  /**
   * Resolves when the messenger accepted the message.
   *
   * @throws MessengerBusyError, MessengerRefusedError, MessengerUnavailableError; nothing else. After MessengerUnavailableError the
   *   message may have arrived all the same, when only the answer was lost.
   */
  send(message: OutgoingMessage): Promise<void>;
}

export interface OutgoingMessage {
  chatId: string;
  /** Telegram's HTML subset, at most 4,096 characters after entities. Names and titles go through `escapeHtml`. */
  html: string;
  /** Rows of buttons; none when empty. */
  buttons: readonly (readonly MessageButton[])[];
}

export interface MessageButton {
  /** Plain text. */
  label: string;
  /** What comes back when it is pressed: 1 to 64 bytes of UTF-8. */
  data: string;
}

/** Messages come too fast: the messenger asks for a longer pause than is waited for inside `send`. */
export class MessengerBusyError extends Error {
  override readonly name = 'MessengerBusyError';
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The messenger understood and said no (no such chat, bot blocked, wrong token, broken markup): repeating it now is useless. */
export class MessengerRefusedError extends Error {
  override readonly name: string = 'MessengerRefusedError';
}

/** Somebody else takes what is sent to the bot: two cannot listen at once. */
export class MessengerConflictError extends MessengerRefusedError {
  override readonly name = 'MessengerConflictError';
}

/** The messenger cannot be reached, is too slow, broken, or answers what nobody understands: the same may work later. */
export class MessengerUnavailableError extends Error {
  override readonly name = 'MessengerUnavailableError';
}

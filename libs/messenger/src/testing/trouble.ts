/** Planned failure of a request. */
export type Trouble =
  /** 403: the person has blocked the bot. */
  | { kind: 'blocked' }
  /** 400: there is no such chat. */
  | { kind: 'unknown-chat' }
  /** 429 with `parameters.retry_after`. */
  | { kind: 'busy'; retryAfterSeconds: number }
  /** Any other refusal in the Bot API's words. */
  | { kind: 'refused'; status: number; description: string; parameters?: Record<string, unknown> }
  /** 500 in the Bot API's format. */
  | { kind: 'broken' }
  /** 502 with a proxy's HTML page. */
  | { kind: 'garbage' }
  /** This body with status 200. */
  | { kind: 'nonsense'; body: string }
  /** Never answers; the message is not accepted. */
  | { kind: 'silent' }
  /** The request is carried out, then the connection breaks without a response. */
  | { kind: 'answer-lost' };

/** Requests affected by a trouble. */
export interface TroubleScope {
  /** Only messages to this chat; takes precedence over trouble for all chats. */
  chatId?: string;
  /** Only this method. Default: `sendMessage`. */
  method?: string;
  /** Number of requests affected. Default: all that follow. */
  times?: number;
}

interface Planned {
  trouble: Trouble;
  chatId: string | null;
  method: string;
  left: number;
}

/** Planned troubles. A chat's own come first, then the oldest. */
export class TroublePlan {
  private planned: Planned[] = [];

  add(trouble: Trouble, { chatId, method = 'sendMessage', times = Infinity }: TroubleScope): void {
    this.planned.push({ trouble, chatId: chatId ?? null, method: method.toLowerCase(), left: times });
  }

  /** Clears planned trouble for the chat, or all of it. */
  clear(chatId?: string): void {
    this.planned = chatId === undefined ? [] : this.planned.filter((one) => one.chatId !== chatId);
  }

  /** @param method in lower case */
  next(method: string, chatId: string): Trouble | null {
    const meets = (chat: string | null) =>
      this.planned.find((one) => one.left > 0 && one.method === method && one.chatId === chat);
    const found = meets(chatId) ?? meets(null);
    if (!found) return null;
    found.left -= 1;
    return found.trouble;
  }
}

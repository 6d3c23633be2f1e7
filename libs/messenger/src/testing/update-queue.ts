import { ApiRefusal } from './api-answer.ts';
import type { RequestParameters } from './request-parameters.ts';

/** Bot API `Update` without its number, for example `{ message: … }` or `{ callback_query: … }`. */
export type PushedUpdate = Record<string, unknown>;

interface Poll {
  finish(): void;
  fail(error: ApiRefusal): void;
}

const conflict = 'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running';

/**
 * Update queue of a bot. Updates are kept until a `getUpdates` with a higher `offset` confirms them; a new poll ends
 * the previous one.
 */
export class UpdateQueue {
  private updates: { update_id: number }[] = [];
  private lastId = 0;
  private waiting: Poll | null = null;

  /**
   * Continues from this number. The Bot API restarts at an arbitrary number after a week without updates and keeps
   * nothing that long.
   */
  continueFrom(updateId: number): void {
    this.updates = [];
    this.lastId = updateId - 1;
  }

  /** @returns the update's `update_id` */
  push(update: PushedUpdate): number {
    this.lastId += 1;
    this.updates.push({ ...update, update_id: this.lastId });
    this.waiting?.finish();
    return this.lastId;
  }

  /** Whether a poller has confirmed the update, by asking for later ones. */
  isConfirmed(updateId: number): boolean {
    return this.updates.every(({ update_id: id }) => id > updateId);
  }

  /**
   * Handles `getUpdates`, immediately or within `timeout` seconds. @throws ApiRefusal 409 when another poll takes over
   */
  async get(parameters: RequestParameters, gone: AbortSignal): Promise<unknown[]> {
    const offset = whole(parameters['offset'], 0);
    const limit = Math.min(Math.max(whole(parameters['limit'], 100), 1), 100);
    if (offset < 0) this.updates = this.updates.slice(offset);
    else this.updates = this.updates.filter((update) => update.update_id >= offset);
    this.waiting?.fail(new ApiRefusal(409, conflict));
    const timeoutMs = whole(parameters['timeout'], 0) * 1_000;
    if (this.updates.length === 0 && timeoutMs > 0) await this.wait(timeoutMs, gone);
    return this.updates.slice(0, limit);
  }

  private wait(timeoutMs: number, gone: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        gone.removeEventListener('abort', poll.finish);
        if (this.waiting === poll) this.waiting = null;
        settle();
      };
      const poll: Poll = { finish: () => end(resolve), fail: (error) => end(() => reject(error)) };
      const timer = setTimeout(poll.finish, timeoutMs);
      gone.addEventListener('abort', poll.finish);
      this.waiting = poll;
    });
  }
}

function whole(value: unknown, otherwise: number): number {
  const number = Number(value ?? otherwise);
  return Number.isSafeInteger(number) ? number : otherwise;
}

import { ApiRefusal } from './api-answer.ts';
import type { RequestParameters } from './request-parameters.ts';

/** An `Update` of the Bot API without its number, for example `{ message: … }` or `{ callback_query: … }`. */
export type PushedUpdate = Record<string, unknown>;

interface Poll {
  finish(): void;
  fail(error: ApiRefusal): void;
}

const conflict = 'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running';

/** The updates of a bot: kept until a `getUpdates` with a higher `offset` confirms them; a new poll ends the one before. */
export class UpdateQueue {
  private updates: { update_id: number }[] = [];
  private lastId = 0;
  private waiting: Poll | null = null;

  /** Goes on with this number: the Bot API begins anew somewhere when nothing came for a week, and keeps nothing that long. */
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

  /** Answers `getUpdates`, at once or within `timeout` seconds. @throws ApiRefusal 409 when another poll takes over */
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

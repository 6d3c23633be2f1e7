/** Planned failure of a request. Times in milliseconds. */
export type Trouble =
  /** Never answers. */
  | { kind: 'hang' }
  /** The right response, late. */
  | { kind: 'slow'; delayMs: number }
  /** 404 as if the model did not exist. */
  | { kind: 'model-missing' }
  /** 500, or another status, with an error in the host's format. */
  | { kind: 'broken'; status?: number; message?: string }
  /** A proxy's HTML page. */
  | { kind: 'garbage'; status?: number }
  /** This body with status 200. */
  | { kind: 'nonsense'; body: string }
  /** The connection breaks before the response. */
  | { kind: 'drop' }
  /** Status 200, half of the response, then the connection breaks. */
  | { kind: 'drop-midway' }
  /** Refuses a text or prompt as too long. */
  | { kind: 'too-long' }
  /** Embeddings of this length. */
  | { kind: 'wrong-dimension'; dimension: number }
  /** Every second embedding is one number shorter. */
  | { kind: 'uneven' }
  /** One embedding fewer than texts. */
  | { kind: 'too-few' }
  /** Last number of each embedding, as raw JSON; broken hosts write `NaN` and `null`. */
  | { kind: 'bad-number'; written: string }
  /** 500 of a JSON encoder that met NaN, as Ollama returns it. */
  | { kind: 'nan' }
  /** Half of a streamed answer, then an error line with status 200. */
  | { kind: 'error-line'; message?: string }
  /** Half of a streamed answer, then silence on an open connection. */
  | { kind: 'stall' }
  /** Half of a streamed answer, then its end without the last piece. */
  | { kind: 'no-end' }
  /** The answer reaches its limit half-way. */
  | { kind: 'cut' }
  /** An answer that never ends. */
  | { kind: 'endless' };

/** Purpose of a request. */
export type Purpose = 'version' | 'list' | 'show' | 'embed' | 'chat';

/** Requests affected by a trouble. */
export interface TroubleScope {
  /** Default: embeddings and chats. */
  purposes?: readonly Purpose[];
  /** Number of requests affected. Default: all that follow. */
  times?: number;
}

/** Planned troubles; when several match, the oldest comes first. */
export class TroublePlan {
  #planned: { trouble: Trouble; purposes: readonly Purpose[]; left: number }[] = [];

  add(trouble: Trouble, { purposes = ['embed', 'chat'], times = Infinity }: TroubleScope): void {
    this.#planned.push({ trouble, purposes, left: times });
  }

  clear(): void {
    this.#planned = [];
  }

  next(purpose: Purpose): Trouble | null {
    const found = this.#planned.find((one) => one.left > 0 && one.purposes.includes(purpose));
    if (!found) return null;
    found.left -= 1;
    return found.trouble;
  }
}

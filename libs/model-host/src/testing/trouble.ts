/** What goes wrong with a request. Milliseconds where a name says so. */
export type Trouble =
  /** No answer, ever. */
  | { kind: 'hang' }
  /** The right answer, late. */
  | { kind: 'slow'; delayMs: number }
  /** 404 as if the model were not there. */
  | { kind: 'model-missing' }
  /** 500, or another status, with a complaint in the host's format. */
  | { kind: 'broken'; status?: number; message?: string }
  /** A proxy's HTML page. */
  | { kind: 'garbage'; status?: number }
  /** This body with status 200. */
  | { kind: 'nonsense'; body: string }
  /** The connection breaks before an answer. */
  | { kind: 'drop' }
  /** The status says 200, half of the answer comes, then the connection breaks. */
  | { kind: 'drop-midway' }
  /** The refusal of a text or prompt that is too long. */
  | { kind: 'too-long' }
  /** Embeddings of this length. */
  | { kind: 'wrong-dimension'; dimension: number }
  /** Every second embedding is one number shorter. */
  | { kind: 'uneven' }
  /** One embedding fewer than texts. */
  | { kind: 'too-few' }
  /** The last number of each embedding, as it stands in the JSON; `NaN` and `null` are what broken hosts write. */
  | { kind: 'bad-number'; written: string }
  /** 500 of a JSON writer that met NaN, as Ollama answers. */
  | { kind: 'nan' }
  /** Half of a streamed answer, then a line with an error, the status being 200. */
  | { kind: 'error-line'; message?: string }
  /** Half of a streamed answer, then nothing, the connection open. */
  | { kind: 'stall' }
  /** Half of a streamed answer, then its end without the last piece. */
  | { kind: 'no-end' }
  /** The answer reaches its limit and ends half-way. */
  | { kind: 'cut' }
  /** An answer that never ends. */
  | { kind: 'endless' };

/** What requests are for. */
export type Purpose = 'version' | 'list' | 'show' | 'embed' | 'chat';

/** The requests that a trouble meets. */
export interface TroubleScope {
  /** Embeddings and chats unless told. */
  purposes?: readonly Purpose[];
  /** How many requests it meets; all that follow unless told. */
  times?: number;
}

/** The troubles that are planned; of several that meet a request the older comes first. */
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

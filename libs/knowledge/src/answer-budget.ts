/** Default time limit of one answer, in milliseconds. */
export const standardAnswerMs = 4_000;

/** Limit for all embeddings of one answer, in milliseconds. */
const embeddingsLimitMs = 2_500;
/** Part of a short budget that embeddings may use, so that time is left for the chat. */
const embeddingsShare = 5 / 8;
/** A call to the model host with less time than this is not worth starting. */
const minCallMs = 100;

/**
 * Time of one answer, running from its construction. All calls to model hosts share it: embeddings end within 2,500 ms
 * of the start (of a budget under 4,000 ms within five eighths), everything within the budget.
 */
export class AnswerBudget {
  readonly #totalMs: number;
  readonly #clock: () => number;
  readonly #started: number;

  /** @param clock monotonic clock in milliseconds. Default: the process's own. */
  constructor(totalMs: number = standardAnswerMs, clock: () => number = () => performance.now()) {
    this.#totalMs = totalMs;
    this.#clock = clock;
    this.#started = clock();
  }

  /** Time left for a chat, in milliseconds; 0 when there is too little for a call. */
  get chatMs(): number {
    return this.#left(this.#totalMs);
  }

  /** Time left for embeddings, in milliseconds; 0 when there is too little for a call. */
  get embeddingsMs(): number {
    return this.#left(Math.min(embeddingsLimitMs, this.#totalMs * embeddingsShare));
  }

  #left(limitMs: number): number {
    const leftMs = Math.floor(limitMs - (this.#clock() - this.#started));
    return leftMs < minCallMs ? 0 : leftMs;
  }
}

import { UnavailableError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import { dateIn } from '@homeroom/icalendar';
import type { Category } from '@homeroom/matters';
import { WaitingLine, WaitingLineFullError } from '@homeroom/service-kit/workers';
import { familyZoneOf } from '../calendar/family-zone.ts';
import { categorizeByModel, type CategoryModel, type ModelChoiceDeps } from './categorize-by-model.ts';
import { digestLimits } from './digest-limits.ts';
import type { DigestMatter } from './digest-matters.ts';
import type { DigestWorker } from './digest-worker.ts';
import type { Digest, DigestStyle, Newsletter } from './digest.ts';
import { withinCharacters } from './read-newsletters.ts';

export interface DigestDeps extends Pick<ModelChoiceDeps, 'clock' | 'newMarker' | 'logger'> {
  household: Household;
  /** Null: rules choose every category. */
  chat: CategoryModel | null;
  worker: Pick<DigestWorker, 'read' | 'write'>;
  /** Limit from request to response, in milliseconds. */
  budgetMs: number;
}

/** Input of a digest. */
export interface DigestOrder {
  newsletters: readonly Newsletter[];
  style: DigestStyle;
  /** Ends the work, for example because the client went away. */
  signal: AbortSignal;
}

/** As many digests as may wait are waiting already. */
export class DigestBusyError extends UnavailableError {
  constructor() {
    super('Another digest is being made, and others are waiting. Send the request again shortly.', 'digest_busy', 10);
  }
}

/** A digest took longer than it may, the time in which it waited for others included. */
export class DigestTimeoutError extends UnavailableError {
  constructor(budgetMs: number) {
    super(
      `The digest was not ready within the ${budgetMs / 1_000} seconds that one may take. Send fewer newsletters at once, or try again when the service is less busy.`,
      'digest_timeout',
      30,
    );
  }
}

/** The part of what is left of the budget that the model may take; the rest is for the writing. */
const modelShare = 2 / 3;

/** Makes digests of newsletters, one at a time. */
export class DigestService {
  readonly #deps: DigestDeps;
  readonly #line = new WaitingLine({ concurrency: 1, maxWaiting: digestLimits.waiting });

  constructor(deps: DigestDeps) {
    this.#deps = deps;
  }

  /**
   * Duplicates are reported once; anything beyond `digestLimits` is left out.
   * @throws DigestBusyError, DigestTimeoutError, DigestFailedError, or the signal's reason
   */
  async generate({ newsletters, style, signal }: DigestOrder): Promise<Digest> {
    const { budgetMs } = this.#deps;
    const end = performance.now() + budgetMs;
    const timeout = AbortSignal.timeout(budgetMs);
    const either = AbortSignal.any([signal, timeout]);
    try {
      return await this.#line.run(either, () => this.#make({ newsletters, style, signal: either }, end));
    } catch (error) {
      if (error instanceof WaitingLineFullError) throw new DigestBusyError();
      if (timeout.aborted && !signal.aborted) throw new DigestTimeoutError(budgetMs);
      throw error;
    }
  }

  /** @param end when the budget is used up, as `performance.now()` counts */
  async #make({ newsletters: all, style, signal }: DigestOrder, end: number): Promise<Digest> {
    const {
      worker,
      household: { members, rules, locale },
    } = this.#deps;
    const today = this.#today();
    const { newsletters, characters } = withinCharacters(all);
    const { matters, leftOut } = await worker.read(newsletters, today, signal);
    const chosen = await this.#chosenByModel(matters, (end - performance.now()) * modelShare, signal);
    const sections = await worker.write(
      { matters, chosen, style, today, household: { members, rules, locale } },
      signal,
    );
    return {
      sections,
      mode: chosen.some((category) => category !== null) ? 'model' : 'rules',
      leftOut: { characters, ...leftOut },
    };
  }

  async #chosenByModel(
    matters: readonly DigestMatter[],
    limitMs: number,
    signal: AbortSignal,
  ): Promise<(Category | null)[]> {
    const { chat, clock, newMarker, logger } = this.#deps;
    return chat === null
      ? []
      : categorizeByModel(matters, { chat: { ...chat, limitMs }, clock, newMarker, logger, signal });
  }

  #today(): string {
    const { clock, household } = this.#deps;
    return dateIn(familyZoneOf(household), clock().getTime());
  }
}

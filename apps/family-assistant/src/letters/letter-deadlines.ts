import { minuteMs } from '@homeroom/icalendar';
import type { Logger } from '@homeroom/service-kit';
import type { KeptLetter, StagingService } from './staging-service.ts';

export interface LetterDeadlinesDeps {
  /** Null without one: no letter is known. */
  staging: Pick<StagingService, 'letters'> | null;
  clock: () => Date;
  logger: Logger;
}

const keptMs = 10 * minuteMs;
const limitMs = 5_000;

/** Deadlines of the letters that the staging service keeps, asked for at most every ten minutes. */
export class LetterDeadlines {
  private readonly deps: LetterDeadlinesDeps;
  private known: { letters: readonly KeptLetter[]; at: number } | undefined;

  constructor(deps: LetterDeadlinesDeps) {
    this.deps = deps;
  }

  /**
   * Returns the letters whose earliest open deadline is on a day; none while the staging service is unavailable and was
   * not asked before.
   * @param date such as 2026-10-09
   */
  async on(date: string): Promise<KeptLetter[]> {
    const { staging, clock, logger } = this.deps;
    const now = clock().getTime();
    if (staging && (!this.known || Math.abs(now - this.known.at) >= keptMs))
      try {
        this.known = { letters: await staging.letters(AbortSignal.timeout(limitMs)), at: now };
      } catch (error) {
        logger.warn({ err: error }, 'deadlines of letters not read');
      }
    return (this.known?.letters ?? []).filter(({ deadline }) => deadline === date);
  }
}

import type { Logger } from '@homeroom/service-kit';
import { SearchUnavailableError } from '../knowledge-index.ts';
import type { Lane } from './index-task.ts';

const qdrantUnavailable = 'Qdrant is unavailable';

/** Why the last turn of each lane failed; the log hears of each reason once, whichever lane met it. */
export class IndexTroubles {
  private readonly logger: Pick<Logger, 'info' | 'warn'>;
  private readonly reasons = new Map<Lane, string>();

  constructor(logger: Pick<Logger, 'info' | 'warn'>) {
    this.logger = logger;
  }

  /** Whether the lane's last turn failed. */
  isIn(lane: Lane): boolean {
    return this.reasons.has(lane);
  }

  /** Whether the lane's last turn failed because Qdrant did not answer. */
  isQdrantUnavailable(lane: Lane): boolean {
    return this.reasons.get(lane) === qdrantUnavailable;
  }

  /** A turn failed. */
  report(lane: Lane, error: unknown): void {
    const reason = error instanceof SearchUnavailableError ? qdrantUnavailable : String(error);
    if (![...this.reasons.values()].includes(reason))
      this.logger.warn({ err: error }, 'changes not indexed, they wait');
    this.reasons.set(lane, reason);
  }

  /** The table could be read, so a reason other than Qdrant is gone. */
  databaseAnswers(lane: Lane): void {
    if (!this.isQdrantUnavailable(lane)) this.recover(lane);
  }

  /** A batch came through. */
  recover(lane: Lane): void {
    if (this.reasons.delete(lane) && this.reasons.size === 0) this.logger.info('changes are indexed again');
  }
}

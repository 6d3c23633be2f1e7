import type { Logger } from '@homeroom/service-kit';
import { SearchUnavailableError } from '../knowledge-index.ts';
import type { Lane } from './index-task.ts';

const qdrantUnavailable = 'Qdrant is unavailable';

/** Current failure of each lane; each reason is logged once, whichever lane meets it. */
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

  /** Whether the lane's last turn failed because Qdrant did not respond. */
  isQdrantUnavailable(lane: Lane): boolean {
    return this.reasons.get(lane) === qdrantUnavailable;
  }

  /** Records a failed turn. */
  report(lane: Lane, error: unknown): void {
    const reason = error instanceof SearchUnavailableError ? qdrantUnavailable : String(error);
    if (![...this.reasons.values()].includes(reason))
      this.logger.warn({ err: error }, 'changes not indexed, they wait');
    this.reasons.set(lane, reason);
  }

  /** The outbox table could be read, so any reason other than Qdrant is resolved. */
  databaseAnswers(lane: Lane): void {
    if (!this.isQdrantUnavailable(lane)) this.recover(lane);
  }

  /** A batch succeeded. */
  recover(lane: Lane): void {
    if (this.reasons.delete(lane) && this.reasons.size === 0) this.logger.info('changes are indexed again');
  }
}

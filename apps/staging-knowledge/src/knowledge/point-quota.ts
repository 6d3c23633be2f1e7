import { pointsWithin } from '@homeroom/knowledge';
import { ServiceError } from '@homeroom/errors';
import { estimatePoints, type IndexReader, type IndexOutbox } from '@homeroom/search';

/** The household's quota of points in the index is used up: 507. */
export class KnowledgeFullError extends ServiceError {
  constructor(maxPoints: number) {
    super(
      507,
      'knowledge_full',
      `The knowledge base is full: it may have ${maxPoints} points (MAX_POINTS). Remove sources to make room.`,
    );
  }
}

export interface PointQuotaDeps {
  index: Pick<IndexReader, 'stats' | 'pointsOf'>;
  outbox: Pick<IndexOutbox, 'pendingPoints'>;
  maxPoints: number;
}

const countLimitMs = 1_000;

/**
 * Admits new sources while the index, with what is on its way to it, has room for their points. The indexer keeps the
 * quota too; refusing here tells the sender.
 */
export class PointQuota {
  private readonly deps: PointQuotaDeps;
  /** The last count; while the index does not answer it goes on counting. */
  private indexed = 0;
  /** Points of the sources that are being written. */
  private reserved = 0;

  constructor(deps: PointQuotaDeps) {
    this.deps = deps;
  }

  /**
   * Writes a source by `work`, if there is room for it. One that takes the place of as many points needs none.
   * @param sourceId null for a source that is new
   * @throws KnowledgeFullError, and what `work` throws
   */
  async admit<Result>(sourceId: string | null, text: string, work: () => Promise<Result>): Promise<Result> {
    const points = estimatePoints(text);
    this.reserved += points;
    try {
      if (!(await this.hasRoom()) && !(await this.replaces(sourceId, points)))
        throw new KnowledgeFullError(this.deps.maxPoints);
      return await work();
    } finally {
      this.reserved -= points;
    }
  }

  /** Counts pending points first: a source that is indexed meanwhile counts twice rather than not at all. */
  private async hasRoom(): Promise<boolean> {
    const { index, outbox, maxPoints } = this.deps;
    const pending = await outbox.pendingPoints();
    this.indexed = (await pointsWithin(index, countLimitMs)) ?? this.indexed;
    return this.indexed + pending + this.reserved <= maxPoints;
  }

  private async replaces(sourceId: string | null, points: number): Promise<boolean> {
    return sourceId !== null && points <= (await this.deps.index.pointsOf(sourceId).catch(() => 0));
  }
}

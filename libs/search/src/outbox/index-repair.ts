import { setTimeout as pause } from 'node:timers/promises';
import { asLeader, type Database } from '@homeroom/database';
import { steadyLoop, type BackgroundLoop, type Logger } from '@homeroom/service-kit';
import { SearchUnavailableError } from '../knowledge-index.ts';
import type { QdrantKnowledgeIndex } from '../qdrant/open-knowledge-index.ts';
import type { IndexOutbox } from './index-outbox-sql.ts';
import { noteSourcesChanged } from './note-sources-changed-sql.ts';

export interface IndexRepairDeps {
  database: Database;
  outbox: Pick<IndexOutbox, 'pending' | 'standing'>;
  index: Pick<QdrantKnowledgeIndex, 'prepare' | 'ownSources' | 'stats'>;
  /** Ids of all sources of the service, in batches of any size. */
  sourceIds: () => AsyncIterable<readonly string[]>;
  logger: Logger;
  /** Interval of turns while sources are missing. Default: 2,000. */
  turnMs?: number;
  /** Sources in the queue at once; changes by users wait behind no more. Default: 500. */
  queued?: number;
}

/** Progress of a repair. */
export interface IndexRepairState {
  /** Sources that the service has. */
  sources: number;
  /** Sources of them that are not in the search index and will be written. */
  missing: number;
}

const compareEveryMs = 3_600_000;
const countEveryMs = 15_000;
const firstWaitMs = 1_000;
/** Consecutive failures after which a source is no longer waited for. */
const givenUpAfter = 3;
/** Share of sources whose absence makes "no answer" doubtful: one in ten. */
const doubtfulShare = 0.1;

/**
 * Background job that writes what a service's part of the search index lacks and removes what it has too much: after a
 * move to another Qdrant, for a collection that was emptied or lost, for sources from before the index existed. Index
 * and database are compared at the start, every hour, and when the household's points have fallen by half. Any number
 * of processes may run it: one at a time compares and queues the next few sources for the indexers of all, so that it
 * continues where a killed process was.
 */
export class IndexRepair {
  private readonly deps: IndexRepairDeps;
  private readonly loop: BackgroundLoop;
  /** Queued by this process, and those of them that turned out to have nothing to index, such as a copy. */
  private readonly marked = new Set<string>();
  private readonly empty = new Set<string>();
  private compareAt = 0;
  private countAt = 0;
  private points = 0;
  private current: IndexRepairState = { sources: 0, missing: 0 };
  /** True from a loss until the next comparison. */
  private hasLost = false;
  private isStarted = false;
  private isCompared = false;

  constructor(deps: IndexRepairDeps) {
    this.deps = deps;
    this.loop = steadyLoop({
      work: () => this.turn(),
      message: 'search index and database were not compared',
      logger: deps.logger,
    });
  }

  start(): void {
    this.isStarted = true;
    this.loop.start(this.deps.turnMs ?? 2_000);
  }

  /** Time of the last turn that succeeded; null while it does not run. */
  get succeededAt(): Date | null {
    return this.loop.succeededAt;
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** As of the last comparison by this process. */
  get state(): IndexRepairState {
    return this.current;
  }

  /**
   * Whether so much is missing that a question without an answer may have one. Waits a moment for the first comparison,
   * and counts points, at most once a second.
   */
  async isIncomplete(): Promise<boolean> {
    if (!this.isStarted) return false;
    for (let waited = 0; !this.isCompared && waited < firstWaitMs; waited += 20) await pause(20);
    if (!this.isCompared) return true;
    if (performance.now() > this.countAt - countEveryMs + 1_000) await this.count().catch(() => undefined);
    const { sources, missing } = this.current;
    return this.hasLost || (missing > 0 && missing >= sources * doubtfulShare);
  }

  /**
   * Compares, and queues what is missing and what is too much, up to the limit.
   * @throws SearchUnavailableError when the index cannot list its sources
   */
  async repair(): Promise<void> {
    const { database, outbox, index, sourceIds, logger, queued = 500 } = this.deps;
    const { open } = await outbox.pending();
    if (this.current.missing > 0 && open > queued / 2) return;
    await index.prepare();
    const surplus = await index.ownSources();
    const absent: string[] = [];
    let sources = 0;
    for await (const ids of sourceIds()) {
      sources += ids.length;
      for (const id of ids) {
        if (surplus.delete(id)) this.empty.delete(id);
        else absent.push(id);
      }
    }
    const { waiting, fresh } = await this.sorted(absent);
    const before = this.current.missing;
    // What waits when nothing else is missing came in just now.
    const missing = before > 0 || fresh.length > 0 ? waiting + fresh.length : 0;
    if (before === 0 && missing > 0)
      logger.warn({ missing, sources }, 'the search index lacks sources; they are written again');
    if (before > 0 && missing === 0) logger.info({ sources }, 'the search index has all sources again');
    const next = fresh.slice(0, Math.max(0, queued - open));
    await noteSourcesChanged(database, next);
    for (const id of next) this.marked.add(id);
    await noteSourcesChanged(database, [...surplus].slice(0, queued));
    this.current = { sources, missing };
    this.hasLost = false;
    this.isCompared = true;
    this.compareAt = missing > 0 || surplus.size > queued ? 0 : performance.now() + compareEveryMs;
    this.points = (await index.stats()).points;
  }

  private async turn(): Promise<void> {
    if (performance.now() >= this.countAt) await this.count();
    if (performance.now() < this.compareAt) return;
    await asLeader(this.deps.database, 'index repair', () => this.repair());
  }

  /** Notices that points are gone; an index that does not answer may come back empty. */
  private async count(): Promise<void> {
    this.countAt = performance.now() + countEveryMs;
    try {
      const { points } = await this.deps.index.stats();
      if (points * 2 < this.points) {
        this.hasLost = true;
        this.compareAt = 0;
        this.empty.clear();
        this.marked.clear();
      }
      this.points = points;
    } catch (error) {
      if (!(error instanceof SearchUnavailableError)) throw error;
      this.compareAt = 0;
    }
  }

  /** Counts the absent sources that wait in the queue, and lists those that nobody has queued. */
  private async sorted(absent: readonly string[]): Promise<{ waiting: number; fresh: string[] }> {
    const standing = await this.deps.outbox.standing(absent);
    let waiting = 0;
    const fresh: string[] = [];
    for (const id of absent) {
      const state = standing.get(id);
      if (state?.open) {
        if (state.failures < givenUpAfter && !state.leftOut) waiting += 1;
      } else if (this.marked.has(id)) this.empty.add(id);
      else fresh.push(id);
    }
    return { waiting, fresh: fresh.filter((id) => !this.empty.has(id)) };
  }
}

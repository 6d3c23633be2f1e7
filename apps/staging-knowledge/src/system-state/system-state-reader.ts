import { setTimeout as wait } from 'node:timers/promises';
import type { ModelState } from '@homeroom/model-host';
import {
  SearchUnavailableError,
  type IndexReader,
  type IndexRepair,
  type IndexRepairState,
  type IndexStats,
  type PendingTasks,
  type IndexOutbox,
} from '@homeroom/search';
import type { BackgroundProbe, Logger } from '@homeroom/service-kit';
import type { EventGraphCounts, EventGraphEntry, EventGraphStore } from '../event-graph/event-graph-store-sql.ts';
import { nearSpan } from '../event-graph/near-span.ts';
import { dayStarts, startOfDayBefore } from './days.ts';
import type { KnowledgeFiguresStore } from './knowledge-figures-sql.ts';
import type { EntryFigures, KnowledgeFigures } from './knowledge-figures.ts';
import type { Processing, ProcessingFigures } from './processing.ts';

/** Dependencies of reading the state. */
export interface SystemStateReaderDeps {
  eventGraph: Pick<EventGraphStore, 'recent' | 'counts' | 'open'>;
  figures: Pick<KnowledgeFiguresStore, 'figures' | 'ofEntries'>;
  processing: Pick<Processing, 'figures'>;
  outbox: Pick<IndexOutbox, 'pending'>;
  index: Pick<IndexReader, 'stats'>;
  repair: Pick<IndexRepair, 'state'>;
  embeddings: Pick<BackgroundProbe<ModelState>, 'latest'>;
  timeZone: string;
  clock: () => Date;
  logger: Pick<Logger, 'warn'>;
  /** Maximum duration of one read, in milliseconds. Default: 2,500. */
  limitMs?: number;
}

/** State of the event graph, and what is measured; null where a read failed. */
export interface EventGraphState {
  decisions: EventGraphEntry[] | null;
  counts: EventGraphCounts | null;
  entries: EntryFigures | null;
  processing: ProcessingFigures;
  repair: IndexRepairState;
  /** The reads that failed, as `X-Read-Failed` names them. */
  failed: string[];
}

/** State of the event graph with everything else that the page shows. */
export interface Overview extends EventGraphState {
  now: Date;
  figures: KnowledgeFigures | null;
  /** The newest items that wait. */
  waiting: EventGraphEntry[] | null;
  backlog: PendingTasks | null;
  /** The household's part of the search index, or why it cannot be read. */
  searchIndex: IndexStats | { unavailable: string };
  embeddings: ModelState;
}

/** Number of days in the page's chart. */
export const chartDays = 30;
/** Waiting items are counted by the day on which they came: before these many days ago, or since. */
const waitingSpans = [chartDays, 7, 2, 0];
const decisionsSpanMs = 30 * 24 * 3_600_000;
const maxDecisions = 50;
const maxWaiting = 20;

/** Reads the state of the service; a part that cannot be read, or takes too long, leaves the others as they are. */
export class SystemStateReader {
  private readonly deps: SystemStateReaderDeps;

  constructor(deps: SystemStateReaderDeps) {
    this.deps = deps;
  }

  /** Reads the data of the JSON; never rejects. */
  async eventGraph(): Promise<EventGraphState> {
    const now = this.deps.clock();
    return this.withFailures(await allOf(this.contractReads(now)));
  }

  /** Reads the data of the page; never rejects. */
  async overview(): Promise<Overview> {
    const { eventGraph, figures, outbox, embeddings, timeZone, clock } = this.deps;
    const now = clock();
    const bounds = {
      dayStarts: dayStarts(now, timeZone, chartDays),
      waitingSince: waitingSpans.map((days) => startOfDayBefore(now, timeZone, days)),
    };
    const [read, searchIndex] = await Promise.all([
      allOf({
        ...this.contractReads(now),
        sources: this.attempt(figures.figures(bounds)),
        coordination: this.attempt(eventGraph.open(maxWaiting)),
        index_backlog: this.attempt(outbox.pending()),
      }),
      this.searchIndex(),
    ]);
    const { sources, coordination, index_backlog } = read;
    return {
      ...this.withFailures(read),
      now,
      figures: valueOf(sources),
      waiting: valueOf(coordination),
      backlog: valueOf(index_backlog),
      searchIndex,
      embeddings: embeddings.latest,
    };
  }

  private contractReads(now: Date) {
    const { eventGraph, figures, timeZone } = this.deps;
    return {
      routing_decisions: this.attempt(eventGraph.recent(new Date(now.getTime() - decisionsSpanMs), maxDecisions)),
      telemetry: this.attempt(eventGraph.counts(nearSpan(now, timeZone))),
      measured: this.attempt(figures.ofEntries()),
    };
  }

  private withFailures(
    read: Attempts & {
      routing_decisions: Attempt<EventGraphEntry[]>;
      telemetry: Attempt<EventGraphCounts>;
      measured: Attempt<EntryFigures>;
    },
  ): EventGraphState {
    const failures = Object.entries(read).flatMap(([name, { error }]) =>
      error === undefined ? [] : [{ name, error }],
    );
    const failed = failures.map(({ name }) => name);
    if (failures[0])
      this.deps.logger.warn({ reads: failed, err: failures[0].error }, 'a part of the system state cannot be read');
    return {
      decisions: valueOf(read.routing_decisions),
      counts: valueOf(read.telemetry),
      entries: valueOf(read.measured),
      processing: this.deps.processing.figures(),
      repair: this.deps.repair.state,
      failed,
    };
  }

  private async searchIndex(): Promise<Overview['searchIndex']> {
    const { value, error } = await this.attempt(this.deps.index.stats());
    if (value !== undefined) return value;
    return { unavailable: error instanceof SearchUnavailableError ? error.reason : 'it did not answer in time' };
  }

  private async attempt<Value>(reading: Promise<Value>): Promise<Attempt<Value>> {
    const end = new AbortController();
    const limit = wait(this.deps.limitMs ?? 2_500, undefined, { signal: end.signal }).then(() => {
      throw new Error('the read took too long');
    });
    try {
      return { value: await Promise.race([reading, limit]) };
    } catch (error) {
      return { error: error ?? new Error('the read failed') };
    } finally {
      limit.catch(() => undefined);
      end.abort();
    }
  }
}

interface Attempt<Value> {
  value?: Value;
  error?: unknown;
}

type Attempts = Record<string, Attempt<unknown>>;

function valueOf<Value>({ value }: Attempt<Value>): Value | null {
  return value ?? null;
}

async function allOf<Reads extends Record<string, Promise<unknown>>>(
  reads: Reads,
): Promise<{ [Name in keyof Reads]: Awaited<Reads[Name]> }> {
  const values = await Promise.all(Object.values(reads));
  return Object.fromEntries(Object.keys(reads).map((name, index) => [name, values[index]])) as {
    [Name in keyof Reads]: Awaited<Reads[Name]>;
  };
}

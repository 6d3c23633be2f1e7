import { backoff } from '@homeroom/service-kit';
import type { IndexedSource } from '../knowledge-index.ts';

/** Source whose points are to be written. */
export interface IndexTask {
  sourceId: string;
  /** Position of the change; rises with each change of the source. */
  position: bigint;
  /** Consecutive failures. */
  failures: number;
}

/** Maximum points of a source in the small lane; larger sources are written alone. */
export const maxSmallPoints = 8;

/** Task lane: small sources in batches, or large ones one by one. */
export type Lane = 'small' | 'large';

/** Tasks held by one worker until its lease expires. */
export interface TaskClaim {
  /** A UUID. */
  id: string;
  /** Awaited tasks first, then by position. */
  tasks: IndexTask[];
}

/** Current state of a source. */
export interface SourceState {
  /** Null when there is nothing (more) to index: its points are removed. */
  source: IndexedSource | null;
  /** Time at which its text changes by itself, such as a calendar event's next dates; at least a second from now. */
  refreshAt?: Date;
}

/** Reads the current state of sources; a missing id means the source was removed. */
export type ReadSources = (sourceIds: readonly string[]) => Promise<ReadonlyMap<string, SourceState>>;

/** Outcome of a task. */
export type TaskOutcome =
  | { kind: 'done'; refreshAt: Date | null }
  /** Points stored without embeddings; `tried` when the model host was asked for them. */
  | { kind: 'without_embeddings'; refreshAt: Date | null; tried: boolean }
  /** Turned out to be large and was left to that lane. */
  | { kind: 'large' }
  /** The household's quota of points is used up; retried after five minutes. */
  | { kind: 'left_out' }
  /** The source itself cannot be indexed right now. */
  | { kind: 'failed'; reason: string }
  /** Not attempted or undecided; retried as soon as possible. */
  | { kind: 'released' };

/** State of a source that has a row. */
export interface TaskStanding {
  /** Its latest change is not indexed. */
  open: boolean;
  /** Its points are stored without embeddings. */
  embeddingsOnly: boolean;
  failures: number;
  /** It waits because the household's quota of points is used up. */
  leftOut: boolean;
}

/** Amount of outstanding work. */
export interface PendingTasks {
  /** Sources whose latest change is not indexed. */
  open: number;
  /** Sources whose points wait for embeddings. */
  withoutEmbeddings: number;
}

/** Returns the backoff after the n-th consecutive failure in milliseconds: 1 s, doubling to 5 minutes. */
export function restAfter(failures: number): number {
  return backoff(failures, { firstMs: 1_000, maxMs: 300_000 });
}

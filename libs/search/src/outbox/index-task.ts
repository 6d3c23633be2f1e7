import type { IndexedSource } from '../knowledge-index.ts';

/** A source whose points are to be made as its truth is. */
export interface IndexTask {
  sourceId: string;
  /** The change that asks for it; rises with each change of the source. */
  position: bigint;
  /** How often it failed in a row. */
  failures: number;
}

/** The most points of a source that is written together with others; a larger one is written alone. */
export const maxSmallPoints = 8;

/** Which tasks are taken: small ones, many at a time, or large ones, one after the other. */
export type Lane = 'small' | 'large';

/** Tasks that one worker holds until its lease is over. */
export interface TaskClaim {
  /** A UUID. */
  id: string;
  /** Those that are waited for first, then oldest position first. */
  tasks: IndexTask[];
}

/** The truth of a source. */
export interface SourceState {
  /** Null when it has nothing to index (any more): its points are removed. */
  source: IndexedSource | null;
  /** When its text will be another without a change, such as a calendar event's next dates; at least a second from now. */
  refreshAt?: Date;
}

/** Reads the truth of sources; an id that is absent from the answer is that of a removed source. */
export type ReadSources = (sourceIds: readonly string[]) => Promise<ReadonlyMap<string, SourceState>>;

/** What became of a task. */
export type TaskOutcome =
  | { kind: 'done'; refreshAt: Date | null }
  /** The points are there, without embeddings; `tried` when the model host was asked for them. */
  | { kind: 'without_embeddings'; refreshAt: Date | null; tried: boolean }
  /** It turned out to be large, and was left to that lane. */
  | { kind: 'large' }
  /** The household's quota of points is used up; it rests for five minutes. */
  | { kind: 'left_out' }
  /** The source itself cannot be indexed right now. */
  | { kind: 'failed'; reason: string }
  /** Nobody tried, or nothing could be known: it is done again as soon as somebody can. */
  | { kind: 'released' };

/** How a source stands whose row is there. */
export interface TaskStanding {
  /** Its last change is not in the index. */
  open: boolean;
  /** Its points are there without embeddings. */
  embeddingsOnly: boolean;
  failures: number;
  /** It waits because the household's quota of points is used up. */
  leftOut: boolean;
}

/** How much is to be done. */
export interface PendingTasks {
  /** Sources whose last change is not in the index. */
  open: number;
  /** Sources whose points wait for their embeddings. */
  withoutEmbeddings: number;
}

/** How long a source rests after its n-th failure in a row, in milliseconds: 1 s, doubling to 5 minutes. */
export function restAfter(failures: number): number {
  return Math.min(300_000, 1_000 * 2 ** Math.min(failures - 1, 20));
}

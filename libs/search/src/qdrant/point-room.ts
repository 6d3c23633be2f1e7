import { countPoints, countPointsOf } from './index-contents.ts';
import type { QdrantConnection } from './connection.ts';
import type { ChunkedSource } from './source-points.ts';

/** Settings of the quota. */
export interface PointRoomSettings {
  connection: QdrantConnection;
  family: string;
  owner: string;
  /** Quota of points of the household, over both services. */
  maxPoints: number;
  now: () => Date;
}

/** Time a count is trusted, in milliseconds: others write as well. */
const countedForMs = 10_000;

/** Remaining room in the household's quota of points. */
export class PointRoom {
  readonly #settings: PointRoomSettings;
  #room = 0;
  #countedAt = -Infinity;
  #isFull = false;

  constructor(settings: PointRoomSettings) {
    this.#settings = settings;
  }

  /**
   * Splits sources into those that fit the quota, in order, and those that do not. One that already has as many points
   * takes no room.
   * @throws SearchUnavailableError
   */
  async divide(group: readonly ChunkedSource[]): Promise<{ fitting: ChunkedSource[]; leftOut: ChunkedSource[] }> {
    const divided = { fitting: [] as ChunkedSource[], leftOut: [] as ChunkedSource[] };
    await this.#count(group.reduce((sum, { chunks }) => sum + chunks.length, 0));
    for (const chunked of group) divided[(await this.#fits(chunked)) ? 'fitting' : 'leftOut'].push(chunked);
    this.#report(divided.leftOut.length);
    return divided;
  }

  async #count(needed: number): Promise<void> {
    const { connection, family, maxPoints, now } = this.#settings;
    const time = now().getTime();
    if (needed <= this.#room && time - this.#countedAt < countedForMs) return;
    this.#room = maxPoints - (await countPoints(connection, family)).points;
    this.#countedAt = time;
  }

  async #fits({ source, chunks }: ChunkedSource): Promise<boolean> {
    const { connection, family, owner } = this.#settings;
    if (chunks.length <= this.#room) {
      this.#room -= chunks.length;
      return true;
    }
    return chunks.length <= (await countPointsOf(connection, { family, owner, source: source.id }));
  }

  #report(leftOut: number): void {
    const isFull = leftOut > 0;
    if (isFull && !this.#isFull)
      this.#settings.connection.logger?.warn(
        { maxPoints: this.#settings.maxPoints },
        'the quota of points (MAX_POINTS) is used up; sources wait until others are removed',
      );
    this.#isFull = isFull;
  }
}

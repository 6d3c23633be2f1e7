import { NotFoundError } from '@homeroom/errors';
import { Representation } from '@homeroom/service-kit';
import type { AnswerKind, SchoolAnswerStore } from './school-answer-store.ts';

/** An answer ready to send, and how many entries it lists. */
export interface ReadyAnswer {
  version: bigint;
  representation: Representation;
  count: number;
}

const mostBytes = 256 * 1_048_576;

/**
 * Keeps each school's answers as ready bytes under the version that they were read with. A caller names the version
 * that it has just seen, and never gets an older answer.
 */
export class SchoolAnswers {
  readonly #store: SchoolAnswerStore;
  readonly #ready = new Map<string, ReadyAnswer>();
  readonly #reading = new Map<string, Promise<ReadyAnswer>>();
  #bytes = 0;

  constructor(store: SchoolAnswerStore) {
    this.#store = store;
  }

  /**
   * @param version the school's version, read after the request arrived
   * @throws NotFoundError when the school is gone meanwhile
   */
  async get(kind: AnswerKind, schoolId: string, version: bigint): Promise<ReadyAnswer> {
    const key = `${kind} ${schoolId}`;
    const ready = this.#ready.get(key);
    if (ready && ready.version >= version) return ready;
    const running = this.#reading.get(key);
    if (running) {
      const shared = await running;
      if (shared.version >= version) return shared;
      return this.get(kind, schoolId, version);
    }
    const reading = this.#read(kind, schoolId, key).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  async #read(kind: AnswerKind, schoolId: string, key: string): Promise<ReadyAnswer> {
    const answer = await this.#store.read(kind, schoolId);
    if (!answer) throw new NotFoundError(`School '${schoolId}' not found`);
    const ready = { version: answer.version, representation: new Representation(answer.json), count: answer.count };
    this.#keep(key, ready);
    return ready;
  }

  #keep(key: string, ready: ReadyAnswer): void {
    this.#forget(key);
    this.#ready.set(key, ready);
    this.#bytes += ready.representation.bytes.length;
    for (const oldest of this.#ready.keys()) {
      if (this.#bytes <= mostBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#ready.get(key)?.representation.bytes.length ?? 0;
    this.#ready.delete(key);
  }
}

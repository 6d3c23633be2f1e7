import { listed } from '../../documents/read/page-numbers.ts';

/** Pages that a vision model did not read, by reason. */
export class UnreadPages {
  readonly #names = new Map<string, string[]>();

  /** @param name of the page within a sentence @param reason half a sentence */
  add(name: string, reason: string): void {
    this.#names.set(reason, [...(this.#names.get(reason) ?? []), name]);
  }

  /** A sentence for each reason. */
  sentences(): string[] {
    return [...this.#names].map(([reason, names]) => `The vision model did not read ${listed(names)}: ${reason}.`);
  }
}

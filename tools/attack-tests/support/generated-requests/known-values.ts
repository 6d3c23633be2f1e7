import type { Random } from '@homeroom/sample-data';

const maxKept = 200;

/** Ids that earlier answers held, so that generated requests are about things that exist. */
export class KnownValues {
  private readonly ids: string[] = [];
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  /** Remembers the ids in an answer. */
  learn(answer: unknown): void {
    if (typeof answer !== 'object' || answer === null) return;
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'string' && isIdName(name)) this.keep(value);
      else this.learn(value);
    }
  }

  /** Returns an id of an earlier answer; before the first, the value given. */
  id(otherwise: unknown): unknown {
    return this.ids.length === 0 ? otherwise : this.random.pick(this.ids);
  }

  /** Returns the value with most of its ids replaced by those of earlier answers. */
  putInto(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.putInto(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        typeof item === 'string' && isIdName(name) && this.random.chance(0.7) ? this.id(item) : this.putInto(item),
      ]),
    );
  }

  private keep(id: string): void {
    if (this.ids.length < maxKept) this.ids.push(id);
    else this.ids[this.random.below(maxKept)] = id;
  }
}

/** Whether a field or parameter is an id, such as `id`, `operation_id` or `eventId`. */
export function isIdName(name: string): boolean {
  return /(?:^|_)id$|[a-z]Id$/.test(name);
}

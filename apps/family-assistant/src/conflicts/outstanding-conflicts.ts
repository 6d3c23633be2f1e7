import { Representation } from '@homeroom/service-kit';
import type { ConflictPresenter } from './conflict-presenter.ts';
import type { ConflictRegistry } from './conflict-registry.ts';
import type { ConflictStore } from './conflict-store.ts';
import type { OptionFreezer } from './frozen-options.ts';

/** What the list is made from. */
export interface OutstandingConflictsParts {
  registry: ConflictRegistry;
  store: ConflictStore;
  options: OptionFreezer;
  presenter: ConflictPresenter;
}

/** The answer of `GET /conflicts`, made anew when the registry changed. */
export class OutstandingConflicts {
  private readonly parts: OutstandingConflictsParts;
  private kept: { version: string; representation: Representation } | undefined;

  constructor(parts: OutstandingConflictsParts) {
    this.parts = parts;
  }

  async answer(): Promise<Representation> {
    const { registry, store, options, presenter } = this.parts;
    const version = await registry.follow();
    if (this.kept?.version === version) return this.kept.representation;
    const outstanding = (await options.withOptions(await store.open())).map((conflict) => presenter.conflict(conflict));
    const { leftOut } = registry;
    const representation = new Representation(
      JSON.stringify({ outstanding, ...(leftOut > 0 && { left_out: leftOut }) }),
    );
    this.kept = { version, representation };
    return representation;
  }
}

import { Representation } from '@homeroom/service-kit';
import type { ConflictPresenter } from './conflict-presenter.ts';
import type { ConflictRegistry } from './conflict-registry.ts';
import type { ConflictStore } from './conflict-store.ts';
import type { OptionFreezer } from './option-freezer.ts';

export interface OutstandingConflictsDeps {
  registry: ConflictRegistry;
  store: ConflictStore;
  options: OptionFreezer;
  presenter: ConflictPresenter;
}

/** The answer of `GET /conflicts`, recreated when the registry or a calendar changed. */
export class OutstandingConflicts {
  private readonly deps: OutstandingConflictsDeps;
  private kept: { state: string; representation: Representation } | undefined;

  constructor(deps: OutstandingConflictsDeps) {
    this.deps = deps;
  }

  async answer(): Promise<Representation> {
    const { registry, store, options, presenter } = this.deps;
    const { version, calendars } = await registry.follow();
    const state = `${version} ${calendars}`;
    if (this.kept?.state === state) return this.kept.representation;
    const outstanding = (await options.withOptions(await store.open())).map((conflict) => presenter.conflict(conflict));
    const { leftOut } = registry;
    const representation = new Representation(
      JSON.stringify({ outstanding, ...(leftOut > 0 && { left_out: leftOut }) }),
    );
    this.kept = { state, representation };
    return representation;
  }
}

import type { Household } from '@homeroom/household';
import { type Zone } from '@homeroom/icalendar';
import type { Router } from 'express';
import type { CalendarService } from '../calendar/calendar-service.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import type { ChangeFeature } from '../changes/change-feature.ts';
import type { CopiesLeft } from '../changes/copies-left.ts';
import type { ConflictPresenter } from './conflict-presenter.ts';
import type { ConflictRegistry } from './conflict-registry.ts';
import type { ConflictResult } from './conflict-result.ts';
import { conflictRoutes } from './conflict-routes.ts';
import type { ConflictHandlersDeps } from './conflict-routes.ts';
import { ConflictService } from './conflict-service.ts';
import type { ConflictStore } from './conflict-store.ts';
import { OptionFreezer } from './option-freezer.ts';
import { OutstandingConflicts } from './outstanding-conflicts.ts';

export interface ConflictFeatureDeps {
  household: Household;
  familyZone: Zone;
  store: ConflictStore;
  registry: ConflictRegistry;
  presenter: ConflictPresenter;
  calendar: CalendarService;
  changes: ChangeFeature<ConflictResult>;
  copies: Pick<CopiesLeft, 'of'>;
  membersOf: (occurrence: Occurrence) => readonly string[];
  requireSender: boolean;
  clock: () => Date;
}

/** The registry of conflicts, and the calls that list and settle them. */
export interface ConflictFeature extends ConflictHandlersDeps {
  router: Router;
  registry: ConflictRegistry;
  options: OptionFreezer;
}

/** Makes the routes and the service of conflicts. */
export function conflictFeature(deps: ConflictFeatureDeps): ConflictFeature {
  const { store, registry, presenter, changes } = deps;
  const options = new OptionFreezer(deps);
  const outstanding = new OutstandingConflicts({ registry, store, options, presenter });
  const service = new ConflictService({
    ...deps,
    options,
    changes: changes.service,
    planner: changes.planner,
    isRemote: changes.isRemote,
  });
  const handlers = { outstanding, service, send: changes.send };
  return { ...handlers, router: conflictRoutes(handlers, deps.requireSender), registry, options };
}

import type { Household } from '@homeroom/household';
import type { Zone } from '@homeroom/icalendar';
import type { Logger, Metrics } from '@homeroom/service-kit';
import type { Router } from 'express';
import { Gauge } from 'prom-client';
import type { AlertSchedule } from '../alerts/alert-schedule.ts';
import type { CalendarService } from '../calendar/calendar-service.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import type { ChangeFeature } from '../changes/change-feature.ts';
import { overlapEnd } from './conflict.ts';
import { ConflictPresenter } from './conflict-presenter.ts';
import { ConflictRegistry } from './conflict-registry.ts';
import { conflictRoutes } from './conflict-routes.ts';
import type { AlertedConflict, ConflictStore } from './conflict-store.ts';
import { OptionFreezer } from './frozen-options.ts';
import { OutstandingConflicts } from './outstanding-conflicts.ts';
import { SettleConflict } from './settle-conflict.ts';

/** What conflicts need of the service. */
export interface ConflictFeatureParts {
  household: Household;
  familyZone: Zone;
  store: ConflictStore;
  registry: ConflictRegistry;
  calendar: CalendarService;
  changes: Pick<ChangeFeature, 'service' | 'planner' | 'remoteWrites'>;
  membersOf: (occurrence: Occurrence) => readonly string[];
  requireSender: boolean;
  clock: () => Date;
}

/** The registry of conflicts and what is done about them. */
export interface ConflictFeature {
  router: Router;
  registry: ConflictRegistry;
  options: OptionFreezer;
  outstanding: OutstandingConflicts;
  settle: SettleConflict;
}

/** Makes the routes of the conflicts. */
export function conflictFeature({
  household,
  familyZone,
  store,
  registry,
  calendar,
  changes,
  membersOf,
  requireSender,
  clock,
}: ConflictFeatureParts): ConflictFeature {
  const presenter = new ConflictPresenter(familyZone);
  const options = new OptionFreezer({ store, calendar, household, familyZone, membersOf, clock });
  const outstanding = new OutstandingConflicts({ registry, store, options, presenter });
  const settle = new SettleConflict({
    conflicts: store,
    options,
    presenter,
    changes: changes.service,
    planner: changes.planner,
    household,
    isRemote: (id) => changes.remoteWrites.isRemote(id),
  });
  return { router: conflictRoutes({ outstanding, settle, requireSender }), registry, options, outstanding, settle };
}

/** What the registry is made with. */
export interface RegistrySettings {
  store: ConflictStore;
  calendar: CalendarService;
  calendarIds: readonly string[];
  schedule: AlertSchedule;
  windowMs: number;
  clock: () => Date;
  metrics: Pick<Metrics, 'registry'>;
  logger: Logger;
}

/** The registry, whose new conflicts are alerted by the schedule. */
export function createRegistry({ schedule, metrics, ...parts }: RegistrySettings): ConflictRegistry {
  const nextAlert = (conflict: AlertedConflict, now: Date) => {
    const due = schedule.nextAlert(conflict.nagCount, now.getTime(), overlapEnd(conflict));
    return due === null ? null : new Date(due);
  };
  const registry = new ConflictRegistry({ ...parts, nextAlert });
  const help = 'Overlaps beyond those that the registry of conflicts follows.';
  new Gauge({
    name: 'conflicts_left_out',
    help,
    registers: [metrics.registry],
    collect() {
      this.set(registry.leftOut);
    },
  });
  return registry;
}

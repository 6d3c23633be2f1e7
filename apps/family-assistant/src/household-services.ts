import type { Household } from '@homeroom/household';
import type { Zone } from '@homeroom/icalendar';
import { AlertSchedule } from './alerts/alert-schedule.ts';
import { CalendarBudgets } from './calendar/calendar-budgets.ts';
import { CalendarPresenter } from './calendar/calendar-presenter.ts';
import { CalendarService, type CalendarServiceDeps } from './calendar/calendar-service.ts';
import { CalendarSources } from './calendar/calendar-sources.ts';
import { familyZoneOf } from './calendar/family-zone.ts';
import type { Occurrence } from './calendar/occurrence.ts';
import { overlapEnd } from './conflicts/conflict.ts';
import { createRegistry, type ConflictRegistry } from './conflicts/conflict-registry.ts';
import type { Context } from './context.ts';
import { CopyFinder } from './copies/copy-finder.ts';
import { CopyRule } from './copies/copy-rule.ts';
import { TravelTimes } from './travel/travel-times.ts';

/** Services and rules of the household that several features use. */
export interface HouseholdServices {
  household: Household;
  familyZone: Zone;
  calendarIds: readonly string[];
  presenter: CalendarPresenter;
  /** The ids of the members whom an occurrence concerns. */
  membersOf: (occurrence: Occurrence) => readonly string[];
  travel: TravelTimes;
  onUnreadable: CalendarServiceDeps['onUnreadable'];
  rule: CopyRule;
  copies: CopyFinder;
  budgets: CalendarBudgets;
  service: CalendarService;
  schedule: AlertSchedule;
  registry: ConflictRegistry;
  sources: CalendarSources;
}

/** Makes the services from the adapters. */
export function createHouseholdServices(context: Context): HouseholdServices {
  const { config, calendarStore: store, travelStore, clock, logger } = context;
  const { household, alerts } = config;
  const familyZone = familyZoneOf(household);
  const calendarIds = household.calendars.map(({ id }) => id);
  const presenter = new CalendarPresenter(household, familyZone);
  const membersOf = (occurrence: Occurrence) => presenter.membersOf(occurrence).map(({ id }) => id);
  const travel = new TravelTimes({ store: travelStore, household, membersOf });
  const onUnreadable: CalendarServiceDeps['onUnreadable'] = ({ calendarId, uid }, error) =>
    logger.warn({ calendarId, uid, err: error }, 'calendar object cannot be expanded');
  const rule = new CopyRule(household);
  const budgets = new CalendarBudgets({ store, calendarIds });
  const copies = new CopyFinder(household, rule);
  const service = new CalendarService({ store, calendarIds, budgets, familyZone, copies, clock, onUnreadable });
  const schedule = new AlertSchedule({ ...alerts, zone: familyZone });
  const registry = conflictRegistry(context, { schedule, service, calendarIds, membersOf });
  return {
    household,
    familyZone,
    calendarIds,
    presenter,
    membersOf,
    travel,
    onUnreadable,
    rule,
    copies,
    budgets,
    service,
    schedule,
    registry,
    sources: new CalendarSources(context.database),
  };
}

/** The registry of conflicts, which knows when the next alert to each is due. */
function conflictRegistry(
  context: Context,
  {
    schedule,
    service: calendar,
    ...shared
  }: Pick<HouseholdServices, 'schedule' | 'service' | 'calendarIds' | 'membersOf'>,
): ConflictRegistry {
  return createRegistry({
    ...context,
    ...shared,
    store: context.conflictStore,
    calendar,
    nextAlert: (conflict, now) => {
      const due = schedule.nextAlert(conflict.nagCount, now.getTime(), overlapEnd(conflict));
      return due === null ? null : new Date(due);
    },
    windowMs: context.config.conflictWindowMs,
  });
}

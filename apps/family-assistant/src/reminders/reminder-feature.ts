import type { Router } from 'express';
import type { CalendarFeature } from '../calendar/calendar-feature.ts';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import { familyZoneOf } from '../calendar/family-zone.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import type { ChangeFeature } from '../changes/change-feature.ts';
import type { ConflictResult } from '../conflicts/conflict-result.ts';
import type { Context } from '../context.ts';
import { LetterDeadlines } from '../letters/letter-deadlines.ts';
import type { QuietHours } from '../messages/quiet-hours.ts';
import type { TravelTimes } from '../travel/travel-times.ts';
import { EventWords } from '../messages/event-words.ts';
import { PlanReminders } from './plan-reminders.ts';
import { reminderRoutes } from './reminder-routes.ts';
import { ReminderRules } from './reminder-rules.ts';
import { ReminderStore } from './reminder-store-sql.ts';
import { TomorrowOverviews } from './tomorrow-overviews.ts';

export interface ReminderFeatureDeps
  extends Pick<Context, 'config' | 'database' | 'calendarStore' | 'stagingService' | 'clock' | 'logger'> {
  calendar: Pick<CalendarFeature, 'service'>;
  changes: Pick<ChangeFeature<ConflictResult>, 'service' | 'send'>;
  presenter: CalendarPresenter;
  travel: TravelTimes;
  quiet: QuietHours;
  membersOf: (occurrence: Occurrence) => readonly string[];
}

/** Reminders: the calls, and the plan that a background job follows. */
export interface ReminderFeature {
  router: Router;
  planner: PlanReminders;
}

/** Makes the routes and the planner of reminders. */
export function reminderFeature(deps: ReminderFeatureDeps): ReminderFeature {
  const { config, database, calendarStore, calendar, changes, clock } = deps;
  const { household } = config;
  const zone = familyZoneOf(household);
  const store = new ReminderStore(database);
  const rules = new ReminderRules({ ...deps, household, zone });
  const words = new EventWords({ ...deps, household, zone });
  const deadlines = new LetterDeadlines({ ...deps, staging: deps.stagingService });
  const planner = new PlanReminders({
    ...deps,
    store,
    rules,
    calendar: calendar.service,
    texts: calendarStore,
    overviews: new TomorrowOverviews({ ...deps, household, deadlines, words, zone }),
    words,
  });
  return {
    router: reminderRoutes({ store, planner, changes: changes.service, send: changes.send, zone, clock }),
    planner,
  };
}

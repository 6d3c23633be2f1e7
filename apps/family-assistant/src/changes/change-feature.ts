import type { Household } from '@homeroom/household';
import { type Zone, minuteMs, secondMs } from '@homeroom/icalendar';
import type { Router } from 'express';
import type { CalendarBudgets } from '../calendar/calendar-budgets.ts';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import { ChangeAnswers } from './change-answers.ts';
import { ChangePlanner } from './change-planner.ts';
import { changeRoutes } from './change-routes.ts';
import { ChangeService } from './change-service.ts';
import type { ChangeStore } from './change-store.ts';
import { OperationPresenter } from './operation-presenter.ts';
import { RemoteWrites } from './remote-writes.ts';
import type { RemoteCalendars } from './remote-writes.ts';

/** What changes need of the service. */
export interface ChangeFeatureParts {
  household: Household;
  familyZone: Zone;
  presenter: CalendarPresenter;
  store: ChangeStore;
  calendars: RemoteCalendars;
  budgets: Pick<CalendarBudgets, 'admit'>;
  newId: () => string;
  undoTtlMs: number;
  requireSender: boolean;
}

/** Changes of the calendar, undo and redo. */
export interface ChangeFeature {
  router: Router;
  remoteWrites: RemoteWrites;
  service: ChangeService;
  planner: ChangePlanner;
}

/** Makes the router of the changes, and what settles their writes to calendar servers. */
export function changeFeature({
  household,
  familyZone,
  presenter,
  store,
  calendars,
  budgets,
  newId,
  undoTtlMs,
  requireSender,
}: ChangeFeatureParts): ChangeFeature {
  const planner = new ChangePlanner({ household, familyZone, budgets, newId, undoTtlMs });
  const operations = new OperationPresenter(familyZone, undoTtlMs);
  const answers = new ChangeAnswers({ calendar: presenter, operations, familyZone, undoTime: inWords(undoTtlMs) });
  const remoteWrites = new RemoteWrites({ store, answers, calendars, familyZone, newId });
  const service = new ChangeService({ store, planner, answers, remote: remoteWrites });
  return { router: changeRoutes({ service, household, requireSender }), remoteWrites, service, planner };
}

function inWords(milliseconds: number): string {
  const [count, unit] =
    milliseconds % minuteMs === 0 ? [milliseconds / minuteMs, 'minute'] : [milliseconds / secondMs, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

import type { Household } from '@homeroom/household';
import type { Router } from 'express';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import { minuteMs } from '../calendar/time-zones.ts';
import type { Zone } from '../calendar/time-zones.ts';
import { ChangeAnswers } from './change-answers.ts';
import { ChangePlanner } from './change-planner.ts';
import { changeRoutes } from './change-routes.ts';
import { ChangeService } from './change-service.ts';
import type { ChangeStore } from './change-store.ts';
import { OperationPresenter } from './operation-presenter.ts';

/** What changes need of the service. */
export interface ChangeFeatureParts {
  household: Household;
  familyZone: Zone;
  presenter: CalendarPresenter;
  store: ChangeStore;
  newId: () => string;
  undoTtlMs: number;
  requireSender: boolean;
}

/** Changes of the calendar, undo and redo. */
export function changeFeature({ household, familyZone, presenter, store, newId, undoTtlMs, requireSender }: ChangeFeatureParts): Router {
  const planner = new ChangePlanner({ household, familyZone, newId, undoTtlMs });
  const operations = new OperationPresenter(familyZone, undoTtlMs);
  const answers = new ChangeAnswers({ calendar: presenter, operations, familyZone, undoMinutes: Math.round(undoTtlMs / minuteMs) });
  return changeRoutes({ service: new ChangeService({ store, planner, answers }), household, requireSender });
}

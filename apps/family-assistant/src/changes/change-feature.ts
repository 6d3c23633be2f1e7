import type { Household } from '@homeroom/household';
import { type Zone } from '@homeroom/icalendar';
import type { Request, Router } from 'express';
import type { CalendarBudgets } from '../calendar/calendar-budgets.ts';
import { changeRequest, outcomeSender } from './change-http.ts';
import type { SendOutcome } from './change-http.ts';
import { ChangePlanner } from './change-planner.ts';
import type { ChangeHooks } from './change-hooks.ts';
import type { ChangeResult, Present } from './change-result.ts';
import { changeRoutes } from './change-routes.ts';
import { ChangeService } from './change-service.ts';
import type { ChangeStore } from './change-store.ts';
import type { CopiesLeft } from './copies-left.ts';
import { RemoteWrites } from './remote-writes.ts';
import type { RemoteCalendars } from './remote-writes.ts';

export interface ChangeFeatureDeps<Own extends { type: string }> {
  household: Household;
  familyZone: Zone;
  store: ChangeStore;
  calendars: RemoteCalendars;
  budgets: Pick<CalendarBudgets, 'admit'>;
  copies: Pick<CopiesLeft, 'of'>;
  hooks: ChangeHooks<Own>;
  present: Present<ChangeResult | Own>;
  newId: () => string;
  undoTtlMs: number;
  requireSender: boolean;
}

/** Changes of the calendar, undo and redo. */
export interface ChangeFeature<Own extends { type: string }> {
  router: Router;
  service: ChangeService<Own>;
  planner: ChangePlanner;
  send: SendOutcome<Own>;
  /** Claims the Idempotency-Key of a request; see {@link ChangeService.claim}. */
  claimKey: (req: Request) => Promise<void>;
  /** Whether a calendar lives on a server. */
  isRemote: (calendarId: string) => boolean;
}

/** Makes the router and the service of changes. */
export function changeFeature<Own extends { type: string }>(deps: ChangeFeatureDeps<Own>): ChangeFeature<Own> {
  const planner = new ChangePlanner(deps);
  const remote = new RemoteWrites(deps.calendars, deps.newId);
  const service = new ChangeService({ ...deps, planner, remote });
  const send = outcomeSender(deps.present);
  const router = changeRoutes({ ...deps, service, send });
  return {
    router,
    service,
    planner,
    send,
    claimKey: (req) => service.claim(changeRequest(req)),
    isRemote: (calendarId) => remote.isRemote(calendarId),
  };
}

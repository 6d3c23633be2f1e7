import { AccessTokens } from './access/access-tokens.ts';
import type { Router } from 'express';
import { ServiceAddress } from './access/service-address.ts';
import { tokenRoutes } from './access/token-routes.ts';
import type { AlertSchedule } from './alerts/alert-schedule.ts';
import { calendarChangeRoutes } from './calendar-changes/calendar-change-routes.ts';
import { GoneCalendars } from './calendar-changes/gone-calendars-sql.ts';
import { TellChanges } from './calendar-changes/tell-changes.ts';
import { UntoldChanges } from './calendar-changes/untold-changes-sql.ts';
import { EventWords } from './messages/event-words.ts';
import { calendarFeature, type CalendarFeature } from './calendar/calendar-feature.ts';
import { CalendarProblems, ProblemReport } from './calendar/calendar-problems.ts';
import type { Occurrence } from './calendar/occurrence.ts';
import { changeFeature, type ChangeFeature } from './changes/change-feature.ts';
import { CopiesLeft } from './changes/copies-left.ts';
import { ChangePresenter } from './changes/change-presenter.ts';
import { conflictFeature, type ConflictFeature } from './conflicts/conflict-feature.ts';
import { ConflictPresenter } from './conflicts/conflict-presenter.ts';
import type { ConflictResult } from './conflicts/conflict-result.ts';
import { settlementHooks } from './conflicts/settlement-hooks.ts';
import type { Context } from './context.ts';
import { calendarSearchFeature } from './calendar-search/calendar-search-feature.ts';
import { dashboardFeature, type DashboardFeature } from './dashboard/dashboard-feature.ts';
import { digestFeature } from './digest/digest-feature.ts';
import { draftRoutes } from './drafts/draft-routes.ts';
import { feedFeature } from './feed/feed-feature.ts';
import { knowledgeFeature, type KnowledgeFeature } from './knowledge/knowledge-feature.ts';
import { objectsOfLetter } from './letters/letter-objects-sql.ts';
import { createHouseholdServices, type HouseholdServices } from './household-services.ts';
import { LetterPresenter } from './letters/letter-presenter.ts';
import { letterRoutes, type LetterHandlersDeps } from './letters/letter-routes.ts';
import type { CalendarFactsDeps } from './questions/calendar-facts.ts';
import { reminderFeature, type ReminderFeature } from './reminders/reminder-feature.ts';

/** The parts of the service, as requests and background jobs use them. */
export interface Features {
  /** Those of every feature. */
  routers: readonly Router[];
  calendar: CalendarFeature;
  changes: ChangeFeature<ConflictResult>;
  conflicts: ConflictFeature;
  knowledge: KnowledgeFeature;
  dashboard: DashboardFeature;
  reminders: ReminderFeature;
  /** Sends the messages about changes that others made. */
  calendarChanges: { teller: TellChanges };
  /** Counts and logs what reads leave out. */
  problemReport: ProblemReport;
  /** The tokens that open the dashboard and the feed. */
  tokens: AccessTokens;
  address: ServiceAddress;
  schedule: AlertSchedule;
  /** The ids of the members whom an occurrence concerns. */
  membersOf: (occurrence: Occurrence) => readonly string[];
}

/** The adapters and services that features are made of. */
type Shared = Context & HouseholdServices;

/** Makes the features from their adapters. */
export function createFeatures(context: Context): Features {
  const shared = { ...context, ...createHouseholdServices(context) };
  const { config, service, registry, schedule, calendarStore, membersOf } = shared;
  const tokens = new AccessTokens({ ...shared, store: shared.accessTokens });
  const address = new ServiceAddress(config.addresses);
  const problems = new CalendarProblems({ ...shared, store: shared.problemStore });
  const calendar = calendarFeature({ ...shared, problems, conflicts: registry });
  const { changes, conflicts } = changesAndConflicts(shared);
  const calendarSearch = calendarSearchFeature(shared);
  const knowledge = knowledgeFeature({ ...shared, facts: calendarFacts(shared) });
  const reminders = reminderFeature({ ...shared, calendar, changes, quiet: schedule.quiet });
  const letters = letterCalls(shared, changes);
  const drafts = { ...shared, calendar: service };
  const calendarChanges = { ...shared, store: shared.calendarChangeStore };
  const withTokens = { ...shared, tokens, address, claimKey: changes.claimKey };
  const shown = { problems, conflicts, changes, knowledge, letters, calendarChanges, calendarSearch, drafts };
  const dashboard = dashboardFeature({
    ...withTokens,
    ...shown,
    calendar: calendar.answers,
    feedTokens: withTokens,
    conflictWindowMs: config.conflictWindowMs,
  });
  const parts = { calendar, changes, conflicts, knowledge, dashboard, reminders, tokens, address, schedule, membersOf };
  return {
    ...parts,
    routers: [
      ...[calendar, calendarSearch, changes, conflicts, knowledge, dashboard, reminders].map(({ router }) => router),
      digestFeature(shared).router,
      feedFeature({ ...withTokens, calendars: calendarStore, store: shared.feedStore }).router,
      calendarChangeRoutes(calendarChanges),
      letterRoutes(letters, config.requireSender),
      draftRoutes(drafts),
      tokenRoutes(withTokens),
    ],
    calendarChanges: { teller: changeTeller(shared) },
    problemReport: new ProblemReport({ ...shared, problems, calendars: calendarStore }),
  };
}

/** Changes, and the conflicts that they settle. */
function changesAndConflicts(shared: Shared): Pick<Features, 'changes' | 'conflicts'> {
  const { config, household, familyZone, presenter, service: calendar, changeStore, conflictStore, mirrors } = shared;
  const { requireSender, undoTtlMs } = config;
  const changePresenter = new ChangePresenter(presenter, familyZone, undoTtlMs);
  const conflictPresenter = new ConflictPresenter(familyZone, household);
  const copies = new CopiesLeft({ ...shared, calendar });
  const changes = changeFeature<ConflictResult>({
    ...shared,
    copies,
    hooks: settlementHooks,
    present: (result) => ('conflict' in result ? conflictPresenter.present(result) : changePresenter.present(result)),
    store: changeStore,
    calendars: mirrors,
    undoTtlMs,
    requireSender,
  });
  const conflicts = conflictFeature({
    ...shared,
    store: conflictStore,
    presenter: conflictPresenter,
    calendar,
    changes,
    copies,
    requireSender,
  });
  return { changes, conflicts };
}

function calendarFacts(shared: Shared): CalendarFactsDeps {
  const { registry: conflicts, changeStore: changes, calendarChangeStore: calendarChanges } = shared;
  return { ...shared, conflicts, changes, calendarChanges, texts: shared.calendarStore };
}

function letterCalls(shared: Shared, { service, planner, send }: Features['changes']): LetterHandlersDeps {
  const { database, calendarIds, presenter, familyZone } = shared;
  return {
    ...shared,
    staging: shared.stagingService,
    presenter: new LetterPresenter(presenter, familyZone),
    changes: service,
    planner,
    send,
    calendar: shared.service,
    objectsOfLetter: (documentId) => objectsOfLetter(database, documentId, calendarIds),
  };
}

function changeTeller(shared: Shared): TellChanges {
  const { database, familyZone: zone } = shared;
  return new TellChanges({
    ...shared,
    store: new UntoldChanges(database),
    gone: new GoneCalendars(database),
    calendar: shared.service,
    conflicts: shared.conflictStore,
    words: new EventWords({ ...shared, zone }),
    zone,
  });
}

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
import type { Present, ChangeResult } from './changes/change-result.ts';
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
import { createHouseholdServices } from './household-services.ts';
import { LetterPresenter } from './letters/letter-presenter.ts';
import { letterRoutes, type LetterHandlersDeps } from './letters/letter-routes.ts';
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

/** Makes the features from their adapters. */
export function createFeatures(context: Context): Features {
  const { config, calendarStore, changeStore, conflictStore, mirrors, clock, newId, metrics, logger } = context;
  const { household, requireSender, undoTtlMs, conflictWindowMs } = config;
  const services = createHouseholdServices(context);
  const { familyZone, calendarIds, presenter, membersOf, travel, onUnreadable, rule, budgets, copies } = services;
  const { service, schedule, registry, sources } = services;
  const changePresenter = new ChangePresenter(presenter, familyZone, undoTtlMs);
  const conflictPresenter = new ConflictPresenter(familyZone, household);
  const present: Present<ChangeResult | ConflictResult> = (result) =>
    'conflict' in result ? conflictPresenter.present(result) : changePresenter.present(result);
  const copiesLeft = new CopiesLeft({ calendar: service, rule, sources, household, familyZone, clock });
  const changes = changeFeature({
    copies: copiesLeft,
    household,
    familyZone,
    hooks: settlementHooks,
    present,
    store: changeStore,
    calendars: mirrors,
    budgets,
    newId,
    undoTtlMs,
    requireSender,
  });
  const problems = new CalendarProblems({ store: context.problemStore, sources, budgets, calendarIds });
  const calendarChanges = { store: context.calendarChangeStore, presenter, calendarIds, familyZone, clock };
  const calendar = calendarFeature({ service, presenter, travel, problems, conflicts: registry });
  const conflicts = conflictFeature({
    household,
    familyZone,
    store: conflictStore,
    registry,
    presenter: conflictPresenter,
    calendar: service,
    changes,
    copies: copiesLeft,
    membersOf,
    requireSender,
    clock,
  });
  const letters: LetterHandlersDeps = {
    staging: context.stagingService,
    presenter: new LetterPresenter(presenter, familyZone),
    changes: changes.service,
    planner: changes.planner,
    send: changes.send,
    calendar: service,
    rule,
    objectsOfLetter: (documentId) => objectsOfLetter(context.database, documentId, calendarIds),
    household,
    familyZone,
    clock,
  };
  const calendarSearch = calendarSearchFeature({
    ...context,
    service,
    budgets,
    presenter,
    copyRule: rule,
    copies,
    onUnreadable,
  });
  const drafts = { calendar: service, rule, presenter, household, familyZone, clock };
  const knowledge = knowledgeFeature({
    ...context,
    budgets,
    copies,
    facts: {
      household,
      service,
      presenter,
      travel,
      conflicts: registry,
      changes: changeStore,
      calendarChanges: context.calendarChangeStore,
      sources,
    },
  });
  const access = {
    tokens: new AccessTokens({ store: context.accessTokens, members: context.members, newToken: context.newToken }),
    address: new ServiceAddress(config.addresses),
  };
  const feedTokens = { ...access, claimKey: changes.claimKey, household, familyZone };
  const dashboard = dashboardFeature({
    ...access,
    household,
    familyZone,
    calendar: calendar.answers,
    sources,
    problems,
    conflicts,
    changes,
    knowledge,
    letters,
    calendarChanges,
    calendarSearch,
    drafts,
    feedTokens,
    conflictWindowMs,
  });
  const reminders = reminderFeature({
    ...context,
    calendar,
    changes,
    presenter,
    travel,
    quiet: schedule.quiet,
    membersOf,
  });
  return {
    ...access,
    calendar,
    changes,
    conflicts,
    knowledge,
    dashboard,
    reminders,
    routers: [
      ...[calendar, calendarSearch, changes, conflicts, knowledge, dashboard, reminders].map(({ router }) => router),
      digestFeature(context).router,
      feedFeature({ ...feedTokens, presenter, budgets, calendars: calendarStore, store: context.feedStore, clock })
        .router,
      calendarChangeRoutes(calendarChanges),
      letterRoutes(letters, requireSender),
      draftRoutes(drafts),
      tokenRoutes({ tokens: access.tokens, claimKey: changes.claimKey, familyZone }),
    ],
    calendarChanges: {
      teller: new TellChanges({
        ...calendarChanges,
        store: new UntoldChanges(context.database),
        gone: new GoneCalendars(context.database),
        sources,
        household,
        calendar: service,
        registry,
        conflicts: conflictStore,
        words: new EventWords({ household, zone: familyZone, membersOf }),
        zone: familyZone,
      }),
    },
    problemReport: new ProblemReport({ problems, calendars: calendarStore, calendarIds, metrics, clock, logger }),
    schedule,
    membersOf,
  };
}

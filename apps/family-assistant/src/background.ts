import { dayMs, minuteMs } from '@homeroom/icalendar';
import { startKnowledge } from '@homeroom/knowledge';
import { createJobMetrics, retentionLoop, steadyLoop, type BackgroundLoop } from '@homeroom/service-kit';
import { dashboardLink } from './access/address-settings.ts';
import { createAlertMetrics } from './alerts/alert-metrics.ts';
import { AlertSubjects } from './alerts/alert-subjects.ts';
import { SendAlerts } from './alerts/send-alerts.ts';
import { AlertStore } from './alerts/alert-store-sql.ts';
import { familyZoneOf } from './calendar/family-zone.ts';
import { FollowedCalendars } from './calendar/followed-calendars.ts';
import { sizeStoredObjects } from './calendar/size-stored-objects-sql.ts';
import type { Context } from './context.ts';
import type { Features } from './features.ts';
import { createNoticeMetrics } from './notices/notice-metrics.ts';
import { NoticeStore } from './notices/notice-store-sql.ts';
import { SendNotices } from './notices/send-notices.ts';
import { retentionRules } from './retention/retention-rules-sql.ts';
import { publicNetworkAgents } from './subscriptions/public-network.ts';
import { RefreshSubscriptions } from './subscriptions/refresh-subscriptions.ts';
import { FillTravelCache } from './travel/fill-travel-cache.ts';
import { originReachMs } from './travel/travel-need.ts';

/** Running background jobs of the service. */
export interface Background {
  /** Ends what runs; resolves when it has. */
  stop(): Promise<void>;
}

/** Time ahead for which travel times are looked up. */
const travelAheadMs = 30 * dayMs;
/** Delay of the registry behind a change that no request asks about. */
const followEveryMs = 1_000;

const noticesEveryMs = 1_000;
const calendarAgesEveryMs = 15_000;

/**
 * Starts the jobs: following calendar servers, fetching subscribed calendars, looking up travel times, finding conflicts
 * and alerting to them, planning reminders and sending notices, making the search index follow the calendars, following who is in the family file, removing what
 * is kept for a time only.
 */
export async function startBackground(context: Context, features: Features): Promise<Background> {
  const { config, members, mirrors, mirrorStore, database, logger } = context;
  const sized = await sizeStoredObjects(database, familyZoneOf(config.household));
  if (sized > 0) logger.info({ objects: sized }, 'sizes of stored calendar objects counted');
  await mirrorStore.release(config.household.calendars.filter(({ kind }) => kind === 'local').map(({ id }) => id));
  mirrors.start((calendarId) => features.changes.service.settleLost(calendarId));
  const travel = travelJob(context, features);
  travel?.start();
  const subscriptions = subscriptionsJob(context);
  subscriptions.start();
  const registry = registryLoop(context, features);
  registry.start(followEveryMs);
  const problems = steadyLoop({
    work: () => features.problemReport.follow(),
    message: 'left-out calendar objects not counted',
    logger,
  });
  problems.start(followEveryMs);
  const calendarAges = calendarAgesLoop(context);
  calendarAges.start(calendarAgesEveryMs);
  const alerts = alertsJob(context, features);
  alerts.start();
  const notices = noticesLoop(context, features);
  notices.start(noticesEveryMs);
  const knowledge = startCalendarKnowledge(context, features);
  members.start();
  const retention = retentionJob(context);
  retention.start(minuteMs);
  const { indexer: index, repair: index_repair } = features.knowledge;
  const followed = { conflicts: registry, problems, index, index_repair, members, subscriptions, travel };
  createJobMetrics(context.metrics, { ...followed, alerts, notices, retention });
  return {
    stop: async () => {
      await Promise.all([
        retention.stop(),
        mirrors.stop(),
        travel?.stop(),
        subscriptions.stop(),
        registry.stop(),
        problems.stop(),
        calendarAges.stop(),
        alerts.stop(),
        notices.stop(),
        knowledge.stop(),
        members.stop(),
      ]);
    },
  };
}

function startCalendarKnowledge(
  { config, knowledgeIndex: index, models, logger }: Context,
  { knowledge: { indexer, repair } }: Features,
): Background {
  const embeddings = { host: models.embeddings, model: config.knowledge.models.embeddingsModel };
  return startKnowledge({ embeddings, index, indexer, repair, logger });
}

function retentionJob({ config: { household, undoTtlMs, retentionDays }, database, logger }: Context): BackgroundLoop {
  return retentionLoop({ rules: retentionRules({ database, household, undoTtlMs, retentionDays }), logger });
}

function registryLoop({ logger }: Context, { conflicts }: Features): BackgroundLoop {
  return steadyLoop({ work: () => conflicts.registry.follow(), message: 'conflicts not looked for', logger });
}

function calendarAgesLoop({ config, subscriptionStore: store, metrics, logger }: Context): BackgroundLoop {
  const { household, mirrorEveryMs: mirroredEveryMs } = config;
  const followed = new FollowedCalendars({ calendars: household.calendars, store, mirroredEveryMs, metrics });
  return steadyLoop({ work: () => followed.follow(), message: 'ages of calendars not counted', logger });
}

function alertsJob(
  { config, database, messenger, metrics, clock, newId, logger }: Context,
  { conflicts, calendar, schedule, membersOf }: Features,
): SendAlerts {
  const { household } = config;
  const subjects = new AlertSubjects({ options: conflicts.options, calendar: calendar.service, household, membersOf });
  const alertMetrics = createAlertMetrics(metrics);
  return new SendAlerts({
    store: new AlertStore(database),
    subjects,
    messenger,
    schedule,
    household,
    zone: familyZoneOf(household),
    dashboardUrl: dashboardLink(config.addresses, config),
    metrics: alertMetrics,
    clock,
    newId,
    logger,
  });
}

function noticesLoop(
  { database, messenger, metrics, clock, logger }: Context,
  { schedule: { quiet }, reminders, calendarChanges }: Features,
): BackgroundLoop {
  const store = new NoticeStore(database);
  const notices = new SendNotices({ store, messenger, quiet, metrics: createNoticeMetrics(metrics), clock, logger });
  const work = async (signal: AbortSignal) => {
    try {
      // Right before, so that no reminder of an event is sent that was cancelled a moment ago.
      await Promise.all([reminders.planner.follow(), calendarChanges.teller.run()]);
    } finally {
      await notices.run(signal);
    }
  };
  return steadyLoop({ work, message: 'notices not sent', logger });
}

function subscriptionsJob({
  config: { household, linkCredentials: credentials, subscriptionsAllowPrivate },
  calendarStore,
  mirrorStore,
  subscriptionStore,
  logger,
}: Context): RefreshSubscriptions {
  const suspendLocal = (calendarId: string) => mirrorStore.suspendLocal(calendarId);
  const agentFor = subscriptionsAllowPrivate ? null : publicNetworkAgents();
  return new RefreshSubscriptions({
    calendars: household.calendars,
    store: calendarStore,
    subscriptions: subscriptionStore,
    suspendLocal,
    familyZone: familyZoneOf(household),
    logger,
    credentials,
    agentFor,
  });
}

function travelJob(
  { config, database, travelStore, travelRouter, clock, logger }: Context,
  { calendar: { service }, membersOf }: Features,
): FillTravelCache | null {
  if (!travelRouter) return null;
  const upcoming = async () => {
    const start = clock().getTime();
    const { calendars } = await service.stamps();
    return (await service.view({ start, end: start + travelAheadMs }, calendars, originReachMs + 1)).surroundings;
  };
  return new FillTravelCache({
    database,
    store: travelStore,
    router: travelRouter,
    household: config.household,
    membersOf,
    upcoming,
    clock,
    logger,
  });
}

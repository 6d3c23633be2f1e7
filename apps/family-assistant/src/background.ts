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
const messagesEveryMs = 1_000;
/** Of what is not urgent and costs little. */
const lookEveryMs = 15_000;

/** Starts the jobs, after bringing what earlier versions and settings left up to date. */
export async function startBackground(context: Context, features: Features): Promise<Background> {
  const { config, members, mirrors, mirrorStore, database, logger } = context;
  const sized = await sizeStoredObjects(database, familyZoneOf(config.household));
  if (sized > 0) logger.info({ objects: sized }, 'sizes of stored calendar objects counted');
  await mirrorStore.release(config.household.calendars.filter(({ kind }) => kind === 'local').map(({ id }) => id));
  mirrors.start((calendarId) => features.changes.service.settleLost(calendarId));
  const loops = {
    travel: started(travelLoop(context, features), minuteMs),
    subscriptions: started(subscriptionsLoop(context), lookEveryMs),
    conflicts: started(registryLoop(context, features), followEveryMs),
    problems: started(problemsLoop(context, features), followEveryMs),
    alerts: started(alertsLoop(context, features), messagesEveryMs),
    notices: started(noticesLoop(context, features), messagesEveryMs),
    members: started(members.loop, lookEveryMs),
    retention: started(retentionJob(context), minuteMs),
  };
  const calendarAges = started(calendarAgesLoop(context), lookEveryMs);
  const knowledge = startCalendarKnowledge(context, features);
  const { indexer: index, repair: index_repair } = features.knowledge;
  createJobMetrics(context.metrics, { ...loops, index, index_repair });
  const running = [mirrors, knowledge, calendarAges, ...Object.values(loops)];
  return { stop: async () => void (await Promise.all(running.map((job) => job?.stop()))) };
}

function started<Loop extends BackgroundLoop | null>(loop: Loop, everyMs: number): Loop {
  loop?.start(everyMs);
  return loop;
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

function problemsLoop({ logger }: Context, { problemReport }: Features): BackgroundLoop {
  return steadyLoop({ work: () => problemReport.follow(), message: 'left-out calendar objects not counted', logger });
}

function calendarAgesLoop({ config, subscriptionStore: store, metrics, logger }: Context): BackgroundLoop {
  const { household, mirrorEveryMs: mirroredEveryMs } = config;
  const followed = new FollowedCalendars({ calendars: household.calendars, store, mirroredEveryMs, metrics });
  return steadyLoop({ work: () => followed.follow(), message: 'ages of calendars not counted', logger });
}

function alertsLoop(
  { config, database, messenger, metrics, clock, newId, logger }: Context,
  { conflicts, calendar, schedule, membersOf }: Features,
): BackgroundLoop {
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
  }).loop;
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

/** Null when the household subscribes to no calendar. */
function subscriptionsLoop({
  config: { household, linkCredentials: credentials, subscriptionsAllowPrivate },
  calendarStore,
  mirrorStore,
  subscriptionStore,
  logger,
}: Context): BackgroundLoop | null {
  if (!household.calendars.some(({ kind }) => kind === 'subscribed')) return null;
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
  }).loop;
}

function travelLoop(
  { config, database, travelStore, travelRouter, clock, logger }: Context,
  { calendar: { service }, membersOf }: Features,
): BackgroundLoop | null {
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
  }).loop;
}

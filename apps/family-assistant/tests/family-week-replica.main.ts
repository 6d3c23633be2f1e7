/**
 * A process of the family assistant whose clock the story sets. It serves the API on a free port, and its jobs run once
 * for each `turn`. After each message to a chat it waits for `goOn`, so the story can kill it before it writes down that
 * the message was sent.
 */
import { createServer } from 'node:http';
import { openDatabase } from '@homeroom/database';
import { parseHousehold } from '@homeroom/household';
import { TelegramMessenger, type Messenger } from '@homeroom/messenger';
import { listenOnLoopback } from '@homeroom/testing/loopback';
import { familyZoneOf } from '../src/calendar/family-zone.ts';
import type { Context } from '../src/context.ts';
import type { Features } from '../src/features.ts';
import { createNoticeMetrics } from '../src/notices/notice-metrics.ts';
import { NoticeStore } from '../src/notices/notice-store-sql.ts';
import { SendNotices } from '../src/notices/send-notices.ts';
import { RefreshSubscriptions } from '../src/subscriptions/refresh-subscriptions.ts';
import { alertsJob } from './alert-service-fixture.ts';
import type { FromReplica, ReplicaSettings, ToReplica } from './family-week-replica.ts';
import { botToken, buildConfig, openTestService } from './service-fixture.ts';

const never = new AbortController().signal;
let now = new Date(NaN);
let goOn = () => {};

const tell = (message: FromReplica) => process.send?.(message);
process.on(
  'message',
  (message: ToReplica) => void obey(message).catch((error: Error) => tell({ failed: error.stack ?? '' })),
);
process.on('disconnect', () => process.exit());

async function obey(message: ToReplica): Promise<void> {
  if ('settings' in message) await start(message.settings);
  else if ('turn' in message) await turn(message.turn);
  else goOn();
}

let runJobs: () => Promise<void> = () => Promise.reject(new Error('The replica has not started.'));

async function start({ name, databaseUrl, familyFile, telegramRoot, letters, at }: ReplicaSettings): Promise<void> {
  now = new Date(at);
  const { app, context, features } = openTestService(
    databaseUrl,
    {
      clock: () => now,
      messenger: messenger(telegramRoot),
      database: openDatabase({ url: databaseUrl, applicationName: name, connectTimeoutMs: 20_000 }),
      stagingService: {
        brief: () => Promise.reject(new Error('No letter is read.')),
        letters: () => Promise.resolve([...letters]),
      },
    },
    buildConfig(databaseUrl, { household: parseHousehold(familyFile), subscriptionsAllowPrivate: true }),
  );
  const subscriptions = subscriptionsJob(context);
  const notices = noticesJob(context, features);
  const alerts = alertsJob({ context, features });
  runJobs = async () => {
    await subscriptions.run(never);
    await features.conflicts.registry.follow();
    await Promise.all([features.reminders.planner.follow(), features.calendarChanges.teller.run()]);
    await notices.run(never);
    await alerts.run(never);
  };
  tell({ listening: `http://127.0.0.1:${await listenOnLoopback(createServer(app))}` });
}

async function turn(at: string): Promise<void> {
  now = new Date(at);
  await runJobs();
  tell({ turned: at });
}

function messenger(apiRoot: string): Messenger {
  const telegram = new TelegramMessenger({ token: botToken, apiRoot });
  return {
    send: async (message) => {
      await telegram.send(message);
      const allowed = new Promise<void>((resolve) => (goOn = resolve));
      tell({ sent: true });
      await allowed;
    },
  };
}

function noticesJob({ database, messenger, metrics, clock, logger }: Context, { schedule }: Features): SendNotices {
  return new SendNotices({
    store: new NoticeStore(database),
    messenger,
    quiet: schedule.quiet,
    metrics: createNoticeMetrics(metrics),
    clock,
    logger,
  });
}

function subscriptionsJob({
  config: { household },
  calendarStore,
  mirrorStore,
  subscriptionStore,
  logger,
}: Context): RefreshSubscriptions {
  return new RefreshSubscriptions({
    calendars: household.calendars,
    store: calendarStore,
    subscriptions: subscriptionStore,
    suspendLocal: (calendarId) => mirrorStore.suspendLocal(calendarId),
    familyZone: familyZoneOf(household),
    logger,
    credentials: new Map(),
    agentFor: null,
  });
}

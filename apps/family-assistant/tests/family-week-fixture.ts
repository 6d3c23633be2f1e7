import { openDatabase, type Database } from '@homeroom/database';
import { parseHousehold, type Household } from '@homeroom/household';
import { minuteMs, readCalendarFile } from '@homeroom/icalendar';
import { TelegramMessenger, type Messenger } from '@homeroom/messenger';
import { startFakeTelegram, type FakeTelegram } from '@homeroom/messenger/testing';
import { fixedClock, type FixedClock } from '@homeroom/testing';
import type { Express } from 'express';
import request from 'supertest';
import type { SendAlerts } from '../src/alerts/send-alerts.ts';
import { familyZoneOf } from '../src/calendar/family-zone.ts';
import type { Context } from '../src/context.ts';
import type { Features } from '../src/features.ts';
import type { KeptLetter } from '../src/letters/staging-service.ts';
import { createNoticeMetrics } from '../src/notices/notice-metrics.ts';
import { NoticeStore } from '../src/notices/notice-store-sql.ts';
import { SendNotices } from '../src/notices/send-notices.ts';
import { RefreshSubscriptions } from '../src/subscriptions/refresh-subscriptions.ts';
import { serve, startCalendarHost, type CalendarHost } from '../src/subscriptions/testing/calendar-host.ts';
import { alertsJob } from './alert-service-fixture.ts';
import { calendar } from './calendar-fixtures.ts';
import { botToken, buildConfig, openTestService } from './service-fixture.ts';

const never = new AbortController().signal;
const chatNames = new Map([
  ['-100200300', 'Group'],
  ['1001', 'Ana'],
  ['1002', 'Ben'],
]);
/** Longest time between two turns of the jobs; more of them are taken where something is due. */
const stepMs = 60 * minuteMs;
const nextDue = `SELECT min(at) AS at FROM (
  SELECT next_try_at AS at FROM notice UNION ALL SELECT next_try_at FROM alert_message
  UNION ALL SELECT next_alert_at FROM conflict UNION ALL SELECT escalate_at FROM conflict) due WHERE at > $1`;

/** A process of the service: its requests and its background jobs. */
interface Replica {
  name: string;
  app: Express;
  context: Context;
  features: Features;
  notices: SendNotices;
  alerts: SendAlerts;
  subscriptions: RefreshSubscriptions;
}

/** Settings of a family's week. */
export interface FamilyWeekSettings {
  /** The family file; `LEAGUE` and `SCHOOL` in it become links to those calendars. */
  familyFile: string;
  /** Such as `2026-11-15T17:00-06:00`. */
  start: string;
  /** Letters that the staging service keeps. */
  letters: readonly KeptLetter[];
}

/**
 * A family's week with the service: a clock that goes on in steps, chats that receive messages, published calendars and
 * any number of replicas on one database. Everything that happens is written down in a transcript.
 */
export class FamilyWeek {
  readonly clock: FixedClock;
  readonly telegram: FakeTelegram;
  readonly replicas: Replica[] = [];
  private readonly host: CalendarHost;
  private readonly household: Household;
  private readonly url: string;
  private readonly letters: readonly KeptLetter[];
  private readonly published = new Map<string, string>();
  private readonly lines: { at: Date; text: string }[] = [];
  private readonly database: Database;
  private killsNext = false;
  private toldSoFar = 0;
  private opened = 0;

  private constructor(
    url: string,
    clock: FixedClock,
    telegram: FakeTelegram,
    host: CalendarHost,
    { familyFile, letters }: FamilyWeekSettings,
  ) {
    this.url = url;
    this.clock = clock;
    this.telegram = telegram;
    this.host = host;
    this.letters = letters;
    this.database = openDatabase({ url, applicationName: 'story' });
    this.household = parseHousehold(
      familyFile.replace('LEAGUE', `${host.url}/league.ics`).replace('SCHOOL', `${host.url}/school.ics`),
    );
    host.respond = (incoming, response) => serve(200, this.published.get(incoming.url ?? '') ?? '')(incoming, response);
  }

  /** Starts the week with one replica on an empty database. */
  static async open(url: string, settings: FamilyWeekSettings): Promise<FamilyWeek> {
    const clock = fixedClock(settings.start);
    const telegram = await startFakeTelegram({ token: botToken, chats: [...chatNames.keys()], now: clock });
    return new FamilyWeek(url, clock, telegram, await startCalendarHost(), settings);
  }

  async close(): Promise<void> {
    await Promise.all([this.database, ...this.replicas.map(({ context }) => context.database)].map((one) => one.end()));
    await this.telegram.stop();
    await this.host.close();
  }

  /** Starts a process of the service, which knows only what is in the database. */
  startReplica(): Replica {
    const name = `story-replica-${(this.opened += 1)}`;
    const { app, context, features } = openTestService(
      this.url,
      {
        clock: this.clock,
        messenger: this.messenger(name),
        database: openDatabase({ url: this.url, applicationName: name, connectTimeoutMs: 20_000 }),
        stagingService: {
          brief: () => Promise.reject(new Error('No letter is read.')),
          letters: () => Promise.resolve([...this.letters]),
        },
      },
      buildConfig(this.url, { household: this.household, subscriptionsAllowPrivate: true }),
    );
    const replica: Replica = {
      name,
      app,
      context,
      features,
      notices: noticesJob(context, features),
      alerts: alertsJob({ context, features }),
      subscriptions: subscriptionsJob(context),
    };
    this.replicas.push(replica);
    return replica;
  }

  /**
   * Kills, as kill -9 does, the process that sends the next message, right after it sent it: the chat has the message,
   * and nobody wrote that down.
   */
  killAfterNextMessage(): void {
    this.killsNext = true;
  }

  /** Publishes a calendar under its link; it is fetched within an hour. */
  publish(id: 'league' | 'school', name: string, ...events: string[]): void {
    this.published.set(
      `/${id}.ics`,
      calendar(...events).replace('BEGIN:VEVENT', `X-WR-CALNAME:${name}\r\nBEGIN:VEVENT`),
    );
  }

  /** Puts events on the family's own calendar from a file. */
  async import(...events: string[]): Promise<void> {
    const { objects } = readCalendarFile(calendar(...events), familyZoneOf(this.household));
    await this.replica.context.calendarStore.importObjects('family', objects, { removeOthers: true });
  }

  /** Lets time go on until an instant such as `2026-11-18T12:00-06:00`, with all jobs of all replicas. */
  async until(time: string): Promise<void> {
    const end = Date.parse(time);
    if (end < this.clock().getTime()) throw new Error(`${time} is past.`);
    await this.turn();
    for (let now = this.clock(); now.getTime() < end; now = this.clock()) {
      const { rows } = await this.database.query<{ at: Date | null }>(nextDue, [now]);
      const nextStep = Math.floor(now.getTime() / stepMs + 1) * stepMs;
      const next = Math.min(end, nextStep, rows[0]?.at?.getTime() ?? end);
      this.clock.advance(next - now.getTime());
      await this.turn();
    }
  }

  /** Fetches a link as a calendar program does, without any other credential. */
  open(path: string): request.Test {
    return request(this.replica.app).get(path);
  }

  /** Writes into the transcript what somebody did. */
  note(text: string): void {
    this.collectMessages();
    this.lines.push({ at: this.clock(), text: `(${text})` });
  }

  /** A call with the bot token to one of the replicas. */
  call(method: 'get' | 'post' | 'delete', path: string, body?: object): request.Test {
    const sent = request(this.replica.app)[method](`/api/v1${path}`).set('Authorization', `Bearer ${botToken}`);
    return body ? sent.send(body) : sent;
  }

  /** Presses a button of the last message in a chat that has one of that name, as the household's bot passes it on. */
  async press(chat: 'Ana' | 'Ben' | 'Group', label: string): Promise<void> {
    const messages = this.telegram.accepted.filter(({ chatId }) => chatNames.get(chatId) === chat);
    const data = messages.flatMap(({ buttons }) => buttons.flat()).findLast((button) => button.label === label)?.data;
    if (data === undefined) throw new Error(`No message in the chat ${chat} has the button “${label}”.`);
    const [kind = '', id = '', action = '', index = '', revision = '1'] = data.split(':');
    const calls: Record<string, () => request.Test> = {
      'rem:done': () => this.call('post', `/reminders/${id}/dismiss`),
      'rem:10': () => this.call('post', `/reminders/${id}/snooze`, { minutes: 10 }),
      ack: () => this.call('post', `/conflicts/${id}/acknowledge`),
      res: () =>
        this.call('post', `/conflicts/${id}/resolve`, {
          resolution_action: action,
          choice_index: Number(index),
          options_revision: Number(revision),
          executed: true,
        }),
    };
    await calls[kind === 'rem' ? `rem:${action}` : kind]?.().expect(200);
    this.note(`${chat === 'Group' ? 'Somebody' : chat} presses “${label}”.`);
  }

  /** The week so far since the last call: what happened and what every chat got, by time. */
  transcript(): string {
    this.collectMessages();
    return this.lines
      .splice(0)
      .map(({ at, text }) => `${timeOf(at)}  ${text}`)
      .join('\n');
  }

  private get replica(): Replica {
    const [first] = this.replicas;
    if (!first) throw new Error('No replica runs.');
    return first;
  }

  /** The messenger of a process, which may be killed by it. */
  private messenger(process: string): Messenger {
    const telegram = new TelegramMessenger({ token: botToken, apiRoot: this.telegram.apiRoot });
    return {
      send: async (message) => {
        await telegram.send(message);
        if (!this.killsNext) return;
        this.killsNext = false;
        this.note('The replica that sent this is killed before it can write that down.');
        await this.database.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
          [process],
        );
        this.replicas.splice(
          this.replicas.findIndex(({ name }) => name === process),
          1,
        );
      },
    };
  }

  /** Lets every job of every replica run once, all replicas at once. Where one was killed, the others run again. */
  private async turn(): Promise<void> {
    // The database's clock decides when a link is fetched again; the hour is the story's.
    if (this.clock().getTime() % stepMs === 0) await this.database.query('UPDATE calendar_source SET next_at = now()');
    const running = [...this.replicas];
    const outcomes = await Promise.allSettled(running.map(turnOf));
    const killed = running.filter((replica) => !this.replicas.includes(replica));
    const failed = outcomes.find(
      (outcome, index) => outcome.status === 'rejected' && !killed.includes(running[index] as Replica),
    );
    if (failed?.status === 'rejected') throw failed.reason;
    this.collectMessages();
    for (const { context } of killed) await context.database.end();
    if (killed.length > 0) await this.turn();
  }

  private collectMessages(): void {
    const messages = this.telegram.accepted.slice(this.toldSoFar).map(({ at, chatId, text, buttons }) => {
      const labels = buttons.flat().map(({ label }) => `[${label}]`);
      const lines = [...text.split('\n'), ...(labels.length > 0 ? [labels.join(' ')] : [])].filter(
        (line) => line !== '',
      );
      return { at, text: `${chatNames.get(chatId)}: ${lines.join(`\n${' '.repeat(11)}`)}` };
    });
    this.toldSoFar = this.telegram.accepted.length;
    // Replicas send at once, in any order.
    this.lines.push(...messages.sort((one, other) => (one.text < other.text ? -1 : 1)));
  }
}

async function turnOf({ features, notices, alerts, subscriptions }: Replica): Promise<void> {
  await subscriptions.run(never);
  await features.conflicts.registry.follow();
  await Promise.all([features.reminders.planner.follow(), features.calendarChanges.teller.run()]);
  await notices.run(never);
  await alerts.run(never);
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

const clockFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Chicago',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** `Mon 15:15`, as clocks in Chicago show it. */
function timeOf(at: Date): string {
  return clockFormat.format(at).replace(',', '').replace(' at', '');
}

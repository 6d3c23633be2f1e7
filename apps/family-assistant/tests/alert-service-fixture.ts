import { TelegramMessenger } from '@homeroom/messenger';
import { startFakeTelegram } from '@homeroom/messenger/testing';
import type { FakeTelegram } from '@homeroom/messenger/testing';
import { createAlertMetrics } from '../src/alerts/alert-metrics.ts';
import { AlertSubjects } from '../src/alerts/alert-subjects.ts';
import { SendAlerts } from '../src/alerts/send-alerts.ts';
import { AlertStore } from '../src/alerts/alert-store-sql.ts';
import { familyZoneOf } from '../src/calendar/family-zone.ts';
import { openCalendarService } from './calendar-service-fixture.ts';
import type { CalendarTestService } from './calendar-service-fixture.ts';
import { botToken, fullHousehold } from './service-fixture.ts';

type Accepted = FakeTelegram['accepted'][number];

const never = new AbortController().signal;
/** The chats of the household, by the names that tests use. */
const chatNames = new Map([
  ['-100200300', 'group'],
  ['1001', 'Ana'],
  ['1002', 'Ben'],
]);

/**
 * The service with its alerts, on a database, a fake Telegram and a clock: what the jobs in the background do happens
 * in the turns that a test asks for. Alerts come by the default schedule.
 */
export class AlertTestService {
  service: CalendarTestService;
  readonly telegram: FakeTelegram;
  private readonly url: string;
  private job: SendAlerts;

  private constructor(url: string, telegram: FakeTelegram, service: CalendarTestService) {
    this.url = url;
    this.telegram = telegram;
    this.service = service;
    this.job = alertsJob(service);
  }

  /** Opens the service on an emptied database. */
  static async open(url: string, time: string): Promise<AlertTestService> {
    let now = () => new Date(time);
    const telegram = await startFakeTelegram({ token: botToken, chats: [...chatNames.keys()], now: () => now() });
    const opened = new AlertTestService(url, telegram, openWith(url, telegram));
    now = () => opened.service.clock();
    opened.setClock(time);
    await opened.service.context.database.query(
      'TRUNCATE conflict, conflict_registry, conflict_alert, alert_message, calendar, calendar_object, operation CASCADE',
    );
    return opened;
  }

  /** Looks for conflicts and sends what is due, once. */
  async turn(): Promise<void> {
    await this.service.features.conflicts.registry.follow();
    await this.job.run(never);
  }

  /** A new process that knows only what is in the database. */
  async restart(): Promise<void> {
    const now = this.service.clock();
    await this.service.close();
    this.service = openWith(this.url, this.telegram);
    this.job = alertsJob(this.service);
    this.setClock(now.toISOString());
  }

  /** Sets the clock to an instant such as `2026-11-18T12:05-06:00`. */
  setClock(time: string): void {
    this.service.clock.advance(Date.parse(time) - this.service.clock().getTime());
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.telegram.stop();
  }
}

/** The name of the chat that a message went to. */
export function chatName({ chatId }: Accepted): string {
  return chatNames.get(chatId) ?? chatId;
}

/** Returns the kind of a message by its first line; the line itself when unknown. */
export function kindOf({ text }: Accepted): string {
  const [heading = ''] = text.split('\n');
  const [, count, ordinal] =
    /^(?:Two events at once|(\d+) conflicts)(?: \((first|second|third) reminder\))?$/.exec(heading) ?? [];
  if (ordinal !== undefined || count !== undefined) return ordinal ?? 'mixed';
  if (/^Nobody has taken (?:this|these \d+ conflicts) yet$/.test(heading)) return 'direct';
  return /^(?:Still open|\d+ conflicts are still open) at the end of the day$/.test(heading) ? 'evening' : heading;
}

/** The callback data of its buttons. */
export function buttonData({ buttons }: Accepted): string[] {
  return buttons.flat().map(({ data }) => data);
}

/** The conflicts that can be taken from the message, by their ids. */
export function conflictIds(message: Accepted): string[] {
  return buttonData(message).flatMap((data) => /^ack:(.*)$/.exec(data)?.[1] ?? []);
}

/** `2026-10-24T10:05:00-05:00`, as clocks in Chicago show it. */
export function chicagoTime(at: Date): string {
  const parts = new Map(chicagoFormat.formatToParts(at).map(({ type, value }) => [type, value]));
  const offset = parts.get('timeZoneName')?.replace('GMT', '');
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}${offset}`;
}

const two = '2-digit';
const chicagoFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: two,
  day: two,
  hour: two,
  minute: two,
  second: two,
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

function openWith(url: string, { apiRoot }: FakeTelegram): CalendarTestService {
  return openCalendarService(
    url,
    { household: fullHousehold },
    { messenger: new TelegramMessenger({ token: botToken, apiRoot }) },
  );
}

/** The job that sends alerts, as the service runs it. */
export function alertsJob({ context, features }: Pick<CalendarTestService, 'context' | 'features'>): SendAlerts {
  const { database, messenger, metrics, clock, newId, logger, config } = context;
  const { conflicts, calendar, schedule, membersOf } = features;
  const { household } = config;
  const subjects = new AlertSubjects({ options: conflicts.options, calendar: calendar.service, household, membersOf });
  return new SendAlerts({
    store: new AlertStore(database),
    subjects,
    messenger,
    schedule,
    household,
    zone: familyZoneOf(household),
    dashboardUrl: 'https://home.example/dashboard',
    metrics: createAlertMetrics(metrics),
    clock,
    newId,
    logger,
  });
}

import { parseHousehold } from '@homeroom/household';
import { TelegramMessenger } from '@homeroom/messenger';
import { startFakeTelegram, type FakeTelegram } from '@homeroom/messenger/testing';
import { withMirroredDefault, type MirrorSettings } from '../src/caldav/mirror-settings.ts';
import type { KeptLetter } from '../src/letters/staging-service.ts';
import { createNoticeMetrics } from '../src/notices/notice-metrics.ts';
import { NoticeStore } from '../src/notices/notice-store-sql.ts';
import { SendNotices } from '../src/notices/send-notices.ts';
import { openCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { botToken } from './service-fixture.ts';

const never = new AbortController().signal;
const chatNames = new Map([
  ['-100200300', 'group'],
  ['1001', 'Ana'],
  ['1002', 'Ben'],
]);

/** Additions of a test to the service. */
export interface ReminderTestOptions {
  /** More calendars of the family file, one line each. */
  calendars?: string;
  /** Server of the calendar `family`. Default: none. */
  mirror?: MirrorSettings;
}

/** A household in Chicago with two parents, two children and a group; `more` adds fields to its file. */
export function reminderHousehold(more: string, { calendars = '' }: ReminderTestOptions = {}) {
  return parseHousehold(`
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, messenger_user_id: "1001", designated: true }
  - { id: ben, name: Ben Rivera, nickname: Dad, role: parent, messenger_user_id: "1002" }
  - { id: maya, name: Maya Rivera, role: child }
  - { id: leo, name: Leo Rivera, role: child }
calendars:
  - { id: family, default: true }
  - { id: maya, owner: maya, alarms: true }
${calendars}
group_chat_id: "-100200300"
places:
  - { match: Bright Smiles, minutes_from_home: 25 }
${more}
`);
}

/**
 * The service with its reminders, on a database, a fake Telegram and a clock: what the jobs in the background do happens in
 * the turns that a test asks for.
 */
export class ReminderTestService {
  service: CalendarTestService;
  readonly telegram: FakeTelegram;
  /** Letters that the staging service keeps. */
  letters: () => Promise<KeptLetter[]> = () => Promise.resolve([]);
  private readonly url: string;
  private readonly familyFields: string;
  private readonly options: ReminderTestOptions;
  private notices: SendNotices;

  private constructor(url: string, telegram: FakeTelegram, familyFields: string, options: ReminderTestOptions) {
    this.url = url;
    this.telegram = telegram;
    this.familyFields = familyFields;
    this.options = options;
    this.service = this.openService();
    this.notices = this.openNotices();
  }

  /**
   * Opens the service on an emptied database.
   * @param familyFields more lines of the family file
   * @param time such as `2026-11-18T12:00-06:00`
   */
  static async open(
    url: string,
    familyFields: string,
    time: string,
    options: ReminderTestOptions = {},
  ): Promise<ReminderTestService> {
    let now = () => new Date(time);
    const telegram = await startFakeTelegram({ token: botToken, chats: [...chatNames.keys()], now: () => now() });
    const opened = new ReminderTestService(url, telegram, familyFields, options);
    now = () => opened.service.clock();
    opened.setClock(time);
    await opened.service.rows(
      'TRUNCATE notice, calendar, calendar_object, calendar_source, calendar_change, operation, conflict, idempotency_key, travel_leg CASCADE',
    );
    return opened;
  }

  /** Plans and sends what is due, once. */
  async turn(): Promise<void> {
    await this.service.features.reminders.planner.follow();
    await this.notices.run(never);
  }

  /** Moves the clock and takes a turn. */
  async turnAt(time: string): Promise<void> {
    this.setClock(time);
    await this.turn();
  }

  /** A new process that knows only what is in the database. */
  async restart(): Promise<void> {
    const now = this.service.clock();
    await this.service.close();
    this.service = this.openService();
    this.notices = this.openNotices();
    this.setClock(now.toISOString());
  }

  /** Another process on the same database, at the same time; the caller closes it. */
  replica(): ReminderTestService {
    const replica = new ReminderTestService(this.url, this.telegram, this.familyFields, this.options);
    replica.setClock(this.service.clock().toISOString());
    return replica;
  }

  setClock(time: string): void {
    this.service.clock.advance(Date.parse(time) - this.service.clock().getTime());
  }

  /** Messages that the chats got: `Ana: Leave by …`. */
  told(): string[] {
    return this.telegram.accepted.map(({ chatId, text }) => `${chatNames.get(chatId) ?? chatId}: ${text}`);
  }

  /** Every reminder: `due 15:15 Ana: Leave by …`, by time; times are Chicago's, with the day when it is another than the first one's. */
  async reminders(): Promise<string[]> {
    const from = new Date(this.service.clock().getTime() - 7 * 86_400_000).toISOString();
    const to = new Date(this.service.clock().getTime() + 7 * 86_400_000).toISOString();
    const { body } = await this.service.get(`/reminders?start=${from}&end=${to}`).expect(200);
    return (body.reminders as ListedReminder[]).map(
      ({ status, due_at: due, chat_id: chat, text }) =>
        `${status} ${due.slice(5, 16)} ${chatNames.get(chat) ?? chat}: ${text}`,
    );
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.telegram.stop();
  }

  private openService(): CalendarTestService {
    const household = reminderHousehold(this.familyFields, this.options);
    const { mirror } = this.options;
    return openCalendarService(
      this.url,
      mirror
        ? { household: withMirroredDefault(household, { CALDAV_URL: mirror.url }), mirrors: [mirror] }
        : { household },
      {
        messenger: new TelegramMessenger({ token: botToken, apiRoot: this.telegram.apiRoot }),
        stagingService: { brief: () => Promise.reject(new Error('No letter is read.')), letters: () => this.letters() },
      },
    );
  }

  private openNotices(): SendNotices {
    const { database, messenger, metrics, clock, logger } = this.service.context;
    return new SendNotices({
      store: new NoticeStore(database),
      messenger,
      quiet: this.service.features.schedule.quiet,
      metrics: createNoticeMetrics(metrics),
      clock,
      logger,
    });
  }
}

/** A reminder as `GET /reminders` lists it. */
export interface ListedReminder {
  id: string;
  event: { id: string; summary: string };
  status: string;
  due_at: string;
  sent_at: string | null;
  chat_id: string;
  text: string;
}

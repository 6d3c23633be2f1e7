import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '@homeroom/database';
import { TelegramMessenger } from '@homeroom/messenger';
import { startFakeTelegram, type FakeTelegram } from '@homeroom/messenger/testing';
import { createLogger, createMetrics } from '@homeroom/service-kit';
import { fixedClock, type FixedClock } from '@homeroom/testing';
import { household } from '../../../tests/service-fixture.ts';
import { familyZoneOf } from '../../calendar/family-zone.ts';
import { QuietHours } from '../../messages/quiet-hours.ts';
import { createNoticeMetrics } from '../notice-metrics.ts';
import type { NewNotice } from '../notice.ts';
import { NoticeStore } from '../notice-store-sql.ts';
import { SendNotices, type SendNoticesDeps } from '../send-notices.ts';

const token = '4711:secret-of-the-bot';

/** A signal that never ends. */
export const never = new AbortController().signal;

/** A database, a fake Telegram and a clock; times are of 18 November 2026 in Chicago unless they have a date. */
export class NoticesFixture {
  readonly database: Database;
  readonly telegram: FakeTelegram;
  readonly clock: FixedClock;
  readonly logLines: string[] = [];
  metrics = createMetrics('family-assistant');
  private readonly opened: Database[] = [];

  private constructor(url: string, telegram: FakeTelegram, clock: FixedClock) {
    this.telegram = telegram;
    this.clock = clock;
    this.database = openDatabase({ url, applicationName: 'notices-test', connectTimeoutMs: 20_000 });
  }

  static async open(url: string): Promise<NoticesFixture> {
    const clock = fixedClock(instant('09:00').toISOString());
    const fixture = new NoticesFixture(url, await startFakeTelegram({ token, now: clock }), clock);
    await fixture.database.query('TRUNCATE notice');
    return fixture;
  }

  async close(): Promise<void> {
    await this.telegram.stop();
    await Promise.all([this.database, ...this.opened].map((database) => database.end()));
  }

  setClock(time: string): void {
    this.clock.advance(instant(time).getTime() - this.clock().getTime());
  }

  /** Connections of another replica. */
  replica(url: string): Database {
    const database = openDatabase({ url, applicationName: 'notices-replica', connectTimeoutMs: 20_000 });
    this.opened.push(database);
    return database;
  }

  /** The job, with quiet hours from 22:00 to 07:00. */
  job(overrides: Partial<SendNoticesDeps> = {}): SendNotices {
    this.metrics = createMetrics('family-assistant');
    return new SendNotices({
      store: new NoticeStore(this.database),
      messenger: new TelegramMessenger({ token, apiRoot: this.telegram.apiRoot, timeLimitMs: 4_000 }),
      quiet: new QuietHours({ start: 22 * 60, end: 7 * 60 }, familyZoneOf(household)),
      metrics: createNoticeMetrics(this.metrics),
      clock: this.clock,
      logger: createLogger({
        service: 'family-assistant',
        level: 'info',
        destination: { write: (line: string) => void this.logLines.push(line) },
      }),
      ...overrides,
    });
  }

  /** Runs one turn at a time of the clock. */
  async runAt(time: string, job = this.job()): Promise<void> {
    this.setClock(time);
    await job.run(never);
  }

  /** Every notice by its text: `Choir sent 09:05`, `waits 09:10 (2)` with its failures, `dropped` or `dismissed`; by due time. */
  async notices(): Promise<string[]> {
    const { rows } = await this.database.query<{
      html: string;
      sent: Date | null;
      next: Date | null;
      dismissed: Date | null;
      attempts: number;
    }>(
      `SELECT body ->> 'html' AS html, sent_at AS sent, next_try_at AS next, dismissed_at AS dismissed, attempts FROM notice
       ORDER BY due_at, created_at, body ->> 'html'`,
    );
    return rows.map(({ html, sent, next, dismissed, attempts }) => {
      if (dismissed) return `${html} dismissed`;
      if (sent) return `${html} sent ${local(sent)}`;
      return next ? `${html} waits ${local(next)} (${attempts})` : `${html} dropped`;
    });
  }

  /** Messages accepted by Telegram: chat, time and text. */
  accepted(): string[] {
    return this.telegram.accepted.map(({ chatId, text, at }) => `${chatId} ${local(at)} ${text}`);
  }
}

/** A notice that is due at 09:05 and useless from 10:00, with overrides. */
export function buildNotice({
  html = 'Choir',
  due = '09:05',
  dropAfter = '10:00',
  ...overrides
}: Partial<Omit<NewNotice, 'dropAfter'>> & { html?: string; due?: string; dropAfter?: string } = {}): NewNotice {
  const id = overrides.id ?? randomUUID();
  return {
    kind: 'reminder',
    chatId: '1001',
    body: { html, buttons: [[{ label: 'Done', data: `rem:${id}:done` }]] },
    about: [],
    eventId: null,
    dueAt: instant(due),
    ...overrides,
    id,
    dropAfter: instant(dropAfter),
  };
}

/** A time in Chicago, which is six hours behind UTC here. */
export function instant(time: string): Date {
  return new Date(`${time.includes('T') ? time : `2026-11-18T${time}`}:00-06:00`);
}

/** An instant as Chicago's clocks show it; with the date when it is not 18 November. */
function local(at: Date): string {
  const shown = new Date(at.getTime() - 6 * 3_600_000).toISOString().slice(0, 19).replace(/:00$/, '');
  return shown.startsWith('2026-11-18T') ? shown.slice(11) : shown;
}

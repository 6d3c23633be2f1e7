import { randomUUID } from 'node:crypto';
import { openDatabase } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import { readCalendarFile } from '@homeroom/icalendar';
import { TelegramMessenger } from '@homeroom/messenger';
import { startFakeTelegram } from '@homeroom/messenger/testing';
import type { FakeTelegram } from '@homeroom/messenger/testing';
import { createLogger, createMetrics } from '@homeroom/service-kit';
import { endSessions, fixedClock } from '@homeroom/testing';
import type { FixedClock } from '@homeroom/testing';
import { household, openTestService } from '../../../tests/service-fixture.ts';
import type { CalendarStore } from '../../calendar/calendar-store.ts';
import { familyZoneOf } from '../../calendar/family-zone.ts';
import type { Features } from '../../features.ts';
import { createAlertMetrics } from '../alert-metrics.ts';
import { AlertSchedule } from '../alert-schedule.ts';
import type { AlertTimes } from '../alert-schedule.ts';
import { AlertSubjects } from '../alert-subjects.ts';
import { SendAlerts } from '../send-alerts.ts';
import type { SendAlertsDeps } from '../send-alerts.ts';
import { AlertStore } from '../alert-store-sql.ts';

/** The chats of the family: the group, Ana who is designated, and Ben. */
export const chats = { group: '-100200', ana: '1001', ben: '1002' };

const [ana, ...others] = household.members.map((member) => ({
  ...member,
  messengerUserId: member.id === 'ana' ? chats.ana : null,
}));
if (!ana) throw new Error('The household has no Ana.');

/** The household in Chicago with a group and two parents who have messengers. */
export const family = {
  ...household,
  groupChatId: chats.group,
  members: [ana, { ...ana, id: 'ben', name: 'Ben Rivera', designated: false, messengerUserId: chats.ben }, ...others],
};

export const never = new AbortController().signal;

/** The row of a conflict, as tests look at it. */
export interface StoredConflict {
  nagCount: number;
  status: string;
  next: string | null;
  escalation: string | null;
  error: string | null;
}

/** A family with a database of its own, a fake Telegram and a clock; times are of 18 November 2026 in Chicago unless they have a date. */
export class AlertsFixture {
  readonly database: Database;
  readonly telegram: FakeTelegram;
  readonly clock: FixedClock;
  readonly features: Features;
  readonly logLines: string[] = [];
  metrics = createMetrics('family-assistant');
  private readonly calendarStore: CalendarStore;
  private readonly opened: Database[] = [];

  private constructor(url: string, telegram: FakeTelegram, clock: FixedClock) {
    this.telegram = telegram;
    this.clock = clock;
    this.database = openDatabase({ url, applicationName: 'alerts-test', connectTimeoutMs: 20_000 });
    const { context, features } = openTestService(url, { clock, database: this.database });
    this.calendarStore = context.calendarStore;
    this.features = features;
  }

  static async open(url: string): Promise<AlertsFixture> {
    const clock = fixedClock(instant('09:00'));
    const telegram = await startFakeTelegram({ token: '4711:secret-of-the-bot', now: clock });
    const fixture = new AlertsFixture(url, telegram, clock);
    await fixture.database.query(
      'TRUNCATE calendar, calendar_object, conflict, conflict_alert, alert_message, conflict_registry',
    );
    return fixture;
  }

  async close(): Promise<void> {
    await this.telegram.stop();
    await Promise.all([this.database, ...this.opened].map((database) => database.end()));
  }

  setClock(time: string): void {
    this.clock.advance(Date.parse(instant(time)) - this.clock().getTime());
  }

  /** Telegram through the fake. */
  messenger(timeLimitMs = 4_000): TelegramMessenger {
    return new TelegramMessenger({ token: '4711:secret-of-the-bot', apiRoot: this.telegram.apiRoot, timeLimitMs });
  }

  /** The job, on the database that is open or on connections of its own. */
  job(overrides: Partial<SendAlertsDeps> = {}, times: Partial<AlertTimes> = {}): SendAlerts {
    const zone = familyZoneOf(family);
    this.metrics = createMetrics('family-assistant');
    const logger = createLogger({
      service: 'family-assistant',
      level: 'info',
      destination: { write: (line: string) => void this.logLines.push(line) },
    });
    const subjects = new AlertSubjects({
      options: this.features.conflicts.options,
      calendar: this.features.calendar.service,
      household: family,
      membersOf: this.features.membersOf,
    });
    return new SendAlerts({
      store: new AlertStore(this.database),
      subjects,
      messenger: this.messenger(),
      schedule: new AlertSchedule({
        spacingMs: [300_000, 3_600_000, 10_800_000],
        quiet: { start: 22 * 60, end: 7 * 60 },
        escalationAt: 20 * 60,
        ...times,
        zone,
      }),
      household: family,
      zone,
      dashboardUrl: 'https://home.example/dashboard',
      metrics: createAlertMetrics(this.metrics),
      clock: this.clock,
      newId: randomUUID,
      logger,
      ...overrides,
    });
  }

  /** Puts the text's events on the family's calendar. */
  async importText(text: string): Promise<void> {
    await this.calendarStore.importObjects('family', readCalendarFile(text, familyZoneOf(family)).objects, {
      removeOthers: true,
    });
  }

  /** Connections of another replica. */
  replica(url: string, applicationName = 'alerts-replica'): Database {
    const database = openDatabase({ url, applicationName, connectTimeoutMs: 20_000 });
    this.opened.push(database);
    return database;
  }

  /** Ends this replica's connections that are in a transaction, as a crash does, and waits until they are gone. */
  async endTransactions(url: string): Promise<void> {
    await endSessions(this.replica(url), "application_name = 'alerts-test' AND state = 'idle in transaction'");
  }

  /** Writes a conflict down: Choir and Dentist on the next afternoon, to be alerted now; answers its id. */
  async conflict({
    next = '09:00',
    summary = 'Choir',
    end = '2026-11-19T17:00',
    nagCount = 0,
    escalation = null as string | null,
  } = {}): Promise<string> {
    const id = randomUUID();
    await this.database.query(
      `INSERT INTO conflict (id, pair_id, detected_at, first_event_id, first_calendar_id, first_uid, first_summary, first_start, first_end,
         second_event_id, second_calendar_id, second_uid, second_summary, second_start, second_end, overlap_minutes, nag_count, next_alert_at, escalate_at)
       VALUES ($1, $1, $2, gen_random_uuid(), 'family', 'one', $3, $4::timestamptz - interval '1 hour', $4, gen_random_uuid(), 'family', 'two', 'Dentist', $4::timestamptz - interval '30 minutes', $4::timestamptz + interval '1 hour', 30, $5, $6, $7)`,
      [id, instant('08:55'), summary, instant(end), nagCount, instant(next), escalation && instant(escalation)],
    );
    return id;
  }

  async stored(id: string): Promise<StoredConflict> {
    const { rows } = await this.database.query<{
      nagCount: number;
      status: string;
      next: Date | null;
      escalation: Date | null;
      error: string | null;
    }>(
      'SELECT nag_count AS "nagCount", status, next_alert_at AS next, escalate_at AS escalation, alert_error AS error FROM conflict WHERE id = $1',
      [id],
    );
    if (!rows[0]) throw new Error('There is no such conflict.');
    return { ...rows[0], next: local(rows[0].next), escalation: local(rows[0].escalation) };
  }

  /** Every message: `alert 1 1001 sent 09:00` or `… waits 09:05 (2)` with its failures, or `… dropped`; by creation. */
  async messages(): Promise<string[]> {
    const { rows } = await this.database.query<{
      kind: string;
      numbers: number[];
      chat: string;
      sent: Date | null;
      next: Date | null;
      attempts: number;
    }>(
      `SELECT message.kind, array_agg(number ORDER BY number) FILTER (WHERE number IS NOT NULL) AS numbers, chat_id AS chat, sent_at AS sent, next_try_at AS next, attempts
       FROM alert_message message LEFT JOIN conflict_alert ON message_id = id GROUP BY message.id ORDER BY created_at, message.kind, message.id`,
    );
    return rows.map(({ kind, numbers, chat, sent, next, attempts }) => {
      const end = sent ? `sent ${local(sent)}` : next ? `waits ${local(next)} (${attempts})` : 'dropped';
      return [kind, (numbers ?? []).join('+'), chat || 'nobody', end].filter((part) => part !== '').join(' ');
    });
  }

  /** Messages accepted by Telegram: chat and heading. */
  accepted(): string[] {
    return this.telegram.accepted.map(({ chatId, text }) => `${chatId} ${text.split('\n')[0]}`);
  }
}

/** A time in Chicago, which is six hours behind UTC here, as an instant. */
export function instant(time: string): string {
  return `${time.includes('T') ? time : `2026-11-18T${time}`}:00-06:00`;
}

/** An instant as Chicago's clocks show it; with the date when it is not 18 November. */
function local(at: Date | null): string | null {
  if (!at) return null;
  const shown = new Date(at.getTime() - 6 * 3_600_000).toISOString().slice(0, 19).replace(/:00$/, '');
  return shown.startsWith('2026-11-18T') ? shown.slice(11) : shown;
}

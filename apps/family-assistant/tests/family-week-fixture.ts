import { cpSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, type Database } from '@homeroom/database';
import { parseHousehold } from '@homeroom/household';
import { minuteMs, readCalendarFile } from '@homeroom/icalendar';
import { startFakeTelegram, type FakeTelegram } from '@homeroom/messenger/testing';
import { buildProgram, fixedClock, type FixedClock, until } from '@homeroom/testing';
import request from 'supertest';
import { noteChanges } from '../src/calendar-changes/note-changes-sql.ts';
import { CalendarStore } from '../src/calendar/calendar-store.ts';
import { familyZoneOf } from '../src/calendar/family-zone.ts';
import { serve, startCalendarHost, type CalendarHost } from '../src/subscriptions/testing/calendar-host.ts';
import { calendar } from './calendar-fixtures.ts';
import { Replica, type ReplicaSettings } from './family-week-replica.ts';
import { botToken } from './service-fixture.ts';

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

/** Settings of a family's week. */
export interface FamilyWeekSettings {
  /** The family file; `LEAGUE` and `SCHOOL` in it become links to those calendars. */
  familyFile: string;
  /** Such as `2026-11-15T17:00-06:00`. */
  start: string;
  /** Letters that the staging service keeps. */
  letters: ReplicaSettings['letters'];
}

interface Deps {
  clock: FixedClock;
  telegram: FakeTelegram;
  host: CalendarHost;
  program: string;
  database: Database;
  replicas: Omit<ReplicaSettings, 'name' | 'at'>;
}

/**
 * A family's week with the service: a clock that goes on in steps, chats that receive messages, published calendars and
 * any number of replicas on one database. Everything that happens is written down in a transcript.
 */
export class FamilyWeek {
  readonly replicas: Replica[] = [];
  private readonly deps: Deps;
  private readonly published = new Map<string, string>();
  private readonly lines: { at: Date; text: string }[] = [];
  private killsNext = false;
  private toldSoFar = 0;
  private opened = 0;
  private asked = 0;

  private constructor(deps: Deps) {
    this.deps = deps;
    deps.host.respond = (incoming, response) =>
      serve(200, this.published.get(incoming.url ?? '') ?? '')(incoming, response);
  }

  /** Starts the week on an empty database; no process runs yet. */
  static async open(databaseUrl: string, { familyFile, start, letters }: FamilyWeekSettings): Promise<FamilyWeek> {
    const clock = fixedClock(start);
    const telegram = await startFakeTelegram({ token: botToken, chats: [...chatNames.keys()], now: clock });
    const host = await startCalendarHost();
    const program = await buildProgram(path.join(import.meta.dirname, 'family-week-replica.main.ts'));
    const page = path.join(import.meta.dirname, '../src/dashboard/placeholder');
    cpSync(page, path.join(path.dirname(program), 'dashboard'), { recursive: true });
    return new FamilyWeek({
      clock,
      telegram,
      host,
      program,
      database: openDatabase({ url: databaseUrl, applicationName: 'story' }),
      replicas: {
        databaseUrl,
        familyFile: familyFile.replace('LEAGUE', `${host.url}/league.ics`).replace('SCHOOL', `${host.url}/school.ics`),
        telegramRoot: telegram.apiRoot,
        letters,
      },
    });
  }

  async close(): Promise<void> {
    const { database, telegram, host } = this.deps;
    await Promise.all(this.replicas.map((replica) => replica.kill()));
    await Promise.all([database.end(), telegram.stop(), host.close()]);
  }

  /** Messages that the chats have, in order. */
  get messages(): FakeTelegram['accepted'] {
    return this.deps.telegram.accepted;
  }

  /** Starts a process of the service, which knows only what is in the database. */
  async startReplica(): Promise<void> {
    const name = `story-replica-${(this.opened += 1)}`;
    const settings = { ...this.deps.replicas, name, at: this.deps.clock().toISOString() };
    this.replicas.push(await Replica.start(this.deps.program, settings, () => this.survives()));
  }

  /**
   * Kills the process that sends the next message with SIGKILL, right after it sent it: the chat has the message, and
   * nobody wrote that down.
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
    const { database, clock, replicas } = this.deps;
    const familyZone = familyZoneOf(parseHousehold(replicas.familyFile));
    const { objects } = readCalendarFile(calendar(...events), familyZone);
    const store = new CalendarStore(database, noteChanges({ familyZone, clock }));
    await store.importObjects('family', objects, { removeOthers: true });
  }

  /** Lets time go on until an instant such as `2026-11-18T12:00-06:00`, with all jobs of all replicas. */
  async until(time: string): Promise<void> {
    const end = Date.parse(time);
    if (end < this.deps.clock().getTime()) throw new Error(`${time} is past.`);
    await this.turn();
    for (let now = this.deps.clock(); now.getTime() < end; now = this.deps.clock()) {
      const { rows } = await this.deps.database.query<{ at: Date | null }>(nextDue, [now]);
      const nextStep = Math.floor(now.getTime() / stepMs + 1) * stepMs;
      const next = Math.min(end, nextStep, rows[0]?.at?.getTime() ?? end);
      this.deps.clock.advance(next - now.getTime());
      await this.turn();
    }
  }

  /** Fetches a link as a calendar program does, without any other credential. */
  open(path: string): request.Test {
    return request(this.anyReplica.url).get(path);
  }

  /** Writes into the transcript what somebody did. */
  note(text: string): void {
    this.collectMessages();
    this.lines.push({ at: this.deps.clock(), text: `(${text})` });
  }

  /** A call with the bot token to one of the replicas. */
  call(method: 'get' | 'post' | 'patch', path: string, body?: object): request.Test {
    const sent = request(this.anyReplica.url)[method](`/api/v1${path}`).set('Authorization', `Bearer ${botToken}`);
    return body ? sent.send(body) : sent;
  }

  /** Presses a button of the last message in a chat that has one of that name, as the household's bot passes it on. */
  async press(chat: 'Ana' | 'Ben' | 'Group', label: string): Promise<void> {
    const messages = this.deps.telegram.accepted.filter(({ chatId }) => chatNames.get(chatId) === chat);
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

  /** Each of the processes in turn. */
  private get anyReplica(): Replica {
    const replica = this.replicas[(this.asked += 1) % this.replicas.length];
    if (!replica) throw new Error('No replica runs.');
    return replica;
  }

  /**
   * Lets every job of every replica run once, all replicas at once. Where one was killed, the others run again as soon as
   * PostgreSQL has noticed.
   */
  private async turn(): Promise<void> {
    // The database's clock decides when a link is fetched again; the hour is the story's.
    if (this.deps.clock().getTime() % stepMs === 0)
      await this.deps.database.query('UPDATE calendar_source SET next_at = now()');
    const running = [...this.replicas];
    const survived = await Promise.all(running.map((replica) => replica.turn(this.deps.clock())));
    this.collectMessages();
    const killed = running.filter((_, index) => !survived[index]);
    if (killed.length === 0) return;
    for (const replica of killed) {
      this.replicas.splice(this.replicas.indexOf(replica), 1);
      await until(() => this.hasNoConnections(replica));
    }
    await this.turn();
  }

  private async hasNoConnections({ name }: Replica): Promise<boolean> {
    const open = 'SELECT FROM pg_stat_activity WHERE application_name = $1';
    return (await this.deps.database.query(open, [name])).rowCount === 0;
  }

  /** Whether the process that just sent a message may go on. */
  private survives(): boolean {
    if (!this.killsNext) return true;
    this.killsNext = false;
    this.note('The process that sent this is killed before it can write that down.');
    return false;
  }

  private collectMessages(): void {
    const messages = this.deps.telegram.accepted.slice(this.toldSoFar).map(({ at, chatId, text, buttons }) => {
      const labels = buttons.flat().map(({ label }) => `[${label}]`);
      const lines = [...text.split('\n'), ...(labels.length > 0 ? [labels.join(' ')] : [])].filter(
        (line) => line !== '',
      );
      return { at, text: `${chatNames.get(chatId)}: ${lines.join(`\n${' '.repeat(11)}`)}` };
    });
    this.toldSoFar = this.deps.telegram.accepted.length;
    // Replicas send at once, in any order.
    this.lines.push(...messages.sort((one, other) => (one.text < other.text ? -1 : 1)));
  }
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

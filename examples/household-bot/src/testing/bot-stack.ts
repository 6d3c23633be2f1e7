import { parseHousehold } from '@homeroom/household';
import { TelegramMessenger } from '@homeroom/messenger';
import { startFakeTelegram, type FakeTelegram } from '@homeroom/messenger/testing';
import { createLogger } from '@homeroom/service-kit';
import { buildProgram, fixedClock, serveApp, type ServedApp } from '@homeroom/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SendAlerts } from '../../../../apps/family-assistant/src/alerts/send-alerts.ts';
import { DigestWorker } from '../../../../apps/family-assistant/src/digest/digest-worker.ts';
import { StagingService } from '../../../../apps/family-assistant/src/letters/staging-service.ts';
import { createNoticeMetrics } from '../../../../apps/family-assistant/src/notices/notice-metrics.ts';
import { NoticeStore } from '../../../../apps/family-assistant/src/notices/notice-store-sql.ts';
import { SendNotices } from '../../../../apps/family-assistant/src/notices/send-notices.ts';
import { alertsJob } from '../../../../apps/family-assistant/tests/alert-service-fixture.ts';
import {
  openCalendarService,
  type CalendarTestService,
} from '../../../../apps/family-assistant/tests/calendar-service-fixture.ts';
import { botToken } from '../../../../apps/family-assistant/tests/service-fixture.ts';
import {
  buildConfig as buildStagingConfig,
  openTestService as openStagingService,
  type TestService as StagingTestService,
} from '../../../../apps/staging-knowledge/tests/service-fixture.ts';
import { buildReaderProgram, openReader } from '../../../../apps/staging-knowledge/tests/vision-fixture.ts';
import { FamilyChat } from './family-chat.ts';

export { botToken };

/** Family file of the tests, for the services and the bot. */
export const familyFile = `
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, messenger_user_id: "1001", designated: true }
  - { id: ben, name: Ben Rivera, nickname: Dad, role: parent, messenger_user_id: "1002" }
  - { id: maya, name: Maya Rivera, role: child }
  - { id: leo, name: Leo Rivera, role: child }
calendars:
  - { id: family, default: true }
  - { id: maya, owner: maya }
group_chat_id: "-100200300"
reminders:
  - { before: [1h], to: parents }
`;
const project = path.resolve(import.meta.dirname, '../..');
const familyAssistant = path.join(project, '../../apps/family-assistant');
const never = new AbortController().signal;

/** A process of the bot. */
export interface RunningBot {
  process: ChildProcess;
  /** Lines that it logged. */
  log(): string;
  /** @returns the exit code; null when a signal ended it */
  ended: Promise<number | null>;
}

/** The two services on databases, a fake Telegram, and the bot as a process of its own, at noon of 18 November 2026. */
export class BotStack {
  readonly telegram: FakeTelegram;
  readonly chat: FamilyChat;
  readonly service: CalendarTestService;
  readonly familyPath: string;
  bot: RunningBot;
  private readonly folder: string;
  private readonly program: string;
  private readonly staging: StagingTestService;
  private readonly closing: (() => Promise<unknown>)[];
  private readonly alerts: SendAlerts;
  private readonly notices: SendNotices;
  private served: ServedApp;

  private constructor(opened: Opened) {
    ({ telegram: this.telegram, service: this.service, staging: this.staging, program: this.program } = opened);
    ({ served: this.served, folder: this.folder, closing: this.closing } = opened);
    this.familyPath = path.join(this.folder, 'household.yaml');
    this.chat = new FamilyChat(this.telegram);
    this.alerts = alertsJob(this.service);
    const { database, messenger, metrics, clock, logger } = this.service.context;
    const { quiet } = this.service.features.schedule;
    const store = new NoticeStore(database);
    this.notices = new SendNotices({ store, messenger, quiet, metrics: createNoticeMetrics(metrics), clock, logger });
    this.bot = this.startBot();
  }

  static async open(familyUrl: string, stagingUrl: string): Promise<BotStack> {
    const telegram = await startFakeTelegram({ token: botToken });
    const folder = await mkdtemp(path.join(tmpdir(), 'household-bot-'));
    await writeFile(path.join(folder, 'household.yaml'), familyFile);
    const reader = openReader({ program: await buildReaderProgram() });
    const staging = openStagingService(buildStagingConfig(stagingUrl, { household: parseHousehold(familyFile) }), {
      documentReader: reader,
      clock: fixedClock('2026-11-18T12:00:00-06:00'),
    });
    const servedStaging = await serveApp(staging.app);
    const digests = await buildProgram(path.join(familyAssistant, 'src/digest-worker.main.ts'));
    const logger = createLogger({ service: 'family-assistant', level: 'silent' });
    const digestWorker = new DigestWorker({ program: digests, logger });
    const service = openCalendarService(
      familyUrl,
      { household: parseHousehold(familyFile) },
      {
        digestWorker,
        messenger: new TelegramMessenger({ token: botToken, apiRoot: telegram.apiRoot }),
        stagingService: new StagingService({ url: servedStaging.url, token: null, budgetMs: 120_000 }),
      },
    );
    const served = await serveApp(service.app);
    const program = await buildProgram(path.join(project, 'src/main.ts'), project);
    const closing = [() => servedStaging.close(), () => reader.close(), () => digestWorker.close()];
    return new BotStack({ telegram, service, staging, program, served, folder, closing });
  }

  /** Starts a process of the bot. */
  startBot(variables: Record<string, string> = {}, args: readonly string[] = []): RunningBot {
    const child = spawn(process.execPath, [this.program, ...args], {
      env: {
        BOT_TOKEN: botToken,
        HOMEROOM_URL: `${this.served.url}/api/v1`,
        FAMILY_CONFIG: this.familyPath,
        TELEGRAM_API_ROOT: this.telegram.apiRoot,
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    return { process: child, log: () => log, ended };
  }

  /** Ends the bot's process with a signal and waits for it. @returns its exit code */
  async stopBot(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    this.bot.process.kill(signal);
    return this.bot.ended;
  }

  restartBot(): void {
    this.bot = this.startBot();
  }

  /** Takes the family assistant off its address while the work runs. */
  async withoutService(work: () => Promise<void>): Promise<void> {
    await this.served.close();
    try {
      await work();
    } finally {
      this.served = await serveApp(this.service.app, Number(new URL(this.served.url).port));
    }
  }

  /** Sends the alerts and reminders that are due. */
  async sendDue(): Promise<void> {
    const { conflicts, reminders } = this.service.features;
    await conflicts.registry.follow();
    await this.alerts.run(never);
    await reminders.planner.follow();
    await this.notices.run(never);
  }

  async close(): Promise<void> {
    await this.stopBot();
    await this.served.close();
    for (const close of this.closing) await close();
    await Promise.all([this.service.close(), this.staging.close(), this.telegram.stop()]);
    await rm(this.folder, { recursive: true });
  }
}

interface Opened {
  telegram: FakeTelegram;
  service: CalendarTestService;
  staging: StagingTestService;
  program: string;
  served: ServedApp;
  folder: string;
  closing: (() => Promise<unknown>)[];
}

import { parseHousehold } from '@homeroom/household';
import { createLogger } from '@homeroom/service-kit';
import { buildProgram, fixedClock, serveApp, type ServedApp } from '@homeroom/testing';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DigestWorker } from '../../../../apps/family-assistant/src/digest/digest-worker.ts';
import { StagingService } from '../../../../apps/family-assistant/src/letters/staging-service.ts';
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
import { runPipelineCommand } from '../pipeline-command.ts';
import type { PipelineState } from '../pipeline-state.ts';

export { botToken };

const familyAssistant = path.resolve(import.meta.dirname, '../../../../apps/family-assistant');

const family = parseHousehold(`
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, role: parent, messenger_user_id: "1001", designated: true }
  - { id: maya, name: Maya Rivera, role: child }
calendars:
  - { id: family, default: true }
`);

/** Outcome of a run of the program. */
export interface Run {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The two services on databases, at noon of 18 November 2026 in Chicago, and the pipeline as a program. */
export class PipelineStack {
  readonly service: CalendarTestService;
  readonly staging: StagingTestService;
  /** Folder of the state and of `mail/`, made new by `reset`. */
  folder = '';
  private readonly program: string;
  private readonly closing: (() => Promise<unknown>)[];
  private served: { family: ServedApp; staging: ServedApp };

  private constructor(opened: {
    service: CalendarTestService;
    staging: StagingTestService;
    program: string;
    served: { family: ServedApp; staging: ServedApp };
    closing: (() => Promise<unknown>)[];
  }) {
    ({ service: this.service, staging: this.staging, program: this.program } = opened);
    ({ served: this.served, closing: this.closing } = opened);
  }

  static async open(familyUrl: string, stagingUrl: string): Promise<PipelineStack> {
    const reader = openReader({ program: await buildReaderProgram() });
    const staging = openStagingService(buildStagingConfig(stagingUrl, { household: family }), {
      documentReader: reader,
      clock: fixedClock('2026-11-18T12:00:00-06:00'),
    });
    const servedStaging = await serveApp(staging.app);
    const stagingService = new StagingService({ url: servedStaging.url, token: null, budgetMs: 120_000 });
    const digests = await buildProgram(path.join(familyAssistant, 'src/digest-worker.main.ts'));
    const logger = createLogger({ service: 'family-assistant', level: 'silent' });
    const digestWorker = new DigestWorker({ program: digests, logger });
    const service = openCalendarService(familyUrl, { household: family }, { stagingService, digestWorker });
    const served = { family: await serveApp(service.app), staging: servedStaging };
    const program = await buildProgram(path.join(import.meta.dirname, '../main.ts'));
    return new PipelineStack({
      service,
      staging,
      program,
      served,
      closing: [() => reader.close(), () => digestWorker.close()],
    });
  }

  /** Empties the calendar, the documents and the folder. */
  async reset(): Promise<void> {
    await this.service.rows(
      'TRUNCATE calendar_object, cancelled_object, operation, idempotency_key, pending_write CASCADE',
    );
    await this.service.rows('UPDATE calendar SET version = version + 1');
    await this.staging.context.database.query('TRUNCATE document CASCADE');
    await this.removeFolder();
    this.folder = await mkdtemp(path.join(tmpdir(), 'newsletter-pipeline-'));
  }

  get stateFile(): string {
    return path.join(this.folder, 'state/pipeline.json');
  }

  async state(): Promise<PipelineState> {
    return JSON.parse(await readFile(this.stateFile, 'utf8')) as PipelineState;
  }

  write(name: string, mail: string | Buffer): Promise<void> {
    return writeFile(path.join(this.folder, name), mail);
  }

  /** Runs the command on the state of the folder, in this process: a program of its own takes most of a second. */
  async run(args: readonly string[], variables: Record<string, string> = {}): Promise<Run> {
    const written = { stdout: '', stderr: '' };
    const output = {
      stdout: { write: (text: string) => (written.stdout += text) },
      stderr: { write: (text: string) => (written.stderr += text) },
    };
    const code = await runPipelineCommand(['--state', this.stateFile, ...args], output, this.variables(variables));
    return { code, ...written };
  }

  /** Runs the program itself, as `run` does the command. */
  runProgram(args: readonly string[], variables: Record<string, string> = {}): Promise<Run> {
    const env = this.variables(variables);
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [this.program, '--state', this.stateFile, ...args],
        { env },
        (_error, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
      );
    });
  }

  /** Runs the command on the folder's mail. */
  runFolder(args: readonly string[] = [], variables: Record<string, string> = {}): Promise<Run> {
    return this.run(['--folder', this.folder, ...args], variables);
  }

  /** The documents that the staging service keeps, by title. */
  async documents(): Promise<string[]> {
    const { rows } = await this.staging.context.database.query<{ title: string }>(
      "SELECT card->>'title' AS title FROM document ORDER BY 1",
    );
    return rows.map(({ title }) => title);
  }

  /** Titles of the events of November and December. */
  async events(): Promise<string[]> {
    const { body } = await this.service
      .get('/calendar/events?start=2026-11-01T00:00:00-06:00&end=2027-01-01T00:00:00-06:00')
      .expect(200);
    return (body.events as { summary: string; start: string }[]).map(
      ({ summary, start }) => `${start.slice(0, 16)} ${summary}`,
    );
  }

  async close(): Promise<void> {
    for (const close of this.closing) await close();
    await Promise.all([this.served.family.close(), this.served.staging.close()]);
    await Promise.all([this.service.close(), this.staging.close(), this.removeFolder()]);
  }

  private variables(more: Record<string, string>): Record<string, string> {
    return {
      BOT_TOKEN: botToken,
      HOMEROOM_URL: `${this.served.family.url}/api/v1`,
      STAGING_KNOWLEDGE_URL: this.served.staging.url,
      ...more,
    };
  }

  private async removeFolder(): Promise<void> {
    if (this.folder !== '') await rm(this.folder, { recursive: true, force: true });
  }
}

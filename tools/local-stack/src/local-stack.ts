import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { applyMigrations } from '@homeroom/database';
import { serviceMigrations } from '@homeroom/database/migrations';
import { loadHousehold } from '@homeroom/household';
import { sampleAdminUserId, sampleHousehold } from '@homeroom/sample-data';
import type { Variables } from '@homeroom/service-kit';
import { DataFolder } from './data-folder.ts';
import { claimPorts } from './ports.ts';
import { databaseUrls, endOrphanedPostgres, supervisedPostgres } from './postgres.ts';
import { prepareServiceDatabases } from './service-databases.ts';
import { endOrphanedQdrant, qdrantFolder, supervisedQdrant } from './qdrant.ts';
import { loadSample, loadSampleKnowledge } from './sample.ts';
import { runCommand, supervisedServices, type ServiceSettings } from './services.ts';
import { appNames, type AppName, type Settings } from './settings.ts';
import { summaryLine, summaryText, type Summary } from './summary.ts';
import type { Supervised } from './supervised.ts';

/** A server of a killed stack may come up after it was looked for. */
const storeTries = 3;
const forceAfterMilliseconds = 1_000;

interface StackSettings extends ServiceSettings {
  postgresPort: number;
  /** Null when another Qdrant is used. */
  qdrantPort: number | null;
}

/** PostgreSQL, the local Qdrant and the three services on one machine, with their data in one folder. */
export class LocalStack {
  readonly #settings: Settings;
  readonly #variables: Variables;
  readonly #data: DataFolder;
  /** PostgreSQL and the local Qdrant. */
  #stores: Supervised[] = [];
  #services: Supervised[] = [];
  #stopped: Promise<void> | undefined;
  #locked = false;

  constructor(settings: Settings, variables: Variables) {
    this.#settings = settings;
    this.#variables = variables;
    this.#data = new DataFolder(settings.dataDir);
  }

  /** Brings everything up and says where. Rejects, with everything stopped again, when a part does not start. */
  async start(): Promise<void> {
    try {
      this.#data.lock();
      this.#locked = true;
      const settings = await this.#resolveSettings();
      await this.#step(settings.qdrantPort === null ? 'Starting PostgreSQL' : 'Starting PostgreSQL and Qdrant', () =>
        this.#startStores(settings),
      );
      await this.#step('Updating the databases', () => this.#migrate(settings));
      await this.#startAndFill(settings);
      if (!this.#stopped) await this.#announce(settings);
    } catch (error) {
      if (this.#stopped) return;
      await this.#stop();
      throw error;
    }
  }

  /** Stops in order on SIGINT, SIGTERM, or when the starting process is gone; a later signal stops at once. */
  stopOnSignals(): void {
    let first = 0;
    const onSignal = () => {
      if (first === 0) {
        first = Date.now();
        this.#say('Stopping …');
        void this.#stop().then(() => process.exit(0));
      } else if (Date.now() - first > forceAfterMilliseconds) {
        this.#say('Stopped without waiting.');
        this.#data.release();
        process.exit(1);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
    if (process.connected) process.on('disconnect', onSignal);
  }

  async #resolveSettings(): Promise<StackSettings> {
    await Promise.all([endOrphanedPostgres(this.#data), endOrphanedQdrant(this.#data)]);
    if (!existsSync(this.#data.file('postgres'))) this.#beginAnew();
    const { postgres, qdrant, ...ports } = await claimPorts(this.#settings.ports);
    const secrets = this.#data.secrets();
    const own = this.#variables['FAMILY_CONFIG'];
    const familyConfig = own
      ? path.resolve(this.#variables['INIT_CWD'] ?? '.', own)
      : this.#data.writeOnce('household.yaml', sampleHousehold);
    const { qdrantUrl, qdrantApiKey = null } = this.#settings;
    const index =
      qdrantUrl === null
        ? { qdrantUrl: `http://127.0.0.1:${qdrant}`, qdrantApiKey: qdrantApiKey ?? secrets.qdrantApiKey }
        : { qdrantUrl, qdrantApiKey };
    return {
      databaseUrls: databaseUrls(postgres, secrets.databasePasswords),
      ...index,
      ports,
      secrets,
      familyConfig,
      variables: this.#variables,
      postgresPort: postgres,
      qdrantPort: qdrant,
    };
  }

  /** Without its databases the folder has neither content nor anything that the search index was made from. */
  #beginAnew(): void {
    this.#data.setContent(null);
    rmSync(this.#data.file(qdrantFolder), { recursive: true, force: true });
  }

  async #startStores({ postgresPort, qdrantPort, qdrantApiKey, secrets }: StackSettings): Promise<void> {
    const say = (line: string) => this.#say(line);
    const postgres = await supervisedPostgres(this.#data, postgresPort, secrets.superuserPassword, say);
    const qdrant =
      qdrantPort === null
        ? []
        : [supervisedQdrant(this.#data, { port: qdrantPort, apiKey: qdrantApiKey ?? secrets.qdrantApiKey }, say)];
    this.#stores = [postgres, ...qdrant];
    await Promise.all(this.#stores.map((store) => store.start(storeTries)));
  }

  async #migrate({ databaseUrls: urls, postgresPort: port, secrets }: StackSettings): Promise<void> {
    const { superuserPassword, databasePasswords: passwords, postgresPassword: formerPassword = null } = secrets;
    await prepareServiceDatabases({ port, superuserPassword, formerPassword, passwords });
    this.#data.forgetFormerPassword();
    for (const app of appNames) await applyMigrations(urls[app], serviceMigrations[app]);
  }

  /** Starts the services, and fills a new data folder around that; one whose filling was interrupted is filled again. */
  async #startAndFill(settings: ServiceSettings): Promise<void> {
    const isNew = this.#data.content() === null;
    const fill = isNew && !this.#settings.empty;
    if (fill)
      await this.#step('Loading the sample family and school', () => loadSample(this.#data, settings, new Date()));
    await this.#step('Starting the services', () => this.#startServices(settings));
    if (fill)
      await this.#step("Loading the sample family's mail", () => loadSampleKnowledge(this.#data, settings, new Date()));
    if (isNew && !this.#stopped) this.#data.setContent(fill ? 'sample' : 'empty');
  }

  async #startServices(settings: ServiceSettings): Promise<void> {
    this.#services = supervisedServices(this.#data, settings, (line) => this.#say(line));
    await Promise.all(this.#services.map((service) => service.start()));
  }

  async #announce(settings: ServiceSettings): Promise<void> {
    const services = Object.fromEntries(
      appNames.map((app) => [app, `http://127.0.0.1:${settings.ports[app]}`]),
    ) as Record<AppName, string>;
    const { botToken, athleticsSecret } = settings.secrets;
    const stack = {
      databaseUrls: settings.databaseUrls,
      services,
      qdrantUrl: settings.qdrantUrl,
      qdrantApiKey: settings.qdrantApiKey,
      botToken: this.#variables['BOT_TOKEN'] || botToken,
    };
    this.#data.announce({
      ...stack,
      pid: process.pid,
      athleticsSecret: this.#variables['JWT_SECRET'] || athleticsSecret,
      familyConfig: settings.familyConfig,
    });
    const summary: Summary = {
      ...stack,
      athleticsToken: await this.#athleticsToken(settings),
      dashboardUser: dashboardUserOf(settings.familyConfig),
      logs: path.join(this.#data.path, 'logs'),
      householdFile: settings.familyConfig,
    };
    process.stdout.write(`${this.#settings.json ? summaryLine(summary) : summaryText(summary)}\n`);
  }

  async #athleticsToken(settings: ServiceSettings): Promise<string | null> {
    if (this.#data.content() !== 'sample' || this.#variables['JWKS_URL']) return null;
    return (
      await runCommand('athletics-admin', 'token-athletics', ['--user', sampleAdminUserId, '--ttl', '24h'], settings)
    ).trim();
  }

  #stop(): Promise<void> {
    return (this.#stopped ??= this.#stopAll());
  }

  async #stopAll(): Promise<void> {
    await Promise.all(this.#services.map((service) => service.stop()));
    await Promise.all(this.#stores.map((store) => store.stop()));
    if (this.#locked) this.#data.release();
  }

  async #step(what: string, work: () => Promise<void>): Promise<void> {
    if (this.#stopped) throw new Error('The start was interrupted.');
    const started = Date.now();
    await work();
    this.#say(`${what}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }

  #say(line: string): void {
    process.stderr.write(`${line}\n`);
  }
}

/** The designated parent, or the first one whom the messenger knows; null when it knows nobody. */
function dashboardUserOf(familyConfig: string): string | null {
  const known = loadHousehold(familyConfig).members.filter(({ messengerUserId }) => messengerUserId !== null);
  const user = known.find(({ designated }) => designated) ?? known.find(({ role }) => role === 'parent') ?? known[0];
  return user?.messengerUserId ?? null;
}

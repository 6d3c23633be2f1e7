import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EnvironmentError, type Variables } from '@homeroom/service-kit';
import { UsageError } from '@homeroom/service-kit/command';
import {
  fine,
  folderCheck,
  nodeCheck,
  portCheck,
  runChecks,
  skipped,
  type Check,
  type Finding,
  type Report,
} from '@homeroom/service-kit/doctor';
import { sampleHousehold } from '@homeroom/sample-data';
import { newSecrets } from './data-folder.ts';
import { embeddedStack, StackNotRunningError, type EmbeddedStack } from './embedded-stack.mjs';
import { databaseUrls } from './postgres.ts';
import { serviceEnvironment, type ServiceSettings } from './services.ts';
import { appNames, portVariables, readSettings, type AppName, type PortName, type Settings } from './settings.ts';

/** Options of the command line. */
export interface DoctorOptions {
  /** Services to check with their own variables; empty: the setup of the embedded stack. */
  services: readonly AppName[];
  skip: readonly string[];
  json: boolean;
  /** Calendar provider whose preset is printed in place of a check; null for a check. */
  preset: string | null;
}

const databaseVariables: Record<AppName, string> = {
  'family-assistant': 'FAMILY_DATABASE_URL',
  'staging-knowledge': 'STAGING_DATABASE_URL',
  'athletics-admin': 'ATHLETICS_DATABASE_URL',
};
const serviceLimitMs = 60_000;

/** @throws UsageError for an unknown service, and when it is not clear whose `DATABASE_URL` is meant */
export function readDoctorOptions(
  values: {
    service?: string[] | undefined;
    skip?: string[] | undefined;
    json?: boolean | undefined;
    preset?: string | undefined;
  },
  variables: Variables,
): DoctorOptions {
  const { service = [], skip = [], json = false, preset = null } = values;
  if (preset !== null) return { services: [], skip, json, preset };
  const unknown = service.find((name) => !appNames.includes(name as AppName));
  if (unknown !== undefined) throw new UsageError(`--service wants one of ${appNames.join(', ')}, not ${unknown}.`);
  const withDatabase = appNames.filter((app) => variables[databaseVariables[app]]);
  const services = service.length > 0 ? (service as AppName[]) : withDatabase;
  if (services.length === 0 && variables['DATABASE_URL'])
    throw new UsageError(
      'DATABASE_URL is set: name the service that these variables are for, for example --service family-assistant.',
    );
  return { services, skip, json, preset };
}

/** Checks the named services with their own variables, or the setup of the embedded stack. */
export function examineSetup({ services, skip }: DoctorOptions, variables: Variables): Promise<Report[]> {
  if (services.length === 0) return examineStack(skip, variables);
  return Promise.all(
    services.map((app) =>
      examineService(app, skip, {
        ...variables,
        DATABASE_URL: variables[databaseVariables[app]] || variables['DATABASE_URL'],
      }),
    ),
  );
}

async function examineStack(skip: readonly string[], variables: Variables): Promise<Report[]> {
  let settings: Settings;
  try {
    settings = readSettings([], variables);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return [{ subject, findings: error.problems.map(settingsFinding) }];
  }
  const stack = runningStack(variables);
  const scratch = mkdtempSync(path.join(tmpdir(), 'homeroom-doctor-'));
  try {
    const familyFile = stack?.familyConfig ?? familyFileOf(settings, variables);
    const familyConfig = familyFile ?? path.join(scratch, 'household.yaml');
    if (familyFile === null) writeFileSync(familyConfig, sampleHousehold);
    const environment = stackEnvironment(settings, { stack, familyConfig, variables });
    const left = [...skip, 'Node.js', 'port', ...provided(settings, { stack, familyFile }).map(({ name }) => name)];
    const [findings, ...services] = await Promise.all([
      runChecks(stackChecks(settings, { stack, familyFile }).filter(({ name }) => !skip.includes(name))),
      ...appNames.map((app) => examineService(app, left, serviceEnvironment(app, environment))),
    ]);
    return [{ subject, findings }, ...services];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

const subject = 'npm start';

interface FoundStack {
  /** Null while none runs. */
  stack: EmbeddedStack | null;
  /** Null before the first start, which writes a sample. */
  familyFile: string | null;
}

function stackChecks(settings: Settings, found: FoundStack): Check[] {
  const ports = Object.entries(settings.ports) as [PortName, number | null][];
  const { stack } = found;
  return [
    nodeCheck(),
    folderCheck('data folder', settings.dataDir, 'DATA_DIR'),
    ...(stack ? [{ name: 'stack', run: () => fine(`runs as process ${stack.pid}`) }] : portChecks(ports)),
    ...provided(settings, found),
  ];
}

function portChecks(ports: readonly [PortName, number | null][]): Check[] {
  return ports.flatMap(([name, port]) =>
    port === null ? [] : [portCheck(`port of ${name}`, { host: '127.0.0.1', port, variable: portVariables[name] })],
  );
}

/** Parts that the next start brings, so that they cannot be checked yet. */
function provided({ qdrantUrl }: Settings, { stack, familyFile }: FoundStack): Check[] {
  const says = (name: string, found: string): Check => ({ name, run: () => skipped(found) });
  return [
    ...(familyFile === null ? [says('family file', 'npm start writes a sample; edit it afterwards')] : []),
    ...(stack
      ? []
      : [
          says('PostgreSQL', 'npm start uses the embedded PostgreSQL; nothing to check'),
          ...(qdrantUrl === null ? [says('Qdrant', 'npm start runs a local Qdrant; nothing to check')] : []),
          says('staging-knowledge', 'npm start runs it next to the others; nothing to check'),
        ]),
  ];
}

function familyFileOf({ dataDir }: Settings, variables: Variables): string | null {
  const own = variables['FAMILY_CONFIG'];
  if (own) return path.resolve(variables['INIT_CWD'] ?? '.', own);
  const kept = path.join(dataDir, 'household.yaml');
  return existsSync(kept) ? kept : null;
}

/** The settings that the services get from the stack; one that does not run has no secrets of its own yet. */
function stackEnvironment(
  { ports, qdrantUrl, qdrantApiKey }: Settings,
  { stack, familyConfig, variables }: { stack: EmbeddedStack | null; familyConfig: string; variables: Variables },
): ServiceSettings {
  const secrets = newSecrets();
  return {
    ports: stack ? portsOf(stack) : ports,
    databaseUrls: stack
      ? (stack.databaseUrls as Record<AppName, string>)
      : databaseUrls(ports.postgres, secrets.databasePasswords),
    qdrantUrl: stack?.qdrantUrl ?? qdrantUrl ?? `http://127.0.0.1:${ports.qdrant}`,
    qdrantApiKey: stack?.qdrantApiKey ?? qdrantApiKey ?? null,
    secrets: stack ? { ...secrets, botToken: stack.botToken, athleticsSecret: stack.athleticsSecret } : secrets,
    familyConfig,
    variables,
  };
}

/** The ports that the services have, which may differ from those of this shell's variables. */
function portsOf({ services }: EmbeddedStack): Record<AppName, number> {
  const ports = Object.entries(services).map(([app, url]) => [app, Number(new URL(url).port)]);
  return Object.fromEntries(ports) as Record<AppName, number>;
}

function runningStack(variables: Variables): EmbeddedStack | null {
  try {
    return embeddedStack(variables);
  } catch (error) {
    if (error instanceof StackNotRunningError) return null;
    throw error;
  }
}

function settingsFinding(problem: string): Finding {
  return {
    name: 'settings',
    outcome: 'broken',
    found: problem,
    mend: 'Correct the variable; .env.example describes it.',
  };
}

/** Prints the address, password and line of the family file of a calendar provider. @returns the exit code */
export function printPreset(name: string): number {
  return (
    spawnSync(process.execPath, [doctorOf('family-assistant'), '--preset', name], { stdio: 'inherit' }).status ?? 1
  );
}

function doctorOf(app: AppName): string {
  return path.resolve(import.meta.dirname, '../../apps', app, 'doctor.js');
}

/** Has a service check itself, in its own process with its own variables. */
async function examineService(app: AppName, skip: readonly string[], variables: Variables): Promise<Report> {
  const args = [doctorOf(app), '--json', ...skip.flatMap((name) => ['--skip', name])];
  const printed = await new Promise<{ out: string; problem: string }>((resolve) =>
    execFile(
      process.execPath,
      args,
      { env: variables as NodeJS.ProcessEnv, timeout: serviceLimitMs, maxBuffer: 16 * 1_048_576 },
      (error, stdout, stderr) =>
        resolve({ out: stdout, problem: stderr.trim() || (error?.killed ? 'it did not end in time' : 'no reason') }),
    ),
  );
  try {
    const [report] = (JSON.parse(printed.out) as { reports: Report[] }).reports;
    if (report) return report;
  } catch {
    // The finding below says so.
  }
  const finding = { name: 'doctor', outcome: 'broken', found: printed.problem } as const;
  return {
    subject: app,
    findings: [{ ...finding, mend: 'Run the check again, and report the sentence when it stays.' }],
  };
}

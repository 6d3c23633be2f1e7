import type * as z from 'zod';
import type { CommandOutput } from '../command/index.ts';
import { runCommand, UsageError } from '../command/index.ts';
import type { Variables } from '../secret-files.ts';
import { describeVariables } from '../describe-variables.ts';
import { runChecks, type Check } from './check.ts';
import { nodeCheck } from './machine-checks.ts';
import { reportCode, reportJson, reportText, withoutSecrets, type Report } from './report.ts';
import { settingsFindings } from './settings-findings.ts';

/** Checks of one service's setup. */
export interface DoctorCommand<Config> {
  service: string;
  /** Shape that `read` reads. */
  variables: z.ZodRawShape;
  /** The service's own reader. @throws EnvironmentError */
  read(variables: Variables): Config;
  checks(config: Config, variables: Variables): Check[];
  secrets(config: Config): string[];
  /** Texts that `--preset NAME` prints. */
  presets?: Readonly<Record<string, string>>;
}

const options = {
  json: { type: 'boolean' },
  skip: { type: 'string', multiple: true },
  variables: { type: 'boolean' },
  preset: { type: 'string' },
} as const;

type Presets = Pick<DoctorCommand<unknown>, 'presets'>;

interface ParsedLine {
  values: {
    json?: boolean | undefined;
    skip?: string[] | undefined;
    variables?: boolean | undefined;
    preset?: string | undefined;
  };
}

/**
 * `node doctor.js`: checks the setup of a service from its own variables.
 * @returns the exit code: 0 all fine, 1 something must be mended, 2 wrong usage
 */
export function runDoctor<Config>(
  command: DoctorCommand<Config>,
  args: readonly string[],
  output: CommandOutput,
  variables: Variables,
): Promise<number> {
  const line = {
    usage: usageOf(command),
    options,
    read: ({ values: { preset, ...values } }: ParsedLine) => ({ ...values, presetText: presetOf(command, preset) }),
  };
  return runCommand(line, args, output, async ({ json = false, skip = [], variables: isList = false, presetText }) => {
    if (presetText !== null) {
      output.stdout.write(presetText);
      return 0;
    }
    if (isList) {
      output.stdout.write(`${JSON.stringify(describeVariables(command.variables), null, json ? 0 : 2)}\n`);
      return 0;
    }
    const reports = [await examine(command, variables, skip)];
    output.stdout.write(json ? reportJson(reports) : reportText(reports));
    return reportCode(reports);
  });
}

/** @throws UsageError for a preset that the service does not have */
function presetOf({ presets = {} }: Presets, name: string | undefined): string | null {
  if (name === undefined) return null;
  const text = presets[name];
  if (text === undefined)
    throw new UsageError(`--preset wants one of ${Object.keys(presets).join(', ') || 'none'}, not ${name}.`);
  return text;
}

async function examine<Config>(
  { service, read, checks, secrets }: DoctorCommand<Config>,
  variables: Variables,
  skip: readonly string[],
): Promise<Report> {
  const { config, findings } = settingsFindings(read, variables);
  const wanted = [nodeCheck(), ...(config === null ? [] : checks(config, variables))].filter(
    ({ name }) => !skip.includes(name),
  );
  const found = await runChecks(wanted);
  const rest = config === null ? [unread] : [];
  return withoutSecrets(
    { subject: service, findings: [...findings, ...found, ...rest] },
    config === null ? [] : secrets(config),
  );
}

const unread = {
  name: 'servers',
  outcome: 'skipped',
  found: 'checked as soon as the settings can be read',
  mend: null,
} as const;

function usageOf({ service, presets }: Presets & { service: string }): string {
  const preset = presets
    ? `
  --preset NAME  prints the address and the kind of password of a calendar provider, and the line for the family file:
                 ${Object.keys(presets).join(', ')}`
    : '';
  return `Checks the setup of ${service} from its variables, and says how to mend what is wrong.

  node doctor.js [--json] [--skip CHECK …]
  node doctor.js --variables

  --json         one line of JSON
  --skip CHECK   leaves a check out, by its name in the table, such as PostgreSQL; can be repeated
  --variables    lists the variables of the service as JSON, with their defaults, and checks nothing${preset}

It reads the same variables as the service (.env.example) and changes nothing.

Example: node doctor.js --skip Telegram

Exit code: 0 all fine, perhaps with warnings; 1 something must be mended; 2 wrong usage.
`;
}

import type { z } from 'zod';
import type { CommandOutput } from '../command/index.ts';
import { runCommand } from '../command/index.ts';
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
}

const options = {
  json: { type: 'boolean' },
  skip: { type: 'string', multiple: true },
  variables: { type: 'boolean' },
} as const;

interface ParsedLine {
  values: { json?: boolean | undefined; skip?: string[] | undefined; variables?: boolean | undefined };
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
    usage: usageOf(command.service),
    options,
    read: ({ values }: ParsedLine) => values,
  };
  return runCommand(line, args, output, async ({ json = false, skip = [], variables: isList = false }) => {
    if (isList) {
      output.stdout.write(`${JSON.stringify(describeVariables(command.variables), null, json ? 0 : 2)}\n`);
      return 0;
    }
    const reports = [await examine(command, variables, skip)];
    output.stdout.write(json ? reportJson(reports) : reportText(reports));
    return reportCode(reports);
  });
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

function usageOf(service: string): string {
  return `Checks the setup of ${service} from its variables, and says how to mend what is wrong.

  node doctor.js [--json] [--skip CHECK …]
  node doctor.js --variables

  --json         one line of JSON
  --skip CHECK   leaves a check out, by its name in the table, such as PostgreSQL; can be repeated
  --variables    lists the variables of the service as JSON, with their defaults, and checks nothing

It reads the same variables as the service (.env.example) and changes nothing.

Example: node doctor.js --skip Telegram

Exit code: 0 all fine, perhaps with warnings; 1 something must be mended; 2 wrong usage.
`;
}

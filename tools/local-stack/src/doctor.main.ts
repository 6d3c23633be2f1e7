import { processVariables, runMain } from '@homeroom/service-kit';
import { runCommand } from '@homeroom/service-kit/command';
import { reportCode, reportJson, reportText } from '@homeroom/service-kit/doctor';
import { examineSetup, printPreset, readDoctorOptions } from './examine-setup.ts';

const help = `Checks a setup and says how to mend what is wrong: Node.js, ports, folders, PostgreSQL, Qdrant, the model
host, Telegram, each calendar, the clock, the family file and the secrets. Changes nothing.

  npm run doctor                      the setup of npm start, before or while it runs
  npm run doctor -- --service NAME    a service of its own with the variables of this shell: family-assistant,
                                      staging-knowledge or athletics-admin; can be repeated
  npm run doctor -- --skip CHECK      leaves a check out, by its name in the table; can be repeated
  npm run doctor -- --preset NAME     prints the address and the kind of password of a calendar provider, and the line
                                      for the family file: icloud, google, fastmail or nextcloud
  npm -s run doctor -- --json         one line of JSON

Reads the variables of .env.example. A service takes DATABASE_URL, or where it is set its own: FAMILY_DATABASE_URL,
STAGING_DATABASE_URL or ATHLETICS_DATABASE_URL; with one of these and without --service, those services are checked.

Example: FAMILY_CONFIG=household.yaml npm run doctor

Exit code: 0 all fine, perhaps with warnings; 1 something must be mended; 2 wrong usage.
`;

const options = {
  service: { type: 'string', multiple: true },
  skip: { type: 'string', multiple: true },
  json: { type: 'boolean' },
  preset: { type: 'string' },
} as const;

await runMain(async () => {
  const variables = processVariables();
  const line = {
    usage: help,
    options,
    read: ({ values }: { values: Parameters<typeof readDoctorOptions>[0] }) => readDoctorOptions(values, variables),
  };
  process.exitCode = await runCommand(line, process.argv.slice(2), process, async (given) => {
    if (given.preset !== null) return printPreset(given.preset);
    const reports = await examineSetup(given, variables);
    process.stdout.write(given.json ? reportJson(reports) : reportText(reports));
    return reportCode(reports);
  });
});

import { processVariables } from '@homeroom/service-kit';
import { runImportRoster } from './import/import-roster-command.ts';

process.exitCode = await runImportRoster(process.argv.slice(2), process, processVariables());

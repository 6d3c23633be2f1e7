import { processVariables } from '@homeroom/service-kit';
import { runImportIcs } from './calendar/import-ics-command.ts';

process.exitCode = await runImportIcs(process.argv.slice(2), process, processVariables());

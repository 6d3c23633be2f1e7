import { processVariables } from '@homeroom/service-kit';
import { runCalendarReindex } from './knowledge/reindex-command.ts';

process.exitCode = await runCalendarReindex(process.argv.slice(2), process, processVariables());

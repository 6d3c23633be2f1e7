import { processVariables } from '@homeroom/service-kit';
import { runStagingReindex } from './commands/reindex-command.ts';

process.exitCode = await runStagingReindex(process.argv.slice(2), process, processVariables());

import { processVariables } from '@homeroom/service-kit';
import { runReindex } from './knowledge/reindex-command.ts';

process.exitCode = await runReindex(process.argv.slice(2), process, processVariables());

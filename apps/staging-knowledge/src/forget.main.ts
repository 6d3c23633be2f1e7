import { processVariables } from '@homeroom/service-kit';
import { runForget } from './commands/forget-command.ts';

process.exitCode = await runForget(process.argv.slice(2), process, processVariables());

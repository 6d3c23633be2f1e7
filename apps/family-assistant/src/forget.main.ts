import { processVariables } from '@homeroom/service-kit';
import { runForgetEvent } from './forget/forget-command.ts';

process.exitCode = await runForgetEvent(process.argv.slice(2), process, processVariables());

import { processVariables } from '@homeroom/service-kit';
import { runTokens } from './access/tokens-command.ts';

process.exitCode = await runTokens(process.argv.slice(2), process, processVariables());

import { processVariables } from '@homeroom/service-kit';
import { runImportMail } from './commands/import-mail-command.ts';

process.exitCode = await runImportMail(process.argv.slice(2), process, processVariables());

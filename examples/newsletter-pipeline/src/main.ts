import { runPipelineCommand } from './pipeline-command.ts';

process.exitCode = await runPipelineCommand(process.argv.slice(2), process, process.env);

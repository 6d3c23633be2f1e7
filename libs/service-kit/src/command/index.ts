export {
  commandExit,
  configured,
  runCommand,
  UsageError,
  type CommandLine,
  type CommandOutput,
} from './run-command.ts';
export { withDatabase, type CommandDatabase } from './with-database.ts';

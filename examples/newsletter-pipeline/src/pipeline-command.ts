import {
  ClientError,
  createFamilyAssistantClient,
  createStagingKnowledgeClient,
  ForbiddenError,
  UnauthorizedError,
} from '@homeroom/client';
import { ChatError } from './family-chat.ts';
import { MailboxError } from './mail-source.ts';
import { readOptions, usage, type PipelineOptions } from './pipeline-options.ts';
import { readSettings, type Variables } from './pipeline-settings.ts';
import { UsageError } from './usage-error.ts';
import { exitCode } from './exit-code.ts';
import { acceptNumber, runPipeline, type PipelineDeps } from './run-pipeline.ts';
import { lockState, RunningError } from './run-lock.ts';

/** Streams of the command. */
export interface CommandOutput {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

/** Runs the command. @returns the exit code */
export async function runPipelineCommand(
  args: readonly string[],
  { stdout, stderr }: CommandOutput,
  variables: Variables,
): Promise<number> {
  const warn = (sentence: string) => void stderr.write(`${sentence}\n`);
  try {
    const chosen = readOptions(args);
    if (chosen === 'help') {
      stdout.write(usage);
      return exitCode.done;
    }
    const settings = readSettings(variables);
    if (chosen.accept === null && chosen.folder === undefined && !settings.imap)
      throw new UsageError('Name a folder with --folder, or a mailbox with IMAP_URL. See --help.');
    const headers = settings.senderId === undefined ? {} : { 'X-Sender-Id': settings.senderId };
    const deps: PipelineDeps = {
      settings,
      family: createFamilyAssistantClient({ baseUrl: settings.familyUrl, token: settings.botToken, headers }),
      staging: createStagingKnowledgeClient({
        baseUrl: settings.stagingUrl,
        ...(settings.stagingToken !== undefined && { token: settings.stagingToken }),
      }),
      print: (text) => void stdout.write(`${text}\n`),
      warn,
      now: () => new Date(),
    };
    return await withLock(chosen, deps);
  } catch (error) {
    return report(error, warn);
  }
}

async function withLock(chosen: PipelineOptions, deps: PipelineDeps): Promise<number> {
  const unlock = chosen.isDryRun ? undefined : await lockState(chosen.stateFile);
  try {
    return chosen.accept === null ? await runPipeline(chosen, deps) : await acceptNumber(chosen.accept, chosen, deps);
  } finally {
    await unlock?.();
  }
}

/** Tells an error as one sentence, which holds no secret. @returns the exit code */
function report(error: unknown, warn: PipelineDeps['warn']): number {
  if (error instanceof UsageError) {
    warn(error.message);
    return exitCode.usage;
  }
  if (error instanceof UnauthorizedError || error instanceof ForbiddenError) {
    warn(`${error.call}: ${error.message} Check BOT_TOKEN and STAGING_API_TOKEN.`);
    return exitCode.usage;
  }
  if (error instanceof ClientError) warn(`${error.call}: ${error.message}`);
  else if (error instanceof MailboxError || error instanceof RunningError || error instanceof ChatError)
    warn(error.message);
  else throw error;
  return exitCode.tryLater;
}

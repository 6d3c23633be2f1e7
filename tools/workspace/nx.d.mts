import type { StdioOptions } from 'node:child_process';

type Run = (args: readonly string[], stdio?: StdioOptions, onOutput?: (text: string) => void) => number;

/** Runs Nx in the workspace and returns its exit code. Its output goes to the given stdio; piped output to `onOutput`. */
export const runNx: Run;

/**
 * Runs Nx without showing its output. On a busy machine Nx sometimes fails before it has begun; then it runs again, at
 * most three times in all.
 * @returns the exit code and the output of the last run
 */
export function runNxQuietly(args: readonly string[], run?: Run): { code: number; printed: string };

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Fenced block of a Markdown document. */
export interface MarkdownBlock {
  language: string;
  text: string;
  /** From `<!-- not run: REASON -->` above the block; null for one that is run. */
  notRun: string | null;
}

/** Fenced blocks of a Markdown document, in order. */
export function markdownBlocks(document: string): MarkdownBlock[] {
  const blocks = document.matchAll(/(?:^<!-- not run: (.+) -->\n+)?^( *)```(\w*)\n([\s\S]*?)^\2```$/gm);
  return [...blocks].map(([, notRun = null, , language = '', text = '']) => ({ language, text, notRun }));
}

/** Runs a script as a shell does, but ends with its first failing command. @throws Error with what it printed when it fails */
export async function runShell(script: string, options: { cwd: string; env?: NodeJS.ProcessEnv }): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
      ...options,
      maxBuffer: 64 * 1_048_576,
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr, message } = error as Error & { stdout: string; stderr: string };
    throw new Error([stdout, stderr].join('\n').trim() || message, { cause: error });
  }
}

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const banner =
  "--banner:js=import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** A program of the workspace, bundled as the build does it. */
export interface BuiltProgram {
  /** The file to run. */
  file: string;
  remove(): Promise<void>;
}

/**
 * Bundles a program of the workspace into a folder from which the installed packages are found.
 * @param entry absolute path of its TypeScript file
 * @param project absolute path of the project whose `homeroom.packages` stay outside of the bundle. Default: none does.
 */
export async function buildProgram(entry: string, project?: string): Promise<BuiltProgram> {
  const folder = path.join(root, 'node_modules/.cache', `program-${randomUUID()}`);
  const file = path.join(folder, `${path.basename(entry).replace(/(?:\.main)?\.ts$/, '')}.mjs`);
  const packages =
    project === undefined
      ? []
      : ((
          JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as { homeroom?: { packages?: string[] } }
        ).homeroom?.packages ?? []);
  const settings = [
    '--bundle',
    '--platform=node',
    '--target=node20',
    '--format=esm',
    '--conditions=@homeroom/source',
    ...packages.map((name) => `--external:${name}`),
  ];
  await run(path.join(root, 'node_modules/.bin/esbuild'), [
    entry,
    `--outfile=${file}`,
    ...settings,
    banner,
    '--log-level=error',
  ]);
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}

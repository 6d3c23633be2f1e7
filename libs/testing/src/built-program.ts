import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { builtProgramsFolder } from './test-run.mjs';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const banner =
  "--banner:js=import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

const built = new Map<string, Promise<string>>();

/**
 * Bundles a program of the workspace as the build does it, once for all files of a worker. Needs libs/testing's global
 * setup in the project's Jest config; its teardown removes the bundle.
 * @param entry absolute path of its TypeScript file
 * @param project absolute path of the project whose `homeroom.packages` stay outside of the bundle. Default: none does.
 * @returns absolute path of the file to run
 */
export function buildProgram(entry: string, project?: string): Promise<string> {
  const file = built.get(entry) ?? bundle(entry, project);
  built.set(entry, file);
  return file;
}

async function bundle(entry: string, project?: string): Promise<string> {
  const folder = path.join(builtProgramsFolder(), randomUUID());
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
  return file;
}

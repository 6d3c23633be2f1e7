import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startFakeModelHost } from './testing/index.ts';

const run = promisify(execFile);
const esbuild = path.join(import.meta.dirname, '../../../node_modules/.bin/esbuild');
const settings = ['--bundle', '--platform=node', '--target=node20', '--format=esm', '--conditions=@homeroom/source'];
const banner =
  "--banner:js=import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";
const program = `
  const { openModelHost } = await import(process.argv[1]);
  const host = openModelHost({ url: process.argv[2], api: 'ollama' });
  const [vector] = await host.embed(['Hello.'], { model: 'all-minilm', signal: new AbortController().signal });
  process.stdout.write(String(vector.length));`;

test('a bundle of the library embeds from other processes, as the services are bundled', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'homeroom-model-host-'));
  const fake = await startFakeModelHost();
  try {
    const file = path.join(folder, 'model-host.mjs');
    await run(esbuild, [path.join(import.meta.dirname, 'index.ts'), `--outfile=${file}`, ...settings, banner]);
    const client = () => run(process.execPath, ['--input-type=module', '--eval', program, file, fake.url]);
    const outputs = await Promise.all([client(), client()]);
    expect(outputs.map(({ stdout }) => stdout.trim())).toEqual(['384', '384']);
  } finally {
    await fake.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startFakeTelegram } from './testing/index.ts';

const run = promisify(execFile);
const esbuild = path.join(import.meta.dirname, '../../../node_modules/.bin/esbuild');
const settings = [
  '--bundle',
  '--platform=node',
  '--target=node20',
  '--format=esm',
  '--conditions=@homeroom/source',
  '--alias:grammy=grammy/web',
];
const banner =
  "--banner:js=import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";
const program = `
  const { TelegramMessenger } = await import(process.argv[1]);
  const messenger = new TelegramMessenger({ token: '1:token', apiRoot: process.argv[2] });
  await messenger.send({ chatId: '1001', html: 'Hello.', buttons: [] });`;

test('a bundle of the library sends, as the services are bundled', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'homeroom-messenger-'));
  const telegram = await startFakeTelegram({ token: '1:token' });
  try {
    const file = path.join(folder, 'messenger.mjs');
    await run(esbuild, [path.join(import.meta.dirname, 'index.ts'), `--outfile=${file}`, ...settings, banner]);
    await run(process.execPath, ['--input-type=module', '--eval', program, file, telegram.apiRoot]);
    expect(telegram.accepted).toMatchObject([{ text: 'Hello.' }]);
  } finally {
    await telegram.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

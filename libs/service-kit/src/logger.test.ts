import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger, lineWriter } from './logger.ts';

/** Linux' device that is always full (full(4)). */
const fullDevice = '/dev/full';
const hasFullDevice = existsSync(fullDevice);

(hasFullDevice ? test : test.skip)(
  `a log that cannot be written ends nothing${hasFullDevice ? '' : ' (skipped: this system has no /dev/full)'}`,
  () => {
    const fd = openSync(fullDevice, 'w');
    const logger = createLogger({ service: 'x', level: 'info', destination: lineWriter(fd) });
    for (let line = 0; line < 3_000; line += 1) logger.info({ text: 'x'.repeat(1_000) }, 'nobody reads this');
    closeSync(fd);
  },
);

test('lines are written at once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-log-'));
  const fd = openSync(path.join(folder, 'log'), 'w');
  createLogger({ service: 'x', level: 'info', destination: lineWriter(fd) }).info('started');
  expect(readFileSync(path.join(folder, 'log'), 'utf8')).toMatch(/^\{"level":"info",.*"msg":"started"\}\n$/);
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { athletics, family, json, staging, startStack, type Stack } from '../support/attacked-stack.ts';

const place = mkdtempSync(path.join(tmpdir(), 'homeroom-disk-'));
const disk = path.join(place, 'disk');
mkdirSync(disk);
/** An in-memory disk, which only root may mount. */
const isMounted =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=700', 'homeroom-attack', disk], { stdio: 'ignore' })
    .status === 0;
const dayMs = 86_400_000;
const recoveryLimitMs = 2_000;
const refusals = 12;
const refusalLimitMs = 60_000;
const filler = path.join(disk, 'filler');

/** Fills the disk to the last byte. */
function fill(): void {
  for (let bytes = 4 * 1_048_576; bytes >= 512; bytes /= 2) {
    try {
      for (;;) appendFileSync(filler, Buffer.alloc(bytes, 1));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

describe("PostgreSQL's full disk", () => {
  let own: Stack;
  beforeAll(async () => {
    if (isMounted) own = await startStack({ variables: { DATA_DIR: path.join(disk, 'data') } });
  });
  afterAll(async () => {
    rmSync(filler, { force: true });
    await own?.stop();
    if (isMounted) spawnSync('umount', [disk]);
    rmSync(place, { recursive: true, force: true });
  });

  let made = 0;
  const filling = (bytes: number) => randomBytes(bytes).toString('base64');
  const event = () => {
    const start = Date.now() + (30 + ((made += 1) % 300)) * dayMs;
    return json({
      summary: filling(370),
      location: filling(370),
      start: new Date(start).toISOString(),
      end: new Date(start + 60_000).toISOString(),
    });
  };
  const extraction = () =>
    json({
      extraction_id: `filler-${(made += 1)}`,
      message_id: `${made}`,
      message_text: filling(90_000),
      extracted_what: 'filler',
      extraction_type: 'coordination',
    });
  const writes = {
    'family-assistant': () => family('/calendar/events', event(), own),
    'staging-knowledge': () => staging('/brain/ingest', extraction(), own),
  };

  (isMounted ? test : test.skip).each(['family-assistant', 'staging-knowledge'] as const)(
    `%s answers writes with 503 and Retry-After, reads go on, and within 2 s after there is room it writes again${isMounted ? '' : ' (skipped: needs root on Linux, to mount a small disk)'}`,
    async (app) => {
      const refused: unknown[] = [];
      fill();
      for (const end = Date.now() + refusalLimitMs; refused.length < refusals && Date.now() < end; ) {
        for (const answer of await Promise.all(Array.from({ length: 4 }, writes[app]))) {
          await answer.arrayBuffer();
          if (!answer.ok) refused.push([answer.status, answer.headers.get('Retry-After')]);
        }
      }
      expect(refused.slice(0, refusals)).toEqual(
        Array.from({ length: refusals }, () => [503, expect.stringMatching(/^[1-9]\d?$/)]),
      );
      const reads = await Promise.all([
        family('/calendar/week', {}, own),
        staging('/brain/stats', {}, own),
        athletics('/roster?school_id=lakeside-high', {}, own),
      ]);
      expect(reads.map(({ status }) => status)).toEqual([200, 200, 200]);

      rmSync(filler);
      const freed = Date.now();
      let status = 0;
      while (status >= 300 || status === 0) {
        if (Date.now() - freed > recoveryLimitMs) throw new Error(`${app} still answers ${status}`);
        status = (await writes[app]()).status;
        await pause(50);
      }
    },
  );
});

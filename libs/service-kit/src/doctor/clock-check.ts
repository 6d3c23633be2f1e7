import { databaseTime, openDatabase } from '@homeroom/database';
import { broken, fine, skipped, warning, type Check, type Verdict } from './check.ts';

const warnFromMs = 10_000;
const brokenFromMs = 120_000;
const headLimitMs = 5_000;

/** Clocks to compare with: HTTP servers by their `Date` header, and a database by its `now()`. */
export interface OtherClocks {
  urls: readonly string[];
  databaseUrl: string | null;
}

/** Whether this machine's clock agrees with that of the first server that tells the time. */
export function clockCheck({ urls, databaseUrl }: OtherClocks, now: () => number = Date.now): Check {
  return {
    name: 'clock',
    run: async (signal) => {
      for (const url of urls) {
        const offset = await offsetOfHost(url, now, signal);
        if (offset !== null) return judgeOffset(offset, new URL(url).host);
      }
      const offset = databaseUrl === null ? null : await offsetOfDatabase(databaseUrl, now);
      return offset === null ? skipped('no other clock to compare with') : judgeOffset(offset, 'PostgreSQL');
    },
  };
}

function judgeOffset(offsetMs: number, other: string): Verdict {
  const seconds = Math.round(Math.abs(offsetMs) / 1_000);
  if (Math.abs(offsetMs) < warnFromMs) return fine(`agrees with ${other}`);
  const found = `${seconds} s ${offsetMs > 0 ? 'ahead of' : 'behind'} ${other}`;
  const mend = 'Turn on time synchronization (`timedatectl set-ntp true`); reminders and tokens depend on the clock.';
  return Math.abs(offsetMs) < brokenFromMs ? warning(found, mend) : broken(found, mend);
}

/** This machine's clock minus the server's, in milliseconds; null when it does not tell the time. */
async function offsetOfHost(url: string, now: () => number, signal: AbortSignal): Promise<number | null> {
  const before = now();
  try {
    const { headers } = await fetch(new URL(url).origin, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(headLimitMs)]),
    });
    const time = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(time) ? null : (before + now()) / 2 - time;
  } catch {
    return null;
  }
}

async function offsetOfDatabase(url: string, now: () => number): Promise<number | null> {
  const database = openDatabase({ url, applicationName: 'doctor', poolSize: 1 });
  try {
    await database.query('SELECT');
    const before = now();
    const time = await databaseTime(database);
    return (before + now()) / 2 - time.getTime();
  } catch {
    return null;
  } finally {
    await database.end();
  }
}

/** Result of a check: what was found and, when something must or should be mended, the way to do it. */
export interface Verdict {
  /** `broken` fails the whole check; a `warning` and what was `skipped` do not. */
  outcome: 'fine' | 'warning' | 'broken' | 'skipped';
  found: string;
  mend: string | null;
}

/** A verdict under the name of its check. */
export interface Finding extends Verdict {
  name: string;
}

/** One thing of a setup that can be checked on its own. */
export interface Check {
  /** Such as `PostgreSQL`; also the word for `--skip`. */
  name: string;
  /** Never shows a secret. A rejection counts as `broken`. */
  run(signal: AbortSignal): Promise<Verdict> | Verdict;
}

export const fine = (found: string): Verdict => ({ outcome: 'fine', found, mend: null });
export const skipped = (found: string): Verdict => ({ outcome: 'skipped', found, mend: null });
export const warning = (found: string, mend: string): Verdict => ({ outcome: 'warning', found, mend });
export const broken = (found: string, mend: string): Verdict => ({ outcome: 'broken', found, mend });

/** Limit of one check, in milliseconds. */
const checkLimitMs = 15_000;

/** Runs the checks at once, each within the limit, and returns their findings in the given order. */
export function runChecks(checks: readonly Check[], limitMs = checkLimitMs): Promise<Finding[]> {
  return Promise.all(checks.map(async (check) => ({ name: check.name, ...(await runCheck(check, limitMs)) })));
}

async function runCheck({ run }: Check, limitMs: number): Promise<Verdict> {
  const limit = AbortSignal.timeout(limitMs);
  const expired = new Promise<Verdict>((resolve) =>
    limit.addEventListener('abort', () =>
      resolve(
        broken(
          `It did not answer within ${limitMs / 1_000} s.`,
          'Find out why it hangs: a firewall that drops packets, a wrong address, or a server under too much load.',
        ),
      ),
    ),
  );
  try {
    return await Promise.race([run(limit), expired]);
  } catch (error) {
    return broken(
      `It could not be checked: ${error instanceof Error ? error.message : String(error)}`,
      'This is unexpected. Run the check again, and report the sentence when it stays.',
    );
  }
}

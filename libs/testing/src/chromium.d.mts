/** Start arguments for tests and the bench: no sandbox and no traffic of its own. */
export const chromiumArguments: readonly string[];

/** Message for machines without one. */
export const chromiumMissing: string;

/**
 * The program of `CHROMIUM_PATH`, or one of the usual places; null without any.
 * @param options `shellFirst`: the headless shell before a whole browser. Default: false, never the shell
 * @throws Error when CHROMIUM_PATH names none
 */
export function findChromium(
  variables?: Readonly<Record<string, string | undefined>>,
  options?: { shellFirst?: boolean },
): string | null;

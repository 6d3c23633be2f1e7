/** How the tests and the bench start it: without a sandbox, and without traffic of its own. */
export const chromiumArguments: readonly string[];

/** What to tell who has none. */
export const chromiumMissing: string;

/** The program of `CHROMIUM_PATH`, or one of the usual places; null without any. @throws Error when CHROMIUM_PATH names none */
export function findChromium(variables?: Readonly<Record<string, string | undefined>>): string | null;

/** The folder of the programs below `installed`, or a copy of it in `cache` where others may not enter it. */
export function reachable(installed: string, cache?: string): string;

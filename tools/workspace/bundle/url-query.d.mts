/** The part of a parsed address that the validator reads: the query without its question mark; null without one. */
export function parse(address: string): { query: string | null };

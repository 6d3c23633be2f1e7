/**
 * Moves what a database's `now()` and the defaults of its columns take for now by that many milliseconds, for all
 * connections from here on; those that are open are ended.
 */
export function shiftDatabase(connectionString: string, ms: number): Promise<void>;

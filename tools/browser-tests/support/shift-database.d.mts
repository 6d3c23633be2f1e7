/**
 * Shifts a database's `now()` and column defaults by that many milliseconds for all new connections; open ones are
 * closed.
 */
export function shiftDatabase(connectionString: string, ms: number): Promise<void>;

/** Moves what `Date` takes for now by that many milliseconds; timers and `performance` stay. */
export function shiftDate(ms: number): void;

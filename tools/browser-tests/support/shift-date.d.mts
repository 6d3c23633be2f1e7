/** Shifts `Date` by that many milliseconds; timers and `performance` are unaffected. */
export function shiftDate(ms: number): void;

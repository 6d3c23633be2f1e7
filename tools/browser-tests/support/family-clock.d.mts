/** Time zone of the sample household. */
export const familyZone: string;

/**
 * Returns the instant, in milliseconds, of a wall time; the first one when it occurs twice, NaN when it does not occur.
 * @param wall `YYYY-MM-DDTHH:MM`
 */
export function familyInstant(wall: string): number;

/** The zone of the sample household. */
export const familyZone: string;

/**
 * The instant, in milliseconds, at which the family's clocks show a time; the first one when they show it twice, NaN
 * when they never do.
 * @param wall `YYYY-MM-DDTHH:MM`
 */
export function familyInstant(wall: string): number;

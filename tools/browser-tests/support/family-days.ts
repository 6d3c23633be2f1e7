import { familyInstant, familyZone } from './family-clock.mjs';
import { world } from './world.ts';

/** Returns the day in the family's zone that many days from now, `YYYY-MM-DD`. */
export function dayAhead(days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: familyZone }).format(new Date(Date.now() + world.shiftMs));
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Converts a wall time to a UTC date-time. @param wall `YYYY-MM-DDTHH:MM` */
export function familyTime(wall: string): string {
  return new Date(familyInstant(wall)).toISOString();
}

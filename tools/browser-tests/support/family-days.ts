import { familyZone } from './world.ts';

/** The day in the family's zone that many days from now, `YYYY-MM-DD`. */
export function dayAhead(days: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: familyZone }).format(new Date());
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** When the family's clocks show a time, as a date-time in UTC. @param wall `YYYY-MM-DDTHH:MM` */
export function familyTime(wall: string): string {
  const asUtc = Date.parse(`${wall}:00Z`);
  const first = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(first)).toISOString();
}

/** How far the family's clocks are ahead of UTC, in milliseconds. */
function offsetAt(ms: number): number {
  const shown = new Intl.DateTimeFormat('en-CA', { timeZone: familyZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' }).format(new Date(ms));
  return Date.parse(`${shown.replace(', ', 'T')}Z`) - ms;
}

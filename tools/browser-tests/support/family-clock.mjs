/** Clock of the sample household. */

/** Its time zone. */
export const familyZone = 'America/Chicago';

/** Returns the instant, in milliseconds, of a wall time; the first one when it occurs twice. */
export function familyInstant(wall) {
  const asUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString() !== `${wall}:00.000Z`) return NaN;
  return (
    [asUtc - 86_400_000, asUtc + 86_400_000]
      .map((at) => asUtc - offsetAt(at))
      .find((at) => at + offsetAt(at) === asUtc) ?? NaN
  );
}

/** Returns the zone's UTC offset in milliseconds. */
function offsetAt(ms) {
  const shown = new Intl.DateTimeFormat('en-CA', {
    timeZone: familyZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(ms));
  return Date.parse(`${shown.replace(', ', 'T')}Z`) - Math.floor(ms / 1_000) * 1_000;
}

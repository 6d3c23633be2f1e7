/** The clock of the sample household. */

/** Its zone. */
export const familyZone = 'America/Chicago';

/** The instant, in milliseconds, at which the family's clocks show a time; the first one when they show it twice. */
export function familyInstant(wall) {
  const asUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString() !== `${wall}:00.000Z`) return NaN;
  return (
    [asUtc - 86_400_000, asUtc + 86_400_000]
      .map((at) => asUtc - offsetAt(at))
      .find((at) => at + offsetAt(at) === asUtc) ?? NaN
  );
}

/** How far the family's clocks are ahead of UTC, in milliseconds. */
function offsetAt(ms) {
  const shown = new Intl.DateTimeFormat('en-CA', {
    timeZone: familyZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(ms));
  return Date.parse(`${shown.replace(', ', 'T')}Z`) - Math.floor(ms / 1_000) * 1_000;
}

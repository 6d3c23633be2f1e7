import type { Household } from '@homeroom/household';
import { type Zone, ianaZone } from '@homeroom/icalendar';

/**
 * The zone of the household.
 * @throws RangeError when this system does not know it
 */
export function familyZoneOf({ timezone }: Household): Zone {
  const zone = ianaZone(timezone);
  if (!zone) throw new RangeError(`The time zone ${timezone} of the household is not known to this system.`);
  return zone;
}

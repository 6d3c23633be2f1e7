import { type Instant, type Zone, dayMs, hourMs, minuteMs, toInstant, toWall } from '@homeroom/icalendar';
import type { Occurrence } from '../calendar/occurrence.ts';
import type { BusyTimes, Slot } from './busy-times.ts';

export interface SlotSources {
  familyZone: Zone;
  now: Instant;
}

const searchDays = 14;
const slotsLimit = 3;
const opening = 7 * hourMs;
const closing = 21 * hourMs;
const stepMs = 30 * minuteMs;

/** Time after the end of the later event for which occurrences must be known, in milliseconds. */
export const optionsReachMs = (searchDays + 1) * dayMs;

/**
 * Whether nothing else of the household takes time in the slot, whomever it concerns: any two events that overlap are a
 * conflict, and a way out of one must not lead into another.
 */
export function isFree(occurrence: Occurrence, slot: Slot, busy: BusyTimes): boolean {
  return !busy.isTaken(slot, [], occurrence);
}

/**
 * The next three slots, as long as the occurrence, that are free: after its own start and after now,
 * beginning on a half hour, within 07:00 and 21:00 of one day in the family's zone, at most 14 days later. They do not
 * overlap each other. None for an all-day occurrence or one of more than 14 hours.
 */
export function freeSlots(occurrence: Occurrence, busy: BusyTimes, sources: SlotSources): Slot[] {
  const slots: Slot[] = [];
  let after = Math.max(occurrence.start, sources.now) + 1;
  for (const slot of candidates(occurrence, sources.familyZone)) {
    if (slot.start < after || !isFree(occurrence, slot, busy)) continue;
    slots.push(slot);
    if (slots.length === slotsLimit) break;
    after = slot.end;
  }
  return slots;
}

function* candidates({ start, end, allDay }: Occurrence, zone: Zone): Generator<Slot> {
  const length = end - start;
  if (allDay || length <= 0 || length > closing - opening) return;
  const today = Math.floor(toWall(zone, start) / dayMs) * dayMs;
  for (let midnight = today; midnight <= today + searchDays * dayMs; midnight += dayMs) {
    for (let wall = midnight + opening; wall < midnight + closing; wall += stepMs) {
      const from = toInstant(zone, wall);
      // Clocks that are put forward skip some times, and then there is less of the day left.
      if (toWall(zone, from) === wall && toWall(zone, from + length) <= midnight + closing)
        yield { start: from, end: from + length };
    }
  }
}

import { familyRoutine } from './family-routine.ts';
import { familySchool } from './family-school.ts';
import { familyWeeks } from './family-weeks.ts';
import { mayaEvents } from './maya-events.ts';
import { calendarFile } from './sample-event.ts';
import { sampleWeek } from './sample-week.ts';

/**
 * Returns the sample household's calendar `family` for one school year as an iCalendar file: every day has an event,
 * every week several, and the week after `today`'s (Sunday to Saturday) at least three overlaps. UIDs are stable, so a
 * file made on another day replaces these events.
 * @param today `YYYY-MM-DD` in the family's zone
 * @throws RangeError when it is not a date
 */
export function sampleCalendar(today: string): string {
  const week = sampleWeek(today);
  return calendarFile({
    id: 'family',
    name: 'Rivera family',
    writtenOn: week.schoolYear.firstDay,
    events: [...familySchool(week), ...familyRoutine(week), ...familyWeeks(week)],
  });
}

/**
 * Returns the sample household's calendar `maya`, made like `sampleCalendar`.
 * @param today `YYYY-MM-DD` in the family's zone
 * @throws RangeError when it is not a date
 */
export function sampleMayaCalendar(today: string): string {
  const week = sampleWeek(today);
  return calendarFile({ id: 'maya', name: 'Maya', writtenOn: week.schoolYear.firstDay, events: mayaEvents(week) });
}

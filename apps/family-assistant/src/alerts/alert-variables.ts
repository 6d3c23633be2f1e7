import { minuteMs } from '@homeroom/icalendar';
import { variable } from '@homeroom/service-kit';
import type { AlertTimes } from './alert-schedule.ts';

const maxSpacingMinutes = 10_080;

/** The variables that say when alerts are sent. */
export const alertVariables = {
  ALERT_SCHEDULE_MINUTES: variable
    .parsed(
      readSpacing,
      `wants three numbers of minutes, each above 0 and at most ${maxSpacingMinutes}, such as 5,60,180`,
    )
    .prefault('5,60,180'),
  ALERT_QUIET_HOURS: variable
    .parsed(readQuietHours, 'wants two different times of day such as 22:00-07:00, or none')
    .prefault('22:00-07:00'),
  ALERT_ESCALATION_AT: variable.parsed(readTimeOfDay, 'wants a time of day such as 20:00').prefault('20:00'),
};

function readSpacing(text: string): AlertTimes['spacingMs'] | undefined {
  const [first, second, third, ...more] = text.split(',').map(readMinutes);
  return first && second && third && more.length === 0 ? [first, second, third] : undefined;
}

/** Minutes as whole milliseconds, at least one. */
function readMinutes(text: string): number | undefined {
  const minutes = /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : 0;
  return minutes > 0 && minutes <= maxSpacingMinutes ? Math.max(1, Math.round(minutes * minuteMs)) : undefined;
}

function readQuietHours(text: string): AlertTimes['quiet'] | undefined {
  if (text === 'none') return null;
  const [start, end, ...more] = text.split('-').map(readTimeOfDay);
  return start === undefined || end === undefined || more.length > 0 || start === end ? undefined : { start, end };
}

/** A time from 00:00 to 23:59 as the minute of the day. */
function readTimeOfDay(text: string): number | undefined {
  const [, hour, minute] = /^\s*([01]\d|2[0-3]):([0-5]\d)\s*$/.exec(text) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

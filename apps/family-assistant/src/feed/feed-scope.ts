import { ServiceError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import { dayMs, hourMs, type TimeRange, type Zone } from '@homeroom/icalendar';
import type { FeedScope } from '../access/access-token.ts';
import { dayOf } from '../calendar/calendar-range.ts';
import type { components } from '../generated/contract-types.ts';

/** Part of the calendar that one feed shows at a time. */
export interface FeedView {
  calendarIds: readonly string[];
  /** Members whose events it has, by id; null: everybody's. */
  who: ReadonlySet<string> | null;
  /** Whether it says when somebody is busy and nothing else. */
  isBusyOnly: boolean;
  /** Range of the occurrences where these are written instead of their series. */
  range: TimeRange;
  /** Whether it has nothing beyond the range. */
  isBounded: boolean;
  /** Changes with all of it; of the range, once an hour. */
  key: string;
}

const maxDays = 366;

/** The view of a scope. Members and calendars that left the family file since are not replaced by others. */
export function feedView(scope: FeedScope | null, { calendars }: Household, zone: Zone, now: Date): FeedView {
  const { who, calendars: chosen, detail, days } = scope ?? { who: null, calendars: null, detail: 'full', days: null };
  const isBounded = days !== null || detail === 'times';
  const range = { start: dayOf(now.getTime(), zone).start, end: now.getTime() + (days ?? maxDays) * dayMs };
  return {
    calendarIds: calendars.map(({ id }) => id).filter((id) => chosen?.includes(id) ?? true),
    who: who && new Set(who),
    isBusyOnly: detail === 'times',
    range,
    isBounded,
    key: JSON.stringify([scope, ...(isBounded || who ? [range.start, Math.floor(range.end / hourMs)] : [])]),
  };
}

/**
 * Reads the scope of a new feed token; null for all calendars.
 * @throws ServiceError 422 `invalid_scope` naming every member and calendar that the family file does not have
 */
export function requestedScope(
  { who, calendars, detail = 'full', days }: components['schemas']['FeedTokenRequest'],
  household: Household,
): FeedScope | null {
  const problems = [
    ...(who ?? [])
      .filter((id) => !household.members.some((member) => member.id === id))
      .map(
        (id) => `\`who\` names ${JSON.stringify(id)}, which is no member's id. ${listed('Members', household.members)}`,
      ),
    ...(calendars ?? [])
      .filter((id) => !household.calendars.some((calendar) => calendar.id === id))
      .map(
        (id) =>
          `\`calendars\` names ${JSON.stringify(id)}, which is no calendar. ${listed('Calendars', household.calendars)}`,
      ),
  ];
  if (problems.length > 0) throw new ServiceError(422, 'invalid_scope', problems.join(' '), { details: { problems } });
  if (!who && !calendars && detail === 'full' && days === undefined) return null;
  return { who: who ?? null, calendars: calendars ?? null, detail, days: days ?? null };
}

function listed(what: string, known: readonly { id: string }[]): string {
  return `${what}: ${known.map(({ id }) => id).join(', ')}.`;
}

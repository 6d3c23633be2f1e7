import { InvalidRequestError, ServiceError } from '@homeroom/errors';
import { whoIsWho } from '@homeroom/household';
import type { CalendarSettings, Household, Member } from '@homeroom/household';
import {
  dayMs,
  formatInstant,
  type Instant,
  type NewTimes,
  RefusedRuleError,
  icsLimits,
  parseRule,
  plainText,
  secondMs,
  toWall,
} from '@homeroom/icalendar';
import { dayOf, instantOfDateTime } from '../calendar/calendar-range.ts';
import { familyZoneOf } from '../calendar/family-zone.ts';
import type { components } from '../generated/contract-types.ts';

/** An event to add, checked. */
export interface EventToAdd extends NewTimes {
  summary: string;
  location: string | null;
  members: readonly Member[];
  status: 'confirmed' | 'tentative' | 'cancelled';
  /** An RRULE value, or null for a single event. */
  rrule: string | null;
  /** Whether its times are dates. Default: when they are from midnight to midnight. */
  allDay?: boolean;
  calendar: CalendarSettings;
  /** Default: a new one. */
  uid?: string;
  /** Notes. Default: none. */
  description?: string;
  /** The document that the event is added from. Default: none. */
  letterId?: string;
}

type AddEventRequest = components['schemas']['AddEventRequest'];
type NewEventBody = Omit<AddEventRequest, 'status'> & Partial<Pick<AddEventRequest, 'status'>>;

/** The change of a PATCH request, checked. */
export type EventEdit = { kind: 'move'; times: NewTimes } | { kind: 'rename'; summary: string };

/**
 * Reads the body of `POST /calendar/events`, and checks what the contract's schema cannot.
 * @throws InvalidRequestError naming every problem; ServiceError for a subscribed calendar
 */
export function eventToAdd(body: NewEventBody, household: Household): EventToAdd {
  const problems: string[] = [];
  const times = newTimes(body.start, body.end, problems);
  const members = membersNamed(body.who ?? [], household, problems);
  const calendar = calendarNamed(body.calendar, household, problems);
  const rrule = body.rrule == null ? null : checkedRule(body.rrule, problems);
  if (body.all_day) checkDates(times, household, problems);
  if (problems.length > 0 || !calendar) throw new InvalidRequestError(problems);
  refuseReadOnly(calendar);
  return {
    ...times,
    summary: plainText(body.summary),
    location: plainText(body.location ?? '') || null,
    members,
    status: body.status ?? 'confirmed',
    rrule,
    ...(body.all_day !== undefined && { allDay: body.all_day }),
    calendar,
  };
}

function checkDates(times: NewTimes, household: Household, problems: string[]): void {
  const zone = familyZoneOf(household);
  const isDate = (instant: Instant) => toWall(zone, instant) % dayMs === 0;
  for (const name of ['start', 'end'] as const)
    if (!Number.isNaN(times[name]) && !isDate(times[name]))
      problems.push(
        `With \`all_day\`, \`${name}\` must be midnight in ${household.timezone}, such as ${formatInstant(dayOf(times[name], zone)[name], zone)}.`,
      );
}

/**
 * Reads the body of a PATCH request, which moves or renames.
 * @throws InvalidRequestError naming every problem
 */
export function eventEdit({ start, end, summary }: components['schemas']['ChangeEventRequest']): EventEdit {
  const problems: string[] = [];
  const moves = start !== undefined || end !== undefined;
  if (moves && summary !== undefined)
    problems.push('Send either `start` and `end` to move the event, or `summary` to rename it, not both at once.');
  if (moves && (start === undefined || end === undefined))
    problems.push(`\`${start === undefined ? 'start' : 'end'}\` is missing: a move needs \`start\` and \`end\`.`);
  if (problems.length > 0) throw new InvalidRequestError(problems);
  if (summary !== undefined) return { kind: 'rename', summary: plainText(summary) };
  const times = newTimes(String(start), String(end), problems);
  if (problems.length > 0) throw new InvalidRequestError(problems);
  return { kind: 'move', times };
}

/** @throws ServiceError `calendar_read_only` when the calendar is subscribed */
export function refuseReadOnly({ id, kind }: CalendarSettings): void {
  if (kind === 'subscribed')
    throw new ServiceError(
      403,
      'calendar_read_only',
      `The calendar ${id} is subscribed, so only its publisher can change it. Add events to another calendar.`,
      { details: { calendar: id } },
    );
}

function newTimes(start: string, end: string, problems: string[]): NewTimes {
  const times = { start: wholeSeconds(instantOfDateTime(start)), end: wholeSeconds(instantOfDateTime(end)) };
  for (const name of ['start', 'end'] as const) {
    if (Number.isNaN(times[name]))
      problems.push(
        `\`${name}\` must be a date and time with offset, such as 2026-10-06T17:00:00-05:00 (RFC 3339), from year 2 to 9999.`,
      );
  }
  if (times.end <= times.start) problems.push('`end` must be later than `start`.');
  if (times.end - times.start > icsLimits.durationMs) problems.push('`end` must be at most 366 days after `start`.');
  return times;
}

function wholeSeconds(instant: Instant): Instant {
  return Math.floor(instant / secondMs) * secondMs;
}

function membersNamed(names: readonly string[], household: Household, problems: string[]): Member[] {
  const people = whoIsWho(household);
  const found = names.flatMap((name) => {
    const members = people.membersOf({
      summary: '',
      attendees: [],
      categories: [name],
      calendarOwner: household.members.find(({ id }) => id === name)?.id ?? null,
    });
    if (members.length === 0)
      problems.push(
        `\`who\` names ${JSON.stringify(name)}, who is no member of the family. Members: ${household.members.map((member) => member.name).join(', ')}.`,
      );
    return members;
  });
  return [...new Set(found)];
}

function calendarNamed(id: string | undefined, { calendars }: Household, problems: string[]): CalendarSettings | null {
  const found = calendars.find((calendar) => (id === undefined ? calendar.isDefault : calendar.id === id));
  if (!found)
    problems.push(
      `There is no calendar ${JSON.stringify(id)}. Calendars: ${calendars.map((calendar) => calendar.id).join(', ')}.`,
    );
  return found ?? null;
}

function checkedRule(text: string, problems: string[]): string | null {
  try {
    const { text: rule, until } = parseRule(text);
    return until === null ? rule : `${rule};UNTIL=${until}`;
  } catch (error) {
    if (!(error instanceof RefusedRuleError)) throw error;
    problems.push(`\`rrule\` cannot be used: ${error.message}. Send a rule such as FREQ=WEEKLY;BYDAY=TU (RFC 5545).`);
    return null;
  }
}

import { InvalidRequestError } from '@homeroom/errors';
import { type Instant, type Zone, dayMs, formatInstant } from '@homeroom/icalendar';
import { Representation, sendRepresentation } from '@homeroom/service-kit';
import { Router } from 'express';
import type { RequestHandler } from 'express';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import { requestedInstant } from '../calendar/calendar-range.ts';
import type { components } from '../generated/contract-types.ts';
import type { ChangedOccurrence } from './calendar-change.ts';
import type { CalendarChange, CalendarChangeStore } from './calendar-change-store.ts';

type CalendarChangeBody = components['schemas']['CalendarChange'];

/** Dependencies of the calls. */
export interface CalendarChangeRoutesDeps {
  store: Pick<CalendarChangeStore, 'seen'>;
  presenter: Pick<CalendarPresenter, 'event'>;
  calendarIds: readonly string[];
  familyZone: Zone;
  clock: () => Date;
}

const listed = 500;
const defaultSpanMs = 7 * dayMs;

/** `GET /calendar/changes`. */
export function calendarChangeRoutes(deps: CalendarChangeRoutesDeps): Router {
  return Router().get('/calendar/changes', calendarChangesHandler(deps));
}

/** Answers with the changes that came in during the span that the query names. */
export function calendarChangesHandler(deps: CalendarChangeRoutesDeps): RequestHandler {
  const { store, calendarIds, clock } = deps;
  return async (req, res) => {
    const span = requestedSpan(req.query, clock().getTime());
    const { changes, leftOut } = await store.seen({ calendarIds, ...span, limit: listed });
    const body: components['schemas']['CalendarChangesResponse'] = {
      changes: changes.flatMap((change) => presented(change, deps)),
    };
    if (leftOut > 0) res.setHeader('X-Changes-Left-Out', leftOut);
    res.setHeader('Cache-Control', 'private, no-cache');
    await sendRepresentation(req, res, new Representation(JSON.stringify(body)));
  };
}

/** @throws InvalidRequestError */
function requestedSpan({ since, until }: Record<string, unknown>, now: Instant): { since: Instant; until: Instant } {
  const problems: string[] = [];
  const end = until === undefined ? now + 1 : requestedInstant('until', String(until), problems);
  const start = since === undefined ? end - defaultSpanMs : requestedInstant('since', String(since), problems);
  if (problems.length === 0 && end <= start) problems.push('The query parameter `until` must be later than `since`.');
  if (problems.length > 0) throw new InvalidRequestError(problems);
  return { since: start, until: end };
}

/** One entry for each kind: an event can be moved and renamed at once. */
function presented(
  { kinds, before, after, calendarId, seenAt }: CalendarChange,
  { presenter, familyZone }: CalendarChangeRoutesDeps,
): CalendarChangeBody[] {
  const now = after ?? (before && { ...before, status: 'cancelled' as const });
  if (!now) return [];
  const time = (instant: Instant) => formatInstant(instant, familyZone);
  const state = (shown: ChangedOccurrence | null) =>
    shown && { summary: shown.summary, start: time(shown.start), end: time(shown.end), location: shown.location };
  return kinds.map((kind) => ({
    kind,
    event: presenter.event({ ...now, calendarId, event: now }),
    before: state(before),
    after: state(after),
    calendar: calendarId,
    seen_at: time(seenAt.getTime()),
  }));
}

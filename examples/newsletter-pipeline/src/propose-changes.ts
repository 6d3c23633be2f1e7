import {
  InvalidRequestError,
  NotFoundError,
  type FamilyAssistantClient,
  type FamilyAssistantSchemas,
} from '@homeroom/client';
import type { Invitation } from './invitation.ts';
import type { Proposed } from './proposal.ts';
import { visibleLine } from './visible-text.ts';

type LetterProposal = FamilyAssistantSchemas['LetterProposal'];
type CalendarEvent = FamilyAssistantSchemas['CalendarEvent'];

const maxTitleLength = 120;

export interface ProposeDeps {
  family: FamilyAssistantClient;
  /** Returns the event that an earlier invitation with this UID became; undefined when nobody accepted one. */
  acceptedEvent: (uid: string) => string | undefined;
}

/**
 * Compares an invitation with the calendar. Nothing is changed there.
 * @param sender the person or list that sent the mail
 * @throws ClientError
 */
export async function proposeChanges(
  invitation: Invitation,
  sender: string,
  { family, acceptedEvent }: ProposeDeps,
): Promise<Proposed[]> {
  const { kind, uid, summary, rrule, isComplex, file } = invitation;
  const from = `from ${visibleLine(sender, maxTitleLength)}`;
  const name = `${kind === 'cancel' ? 'Cancellation of' : 'Invitation to'} “${shortTitle(summary)}” ${from}`;
  const upload = new File([new Uint8Array(file)], 'invitation.ics', { type: 'text/calendar' });
  const letter = await family.post('/letters', { body: { file: upload }, retries: 2 }).catch((error: unknown) => {
    if (error instanceof InvalidRequestError) return null;
    throw error;
  });
  if (!letter) return [look(`${name}, which cannot be read.`)];
  if (isComplex) return [look(`${name}, with several events.`)];
  if (letter.proposals.length === 0) return rrule === null ? [] : [look(`${name}, a series that has begun already.`)];
  const accepted = rrule === null && uid !== null ? await findEvent(acceptedEvent(uid), family) : null;
  return letter.proposals.flatMap((proposal): Proposed[] => {
    const known = proposal.already_on_calendar ?? accepted;
    if (kind === 'cancel') return [cancellation(proposal, known, rrule, from)];
    if (!known) return [addition(proposal, rrule, letter, from)];
    const { start, end } = proposal.change ?? (proposal.already_on_calendar ? known : proposal.event);
    if (start === known.start && end === known.end) return [];
    const text = `Change ${from}: move “${shortTitle(known.summary)}” from ${timesOf(known)} to ${timesOf({ start, end })}?`;
    return [{ text: text + overlapsOf(proposal), change: { kind: 'move', eventId: known.id, start, end } }];
  });
}

/** The event, unless it was removed. */
async function findEvent(eventId: string | undefined, family: FamilyAssistantClient): Promise<CalendarEvent | null> {
  if (eventId === undefined) return null;
  try {
    return await family.get('/calendar/events/{eventId}', { params: { path: { eventId } } });
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

function look(text: string): Proposed {
  return { text: `${text} Look at it yourself.`, change: { kind: 'look' } };
}

function cancellation(
  { event }: LetterProposal,
  known: CalendarEvent | null,
  rrule: string | null,
  from: string,
): Proposed {
  if (!known) {
    const title = shortTitle(event.summary.replace(/^Cancelled: /, ''));
    return look(`Cancellation ${from}: “${title}”, ${timesOf(event)}. The calendar has no such event that day.`);
  }
  const text = `Cancellation ${from}: take “${shortTitle(known.summary)}”, ${timesOf(known)}${repeats(rrule)}, off the calendar?`;
  return { text, change: { kind: 'cancel', eventId: known.id, scope: rrule === null ? 'instance' : 'series' } };
}

function addition(
  { event: { summary, start, end, all_day, who, calendar, location }, conflicts }: LetterProposal,
  rrule: string | null,
  { document_id: documentId, card: { title } }: FamilyAssistantSchemas['LetterResponse'],
  from: string,
): Proposed {
  const when = timesOf({ start, end, all_day }) + repeats(rrule);
  const place = location === null ? '' : `, ${shortTitle(location)}`;
  const text = `Invitation ${from}: add “${shortTitle(summary)}”, ${when}${place}?${overlapsOf({ conflicts })}`;
  const event = { summary, start, end, who, calendar };
  if (rrule === null) return { text, change: { kind: 'add', documentId, title, event: { ...event, location } } };
  const series = { ...event, ...(location !== null && { location }), rrule };
  return { text, change: { kind: 'add series', event: series } };
}

function repeats(rrule: string | null): string {
  return rrule === null ? '' : `, repeated (${visibleLine(rrule, maxTitleLength)})`;
}

function shortTitle(title: string): string {
  return visibleLine(title, maxTitleLength);
}

function overlapsOf({ conflicts }: Pick<LetterProposal, 'conflicts'>): string {
  const names = conflicts.map(({ event }) => `“${shortTitle(event.summary)}”`);
  return names.length === 0 ? '' : ` It overlaps ${names.join(', ')}.`;
}

/** Times in the household's zone, which the service writes them in. */
function timesOf({ start, end, all_day: allDay }: { start: string; end: string; all_day?: boolean }): string {
  const day = days.format(wallOf(start));
  const isWholeDays = allDay ?? (isMidnight(start) && isMidnight(end));
  if (isWholeDays) {
    const last = days.format(wallOf(end).getTime() - 1);
    return last === day ? day : `${day} to ${last}`;
  }
  const lastDay = days.format(wallOf(end));
  return `${day}, ${start.slice(11, 16)}–${lastDay === day ? '' : `${lastDay}, `}${end.slice(11, 16)}`;
}

const days = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

function wallOf(time: string): Date {
  return new Date(`${time.slice(0, 19)}Z`);
}

function isMidnight(time: string): boolean {
  return time.slice(11, 19) === '00:00:00';
}

import type { FamilyAssistantClient, FamilyAssistantSchemas } from '@homeroom/client';
import { visibleLine } from './visible-text.ts';
import type { Invitation } from './invitation.ts';
import type { Proposed } from './proposal.ts';

type LetterProposal = FamilyAssistantSchemas['LetterProposal'];

const maxTitleLength = 120;

/**
 * Compares an invitation with the calendar. Nothing is changed there.
 * @param sender the person or list that sent the mail
 * @throws ClientError
 */
export async function proposeChanges(
  { kind, summary, rrule, isComplex, file }: Invitation,
  sender: string,
  family: FamilyAssistantClient,
): Promise<Proposed[]> {
  const upload = new File([new Uint8Array(file)], 'invitation.ics', { type: 'text/calendar' });
  const { document_id: documentId, card, proposals } = await family.post('/letters', { body: { file: upload } });
  const from = `from ${visibleLine(sender, maxTitleLength)}`;
  const look = (text: string): Proposed => ({ text: `${text} Look at it yourself.`, change: { kind: 'look' } });
  const name = `“${shortTitle(summary)}” ${from}`;
  if (isComplex) return [look(`${verbs[kind]} ${name}, which repeats in several ways.`)];
  if (proposals.length === 0)
    return rrule === null ? [] : [look(`${verbs[kind]} ${name}, a series that has begun already.`)];
  return proposals.flatMap((proposal): Proposed[] => {
    const { event, already_on_calendar: known, change } = proposal;
    const title = shortTitle(event.summary.replace(/^Cancelled: /, ''));
    const when = timesOf(event);
    const repeats = rrule === null ? '' : `, repeated (${visibleLine(rrule, maxTitleLength)})`;
    if (kind === 'cancel') {
      if (!known)
        return [look(`Cancellation ${from}: “${title}”, ${when}${repeats}. The calendar has no such event that day.`)];
      const scope = rrule !== null ? 'series' : 'instance';
      const text = `Cancellation ${from}: take “${shortTitle(known.summary)}”, ${timesOf(known)}${repeats}, off the calendar?`;
      return [{ text, change: { kind: 'cancel', eventId: known.id, scope } }];
    }
    if (known && !change) return [];
    if (known && change) {
      const text = `Change ${from}: move “${shortTitle(known.summary)}” from ${timesOf(known)} to ${timesOf(change)}?`;
      return [{ text: text + overlapsOf(proposal), change: { kind: 'move', eventId: known.id, ...change } }];
    }
    const place = event.location === null ? '' : `, ${shortTitle(event.location)}`;
    const text = `Invitation ${from}: add “${title}”, ${when}${repeats}${place}?${overlapsOf(proposal)}`;
    return [{ text, change: addition(proposal, rrule, { documentId, title: card.title }) }];
  });
}

function addition(
  { event: { summary, start, end, who, calendar, location } }: LetterProposal,
  rrule: string | null,
  letter: { documentId: string; title: string },
): Proposed['change'] {
  const event = { summary, start, end, who, calendar };
  if (rrule === null) return { kind: 'add', ...letter, event: { ...event, location } };
  return { kind: 'add series', event: { ...event, ...(location !== null && { location }), rrule } };
}

const verbs = { request: 'Invitation to', cancel: 'Cancellation of' };

function shortTitle(title: string): string {
  return visibleLine(title, maxTitleLength);
}

function overlapsOf({ conflicts }: LetterProposal): string {
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

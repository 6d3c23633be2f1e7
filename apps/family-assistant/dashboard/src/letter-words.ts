import { CallFailedError } from './calls.ts';
import type { AddedLetterEvents, Letter, Proposal } from './contract.ts';
import type { Overlap } from './letter-draft.ts';
import { dayOf, daysLater, wallOf } from './wall-time.ts';
import { durationWords, spanWords, titleWords, type Speech } from './words.ts';

type Card = Letter['card'];

const fields: Record<string, string> = {
  title: 'Title',
  summary: 'Summary',
  category: 'Kind of letter',
  who: 'Whom it concerns',
  document_date: 'Date of the letter',
  dates: 'Dates',
  deadline: 'Deadline',
  deadlines: 'Deadlines',
  actions: 'What to do',
  location: 'Place',
  money: 'Costs',
  contacts: 'Contacts',
};

/** "Dates: The year is not in the letter." */
export function reviewWords({ field, reason }: Card['review'][number]): string {
  const name = field.replaceAll('_', ' ');
  return `${fields[field] ?? name.charAt(0).toUpperCase() + name.slice(1)}: ${reason}`;
}

/** "Friday, October 9, 8:45 AM – 3:15 PM", with the year unless it is the current one. */
export function whenOf(times: { start: string; end: string }, speech: Speech): string {
  return `${dayWords(dayOf(times.start), speech)}, ${spanWords(times, speech)}`;
}

/** "today", "yesterday", "Friday, October 9". */
export function pastDayWords(at: string, speech: Speech): string {
  const [day, today] = [dayOf(at), dayOf(speech.now)];
  if (day === today) return 'today';
  return day === daysLater(today, -1) ? 'yesterday' : dayWords(day, speech);
}

/** "Friday, October 9", with the year unless it is the current one. @param day YYYY-MM-DD */
export function dayWords(day: string, { writing, now }: Speech): string {
  const year = day.slice(0, 4);
  return year === now.slice(0, 4) ? writing.day(day) : `${writing.day(day)}, ${year}`;
}

/** Reason why a proposal is not selected at first; null when it is. */
export function doubtWords(
  { preselected, kind, confidence, already_on_calendar: known }: Proposal,
  { confidence: ofCard, needs_review: needsReview }: Card,
): string | null {
  if (preselected || known) return null;
  const compare = 'compare it with the letter before you select it.';
  if (confidence === 'low') return `This may be no date of yours: ${compare}`;
  if (confidence === 'medium') return `Not sure about this date: ${compare}`;
  if (kind === 'deadline') return 'A deadline: select it to have it on the calendar.';
  if (kind === 'other') return `This may be no event: ${compare}`;
  return needsReview || ofCard !== 'high'
    ? 'Not sure about the letter as a whole: compare this date with it before you select it.'
    : `Not sure about this one: ${compare}`;
}

/** "Overlaps with Soccer practice by 45 minutes and with Choir by 1 hour." */
export function overlapWords(overlaps: readonly Overlap[]): string {
  const each = overlaps.map(
    ({ event, overlap_minutes: minutes }) => `with ${titleWords(event.summary)} by ${durationWords(minutes)}`,
  );
  return `Overlaps ${new Intl.ListFormat('en').format(each)}.`;
}

/** Number of dates found, and of those on the calendar. */
export function foundWords({ proposals, proposals_left_out: leftOut }: Letter): string {
  const known = proposals.filter(({ already_on_calendar: event }) => event).length;
  if (proposals.length === 0)
    return 'No date to come was found in this letter, so there is nothing to add to the calendar.';
  const more = leftOut > 0 ? ` ${leftOut} later ${leftOut === 1 ? 'one is' : 'ones are'} not listed.` : '';
  if (known === proposals.length)
    return known === 1
      ? `Its date is on the calendar already.${more}`
      : `All ${known} of its dates are on the calendar already.${more}`;
  const already = known === 0 ? '' : ` ${known} ${known === 1 ? 'is' : 'are'} on the calendar already.`;
  return `${proposals.length === 1 ? '1 date' : `${proposals.length} dates`} to come.${already}${more} Nothing is added until you press the button.`;
}

/** Label of the button that adds. */
export function addWords(count: number): string {
  if (count === 0) return 'Add to the calendar';
  return `Add ${count === 1 ? '1 event' : `${count} events`} to the calendar`;
}

/** Says which events were added, and until when they can be taken back. */
export function addedWords(
  { events, already_there: there, operation }: AddedLetterEvents,
  { writing }: Pick<Speech, 'writing'>,
): string {
  const already =
    there.length === 0 ? '' : ` ${there.length} ${there.length === 1 ? 'was' : 'were'} there already from this letter.`;
  if (events.length === 0) return `Nothing was added:${already}`;
  const until = operation?.reversible_until;
  const them = events.length === 1 ? 'it' : 'them all';
  const undo = until ? ` You can take ${them} back until ${writing.time(wallOf(until))}.` : '';
  return `Added ${events.length === 1 ? '1 event' : `${events.length} events`}.${already}${undo}`;
}

/** Says why a letter could not be read, and what to do. */
export function letterFailureWords(error: unknown): string {
  if (!(error instanceof CallFailedError)) return 'The letter could not be read. Try again in a moment.';
  const { message, status, code } = error;
  if (status === 0 && !navigator.onLine)
    return 'This device is offline. Connect it and try again; the letter is kept here until then.';
  if (code === 'letters_not_set_up')
    return `Letters cannot be read here yet. For the person who runs Homeroom: ${message}`;
  if (status === 413) return `${message} Photograph the page again in a smaller size, or add fewer pages at once.`;
  if (status === 401) return 'Your link no longer works. Ask your family’s bot for a new one in the chat.';
  if (status === 403) return `${message} Open your own link again.`;
  if (status === 400) return message;
  return `The letter cannot be read right now. Try again in a moment; nothing was changed. (${message})`;
}

import type { FamilyAssistantSchemas } from '@homeroom/client';
import { createHash } from 'node:crypto';
import { dayAndTimes, dayOf } from './family-times.ts';
import { bold, escapeHtml, shorten, textLines } from './message-text.ts';

type Letter = FamilyAssistantSchemas['LetterResponse'];
type Proposal = Letter['proposals'][number];

const maxShown = 20;

/** Card of a letter, and its proposals that the calendar does not have. */
export function letterLines(
  { card, proposals, proposals_left_out: leftOut }: Letter,
  locale: string,
): { lines: string[]; addable: Proposal[] } {
  const shown = proposals.slice(0, maxShown);
  const more = proposals.length - shown.length + leftOut;
  const dated = shown.flatMap((proposal, index) => proposalLines(proposal, index + 1, locale));
  const doubts = card.review.map(({ reason }) => `❓ ${escapeHtml(shorten(reason, 300))}`);
  const lines = [
    `${escapeHtml(card.icon)} ${bold(card.title)}`,
    ...textLines(card.summary),
    ...section(
      'To do',
      card.actions
        .map(({ text, due }) => `• ${shorten(text, 300)}${due ? ` (by ${dayOf(`${due}T00:00:00`, locale)})` : ''}`)
        .map(escapeHtml),
    ),
    ...section(
      'To pay',
      card.money.map(({ text, for: purpose }) =>
        escapeHtml(shorten(`• ${text}${purpose ? ` for ${purpose}` : ''}`, 200)),
      ),
    ),
    ...section('Dates', dated),
    ...(more > 0 ? [`And ${more} more dates: add the letter on the dashboard to see them.`] : []),
    ...(proposals.length === 0 ? ['', 'I found no date that is still to come.'] : []),
    ...(card.needs_review || doubts.length > 0 ? section('Please check', doubts) : []),
    ...card.warnings.map((warning) => `<i>${escapeHtml(shorten(warning, 300))}</i>`),
  ];
  return { lines, addable: shown.filter(({ already_on_calendar: known }) => !known) };
}

/** Names a proposal in the data of a button, the same when the letter is read again. */
export function proposalKey({ event: { summary, start, end } }: Proposal): string {
  return createHash('sha256')
    .update(JSON.stringify([summary, start, end]))
    .digest('hex')
    .slice(0, 16);
}

function proposalLines(proposal: Proposal, number: number, locale: string): string[] {
  const { kind, event, end_is_assumed: isEndAssumed, confidence, source_text: words } = proposal;
  const { already_on_calendar: known, change, conflicts } = proposal;
  const about = [event.who.join(', '), event.location].filter((text) => text).join(' · ');
  const remarks = [
    isEndAssumed && 'The letter names no end.',
    confidence === 'high' ? null : 'I am not sure of this date.',
    known && !change && 'It is on the calendar already.',
    change && `The calendar has it at another time; the letter says ${dayAndTimes(change, locale)}.`,
    ...conflicts.map(({ event: other }) => `⚠️ It overlaps ${shorten(other.summary, 100)}.`),
  ];
  return [
    `${number}. ${kind === 'deadline' ? '⏳ ' : ''}${bold(event.summary)}`,
    escapeHtml(dayAndTimes(event, locale)),
    ...(about === '' ? [] : [escapeHtml(shorten(about, 300))]),
    `<i>“${escapeHtml(shorten(words, 200))}”</i>`,
    ...remarks.filter((remark) => typeof remark === 'string').map(escapeHtml),
  ];
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', bold(heading), ...lines];
}

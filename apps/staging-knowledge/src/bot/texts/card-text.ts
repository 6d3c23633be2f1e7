import { dayWordsIn, defaultLocale, type DayWords, listWords } from '@homeroom/text';
import type { BriefingAction, BriefingCard, BriefingDate } from '../../documents/card/card.ts';
import { bold, replyOf, written, type Reply } from './reply.ts';

const titleLength = 150;
const summaryLength = 400;
const lineLength = 200;
const whoLength = 150;
const maxLines = 8;
const maxReasons = 2;

/**
 * A briefing card as a message: what it is, whom it concerns, by when, what to do, and when and where it takes place.
 * @param today YYYY-MM-DD in the household's zone
 * @param locale of days and times. Default: `en-US`.
 */
export function cardReply(card: BriefingCard, today: string, locale = defaultLocale): Reply {
  const moment = { today, words: dayWordsIn(locale) };
  const { title, icon, who, summary, deadlines, actions, dates } = card;
  const coming = dates.filter(({ past, kind }) => !past && kind !== 'deadline');
  return replyOf([
    `${written(icon, 4)} ${bold(written(title, titleLength))}`,
    ...(who.length > 0 ? [`For ${written(listWords(who), whoLength)}`] : []),
    ...(summary !== '' && summary !== title ? [written(summary, summaryLength)] : []),
    ...block(
      'By when',
      deadlines.map((due) => withLabel(whenLine(due.date, due.time, moment) + inStatedZone(due), due.label)),
    ),
    ...block(
      'To do',
      actions.map((action) => actionLine(action, moment)),
    ),
    ...(actions.length === 0 && deadlines.length === 0 && !card.action_required ? ['', 'Nothing to do.'] : []),
    ...block(
      'When',
      coming.map((date) => withLabel(dateLine(date, moment), date.label)),
    ),
    ...block(
      'Where',
      card.location.map(({ name, address }) => [name, address].filter(Boolean).join(', ')),
    ),
    ...block(
      'Costs',
      card.money.map(({ text, for: what }) => (what ? `${text} (${what})` : text)),
    ),
    ...caution(card),
  ]);
}

function block(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > maxLines ? [`+${lines.length - maxLines} more`] : [];
  return ['', bold(heading), ...lines.slice(0, maxLines).map((line) => `• ${written(line, lineLength)}`), ...more];
}

function caution({ needs_review: needsReview, review, warnings }: BriefingCard): string[] {
  const reasons = [...new Set([...review.map(({ reason }) => reason), ...warnings])].slice(0, maxReasons);
  const doubts = [...(needsReview ? ['Please check this against the document.'] : []), ...reasons];
  return doubts.length === 0 ? [] : ['', ...doubts.map((doubt) => `⚠️ ${written(doubt, lineLength)}`)];
}

interface CardMoment {
  today: string;
  words: DayWords;
}

function actionLine({ text, due, who }: BriefingAction, { today, words }: CardMoment): string {
  const facts = [
    ...(who.length > 0 ? [listWords(who)] : []),
    ...(due === null ? [] : [`by ${words.shortDay(due, today)}`]),
  ];
  return facts.length === 0 ? text : `${text} (${facts.join(', ')})`;
}

function dateLine(one: BriefingDate, moment: CardMoment): string {
  const { date, time, end_date: endDate, end_time: endTime } = one;
  const start = whenLine(date, time, moment);
  const end =
    endDate !== null && endDate !== date
      ? ` to ${whenLine(endDate, endTime, moment)}`
      : endTime === null
        ? ''
        : ` to ${moment.words.time(endTime)}`;
  return `${start}${end}${inStatedZone(one)}`;
}

/** The time in the document's own words, where it is told in the household's zone. */
function inStatedZone({ stated_time: stated }: Pick<BriefingDate, 'stated_time'>): string {
  return stated === undefined ? '' : ` (${stated})`;
}

function whenLine(date: string, time: string | null, { today, words }: CardMoment): string {
  const day = words.shortDay(date, today);
  return time === null ? day : `${day}, ${words.time(time)}`;
}

function withLabel(when: string, label: string): string {
  return label === '' ? when : `${when}: ${label}`;
}

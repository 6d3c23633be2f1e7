import { findDates, type DateMention } from '@homeroom/dates-in-text';
import type { ParseResult } from '../read/parse-result.ts';
import { dayOf } from '../../family-time.ts';
import type { CardMoment } from '../card/card.ts';
import type { Letter, LetterBlock } from './letter.ts';

/** Day on which a document was written, where it can be believed. */
export interface DocumentDate {
  /** YYYY-MM-DD, to which "tomorrow" refers: that of the mail that was passed on, otherwise `day`. */
  reference: string | null;
  /** YYYY-MM-DD; null when nothing says so. */
  day: string | null;
  /** Blocks that only say so, and no date of anything else. */
  dateLines: ReadonlySet<LetterBlock>;
}

const firstDay = '2000-01-01';
const topBlocks = 14;
const topLines = 2;
const asOf = /\b(?:as of|updated|revised|dated|issued|published|printed|version of)\b/i;
const issueWords =
  /\b(?:newsletter|weekly|monthly|bulletin|gazette|news|notes|issue|edition|vol(?:ume)?|update|memo|letter|week of)\b/i;
const eventFields = /^(?:time|times|where|location|place|venue|cost|price|fee|tickets|admission|doors)$/i;

/**
 * The day that the head of a mail, a date line at the top or the file's own facts name, in this order. One in
 * the future, or before 2000, is not believed.
 */
export function documentDate(parse: ParseResult, letter: Letter, moment: CardMoment, timeZone: string): DocumentDate {
  const believed = (day: string | null) => (day !== null && day >= firstDay && day <= moment.today ? day : null);
  const lines = letter.blocks.slice(0, 60).flatMap((block, index) => dateLine(letter, index, moment.today));
  const mailHeads = lines.filter(
    ({ block }) => block.place === 'head' && /^date|^sent/i.test(block.label || block.text),
  );
  const mailed = believed(instantDay(parse.metadata.email?.date, timeZone));
  const passedOn = mailHeads.length > (mailed === null ? 1 : 0) ? believed(mailHeads.at(-1)?.day ?? null) : null;
  const written = lines.map(({ day }) => believed(day)).find((day) => day !== null) ?? null;
  const created = parse.detected_type === 'ics' ? null : believed(instantDay(parse.metadata.created, timeZone));
  const day = mailed ?? written ?? created;
  return { day, reference: passedOn ?? day, dateLines: new Set(lines.map(({ block }) => block)) };
}

function instantDay(instant: string | null | undefined, timeZone: string): string | null {
  if (!instant) return null;
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? null : dayOf(date, timeZone);
}

/** A block that says when the document was written, with the day. */
function dateLine(letter: Letter, index: number, today: string): { block: LetterBlock; day: string }[] {
  const block = letter.blocks[index] as LetterBlock;
  if (block.text.length > 120 || !/\d/.test(block.text) || (index >= topBlocks && block.place !== 'head')) return [];
  const [mention, ...others] = findDates(block.text, { written: today });
  if (!mention || others.length > 0 || !mention.dated || mention.endDate !== null) return [];
  return isDateLine(letter, index, { mention, today }) ? [{ block, day: mention.date }] : [];
}

function isDateLine(
  { blocks, greetedAt }: Letter,
  index: number,
  { mention, today }: { mention: DateMention; today: string },
): boolean {
  const block = blocks[index] as LetterBlock;
  if (block.place === 'head') return true;
  if (index >= topBlocks || block.place !== 'body') return false;
  const around = blocks.slice(Math.max(0, index - 2), index + 4);
  const describesEvent =
    mention.time !== null || around.some(({ label, text }) => eventFields.test(label || text.split(':', 1)[0] || ''));
  const rest = `${block.text.slice(0, mention.start)} ${block.text.slice(mention.end)}`
    .replaceAll(/[\s,.:|()–—-]+/g, ' ')
    .trim();
  if (
    /^(?:date|dated|written|issued|posted|(?:invoice|statement|bill(?:ing)?|letter|notice|issue) date|date (?:issued|of (?:issue|invoice|notice)))$/i.test(
      block.label,
    )
  )
    return rest === block.label && !describesEvent;
  if (block.kind === 'field' || block.kind === 'item' || describesEvent || !mention.yearSaid) return false;
  if (asOf.test(block.text.slice(0, mention.start)) && rest.split(' ').length <= 8) return true;
  if (rest !== '')
    return (
      index < 4 &&
      issueWords.test(rest) &&
      rest.split(' ').length <= 8 &&
      !/\b(?:on|by|until|from|at|is|join|due)\b/i.test(rest)
    );
  const hasWeekday = /\b(?:mon|tue|wed|thu|fri|sat|sun)/i.test(mention.text);
  const ahead = mention.date > today;
  if (index < greetedAt) return !ahead || (!hasWeekday && blocks[index - 1]?.kind !== 'heading');
  return (
    greetedAt < 0 &&
    !ahead &&
    (!hasWeekday || index === 0) &&
    blocks.some(
      ({ kind, text }) =>
        kind === 'paragraph' && (text.length > 120 || (index <= topLines && /\p{L}[^.]{25,}\./u.test(text))),
    )
  );
}

import { daysComeFirst, findDates, type DateMention } from '@homeroom/dates-in-text';
import type { Household } from '@homeroom/household';
import type { ParseResult } from '../../read/parse-result.ts';
import { addDays, weekdayOf } from '@homeroom/text';
import { dayOf } from '../../../family-time.ts';
import type { CardMoment } from '../../card/card.ts';
import type { Letter, LetterBlock } from '../letter/letter.ts';
import { papers, paperNumber } from '../words/found-date-words.ts';
import { dateAlone } from '../words/line-words.ts';
import { cellsOf, namesInRow } from '../letter/table-cells.ts';
import { isAlonePrinted } from './alone-printed.ts';
import { isRecent, type WritingDay, type YearSource } from './writing-day.ts';

/** Day on which a document was written, where it can be believed. */
export interface DocumentDate {
  /** YYYY-MM-DD; null when nothing says so. */
  day: string | null;
  /** The day of writing by the head of the document and how it came, before its contents are read. */
  writing: WritingDay;
  /** YYYY-MM-DD on which the file was made; null when unknown. */
  created: string | null;
  /** Blocks that only say so, and no date of anything else. */
  dateLines: ReadonlySet<LetterBlock>;
}

const firstDay = '2000-01-01';
const topBlocks = 14;
const topLines = 2;
/** "Updated October 3, 2026", "Statement of 11/23/2026", "This menu: February 19, 2027" */
const asOf = new RegExp(
  `\\b(?:as of|updated|revised|dated|issued|published|printed|prepared|(?:${papers})(?:${paperNumber})?(?: of|:))`,
  'i',
);
const labels = `written|issued|posted|prepared|printed|reported|(?:${papers}|mailing|print|purchase|order|booking) date|date (?:issued|mailed|printed|purchased|reported|of (?:(?:the|this) )?(?:${papers}|mailing|purchase))`;
const bought = 'purchased?|bought|booked|ordered|compra|comprado|emitid[oa]|expedid[oa]|fecha de (?:compra|emisi[oó]n)';
const issueLabel = new RegExp(`^(?:date|dated|${bought}|${labels})$`, 'iu');
/** A label at the end of other words: "Explanation of Benefits Statement date:", "Plan written", "Minutes of the meeting of". */
const labelAtEnd = new RegExp(
  `(?:^(?:${bought})|th(?:is|e) (?:${papers}):|\\b(?:updated|revised|dated|published|mailed|(?:first|second|third|new) print(?:ing)?|${labels}|(?:${papers})(?:${paperNumber})? of|minutes of(?: (?:\\p{L}+ ){0,4}(?:meeting )?(?:of|on))?))(?: on)?[\\s:,]*$`,
  'iu',
);
/** "Letter to swim families, May 10" needs no year. */
const paperTo = /^(?:letter|note|memo|notice) (?:to|for|from) [\p{L} .’'-]{3,40}, $/iu;
/** "*** THIRD NOTICE *** 12 January 2027" */
const paperWords = new RegExp(`\\b(?:${papers})\\b`, 'i');
/** A date with its year as the first sentence of a paragraph, or behind the number of a version. */
const opening =
  /^(?:(?:version|edition|draft|rev(?:ision)?\.?) [\w.]{1,6},? )?((?:\p{L}{3,10},? )?(?:\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{1,2} \p{L}{3,9} \d{4}))(?=\. \p{Lu}| \((?:replac|supersed))/iu;
/** Minutes, which were written on the day of their meeting. */
const minutes = /^(?:[\p{L}’' ]{0,40} )?minutes\b|^protokoll\b|^acta\b/iu;
const issueWords =
  /\b(?:newsletter|weekly|monthly|bulletin|gazette|news|notes|issue|edition|vol(?:ume)?|update|memo|letter|week of)\b/i;
/** Between the parts of a masthead: "Room 14 · October 30, 2026". */
const separator = /\s[·•|]\s|\s{2,}|\t/;
const issueNumber = /\b(?:vol(?:ume)?|issue|no|nr|edition)\b\.?\s?\d/i;
const [edgeBlocks, footBlocks] = [4, 5];
const edgeDays = 60;
const mastheadBlocks = 4;
const maxLineLength = 200;
const maxAloneLength = 120;
/** "Replaces the plan of 09/04/2025" */
const replaced = /\b(?:replac|supersed)/i;
/** A printed date that is older is one of an earlier version. */
const maxAge = 366;
const eventFields = /^(?:time|times|where|location|place|venue|cost|price|fee|tickets|admission|doors)$/i;
/** "Ribera Alta, 12 January 2027"; "Ribera Alta, a 12 de enero de 2027" is read as "to 12 January". */
const placeBefore = /^\p{Lu}[\p{L} .'’-]{1,40},\s(?:on\s|to\s)?$/u;

/**
 * The day that the head of a mail, a date line at the top or the file's own facts name, in this order; of the file only
 * where it was made shortly before it came. One in the future, or before 2000, is not believed. Dates without a year are
 * read from the printed day rather than from the mail's.
 */
export function documentDate(
  parse: ParseResult,
  letter: Letter,
  moment: CardMoment,
  { timezone, locale }: Household,
): DocumentDate {
  const dayFirst = daysComeFirst(parse.text) ?? isDayFirst(locale);
  const believed = (day: string | null) => (day !== null && day >= firstDay && day <= moment.today ? day : null);
  const lines = letter.blocks
    .slice(0, 60)
    .flatMap((block, index) => dateLine(letter, index, { today: moment.today, dayFirst }));
  const mailHeads = lines.filter(
    ({ block }) => block.place === 'head' && /^date|^sent/i.test(block.label || block.text),
  );
  const mailed = believed(instantDay(parse.metadata.email?.date, timezone));
  const passedOn = mailHeads.length > (mailed === null ? 1 : 0) ? believed(mailHeads.at(-1)?.day ?? null) : null;
  const printed =
    lines.map(({ day }) => believed(day)).find((day) => day !== null) ?? edgeDate(letter, moment.today, dayFirst);
  const created = parse.detected_type === 'ics' ? null : believed(instantDay(parse.metadata.created, timezone));
  const made = created !== null && isRecent(created, moment.today) ? created : null;
  return {
    day: mailed ?? printed ?? made,
    writing: { ...arrivalDay({ passedOn, printed, mailed, made }, moment.today), dayFirst },
    created,
    dateLines: new Set(lines.flatMap(({ block, isAlone }) => (isAlone ? [block] : []))),
  };
}

/** The day that stands by itself, or next to a name, in the first or last lines: "Student Council, Room 9 · November 4, 2026". */
function edgeDate({ blocks }: Letter, today: string, dayFirst: boolean): string | null {
  const edges = [...blocks.slice(0, edgeBlocks), ...blocks.slice(Math.max(edgeBlocks, blocks.length - footBlocks))];
  for (const { text } of edges.filter((block) => block.text.length <= maxLineLength)) {
    const mention = findDates(text, { written: today, dayFirst }).find(
      ({ date, yearSaid }) => yearSaid && date <= today && date >= addDays(today, -edgeDays),
    );
    if (mention !== undefined && isAlonePrinted(mention, text)) return mention.date;
  }
  return null;
}

type KnownDays = Record<'passedOn' | 'printed' | 'mailed' | 'made', string | null>;

function arrivalDay({ passedOn, printed, mailed, made }: KnownDays, today: string): Omit<WritingDay, 'dayFirst'> {
  const said = (written: string, source: YearSource, conflicts = false) => ({
    written,
    source,
    isSaid: true,
    conflicts,
  });
  if (passedOn !== null) return said(passedOn, 'mail');
  if (printed !== null)
    return mailed !== null && isRecent(printed, mailed)
      ? said(mailed, 'printed date')
      : said(printed, 'printed date', mailed !== null);
  if (mailed !== null) return said(mailed, 'mail');
  return made === null ? { ...said(today, 'upload'), isSaid: false } : said(made, 'upload');
}

/** Whether a locale writes the day before the month. */
function isDayFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'day';
}

function instantDay(instant: string | null | undefined, timeZone: string): string | null {
  if (!instant) return null;
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? null : dayOf(date, timeZone);
}

/** A block that says when the document was written, with the day; alone when it says nothing else. */
function dateLine(
  letter: Letter,
  index: number,
  { today, dayFirst }: { today: string; dayFirst: boolean },
): { block: LetterBlock; day: string; isAlone: boolean }[] {
  const block = letter.blocks[index] as LetterBlock;
  const opening = index < mastheadBlocks ? openingDay(block, { today, dayFirst }) : [];
  if (opening.length > 0) return opening;
  if (block.text.length > maxLineLength)
    return index < mastheadBlocks ? labelledDay(block, block.raw[0] ?? '', { today, dayFirst }) : [];
  if (!/\d/.test(block.text) || replaced.test(block.text)) return [];
  const isTwice = dateAlone.test(block.text) && /\d{4}.*\d{4}/.test(block.text);
  if (index >= topBlocks && block.place !== 'head' && !isTwice) return [];
  const mentions = findDates(block.text, { written: today, dayFirst });
  const mention = mentions.find(({ dated }) => dated);
  const others = mentions.filter((other) => other !== mention);
  const isOne =
    others.every((other) => other.date === mention?.date || isWeekdayOf(other, mention?.date)) &&
    block.text.length <= maxAloneLength;
  // A letter in two languages names its day twice, wherever its columns put it.
  if (mention?.endDate === null && isOne)
    if (isTwice || isDateLine(letter, index, { mention, others, today }))
      return [{ block, day: mention.date, isAlone: true }];
  return labelledDay(block, block.text, { today, dayFirst });
}

/** "November 10, 2026. The county looked under the bridge", "Version 3, October 3, 2026 (replaces version 2)" */
function openingDay(
  block: LetterBlock,
  { today, dayFirst }: { today: string; dayFirst: boolean },
): { block: LetterBlock; day: string; isAlone: boolean }[] {
  const [, day = ''] = opening.exec(block.text) ?? [];
  const [only] = day === '' ? [] : findDates(day, { written: today, dayFirst, withTimes: false });
  const isDay = only !== undefined && only.yearSaid && only.endDate === null && only.date <= today;
  return isDay && only.date >= addDays(today, -edgeDays) ? [{ block, day: only.date, isAlone: false }] : [];
}

/** "Enrollment form · mailed February 13, 2026" */
function labelledDay(
  block: LetterBlock,
  line: string,
  { today, dayFirst }: { today: string; dayFirst: boolean },
): { block: LetterBlock; day: string; isAlone: boolean }[] {
  if (line.length > maxLineLength || !/\d/.test(line) || replaced.test(line)) return [];
  const labelled = findDates(line, { written: today, dayFirst }).find(({ start, date, yearSaid, endDate }) => {
    const before = line.slice(0, start).split(separator).at(-1) ?? '';
    return (
      endDate === null &&
      date <= today &&
      (yearSaid
        ? date >= addDays(today, -maxAge) && labelAtEnd.test(before)
        : date >= addDays(today, -edgeDays) && paperTo.test(before))
    );
  });
  return labelled ? [{ block, day: labelled.date, isAlone: false }] : [];
}

/** "Fifth Sunday in Ordinary Time · February 7, 2027": the weekday is that of the date. */
function isWeekdayOf({ dated, weekday }: DateMention, day: string | undefined): boolean {
  return !dated && day !== undefined && weekday === weekdayOf(day);
}

/** "Bears  Oct 10" */
const datedRow = /\b\d{1,2}\/\d{1,2}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d/i;

/** Whether a table goes on below a row, so that "Date" at its head is that of events. */
function hasRowBelow(blocks: readonly LetterBlock[], index: number): boolean {
  const own = cellsOf(blocks[index]?.text ?? '').map(({ words }) => words);
  const below = blocks[index + 1]?.kind === 'row' ? (blocks[index + 1]?.text ?? '') : '';
  const [first = '', ...others] = cellsOf(below).map(({ words }) => words);
  // "Sat, Sep 12  10:15 am  Rockets" is one of several games of the day above it.
  return datedRow.test(below) && (others.length + 1 === own.length || own.includes(first));
}

function isDateLine(
  { blocks, greetedAt }: Letter,
  index: number,
  { mention, others, today }: { mention: DateMention; others: readonly DateMention[]; today: string },
): boolean {
  const block = blocks[index] as LetterBlock;
  if (block.place === 'head') return true;
  if (index >= topBlocks || block.place !== 'body') return false;
  const around = blocks.slice(Math.max(0, index - 2), index + 4);
  const describesEvent =
    mention.time !== null || around.some(({ label, text }) => eventFields.test(label || text.split(':', 1)[0] || ''));
  if (block.kind === 'row') {
    const heads =
      mention.start === 0 || blocks[index - 1]?.kind !== 'row' ? [] : cellsOf(blocks[index - 1]?.text ?? '');
    const names = namesInRow(block.text, mention.start, heads);
    if (names.length > 0)
      return names.some((name) => issueLabel.test(name)) && (heads.length === 0 || !hasRowBelow(blocks, index));
  }
  if (
    index < mastheadBlocks &&
    mention.start === 0 &&
    mention.yearSaid &&
    mention.date <= today &&
    blocks.slice(0, index + 1).some(({ text }) => minutes.test(text))
  )
    return true;
  const [before, after] = [
    block.text.slice(0, mention.start),
    block.text.slice(Math.max(mention.end, others.at(-1)?.end ?? 0)),
  ];
  const [segmentStart = '', segmentEnd = ''] = [before.split(separator).at(-1), after.split(separator)[0]];
  const isSegment = block.kind !== 'row' && (segmentStart !== before || segmentEnd !== after);
  const rest = `${segmentStart} ${segmentEnd}`.replaceAll(/[\s,.:|()·*–—-]+/g, ' ').trim();
  if (issueLabel.test(rest) && segmentStart.trim() === rest) return !describesEvent;
  if (issueLabel.test(block.label))
    return rest === block.label && !describesEvent && (mention.yearSaid || mention.date <= today);
  if (block.kind === 'field' || block.kind === 'item' || describesEvent || !mention.yearSaid) return false;
  if (asOf.test(segmentStart) && rest.split(' ').length <= 8) return true;
  const isAfterPlace =
    index < Math.max(greetedAt, mastheadBlocks) &&
    placeBefore.test(segmentStart.trimStart()) &&
    segmentEnd.trim() === '';
  if (rest !== '' && !(isAfterPlace && mention.date <= today))
    return (
      index < mastheadBlocks &&
      (issueWords.test(rest) || (paperWords.test(rest) && mention.date <= today)) &&
      rest.split(' ').length <= 8 &&
      !/\b(?:on|by|until|from|at|is|join|due)\b/i.test(rest)
    );
  const hasWeekday = /\b(?:mon|tue|wed|thu|fri|sat|sun)/i.test(mention.text);
  const ahead = mention.date > today;
  const isMasthead = isSegment || around.some(({ text }) => issueNumber.test(text));
  if (index < mastheadBlocks && isMasthead && !ahead && (!hasWeekday || !isSegment)) return true;
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

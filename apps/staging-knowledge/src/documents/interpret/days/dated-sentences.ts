import { findDates, saysMoreThan, type DateMention } from '@homeroom/dates-in-text';
import { splitSentences } from '@homeroom/text';
import type { DatedSentence } from './dated-sentence.ts';
import type { LetterBlock } from '../letter/letter.ts';
import { cellsOf, type Cell } from '../letter/table-cells.ts';
import type { Writing } from './days-named-before.ts';
import { withWeekdaysMeant } from './weekdays-meant.ts';
import { deadlinesIn } from '@homeroom/matters';
import { isAsked } from '../letter/asks.ts';
import { deadlineBorder, deadlineChance } from './date-signs.ts';
import { withListedYears } from './listed-years.ts';
import { isListedDue, withDueBefore } from './closing-days.ts';
import { endOfWindow, wordedDeadline } from './deadline-phrases.ts';
import {
  ratioHead,
  dueLabel,
  by,
  things,
  verbBy,
  amountBy,
  comesBack,
  closes,
  expires,
  returns,
  lastDay,
  lastDayAlone,
  lasting,
  beginsUntil,
  beThere,
  forbids,
  comeBy,
  mustBy,
  dueAfter,
  lastToDo,
  untilThen,
  handsOver,
  tellsOnly,
} from '../words/due-words.ts';
import { dueColumnsOf, isInColumns } from './due-columns.ts';
import { isDueEveryWeek } from './weekly-habits.ts';
import { leadsToRecord } from './records.ts';

const hint =
  /\d|\b(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)(?:day|nesday|rsday|urday)?s?\b|\b(?:to|yester)(?:day|morrow)\b|\btonight\b|\bweek(?:end)?s?\b|\bmonth\b|\bday\b|\b(?:halloween|valentine|easter|juneteenth|thanksgiving|christmas)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
/** No sentence ends with these. */
const abbreviated = /\b(?:P\.O|e\.g|i\.e|approx|incl|ext|Ste|Sr|Jr|rev|exp|eff|est|vol|fig|U\.S|a\.k\.a)\.\s*$/i;
const weekdayAlone =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?=\s{2,}|\t|\s?\||$)|^(?:mon|tue|wed|thu|fri|sat|sun)\.?(?=\s{2,}|\t|\s?\|)/i;
const dateFirst = /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d|\d{1,2}[/.]\d)/iu;
const maxMentions = 200;

/**
 * The sentences of some blocks in their order.
 * @param sentOn days on which the mails of some blocks were sent, where that is not the day of writing
 */
export function datedSentences(
  blocks: readonly LetterBlock[],
  writing: Writing,
  sentOn: ReadonlyMap<LetterBlock, string> = new Map(),
): DatedSentence[] {
  const { isSaid: _, ...reading } = writing;
  let left = maxMentions;
  let heads: Cell[] = [];
  let announced = '';
  const found: DatedSentence[] = [];
  for (const [index, block] of blocks.entries()) {
    const sent = sentOn.get(block);
    const written = sent ?? writing.written;
    const isOfDays = headsDays(block, blocks.slice(index + 1, index + 3));
    const mentions =
      left > 0 && hint.test(block.text) && !isOfDays
        ? findDates(block.kind === 'row' ? withoutGaps(withoutRatios(block.text, heads)) : block.text, {
            ...reading,
            written,
          }).slice(0, left)
        : [];
    left -= mentions.length;
    if (mentions.length === 0)
      heads =
        isRowOf(heads, block) || (isOfDays && cellsOf(block.text).length === heads.length) ? heads : headsOf(block);
    else if (block.kind !== 'row') heads = [];
    if (mentions.length === 0 && block.kind !== 'row' && block.kind !== 'item') announced = block.text;
    else if (block.kind === 'paragraph') announced = '';
    const announcement = announced;
    const above = heads;
    const columns = dueColumnsOf(above);
    const ends = mentions.flatMap((mention) => endOfWindow(mention, block.text) ?? []);
    const all = [...withLastDay(mentions, block.text), ...ends].toSorted((one, other) => one.start - other.start);
    found.push(
      ...(block.kind === 'row' ? [{ text: block.text, mentions: all }] : sentencesAround(block.text, all)).map(
        ({ text, mentions: own }) => ({
          block,
          text,
          mentions: own,
          heads: above,
          ...(sent === undefined ? {} : { sent }),
          due:
            columns.length === 0
              ? dueMentions({ text, mentions: own, block, heads: above }, written, announcement)
              : own.filter((mention) => isInColumns(mention, text, columns) && mention.endTime === null),
        }),
      ),
    );
  }
  return withWeekdaysMeant(withListedYears(withDueBefore(found)), writing);
}

/** "Thursday  Chairs  Reads aloud", or "Saturday" alone, above the dates of these days, maybe with a line between. */
function headsDays({ kind, text }: LetterBlock, below: readonly LetterBlock[]): boolean {
  const first =
    weekdayAlone.test(text) && !/\d/.test(text)
      ? below.findIndex((row) => row.kind === 'row' && dateFirst.test(row.text))
      : -1;
  return first > 0
    ? below[0]?.kind === 'row'
    : first === 0 && (kind !== 'row' || cellsOf(below[0]?.text ?? '').length <= cellsOf(text).length);
}

/** "October 27: Book Fair, through Thursday the 29th" is one stretch of days. */
function withLastDay(mentions: readonly DateMention[], text: string): readonly DateMention[] {
  const [first, second, ...others] = mentions;
  if (
    first === undefined ||
    second === undefined ||
    first.start > 1 ||
    first.endDate !== null ||
    second.endDate !== null ||
    second.date <= first.date ||
    !/^[^.;!?]{2,60}\bthrough(?: the)?\s$/i.test(text.slice(first.end, second.start))
  )
    return mentions;
  return [{ ...first, endDate: second.date }, ...others];
}

/** The cells of a row without dates, which may head the rows below it. */
function headsOf({ kind, text }: LetterBlock): Cell[] {
  const cells = kind === 'item' || text.length > 200 ? [] : cellsOf(text);
  return cells.length < 2 ? [] : cells;
}

/** Whether a line without dates is one more row below the head of a table: it has figures, the head has none. */
function isRowOf(heads: readonly Cell[], { kind, text }: LetterBlock): boolean {
  return (
    kind === 'row' &&
    cellsOf(text).length === heads.length &&
    /\d|^[^\p{L}]+$/mu.test(text) &&
    !heads.some(({ words }) => /\d/.test(words))
  );
}

/** The row without the "2/5" of columns that are headed "Ht/Ln", "W/L" or "Score", which are no days. */
function withoutRatios(row: string, heads: readonly Cell[]): string {
  const cells = cellsOf(row);
  if (cells.length !== heads.length) return row;
  const ratios = cells.filter(
    ({ words }, index) => /^\d{1,3}[/-]\d{1,3}$/.test(words) && ratioHead.test(heads[index]?.words ?? ''),
  );
  return ratios.reduce(
    (text, { start, words }) => text.slice(0, start) + '#'.repeat(words.length) + text.slice(start + words.length),
    row,
  );
}

/** The number of a row is no day of the month in the next cell. */
function withoutGaps(row: string): string {
  return row.replaceAll(/ {2,}|\t+/g, (gap) => `;${' '.repeat(gap.length - 1)}`);
}

/** No sentence ends inside a date: "at 8 a.m. Friday". */
function sentencesAround(text: string, mentions: readonly DateMention[]): { text: string; mentions: DateMention[] }[] {
  const found: { text: string; mentions: DateMention[] }[] = [];
  let [place, start] = [0, 0];
  for (const part of splitSentences(text)) {
    place += part.length;
    // A question mark inside of an address ends nothing.
    if (
      place < text.length &&
      (!/\s$/.test(part) ||
        abbreviated.test(part) ||
        mentions.some(
          (mention) =>
            mention.start < place &&
            (mention.end > place || (mention.start >= start && isAllOf(mention, text.slice(start, place), start))),
        ))
    )
      continue;
    const from = start;
    const until = place;
    const own = mentions.filter((mention) => mention.start >= from && mention.start < until);
    found.push({
      text: text.slice(from, until),
      mentions: own.map((mention) => ({ ...mention, start: mention.start - from, end: mention.end - from })),
    });
    start = place;
  }
  return found.map((sentence) => trimmed(sentence)).filter(({ text: words }) => words !== '');
}

/** "January 14, 9–11 a.m." says nothing yet. */
function isAllOf({ start: from, end }: DateMention, part: string, start: number): boolean {
  return /[ap]\.m\.\s*$/i.test(part) && !saysMoreThan(part, { start: from - start, end: end - start });
}

function trimmed({ text, mentions }: { text: string; mentions: DateMention[] }): {
  text: string;
  mentions: DateMention[];
} {
  const blank = text.length - text.trimStart().length;
  return {
    text: text.trim(),
    mentions: mentions.map((mention) => ({ ...mention, start: mention.start - blank, end: mention.end - blank })),
  };
}

/**
 * The dates of a sentence by which something is to be done, whether they have passed or not.
 * @param written YYYY-MM-DD
 * @param announced the line above its list or table
 */
export function dueMentions(
  { text, mentions, block, heads }: Pick<DatedSentence, 'text' | 'mentions' | 'block' | 'heads'>,
  written: string,
  announced = '',
): DateMention[] {
  if (mentions.length === 0 || forbids.test(text)) return [];
  if (block.kind === 'field' && dueLabel.test(block.label) && text.startsWith(block.label)) return mentions.slice(0, 1);
  const asks = isAsked(text, block);
  const cues = new Map(
    deadlinesIn(text, { written, today: '0000-01-01' }).map(({ mention, cue }) => [mention.start, cue]),
  );
  return mentions.filter((mention) => {
    if (isDueEveryWeek(mention, { text, mentions, block })) return false;
    // "Monday to Friday" at the head of a table
    if (block.kind === 'row' && !mention.dated && mention.endDate !== null) return false;
    const from = block.kind === 'row' ? endOfDatedCell(mention, { text, mentions }) : 0;
    if (from > 0) {
      const own = { ...mention, start: mention.start - from, end: mention.end - from };
      return dueMentions({ text: text.slice(from), mentions: [own], block, heads: [] }, written).length > 0;
    }
    if (mentions.some((other) => endOfWindow(other, text)?.start === mention.start)) return true;
    if (lastDayAlone.test(text.slice(0, mention.start)) && !things.test(`${block.heading} ${block.lead}`)) return false;
    const worded = wordedDeadline(mention, text) ?? (isListedDue(mention, text, block, announced) ? true : null);
    if (worded !== null) return worded;
    const before = text.slice(Math.max(0, mention.start - 100), mention.start);
    if (comesBack.test(before)) return true;
    const cue =
      cues.get(mention.start) ??
      (asks ? by.exec(before.slice(-40))?.[0].trim() : undefined) ??
      verbBy.exec(before)?.[0].trim() ??
      mustBy.exec(before)?.[0].trim() ??
      (amountBy.test(before) ? 'by' : undefined) ??
      lineDue(mention, text, block) ??
      (asks && (block.kind === 'item' || handsOver.test(before)) && untilThen.test(before) ? 'by' : undefined);
    return cue === undefined
      ? !tellsOnly.test(text) &&
          !leadsToRecord(before) &&
          deadlineChance(mention, { text, block, heads }, written) >= deadlineBorder
      : isTask(cue.trim(), { before, asks, timed: mention.time !== null, all: text });
  });
}

/** The end of the last cell with a day of its own before that of a date, which may be of another table; 0 without one. */
function endOfDatedCell({ start }: DateMention, { text, mentions }: Pick<DatedSentence, 'text' | 'mentions'>): number {
  const ends = cellsOf(text).map((cell) => cell.start + cell.words.length);
  return (
    ends.findLast((end) => end <= start && mentions.some((other) => other.start < end && other.start < start)) ?? 0
  );
}

/** The line of a list or table that begins with a day and says what is due. */
function lineDue({ start, end }: DateMention, text: string, { kind, text: whole }: LetterBlock): string | undefined {
  return kind !== 'paragraph' &&
    start <= 4 &&
    whole.startsWith(text) &&
    (dueAfter.test(whole.slice(end)) || lastToDo.test(whole.slice(end)))
    ? 'due'
    : undefined;
}

function isTask(
  cue: string,
  { before, asks, timed, all }: { before: string; asks: boolean; timed: boolean; all: string },
): boolean {
  if (closes.test(cue) && !things.test(before)) return false;
  if (expires.test(cue) && !asks && !things.test(before)) return false;
  if (returns.test(cue) && !asks) return false;
  if (lastDay.test(before)) return false;
  if (lasting.test(cue) && !things.test(all) && !(asks && beginsUntil.test(all))) return false;
  return !(timed && (/no later than$/i.test(cue) ? comeBy : beThere).test(before));
}

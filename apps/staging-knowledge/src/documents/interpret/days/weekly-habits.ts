import type { DateMention } from '@homeroom/dates-in-text';
import { cellsOf } from '../letter/table-cells.ts';
import type { DatedSentence } from './dated-sentence.ts';
import {
  andAnother,
  anotherAnd,
  anotherPlus,
  behindHours,
  comesAgain,
  everyListed,
  groupOfSomebody,
  groupOfWeekday,
  lessonOfDay,
  lessonOn,
  listOfWeekdays,
  numberedRange,
  ofEach,
  ofOneWeek,
  openingHours,
  partsOfDays,
  plusAnother,
  slashed,
  weeklyWork,
} from '../words/habit-words.ts';

type Sentence = Pick<DatedSentence, 'text' | 'mentions' | 'block'>;

/** "Next week, Monday to Friday" */
const oneWeek = /\b(?:this|next|coming) week\b/i;

/** Whether a weekday without a date comes again every week: "Tuesdays", lessons of a class, the hours of a place. */
export function isHabit(mention: DateMention, sentence: Sentence): boolean {
  if (mention.dated) return false;
  return (
    isOfManyWeeks(mention, sentence) ||
    isOfDatedRow(mention, sentence) ||
    (mention.weekday !== null && (isAmongHours(mention, sentence) || isOfTimetable(mention, sentence)))
  );
}

/** Whether something is due every week, "on Fridays", or goes home on one weekday and comes back on another. */
export function isDueEveryWeek(mention: DateMention, sentence: Sentence): boolean {
  if (mention.dated || mention.endDate !== null || ofOneWeek.test(sentence.text)) return false;
  const before = sentence.text.slice(0, mention.start);
  return (
    /\b(?:every|each)\b|days$/i.test(mention.text) ||
    (mention.weekday !== null && (ofEach.test(before) || everyListed.test(before))) ||
    /^,? (?:each|every) week\b/i.test(sentence.text.slice(mention.end)) ||
    isBackAndForth(sentence)
  );
}

/** "Monday to Friday", "Tuesdays" and what stands below hours come again and again. */
function isOfManyWeeks({ text, endDate }: DateMention, { block, text: said }: Sentence): boolean {
  if (/\b(?:this|next|coming)\b|day,? (?:the \d|\d{1,2}(?:st|nd|rd|th)\b)/i.test(text)) return false;
  // "Sat + Sun (9th and 10th)"
  if (numberedRange.test(text) || /\d(?:st|nd|rd|th)\b/i.test(text)) return false;
  if (/days (?:the )?\d{1,2}(?![\d:]|\s?[ap]\.?m|\s?[-–])/i.test(text)) return false;
  return (
    (endDate !== null && !oneWeek.test(said) && !oneWeek.test(block.heading)) ||
    /\b(?:every|each)\b|days\b/i.test(text) ||
    /\bhours\b/i.test(block.heading)
  );
}

/** "Rookies  Monday and Wednesday 5:30 – 6:30 PM  4/5": a row that has a date says on which weekdays it goes on from then. */
function isOfDatedRow({ start, weekday, text: words }: DateMention, { text, mentions, block }: Sentence): boolean {
  if (block.kind !== 'row' || weekday === null || /\d(?:st|nd|rd|th)?$/.test(words)) return false;
  const place = cellAt(text, start);
  return mentions.some((other) => other.dated && cellAt(text, other.start) !== place);
}

/** "Mon–Fri 7–4, Sat 8–12", "every Monday and Wednesday", "Wednesday afternoons" */
function isAmongHours({ start, end, time, text: words }: DateMention, { text, mentions, block }: Sentence): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const isOpening = time !== null || openingHours.test(text);
  return (
    listOfWeekdays.test(block.text) ||
    (isOpening && mentions.some((other) => !other.dated && other.endDate !== null && other.time !== null)) ||
    (time !== null && openingHours.test(text)) ||
    [ofEach, everyListed, slashed, behindHours].some((lead) => lead.test(before)) ||
    partsOfDays.test(text.slice(end)) ||
    /\bof (?:each|every) month$/i.test(words) ||
    isOfClass({ start, end }, text) ||
    (time === null && groupOfSomebody.test(before) && groupOfWeekday.test(text.slice(end))) ||
    (openingHours.test(text.slice(0, start)) && mentions.some((other) => !other.dated && other.time !== null))
  );
}

/** "Little Cranes: Mon + Wed 4:30": two days of each week behind a name. */
function isOfClass({ start, end }: Pick<DateMention, 'start' | 'end'>, text: string): boolean {
  const isOneOfTwo = plusAnother.test(text.slice(end)) || anotherPlus.test(text.slice(0, start));
  return isOneOfTwo && /:\s[^:]{0,40}$/.test(text.slice(0, start)) && !ofOneWeek.test(text);
}

/** "We have gym on Tuesday and Thursday", "The school store is open on Tuesday and Friday" */
function isOfTimetable({ start, end, time }: DateMention, sentence: Sentence): boolean {
  const { text, mentions, block } = sentence;
  if (time !== null || ofOneWeek.test(`${text} ${block.heading} ${block.lead}`) || mentions.some(({ dated }) => dated))
    return false;
  const before = text.slice(0, start);
  const isOneOfSeveral = andAnother.test(text.slice(end)) || anotherAnd.test(before);
  return (
    lessonOn.test(before) ||
    [...text.matchAll(lessonOfDay)].length > 1 ||
    (isOneOfSeveral && comesAgain.test(before)) ||
    isBackAndForth(sentence)
  );
}

/** "Homework goes home on Monday and is due on Friday" */
function isBackAndForth({ text, mentions }: Sentence): boolean {
  return (
    weeklyWork.test(text) && mentions.length > 1 && mentions.every(({ dated, weekday }) => !dated && weekday !== null)
  );
}

function cellAt(row: string, start: number): number {
  return cellsOf(row).findLastIndex((cell) => cell.start <= start);
}

import type { DateMention } from '@homeroom/dates-in-text';
import type { CardReading } from './card-reading.ts';
import type { DatedSentence } from './dated-sentences.ts';
import { dateLabel } from './date-labels.ts';
import type { DateLabel } from './event-names.ts';
import { eventTimes, timesOfOthers } from './event-times.ts';
import { deadlineLabel } from './deadline-label.ts';
import {
  noEvent,
  lookingBack,
  formPart,
  asOf,
  kindOfDay,
  openingHours,
  hangs,
  ofEach,
  tellsOfPast,
  slashed,
  everyListed,
  moved,
  printedOn,
  named,
  over,
} from './words/found-date-words.ts';

/** A date of a letter with where it stands. */
export interface FoundDate {
  mention: DateMention;
  sentence: DatedSentence;
  /** Of the sentence among those of the letter. */
  place: number;
  kind: 'event' | 'deadline' | 'other';
  label: DateLabel;
  /** HH:MM, with what was said of the time near the date. */
  time: string | null;
  endTime: string | null;
}

/** The dates of a letter, told apart by what they are for; those that are about no day to come or to keep are left out. */
export function foundDates({
  sentences,
  about,
  written,
}: Pick<CardReading, 'sentences' | 'about' | 'written'>): FoundDate[] {
  const found: FoundDate[] = [];
  for (const [place, sentence] of sentences.entries()) {
    if (sentence.mentions.length === 0 || isFormPart(sentence)) continue;
    const meant = sentence.mentions
      .map((mention) => inThePast(mention, sentence, written))
      .filter((mention) => isDue(mention, sentence) || isMeant(mention, sentence, written));
    for (const mention of meant) {
      const kind = isDue(mention, sentence) ? 'deadline' : isOver(mention, sentence, written) ? 'other' : 'event';
      const label = kind === 'deadline' ? deadlineLabel(mention, sentence, about) : dateLabel(mention, sentence, about);
      const times = eventTimes(
        { mention, place, kind },
        sentences,
        found.findLast(({ time }) => time !== null) ?? null,
      );
      found.push({ mention, sentence, place, kind, label, ...times });
      if (kind === 'event')
        found.push(
          ...timesOfOthers(times, { mention, sentence }).map(
            (others) => ({ mention, sentence, place, kind, label, ...others }) as const,
          ),
        );
    }
  }
  return found;
}

function isDue({ start }: DateMention, { due }: DatedSentence): boolean {
  return due.some((other) => other.start === start);
}

/** "Your last visit was April 15": of the year before, where no year is said. */
function inThePast(mention: DateMention, { text }: DatedSentence, written: string): DateMention {
  if (
    mention.yearSaid ||
    !mention.dated ||
    mention.date <= written ||
    mention.endDate !== null ||
    !lookingBack.test(text.slice(0, mention.start))
  )
    return mention;
  return { ...mention, date: `${Number(mention.date.slice(0, 4)) - 1}${mention.date.slice(4)}` };
}

/** What the letter looks back on. */
function isOver(mention: DateMention, { text, block }: DatedSentence, written: string): boolean {
  return (
    (mention.endDate ?? mention.date) <= written &&
    (over.test(text) ||
      ((mention.endDate ?? mention.date) < written &&
        block.kind === 'paragraph' &&
        (text.length > 40 || /\b(?:was|were)\b/i.test(text))))
  );
}

/** "Signature ______ Date ______" waits for a pen. */
function isFormPart({ text }: DatedSentence): boolean {
  return formPart.test(text) && !/\b(?:return|due|by)\b/i.test(text);
}

/** "Monday to Friday", "Tuesdays" and the hours of a place come again and again. */
function isHabit({ text, endDate }: DateMention, heading: string): boolean {
  if (/\b(?:this|next|coming)\b|day,? (?:the \d|\d{1,2}(?:st|nd|rd|th)\b)/i.test(text)) return false;
  return endDate !== null || /\b(?:every|each)\b|days\b/i.test(text) || /\bhours\b/i.test(heading);
}

function isMeant(mention: DateMention, { text, block }: DatedSentence, written: string): boolean {
  const before = text.slice(Math.max(0, mention.start - 60), mention.start);
  if (
    (noEvent.test(before) && !(mention.date > written && /\bwill be\b[^.;]{0,30}$/i.test(before))) ||
    (/^(?:birth ?date|date of birth|d\.?o\.?b\.?|born|last updated|updated|revised|printed|sent|issued|copyright|(?:invoice|statement|bill(?:ing)?|order|print|issue) date)$/i.test(
      block.label,
    ) &&
      text.startsWith(block.label))
  )
    return false;
  if (asOf.test(before) && mention.date <= written) return false;
  if (
    !mention.dated &&
    mention.weekday !== null &&
    (kindOfDay.test(before) ||
      ofEach.test(before) ||
      hangs.test(text.slice(mention.end)) ||
      tellsOfPast.test(text.slice(mention.end)) ||
      /\bof (?:each|every) month$/i.test(mention.text) ||
      printedOn.test(text.slice(mention.end - (/[’']s$/.test(mention.text) ? 2 : 0))) ||
      everyListed.test(before) ||
      slashed.test(before) ||
      (mention.time !== null && openingHours.test(text)) ||
      /^\/(?:sun|mon|tue|wed|thu|fri|sat)/i.test(text.slice(mention.end)))
  )
    return false;
  if (moved.test(before) || (mention.relative && !mention.dated && mention.date < written)) return false;
  if (
    !mention.dated &&
    (isHabit(mention, block.heading) ||
      named.test(`${before.slice(-12)}|${text.slice(mention.end, mention.end + 24)}`) ||
      over.test(text.slice(0, mention.start)))
  )
    return false;
  return !/^\s*(?:school year|academic year|©|edition|issue)\b/i.test(text.slice(mention.end));
}

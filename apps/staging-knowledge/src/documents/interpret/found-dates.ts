import type { DateMention } from '@homeroom/dates-in-text';
import type { CardReading } from './card-reading.ts';
import type { DatedSentence } from './dated-sentences.ts';
import { type DateLabel, dateLabel } from './date-labels.ts';
import { eventTimes, timesOfOthers } from './event-times.ts';
import { deadlineLabel } from './deadline-label.ts';

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

const noEvent =
  /(?:\b(?:born|birth ?(?:date|day)|date of birth|d\.?o\.?b\.?|copyright|\(c\)|last (?:updated|modified|revised|edited)|updated|revised|rev\.?|printed|posted|published|modified|issued|dated|approved|sent|received|accessed|downloaded|generated|founded|established|est\.?|since|until now|version|page|up to|results? (?:of|from)|minutes (?:of|from)|week of|in our (?:letter|e-?mail|note|newsletter|message)(?: \w+)?)[\s:,]*(?:on|of|in|from|the)?\s*|©\s*)$/iu;
const lookingBack =
  /\b(?:last (?:time|visit|seen|cleaning|check-?up|appointment|payment|exam|meeting)|was|were)(?: (?:was|on|of))*[\s:]*$/i;
const formPart = /_{3,}|\.{8,}/;
/** What was so by then, and what will be from then on. */
const asOf = /\bas of\s*(?:the\s*)?$/i;
/** "That is a Thursday", "Mon/Wed/Thu", "every Monday, Wednesday and Friday" name no day. */
const kindOfDay = /(?:\b(?:is|was|be|falls on|on)|[’']s) an?\s*$/i;
/** When an office is open, which is so every week. */
const openingHours =
  /\boffice (?:in|hours|is|open)\b|\bhours\b|\b(?:open|staffed|here) (?:on )?(?:sun|mon|tue|wed|thu|fri|sat|weekdays|daily)|\b(?:front desk|reception|counter|box office)\b/i;
/** "The Friday after Thanksgiving", "the Saturday of that week", "the first Monday of each month" hang on another day. */
const hangs =
  /^\s(?:(?:after|before|following) (?!(?:school|class(?:es)?|noon|lunch|dinner|work|practice|the (?:bell|game|show|concert|service|first bell))\b|\d)\p{L}|(?:of|in) (?:that|each|every|the same) (?:week|month)\b)/iu;
const ofEach = /\b(?:every|each)\s*$|\ban? (?:sun|mon|tues|wednes|thurs|fri|satur)day (?:or|and)\s*$/i;
/** "On Friday we sent home" */
const tellsOfPast =
  /^,?\s(?:we|i|they|he|she|you|the \p{L}+|your child|students)\s(?:sent|held|met|had|went|wrote|told|asked|saw|came|got|gave|made|visited|mailed|emailed|announced|learned|celebrated|collected|missed|brought)\b/iu;
const slashed = /(?:sun|mon|tues?|wed|thu(?:rs)?|fri|sat)\/\s?$/i;
const everyListed =
  /\b(?:every|each)\s(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}(?:,\s?(?:and|or)?|\s(?:and|or|&))?\s?){1,5}$/i;
/** The day that something is no longer on. */
const moved =
  /\b(?:(?:moved|changed|rescheduled|switched|postponed|shifted) from|instead of|rather than|not on|originally (?:scheduled|planned) (?:for|on)|was (?:scheduled|planned) for|no longer on)(?: the| on)?\s*$|\b(?:had (?:been )?(?:planned|scheduled|hoped|set)|was (?:to be|supposed to be))\b[^.;]{0,60}\b(?:for|on)(?: the)?\s*$/i;
/** "In Sunday’s paper" */
const printedOn = /^[’']s (?:paper|newspaper|ad|letter|note|e-?mail|newsletter|issue|post|edition)\b/i;
/** "In the Thursday folders" */
const named =
  /\b(?:the|our|your|their|every|each) ?\|\s?(?!(?:at|in|on|from|before|after|of|and|or|to|for|is|are|we|you|until|by|morning|afternoon|evening|night)\b)\p{Ll}{3,}/u;
const over =
  /\b(?:it was|went (?:home|out)|met|approved|voted|adopted|elected)\b|\b(?:was|were) (?:held|cancell?ed|closed|sent|announced|postponed|moved|absent|seen|a great|recently)\b|\b(?:we|i|they|who|students|which) (?:held|sent|wrote|met|visited|announced|mailed|emailed|missed|had|shared|learned|welcomed|celebrated|raised|collected)\b|\bthank you (?:to|for)\b|\b(?:took place|happened|as (?:we )?(?:announced|mentioned|discussed|shared|reported))\b/i;

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

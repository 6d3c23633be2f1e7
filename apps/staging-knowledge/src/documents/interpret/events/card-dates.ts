import { addDays, shortLine } from '@homeroom/text';
import { dateLimits, type BriefingDate } from '../../card/card.ts';
import type { CardReading } from '../card-reading.ts';
import { overlap } from '../letter/likeness.ts';
import { inThePast, isOfLastYear, isOver, isToldOfPast } from '../days/past-days.ts';
import { isRecord } from '../days/records.ts';
import { withoutRowsOfOthers } from './rows-of-others.ts';
import { recognisedWords } from '../letter/recognised-words.ts';
import type { DateMention } from '@homeroom/dates-in-text';
import { isDayOfPaper } from '../days/day-of-paper.ts';
import { dateConfidence } from './date-doubts.ts';
import { dateEvidence } from '../days/date-evidence.ts';
import { isDayOff } from './days-off.ts';
import { isEmptyEntry } from './empty-entries.ts';
import type { FoundDate } from './found-date.ts';
import { withoutOldDeadlines } from './chain-deadlines.ts';
import type { DatedSentence } from '../days/dated-sentence.ts';
import { dateLabel } from './date-labels.ts';
import { eventTimes, type EventTimes } from './event-times.ts';
import { timesOfOthers } from './group-times.ts';
import { programmeBelow } from './programme-times.ts';
import { withUsualTime } from './usual-time.ts';
import { inHouseholdZone } from '../days/household-zone.ts';
import { deadlineLabels } from './deadline-label.ts';
import {
  formPart,
  asOf,
  ofPaper,
  kindOfDay,
  lengthOfTime,
  hangs,
  tellsOfPast,
  denied,
  deniedAfter,
  moved,
  printedOn,
  named,
  over,
  toldBefore,
} from '../words/found-date-words.ts';
import { passiveLead } from '../words/past-words.ts';
import { calendarDates } from './calendar-dates.ts';
import { isHabit } from '../days/weekly-habits.ts';
import { isMovedAway } from '../days/moved-days.ts';

/** Age in days from which a date is history: of a rule book, a price list, the game before. */
const historyDays = 8;
/** The same in a document that does not say when it was written, which may be an old one itself. */
const historyDaysUnsaid = 400;
/** Days ahead from which a date is that of a passport, a licence or an accreditation. */
const farAheadDays = 730;
/** "The end of May" has no day that can be kept. */
const partOfMonth = /^(?:the )?(?:end|beginning|middle) of\b/i;

/** The dates of a letter, told apart by what they are for; those that are about no day to come or to keep are left out. */
export function foundDates(
  reading: Pick<CardReading, 'sentences' | 'about' | 'writing' | 'household' | 'documentDate'>,
): FoundDate[] {
  const { about, writing, household, documentDate: ownDay } = reading;
  const sentences = withoutRowsOfOthers(reading.sentences, household);
  const { written, isSaid } = writing;
  const history = addDays(written, isSaid ? -historyDays : -historyDaysUnsaid);
  const farAhead = addDays(written, farAheadDays);
  const found: FoundDate[] = [];
  for (const [place, sentence] of sentences.entries()) {
    if (sentence.mentions.length === 0 || isFormPart(sentence)) continue;
    if (sentence.mentions.some((only) => isEmptyEntry(only, place, sentences))) continue;
    const meant = sentence.mentions
      .map((mention) => (isDue(mention, sentence) ? mention : inThePast(mention, sentence, written)))
      .filter((mention) => isDue(mention, sentence) || isMeant(mention, sentence, written))
      .filter((mention) => (mention.endDate ?? mention.date) >= history || !(isSaid || mention.yearSaid))
      .filter(({ date }) => date <= farAhead || !isSaid)
      .filter(
        (mention) =>
          mention.date !== ownDay || isDue(mention, sentence) || !isDayOfPaper(mention, sentence.text, writing.source),
      );
    const deadlines = deadlineLabels(
      meant.filter((mention) => isDue(mention, sentence)),
      sentence,
      about,
    );
    for (const mention of meant) {
      const kind = deadlines.has(mention) ? 'deadline' : isOver(mention, sentence, written) ? 'other' : 'event';
      const label = deadlines.get(mention) ?? dateLabel(mention, sentence, about);
      const before = found.findLast(({ time }) => time !== null) ?? null;
      const times = eventTimes({ mention, place, kind }, sentences, before && { ...before, zone: null });
      const others = kind === 'event' ? timesOfOthers(times, mention, place, sentences) : [];
      const programme = kind === 'event' ? programmeBelow(mention, place, sentences) : [];
      const entries = programme.length > 0 ? programme : [times, ...others].map((at) => ({ times: at, label }));
      const dates = entries.map((entry) =>
        timed({ mention, sentence, place, kind, label: entry.label }, entry.times, reading),
      );
      found.push(...dates.filter((one) => kind === 'deadline' || !isPlan(one, about)));
    }
  }
  return withUsualTime(withoutOldDeadlines(found), sentences);
}

/** A date with its times, in the household's zone. */
function timed(
  one: Pick<FoundDate, 'mention' | 'sentence' | 'place' | 'kind' | 'label'>,
  { zone, ...times }: EventTimes,
  { writing, household }: Pick<CardReading, 'writing' | 'household'>,
): FoundDate {
  const { mention } = one;
  const evidence = dateEvidence(mention, times.time ?? times.endTime, writing);
  const { date, endDate } = mention;
  const home = inHouseholdZone({ date, endDate, ...times }, zone, household.timezone);
  if (home === null) return { ...one, ...times, statedTime: null, evidence };
  const { stated, time, endTime, ...days } = home;
  return { ...one, mention: { ...mention, ...days }, time, endTime, statedTime: stated, evidence };
}

function isDue({ start }: DateMention, { due }: DatedSentence): boolean {
  return due.some((other) => other.start === start);
}

/** "Signature ______ Date ______" waits for a pen; "Seller: ____ Sale runs October 8–26" says something behind it. */
function isFormPart({ text, mentions: [first] }: DatedSentence): boolean {
  if (!formPart.test(text) || /\b(?:return|due|by)\b/i.test(text)) return false;
  const behind =
    text
      .slice(0, first?.start)
      .split(/_{3,}|\.{8,}/)
      .at(-1) ?? '';
  return !(behind.length < (first?.start ?? 0) && /\p{L}{3,} \p{L}{3,}\s*$/u.test(behind));
}

/** Menus, timetables and opening hours are no events; a day off among them is one. */
const plan = /\b(?:menus?|time-?tables?|(?:class|bell|weekly|daily) schedule|(?:opening|office|business) hours)\b/i;
/** Length of a line that lists something rather than tells it. */
const maxEntryLength = 70;
function isPlan({ mention, sentence: { block, text }, label, time }: FoundDate, about: string): boolean {
  if (isDayOff(label.text) || /[.!?]$/.test(text) || (block.kind === 'paragraph' && text.length > maxEntryLength))
    return false;
  const title = block.heading || about;
  return plan.test(title) && (/\bmenus?\b/i.test(title) ? time === null : !mention.dated);
}

function isMeant(mention: DateMention, sentence: DatedSentence, written: string): boolean {
  const { text } = sentence;
  const before = text.slice(Math.max(0, mention.start - 60), mention.start);
  const after = text.slice(mention.end);
  if (isRecord(mention, sentence) || isOfLastYear(mention, text, written) || partOfMonth.test(mention.text))
    return false;
  if ((asOf.test(before) || ofPaper.test(before)) && mention.date <= written) return false;
  if (
    !mention.dated &&
    mention.weekday !== null &&
    (kindOfDay.test(before) ||
      hangs.test(after) ||
      tellsOfPast.test(after) ||
      printedOn.test(text.slice(mention.end - (/[’']s$/.test(mention.text) ? 2 : 0))))
  )
    return false;
  if (
    moved.test(before) ||
    denied.test(before) ||
    deniedAfter.test(after) ||
    (/^in an? /i.test(mention.text) && lengthOfTime.test(after)) ||
    isMovedAway(mention, sentence) ||
    (mention.relative && !mention.dated && mention.date < written)
  )
    return false;
  if (
    !mention.dated &&
    (isHabit(mention, sentence) ||
      named.test(`${before.slice(-12)}|${text.slice(mention.end, mention.end + 24)}`) ||
      (mention.weekday !== null && toldBefore.test(before) && !passiveLead.test(before.replace(toldBefore, ''))) ||
      (mention.weekday !== null && !/\d/.test(mention.text) && /\bby\s$/i.test(before)) ||
      ((mention.weekday !== null || (/^the \d/i.test(mention.text) && !/\bto\s$/i.test(before))) &&
        mention.time === null &&
        isToldOfPast(mention, text)) ||
      over.test(text.slice(0, mention.start)))
  )
    return false;
  return !/^\s*(?:school year|academic year|©|edition|issue)\b/i.test(after);
}

/** The dates of a card in the order of their days, each day and time once. */
export function cardDates(found: readonly FoundDate[], reading: CardReading): BriefingDate[] {
  const events = calendarDates(reading);
  const ofText = distinct(found).filter(
    ({ kind, mention, time }) =>
      kind === 'deadline' ||
      !events.some(({ date, time: at }) => date === mention.date && (time === null || at === time)),
  );
  return [...events, ...ofText.map((one) => presented(one, reading))]
    .toSorted((a, b) => order(a).localeCompare(order(b)))
    .slice(0, dateLimits.count);
}

/** Of several that name the same day and time for the same thing, the one with the best label, in the fullest words. */
export function distinct(found: readonly FoundDate[]): FoundDate[] {
  const kept: FoundDate[] = [];
  for (const one of found) {
    const index = kept.findIndex((other) => isSame(one, other));
    const other = kept[index];
    if (other) kept[index] = best(other, one);
    else kept.push(one);
  }
  return kept;
}

function isSame(one: FoundDate, other: FoundDate): boolean {
  if (one.mention.date !== other.mention.date || (one.kind === 'deadline') !== (other.kind === 'deadline'))
    return false;
  const [a, b] = [one.mention.endDate, other.mention.endDate];
  if (a !== null && b !== null && a !== b) return false;
  // A camp from Sunday to Friday and its check-in on Sunday at noon are two.
  if ((a === null) !== (b === null) && (a === null ? one : other).time !== null && one.time !== other.time)
    return false;
  const ownMatters =
    ((one.label.strength > 1 && other.label.strength > 1) || isDayOff(one.label.text) !== isDayOff(other.label.text)) &&
    overlap(one.label.text, other.label.text) < 0.34;
  if (one.kind === 'deadline') return !ownMatters;
  if (one.time !== null && other.time !== null && one.time !== other.time) return false;
  return !(
    ownMatters &&
    (isLine(one) || isLine(other) || isDayOff(one.label.text) !== isDayOff(other.label.text)) &&
    one.sentence.block !== other.sentence.block
  );
}

/** Whether it stands on a line of a list or table, each of which is about something else. */
function isLine({ mention, sentence: { block, text }, label }: FoundDate): boolean {
  const isEntry = mention.start === 0 && block.text === text && text.length <= maxEntryLength;
  return (label.strength === 3 || (label.strength === 2 && isEntry)) && block.kind !== 'heading';
}

function best(first: FoundDate, second: FoundDate): FoundDate {
  const label = second.label.strength > first.label.strength ? second.label : first.label;
  const fuller = fullness(second) > fullness(first) ? second : first;
  const other = fuller === first ? second : first;
  const timed = fuller.time === null ? other : fuller;
  const kind = first.kind === 'other' ? second.kind : first.kind;
  return {
    ...fuller,
    kind,
    label,
    time: timed.time,
    endTime: timed.endTime,
    statedTime: timed.statedTime,
    evidence: { ...fuller.evidence, time: timed.evidence.time },
  };
}

function fullness({ mention, time, endTime }: FoundDate): number {
  return (
    Number(mention.yearSaid) +
    Number(mention.dated) * 2 +
    Number(time !== null) * 2 +
    Number(endTime !== null) +
    Number(mention.endDate !== null) * 3 -
    Number(mention.relative)
  );
}

function presented(one: FoundDate, reading: CardReading): BriefingDate {
  const { mention, sentence, kind, label, time, endTime, statedTime } = one;
  const last = mention.endDate ?? mention.date;
  return {
    date: mention.date,
    time,
    end_date: mention.endDate,
    end_time: endTime,
    ...(statedTime === null ? {} : { stated_time: statedTime }),
    all_day: time === null && endTime === null,
    past: last < reading.moment.today,
    label: shortLine(label.text, dateLimits.label),
    kind,
    text: quoteOf(mention.text, sentence.block.raw),
    confidence: dateConfidence(one, reading),
    source: 'rule',
  };
}

/** The words as they stand; where a mistake of text recognition was put right in them, the line. */
export function quoteOf(words: string, raw: readonly string[]): string {
  const text = words.replaceAll(/\s+/g, ' ').trim();
  if (raw.join(' ').replaceAll(/\s+/g, ' ').includes(text)) return shortLine(text, dateLimits.text);
  const [line] = raw.toSorted((a, b) => overlap(recognisedWords(b), text) - overlap(recognisedWords(a), text));
  return shortLine(line ?? text, dateLimits.text);
}

function order({ date, time }: BriefingDate): string {
  return `${date}${time ?? ''}`;
}

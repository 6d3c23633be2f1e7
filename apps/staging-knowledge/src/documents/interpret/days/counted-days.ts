import type { DateMention } from '@homeroom/dates-in-text';
import { addDays } from '@homeroom/text';
import type { DatedSentence } from './dated-sentence.ts';
import { dueMentions } from './dated-sentences.ts';

const goesOn = '(?=\\s*(?:$|[,.;:?!)]|\\d|(?:at|from|between|until|by|we|you|and|in|is|are|so|or|if|with|please)\\b))';
/** "The day before, we run through all of it", "at the latest the evening before", "the day after that, 6 p.m.", "we do it the next day" */
const counted = new RegExp(
  `\\b(?:on )?(?:the (?:very )?(?:day|evening|night|morning|afternoon) (before|after)(?: (?:that|it|this))?|the (?:next|following) day|(?:that )?same (?:day|morning|afternoon|evening|night)(?=,?\\s{1,3}(?:at |from )?\\d))${goesOn}`,
  'gi',
);
/** "Two weeks before the trip", "a week later", "3 days before" */
const countedBy = new RegExp(
  `(?<!\\b(?:for|up to|within|every|last|until|about|each|next|first|in|over|than|of|only|after|before|past|the) )\\b(an?|one|two|three|four|five|six|seven|ten|\\d{1,2}) (days?|weeks?) (before|prior|earlier|ahead|later|after)(?: to)?(?: (?:that|it|this|then|(?:the|your|our|this|that|each) (?:[\\p{L}’'-]+ ){0,2}(?:trip|show|party|event|concert|performance|game|meet|match|test|exam|visit|appointment|meeting|lesson|class|camp|recital|sale|dinner|banquet|picnic|ceremony|date|day|retreat|wedding|tournament|fair|festival|deadline|start)))?${goesOn}`,
  'giu',
);
/** "By the last day of the sale" */
const lastOf =
  /\bthe (?:last|final) day of (?:the|our|this) (sale|fair|drive|camp|fundraiser|festival|contest|challenge|program)\b/giu;
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', '', '', 'ten'];
/** Rights that end some days before an event ask nothing of anybody. */
const rights = /\b(?:cancel\w*|refund\w*|reschedul\w*|notice|exchange[ds]?|free of charge|guarantee\w*|change your)\b/i;
const asked =
  /\b(?:please|must|ha(?:s|ve) to|needs? to|due|kindly|be sure|remember|(?:return|send|pay|hand in|turn in|bring|submit|reply|answer|rsvp|let (?:us|me|\p{L}+) know)\b[^.;]{0,40}$)/iu;
/** Number of sentences back to the day from which another is counted, and to one that is said to be the same. */
const reach = 3;
const sameReach = 6;
const same = /\bsame\b/i;
/** So many days in one sentence are those of several groups. */
const severalDays = 3;
/** "If it rains, your house moves to Monday" */
const onlyIf = /^(?:if|in case|unless)\b[^.;]{0,60}\b(?:rain\w*|snow\w*|wet|weather|storm\w*|ice|icy)\b/i;
/** Between a counted day and the date that says it again. */
const nearby = 6;
/** A day that is counted is as sure as the reading of the other one. */
const sure = 0.6;

/**
 * The sentences with the days that are counted from one named before: "the day before", "the afternoon after that".
 * @param written YYYY-MM-DD, before which no day is counted
 */
export function withCountedDays(sentences: readonly DatedSentence[], written: string): DatedSentence[] {
  const done: DatedSentence[] = [];
  for (const sentence of sentences) {
    const found = [
      ...[...sentence.text.matchAll(lastOf)].slice(0, 1).flatMap((match) => lastDayOf(match, sentence, done) ?? []),
      ...countedIn(sentence, done, written),
    ];
    done.push(found.length === 0 ? sentence : withDays(sentence, found, written));
  }
  return done;
}

function countedIn(sentence: DatedSentence, done: readonly DatedSentence[], written: string): DateMention[] {
  return [...sentence.text.matchAll(counted), ...(rights.test(sentence.text) ? [] : sentence.text.matchAll(countedBy))]
    .slice(0, reach)
    .flatMap((match) => dayOf(match, sentence, done.slice(same.test(match[0]) ? -sameReach : -reach), written) ?? []);
}

/** The end of the only stretch of days that is told of something by its name: "Sale runs October 8–26". */
function lastDayOf(
  match: RegExpExecArray,
  { mentions }: DatedSentence,
  before: readonly DatedSentence[],
): DateMention | null {
  const name = new RegExp(`\\b${match[1] ?? ''}\\b`, 'iu');
  const ends = before
    .filter(({ text, block }) => name.test(`${block.heading} ${text}`))
    .flatMap((sentence) => sentence.mentions.flatMap(({ endDate }) => endDate ?? []));
  const [date] = ends;
  if (date === undefined || new Set(ends).size > 1 || mentions.length > 0) return null;
  return countedMention(match, date);
}

function dayOf(
  match: RegExpExecArray,
  { mentions, due, sent }: DatedSentence,
  before: readonly DatedSentence[],
  written: string,
): DateMention | null {
  const { index, 0: words } = match;
  const end = index + words.length;
  if (mentions.some((other) => other.start < end && other.end > index)) return null;
  // "A week later, on May 12"
  if (mentions.some((other) => other.dated && other.start >= end && other.start - end <= nearby)) return null;
  const named = [
    ...before.filter((other) => other.sent === sent && !onlyIf.test(other.text)).flatMap((other) => other.mentions),
    ...mentions.filter((other) => other.end <= index),
  ];
  const isDue = (day: DateMention) => due.includes(day) || before.some((other) => other.due.includes(day));
  const last = (match[2] === undefined ? undefined : named.findLast((day) => !isDue(day))) ?? named.at(-1);
  // One of several days of one sentence, each for another group: nobody can tell which is meant.
  if (last === undefined || before.some((other) => other.mentions.includes(last) && isOfGroups(other))) return null;
  const date = countedFrom(last, match);
  return date < written ? null : countedMention(match, date);
}

function countedMention({ index, 0: words }: RegExpExecArray, date: string): DateMention {
  return {
    text: words,
    start: index,
    end: index + words.length,
    date,
    endDate: null,
    time: null,
    endTime: null,
    zone: null,
    yearSaid: false,
    weekday: null,
    dated: false,
    relative: true,
    contradicts: false,
    confidence: sure,
  };
}

function isOfGroups({ mentions }: DatedSentence): boolean {
  return new Set(mentions.map(({ date }) => date)).size >= severalDays;
}

function countedFrom(
  { date, endDate }: DateMention,
  { 0: words, 1: count = '', 2: unit = '', 3: way = '' }: RegExpExecArray,
): string {
  if (same.test(words)) return date;
  if (unit === '') return /before/i.test(count) ? addDays(date, -1) : addDays(endDate ?? date, 1);
  const said = /^an?$/i.test(count) ? 1 : Number(count) || numbers.indexOf(count.toLowerCase());
  const days = said * (/^w/i.test(unit) ? 7 : 1);
  return /^(?:later|after)$/i.test(way) ? addDays(date, days) : addDays(date, -days);
}

function withDays(sentence: DatedSentence, found: readonly DateMention[], written: string): DatedSentence {
  const isDue = ({ start, text }: DateMention) =>
    /\b(?:before|prior|earlier|ahead)\b/i.test(text) &&
    asked.test(sentence.text.slice(0, start)) &&
    !/^,? (?:at|from) \d/.test(sentence.text.slice(start + text.length));
  const due = [
    ...sentence.due,
    ...found.filter((day) => isDue(day) || dueMentions({ ...sentence, mentions: [day] }, written).length > 0),
  ];
  return {
    ...sentence,
    mentions: [...sentence.mentions, ...found].toSorted((one, other) => one.start - other.start),
    due,
  };
}

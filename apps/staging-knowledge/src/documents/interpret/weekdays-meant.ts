import { monthNumber, type DateMention } from '@homeroom/dates-in-text';
import { addDays, daysBetween, firstWeekday, mondayOf, weekdayOf } from '@homeroom/text';

/** Sentence whose weekdays are resolved. */
export interface WeekdaySentence {
  text: string;
  mentions: readonly DateMention[];
  due: readonly DateMention[];
  block: { heading: string };
  /** YYYY-MM-DD, where its mail was not sent on the day of writing. */
  sent?: string;
}

/** Day of writing, from which a letter's weekdays are read. */
export interface Writing {
  /** YYYY-MM-DD, the day of writing; earlier days are referred to by none. */
  written: string;
  /** Whether the letter says so itself; nobody calls the day on which he writes by its weekday. */
  isSaid: boolean;
  /** Whether 3/4 is the third of April. Default: as each text proves, else false. */
  dayFirst?: boolean;
}

/** Number of sentences back to a day that is meant again: by a mere weekday, one of a stretch, "that Friday". */
const reach = { weekday: 4, stretch: 12, definite: 40, number: 3 };
const maxStretchDays = 7;
const maxDaysAhead = 31;
/** "March 13 (officially the 9th)": a number is before the day named in the same sentence by at most so many days. */
const sameMonthDays = 10;
/** "A Sunday matinee March 14" says one day. */
const nearby = 40;
const farAhead = 6;
const weekdayName = /\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:days?\b|s?\b\.?)/i;
const ownLead = /\b(?:this|next|last|past|coming|upcoming|every|each|first|second|third|fourth|fifth|from|after)\s*$/i;
const definiteLead = /\b(?:that(?: same)?|the(?: \p{Ll}{3,12})?)\s*$/u;
const ownNumber = /^,?\s{1,2}(?:the\s)?\d{1,2}(?:st|nd|rd|th)?(?![\d:]|\s?[ap]\.?m|\s?[-–])/i;
/** "The Thursday before", "on Friday, the evening before": counted from the day named before. */
const countedFrom =
  /^(?:\s|.{0,30}\bthe (?:day|evening|night|morning|afternoon) )(before|after)\b(?: (?:that|it|this))?(?=\s*(?:$|[,.;:?!)]|(?:at|from)\b))/i;
/** "On Friday of the same week" */
const sameWeek = /^ (?:of|in) (?:the|that) same week\b|^ (?:of|in) that week\b/i;
const weekOf = /\bweek of(?: the)?\s*$/i;
const followingLead = /\bfollowing\s*$/i;
const nextWeek = /\bnext week\b/i;
const monthBefore = /\bin (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b[^.;]*$/i;
const weekAfter = /^(?:,)? (?:of|in) the (?:week after|following week)\b/i;
const denied = /\b(?:no|not|never|instead|whatever)\b[^,.;]{0,50}$/i;

/**
 * The sentences with the weekdays and numbers that refer to a day named before: after "Friday, October 23" a mere
 * "Friday" is that day, after "November 2–5" a "Wednesday" the one of these, after "January 14" "the 19th" that of
 * January. A "that Friday" of which nothing was said is left out. Weekdays by which something is due are the next ones.
 */
export function withWeekdaysMeant<Sentence extends WeekdaySentence>(
  sentences: readonly Sentence[],
  writing: Writing,
): Sentence[] {
  const done: Sentence[] = [];
  const anchors = new Set<DateMention>();
  const dated = sentences.flatMap(({ mentions }) => mentions.filter((mention) => mention.dated));
  for (const sentence of sentences) {
    const own = sentence.sent === undefined ? writing : { ...writing, written: sentence.sent, isSaid: true };
    const mentions: DateMention[] = [];
    for (const [index, mention] of sentence.mentions.entries()) {
      const rest = sentence.mentions.slice(index);
      const meant = meantDay(mention, {
        sentence: { ...sentence, mentions: [...mentions, ...rest] },
        before: done,
        dated,
        writing: own,
        anchors,
      });
      if (meant === undefined) continue;
      const read = meant === mention.date ? mention : { ...mention, date: meant, end: endOf(mention, sentence.text) };
      if (
        mention.dated ||
        mention.weekday === null ||
        /^next\b/i.test(mention.text) ||
        (read !== mention && meant !== notOnDayOfWriting(mention.date, own))
      )
        anchors.add(read);
      mentions.push(read);
    }
    done.push({
      ...sentence,
      mentions,
      due: mentions.filter(({ start }) => sentence.due.some((due) => due.start === start)),
    });
  }
  return done;
}

/** The end of a weekday with the words that count it from another day. */
function endOf({ start, end, weekday }: DateMention, text: string): number {
  if (weekday === null) return end;
  const name = weekdayName.exec(text.slice(start, end + 1));
  const rest = text.slice(start + (name?.index ?? 0) + (name?.[0].length ?? 0));
  const words =
    name === null ? null : (/^ (?:before|after)\b(?: (?:that|it|this))?/i.exec(rest) ?? sameWeek.exec(rest));
  return words === null ? end : Math.max(end, text.length - rest.length + words[0].length);
}

interface Place {
  sentence: WeekdaySentence;
  before: readonly WeekdaySentence[];
  /** Mentions of the whole letter that name a day of a month. */
  dated: readonly DateMention[];
  writing: Writing;
  /** The mentions whose day is certain. */
  anchors: ReadonlySet<DateMention>;
}

/** Undefined when no day is meant. */
function meantDay(mention: DateMention, place: Place): string | undefined {
  const { sentence, writing } = place;
  if (mention.dated || mention.endDate !== null) return mention.date;
  const isDue = sentence.due.some(({ start }) => start === mention.start);
  if (mention.weekday === null) return isDue ? mention.date : numberedDay(mention, place);
  const { lead, name, rest } = wordsAround(mention, sentence.text);
  if (name !== '' && ownNumber.test(rest))
    return numberedWeekday(mention, Number(/\d{1,2}/.exec(rest)?.[0] ?? 0), place);
  if (isSaidAgain(mention, sentence) && !isDue) return undefined;
  if (name === '' || name.endsWith('days') || ownLead.test(lead)) return mention.date;
  const ofWeek = sameWeek.test(rest) ? lastDayBefore(mention, place) : null;
  if (ofWeek !== null) return firstWeekday(mention.weekday, mondayOf(ofWeek));
  const inWeekAfter = weekAfter.test(rest) ? lastDayBefore(mention, place) : null;
  if (inWeekAfter !== null) return firstWeekday(mention.weekday, addDays(mondayOf(inWeekAfter), 7));
  if (isDue && !countedFrom.test(rest) && !followingLead.test(lead)) return notOnDayOfWriting(mention.date, writing);
  const isThat = /\bthat(?: same)?\s*$/i.test(lead);
  const named = dayNamedBefore(mention, place, isThat || definiteLead.test(lead) ? reach.definite : reach.weekday);
  if (named !== null || isThat) return named ?? undefined;
  const chosen = /\bthe\s*$/i.test(lead) && /^ one\b/i.test(rest) ? onlyDated(mention, place) : null;
  if (chosen !== null) return chosen;
  if (nextWeek.test(sentence.block.heading))
    return firstWeekday(mention.weekday, addDays(mondayOf(writing.written), 7));
  return notOnDayOfWriting(mention.date, writing);
}

/** The day named last, in the same sentence or the few before. */
function lastDayBefore({ start }: DateMention, { sentence, before }: Place): string | null {
  const own = sentence.mentions.filter((other) => other.start < start);
  const last = [...before.slice(-reach.number).flatMap(({ mentions }) => mentions), ...own].at(-1);
  return last?.date ?? null;
}

/** "The Thursday one": the only Thursday that the letter dates, also further down. */
function onlyDated({ weekday }: DateMention, { dated, writing }: Place): string | null {
  const days = new Set(dated.map(({ date }) => date).filter((day) => weekdayOf(day) === weekday));
  const [only] = [...days].filter((day) => day >= writing.written);
  return only !== undefined && days.size === 1 ? only : null;
}

function notOnDayOfWriting(day: string, { written, isSaid }: Writing): string {
  return isSaid && day === written ? addDays(day, 7) : day;
}

function wordsAround({ start, end }: DateMention, text: string): { lead: string; name: string; rest: string } {
  const found = weekdayName.exec(text.slice(start, end + 1));
  const at = start + (found?.index ?? 0);
  const name = found?.[0] ?? '';
  return {
    lead: text.slice(Math.max(0, at - 24), at),
    name,
    rest: text.slice(at + name.length, at + name.length + 60),
  };
}

/** Whether the date of the same weekday stands close behind. */
function isSaidAgain({ start, end, weekday, time, endTime }: DateMention, { mentions }: WeekdaySentence): boolean {
  if (time !== null || endTime !== null) return false;
  return mentions.some(
    (other) =>
      other.dated &&
      other.weekday === null &&
      other.endDate === null &&
      weekdayOf(other.date) === weekday &&
      other.start >= end &&
      other.start - end <= nearby &&
      other.start > start,
  );
}

/** The days that were named before a mention, the nearest first, with how many sentences lie between. */
function* namedBefore(
  { start }: DateMention,
  { sentence, before, anchors }: Place,
): Generator<{ other: DateMention; from: string; to: string; back: number; text: string }> {
  const all = [...before.slice(-reach.definite), sentence];
  for (let back = 0; back < all.length; back += 1) {
    const { mentions, text } = all[all.length - 1 - back] as WeekdaySentence;
    for (const other of mentions.toReversed())
      if (anchors.has(other) && (back > 0 || other.end <= start))
        yield { other, ...stretchOf(other, text), back, text };
  }
}

function dayNamedBefore(mention: DateMention, place: Place, farthest: number): string | null {
  const weekday = mention.weekday ?? 0;
  const around = wordsAround(mention, place.sentence.text);
  const counted = followingLead.test(around.lead) ? 'after' : countedFrom.exec(around.rest)?.[1]?.toLowerCase();
  const inSentence = place.sentence.mentions.filter(({ end }) => end <= mention.start).at(-1);
  if (counted === 'after' && inSentence !== undefined)
    return firstWeekday(weekday, addDays(inSentence.endDate ?? inSentence.date, 1));
  for (const { other, from, to, back, text } of namedBefore(mention, place)) {
    if (from < place.writing.written) continue;
    if (counted !== undefined) return firstWeekday(weekday, addDays(other.date, counted === 'before' ? -7 : 1));
    const day = firstWeekday(weekday, from);
    if (isLaterThatWeek(mention, { other, day, back, mentions: place.sentence.mentions })) return day;
    if (day <= to && back <= (from === to ? farthest : Math.max(farthest, reach.stretch))) return day;
    if (
      mention.time !== null &&
      isTold(mention, place) &&
      from === to &&
      !denied.test(text.slice(0, other.start)) &&
      from > addDays(place.writing.written, farAhead)
    ) {
      const nextTo = [addDays(from, -1), addDays(from, 1)].find((near) => weekdayOf(near) === weekday);
      if (nextTo !== undefined) return nextTo;
    }
  }
  return null;
}

/** "Wednesday, November 25 is a half day. Thursday and Friday there is no school": days of one week, told one after the other. */
function isLaterThatWeek(
  { start }: DateMention,
  { other, day, back, mentions }: { other: DateMention; day: string; back: number; mentions: readonly DateMention[] },
): boolean {
  if (other.weekday === null || other.endDate !== null || back > 1 || day <= other.date) return false;
  if (back === 1 && mentions.some((own) => own.dated && own.start < start)) return false;
  return mondayOf(day) === mondayOf(other.date);
}

/** Whether a sentence tells of the day, rather than a line of opening hours. */
function isTold({ start, end }: DateMention, { sentence: { text, mentions } }: Place): boolean {
  return mentions.length === 1 && /\p{Ll}{2,} (?:\p{L}+ ){0,8}\p{Ll}{2,}/u.test(text.slice(0, start) + text.slice(end));
}

/** The days that a mention stands for; a longer stretch has no certain weekday. */
function stretchOf({ date, endDate, start }: DateMention, text: string): { from: string; to: string } {
  if (weekOf.test(text.slice(0, start))) return { from: date, to: addDays(date, maxStretchDays - 1) };
  const to = endDate ?? date;
  return { from: date, to: to < addDays(date, maxStretchDays) ? to : date };
}

/** "Sunday the 21st" below "Saturday, March 20" is one of March. */
function numberedWeekday(mention: DateMention, number: number, place: Place): string {
  const { date } = mention;
  const { writing, sentence } = place;
  const isMeant = (day: string) => Number(day.slice(8)) === number && weekdayOf(day) === mention.weekday;
  for (const { other } of namedBefore(mention, place)) {
    const day = other.endDate === null ? null : comingDay(other.date, isMeant);
    if (day !== null && other.endDate !== null && day <= other.endDate) return day;
  }
  if (date < writing.written && sentence.due.some(({ start }) => start === mention.start))
    return comingDay(writing.written, isMeant) ?? date;
  for (const { other, back } of namedBefore(mention, place)) {
    if (back > reach.number) break;
    if (other.date <= date || other.endDate !== null) continue;
    if (date >= writing.written && daysBetween(date, other.date) <= sameMonthDays) return date;
    const day = comingDay(other.date, isMeant);
    return day !== null && day <= addDays(other.date, maxDaysAhead) ? day : date;
  }
  return date;
}

/** "The 19th": of the month that the sentence speaks of, the only 19th of the letter, or after the day named before. */
function numberedDay(mention: DateMention, place: Place): string {
  const number = Number(/\d{1,2}/.exec(mention.text)?.[0] ?? 0);
  if (number === 0 || !/\bthe\s/i.test(mention.text)) return mention.date;
  const said = monthBefore.exec(place.sentence.text.slice(0, mention.start))?.[1];
  if (said !== undefined)
    return (
      comingDay(
        place.writing.written,
        (day) => Number(day.slice(8)) === number && Number(day.slice(5, 7)) === monthNumber(said),
      ) ?? mention.date
    );
  const ofLetter = new Set(place.dated.map(({ date }) => date).filter((date) => Number(date.slice(8)) === number));
  const [only] = ofLetter;
  if (only !== undefined && ofLetter.size === 1) return only;
  for (const { other, back } of namedBefore(mention, place)) {
    if (back > reach.number) break;
    const ofMonth = `${other.date.slice(0, 8)}${String(number).padStart(2, '0')}`;
    if (back === 0 && ofMonth >= place.writing.written && daysBetween(ofMonth, other.date) <= sameMonthDays)
      return ofMonth;
    if (other.date < place.writing.written || other.endDate !== null) continue;
    return comingDay(other.date, (day) => Number(day.slice(8)) === number) ?? mention.date;
  }
  return mention.date;
}

function comingDay(from: string, isThat: (day: string) => boolean): string | null {
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const day = addDays(from, ahead);
    if (isThat(day)) return day;
  }
  return null;
}

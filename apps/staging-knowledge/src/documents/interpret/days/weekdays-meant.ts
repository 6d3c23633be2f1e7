import type { DateMention } from '@homeroom/dates-in-text';
import { addDays, daysBetween, firstWeekday, mondayOf, weekdayOf } from '@homeroom/text';
import { namedBefore, reach, type Place, type WeekdaySentence, type Writing } from './days-named-before.ts';
import { dueNumber, numberedDay, numberedWeekday } from './numbered-days-meant.ts';
import { inThePast } from './past-days.ts';

/** Only so many days right before say that their evening or morning after is meant. */
const fewNearest = 2;
/** "A Sunday matinee March 14" says one day. */
const nearby = 40;
const farAhead = 6;
/** Days from the first to the last of a camp, a trip or a week of school. */
const maxEventDays = 13;
const weekdayName = /\b(?:sun|mon|tues?|wed(?:nes|s)?|thu(?:rs)?|fri|sat(?:ur)?)(?:days?\b|s?\b\.?)/i;
const ownLead =
  /\b(?:this|next|last|past|coming|upcoming|every|each|first|second|third|fourth|fifth|[1-5](?:st|nd|rd|th)|from|after)\s*$/i;
const definiteLead = /\b(?:that(?: same)?|the(?: \p{Ll}{3,12})?)\s*$/u;
const ownNumber =
  /^,?\s{1,2}(?:the\s)?\d{1,2}(?:st|nd|rd|th)?(?![\d:/]|\s?[ap]\.?m|\s?[-–]|\s(?:to|till?|until|o['’]clock)\b)/i;
/** "Don't forget that Friday is a half day" */
const clauseLead =
  /\b(?:forget|remember|notes?d?|know|mean|means|sure|says?|said|remind(?:er|s|ed)?|told|hear|hope|so|aware|see)(?: (?:you|everyone|all|families|parents|them))? that\s*$/i;
/** "The Thursday before", "on Friday, the evening before": counted from the day named before. */
const countedFrom =
  /^(?:\s|.{0,30}\bthe (?:day|evening|night|morning|afternoon) )(before|after)\b(?: (?:that|it|this|the (?:trip|show|party|event|concert|performance|game|meet|match|test|visit|appointment|recital|sale|dinner|retreat|tournament|fair|festival)))?(?=\s*(?:$|[,.;:?!)]|(?:at|from|so|because|and|or)\b)|\s{2})/i;
/** "On Friday of the same week" */
const sameWeek =
  /^(?:\s?(?:\+|&|,|and|or)\s?(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\.?){0,4} (?:(?:of|in) )?(?:the same|that(?: same)?|esa(?: misma)?) (?:week|semana)\b/i;
const followingLead = /\bfollowing\s*$/i;
const nextWeek = /\bnext week\b/i;
/** A line above a paragraph that is no longer is its heading. */
const headLength = 40;
const thisWeek = /\bthis week\b/i;
const weekAfter = /^(?:,)? (?:of|in) the (?:week after|following week)\b/i;
/** Heads the days that come after those told above it. */
const weekAfterHead = /^(?:and )?(?:the week after(?: that)?|the following week|la semana siguiente)\W*$/i;
/** "The coming Thursday" is the next one, though another was named before. */
const comingLead = /\b(?:up)?coming\s*$/i;
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
      const place = {
        sentence: { ...sentence, mentions: [...mentions, ...rest] },
        before: done,
        dated,
        writing: own,
        anchors,
      };
      const meant = meantDay(mention, place);
      if (meant === undefined) continue;
      // "Book fair is next week! Monday–Friday" is no habit.
      const isKnownWeek = !mention.dated && mention.endDate !== null && isOfNextWeek(mention, place);
      const read =
        meant === mention.date && !isKnownWeek
          ? mention
          : {
              ...mention,
              dated: mention.dated || isKnownWeek,
              date: meant,
              endDate: endIn(mention, meant),
              end: endOf(mention, sentence.text),
            };
      if (
        (mention.dated && inThePast(read, sentence, own.written) === read) ||
        (!mention.dated && mention.weekday === null) ||
        /\bnext\b/i.test(sentence.text.slice(Math.max(0, mention.start - 5), mention.start + 4)) ||
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

/** The last day of a stretch that was moved with its first day. */
function endIn({ date, endDate }: DateMention, meant: string): string | null {
  return endDate && addDays(endDate, daysBetween(date, meant));
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

/** Undefined when no day is meant. */
function meantDay(mention: DateMention, place: Place): string | undefined {
  const { sentence, writing } = place;
  if (mention.dated) return mention.date;
  if (mention.endDate !== null)
    return isOfNextWeek(mention, place)
      ? firstWeekday(weekdayOf(mention.date), addDays(mondayOf(writing.written), 7))
      : mention.date;
  const isDue = sentence.due.some(({ start }) => start === mention.start);
  if (mention.weekday === null) return isDue ? dueNumber(mention, place) : numberedDay(mention, place);
  const { lead: said, name, rest } = wordsAround(mention, sentence.text);
  const lead = said.replace(clauseLead, '');
  if (name !== '' && ownNumber.test(rest))
    return numberedWeekday(mention, Number(/\d{1,2}/.exec(rest)?.[0] ?? 0), place);
  if (isSaidAgain(mention, sentence) && !isDue) return undefined;
  if (comingLead.test(lead)) return notOnDayOfWriting(mention.date, writing);
  if (name === '' || name.endsWith('days') || ownLead.test(lead)) return mention.date;
  const ofWeek = sameWeek.test(rest) ? lastDayBefore(mention, place) : null;
  if (ofWeek !== null) return firstWeekday(mention.weekday, mondayOf(ofWeek));
  const inWeekAfter = weekAfter.test(rest) ? lastDayBefore(mention, place) : null;
  if (inWeekAfter !== null) return firstWeekday(mention.weekday, addDays(mondayOf(inWeekAfter), 7));
  const above = weekAfterHead.test(sentence.block.heading) ? lastDayAboveHead(place) : null;
  if (above !== null) return firstWeekday(mention.weekday, addDays(mondayOf(above), 7));
  if (isDue && !countedFrom.test(rest) && !followingLead.test(lead)) return notOnDayOfWriting(mention.date, writing);
  const isThat = /\bthat(?: same)?\s*$/i.test(lead);
  const named = dayNamedBefore(mention, place, isThat || definiteLead.test(lead) ? reach.definite : reach.weekday);
  if (named !== null || isThat) return named ?? undefined;
  const chosen = /\bthe\s*$/i.test(lead) && /^ one\b/i.test(rest) ? onlyDated(mention, place) : null;
  if (chosen !== null) return chosen;
  if (isOfNextWeek(mention, place)) return firstWeekday(mention.weekday, addDays(mondayOf(writing.written), 7));
  const inStretch = mention.time === null || isTold(mention, place) ? dayOfOnlyStretch(mention, place) : null;
  return inStretch ?? notOnDayOfWriting(mention.date, writing);
}

/** "The talent show is Friday" in a letter about one camp, trip or week that is yet far away. */
function dayOfOnlyStretch({ weekday }: DateMention, { dated, writing }: Place): string | null {
  const stretches = new Map(
    dated
      .filter(({ date, endDate }) => endDate !== null && daysBetween(date, endDate) <= maxEventDays)
      .map((stretch) => [`${stretch.date} ${stretch.endDate}`, stretch]),
  );
  const [only] = [...stretches.values()];
  const [from = '', to = ''] = [only?.date, only?.endDate ?? undefined];
  const told = dated.filter(({ date }) => date >= from && date <= to);
  if (stretches.size !== 1 || told.length < 2 || from <= addDays(writing.written, farAhead + 1)) return null;
  const day = firstWeekday(weekday ?? 0, from);
  return day <= to ? day : null;
}

/** Whether the words before a weekday, in its paragraph or heading, speak of the next week. */
function isOfNextWeek({ start }: DateMention, { sentence, before }: Place): boolean {
  const { block, text } = sentence;
  const own = before.filter((other) => other.block === block);
  const above = before.at(-1 - own.length)?.block.text ?? '';
  const said = own.flatMap((other) => (thisWeek.test(other.text) ? [] : other.text));
  return [block.heading, above.length < headLength ? above : '', ...said, text.slice(0, start)].some((words) =>
    nextWeek.test(words),
  );
}

/** The day named last, in the same sentence or the few before. */
function lastDayBefore({ start }: DateMention, { sentence, before }: Place): string | null {
  const own = sentence.mentions.filter((other) => other.start < start);
  const last = [...before.slice(-reach.number).flatMap(({ mentions }) => mentions), ...own].at(-1);
  return last?.date ?? null;
}

/** The day named last above the heading of a sentence. */
function lastDayAboveHead({ sentence, before }: Place): string | null {
  const day = before.findLast(({ block, mentions }) => block.heading !== sentence.block.heading && mentions.length > 0);
  return day?.mentions.at(-1)?.date ?? null;
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
    lead: text.slice(Math.max(0, at - 32), at),
    name,
    rest: text.slice(at + name.length, at + name.length + 60),
  };
}

/** Whether the date of the same weekday stands close behind. */
function isSaidAgain({ start, end, weekday, time, endTime }: DateMention, { mentions }: WeekdaySentence): boolean {
  const hasTime = time !== null || endTime !== null;
  return mentions.some(
    (other) =>
      (!hasTime || other.time === time) &&
      other.dated &&
      other.weekday === null &&
      other.endDate === null &&
      weekdayOf(other.date) === weekday &&
      other.start >= end &&
      other.start - end <= nearby &&
      other.start > start,
  );
}

function dayNamedBefore(mention: DateMention, place: Place, farthest: number): string | null {
  const weekday = mention.weekday ?? 0;
  const around = wordsAround(mention, place.sentence.text);
  const counted = followingLead.test(around.lead) ? 'after' : countedFrom.exec(around.rest)?.[1]?.toLowerCase();
  const inSentence = place.sentence.mentions.filter(({ end }) => end <= mention.start).at(-1);
  if (counted === 'after' && inSentence !== undefined)
    return firstWeekday(weekday, addDays(inSentence.endDate ?? inSentence.date, 1));
  const isOfEvent = counted === 'before' && /^\s?before the \p{L}/iu.test(around.rest);
  const nearest = new Set<string>();
  for (const { other, from, to, back, text } of namedBefore(mention, place)) {
    if (!isDueDay(other, place) && !denied.test(text.slice(0, other.start))) nearest.add(from);
    if (from < place.writing.written || (isOfEvent && isDueDay(other, place))) continue;
    if (counted !== undefined)
      return firstWeekday(
        weekday,
        counted === 'before' ? addDays(other.date, -7) : addDays(other.endDate ?? other.date, 1),
      );
    const day = firstWeekday(weekday, from);
    if (isLaterThatWeek(mention, { other, day, back, text, mentions: place.sentence.mentions })) return day;
    if (day <= to && back <= (from === to ? farthest : Math.max(farthest, reach.stretch))) return day;
    if (
      (nearest.size <= fewNearest || [...nearest].every((near) => near <= from)) &&
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

/** Whether something is due on a day, which no other is counted from by the name of an event. */
function isDueDay(day: DateMention, { before, sentence }: Place): boolean {
  return [...before, sentence].some(({ due }) => due.includes(day));
}

/** "Wednesday, November 25 is a half day. Thursday and Friday there is no school": days of one week, told one after the other. */
function isLaterThatWeek(
  { start }: DateMention,
  {
    other,
    day,
    back,
    text,
    mentions,
  }: { other: DateMention; day: string; back: number; text: string; mentions: readonly DateMention[] },
): boolean {
  if (other.weekday === null || other.endDate !== null || back > 1 || day <= other.date) return false;
  if (back === 1 && mentions.some((own) => own.dated && own.start < start)) return false;
  // Behind a list of days a sentence tells something else.
  if (back === 1 && other.start === 0 && /^[:–-]/.test(text.slice(other.end)) && start > 0) return false;
  return mondayOf(day) === mondayOf(other.date);
}

/** Whether a sentence tells of the day, rather than a line of opening hours. */
function isTold({ start, end }: DateMention, { sentence: { text, mentions } }: Place): boolean {
  return mentions.length === 1 && /\p{Ll}{2,} (?:\p{L}+ ){0,8}\p{Ll}{2,}/u.test(text.slice(0, start) + text.slice(end));
}

import { findDates, type DateMention } from '@homeroom/dates-in-text';
import { addDays, daysBetween, firstWeekday, weekdayOf } from '@homeroom/text';
import { periodReaders } from './asked-periods.ts';
import { numberAt, oneDay, whichAt, wordsAt, type DayMention, type DayReader } from './day-mention.ts';
import { dateMeant, dayOfMonthMeant, weekdayMeant, weekStart, type DayReference } from './day-rules.ts';
import { namedDay } from './named-days.ts';
import { feastWeekday, notAfterOrdinal, partsOfDay, weekdayNumbers } from './time-tables.ts';
import { textOf, type TypedQuestion, type TypedWord } from './typed-question.ts';

/** Returns the days that a question names, in its order, without words that name a person. */
export function findDays(
  question: TypedQuestion,
  reference: DayReference & { isPerson: (at: number) => boolean },
): DayMention[] {
  const dated = datedDays(question, reference);
  const days: DayMention[] = [];
  for (let at = 0; at < question.words.length; ) {
    const directed = { ...reference, past: reference.past || question.words[at - 1]?.word === 'since' };
    const found =
      dated.find(({ from }) => from === at || (from === at + 1 && question.words[at]?.word === 'the')) ??
      readers.map((read) => read(question.words, at, directed)).find((one) => one !== null);
    const mention = found && !reference.isPerson(found.to - 1) ? found : null;
    if (mention) {
      const day = aroundDay(question.words, mention);
      // "The first weekend in April" was read as the coming weekend before its month.
      while ((days.at(-1)?.from ?? -1) >= day.from) days.pop();
      days.push(day);
    }
    at = mention?.to ?? at + 1;
  }
  // "What does my day look like tomorrow?"
  const others = days.filter(({ from, to }) => !(question.words[to - 1]?.word === 'day' && to - from === 1));
  return others.length > 0 ? others : days;
}

/** "The week of December 7" and "the weekend of the 5th" are more than the day. */
function aroundDay(words: readonly TypedWord[], day: DayMention): DayMention {
  if (day.kind === 'month')
    return countedOfMonth(words, day) ?? weekOfMonth(words, day) ?? thirdOfMonth(words, day) ?? day;
  const from = day.from - 2;
  const around = { ...day, from, weekday: null };
  // "Whose weekend is the 5th?"
  const isWhose = (unit: string) => wordsAt(words, from - 1, `whose ${unit} is`) !== null;
  if (wordsAt(words, from, 'week of') !== null || isWhose('week')) {
    const first = weekStart(day.first);
    return { ...around, first, last: addDays(first, 6), kind: 'days' };
  }
  if (wordsAt(words, from, 'weekend of') === null && !isWhose('weekend')) return day;
  const first = weekdayOf(day.first) === 0 ? addDays(day.first, -1) : firstWeekday(6, day.first);
  return { ...around, first, last: addDays(first, 1), kind: 'weekend' };
}

/** "The last two days of November". */
function countedOfMonth(words: readonly TypedWord[], month: DayMention): DayMention | null {
  const [side, count, unit, joint] = [-4, -3, -2, -1].map((step) => words[month.from + step]?.word ?? '');
  const length = unit === 'days' ? 1 : unit === 'weeks' ? 7 : null;
  const number = numberAt(count);
  if (length === null || number === null || (joint !== 'of' && joint !== 'in') || (side !== 'last' && side !== 'first'))
    return null;
  const days = number * length - 1;
  const from = words[month.from - 5]?.word === 'the' ? month.from - 5 : month.from - 4;
  const counted = { ...month, from, kind: 'days' as const, name: '' };
  return side === 'last'
    ? { ...counted, first: addDays(month.last, -days) }
    : { ...counted, last: addDays(month.first, days) };
}

/** "The first week of January". */
function weekOfMonth(words: readonly TypedWord[], month: DayMention): DayMention | null {
  const weeks = { first: 0, second: 1, third: 2, fourth: 3, last: -1 } as const;
  const said = words[month.from - 3]?.word ?? '';
  const joint = words[month.from - 1]?.word ?? '';
  const unit = words[month.from - 2]?.word;
  if (!(said in weeks) || (joint !== 'of' && joint !== 'in') || (unit !== 'week' && unit !== 'weekend')) return null;
  if (unit === 'weekend') {
    const saturdays = weekendsOf(month);
    const first = saturdays.at(weeks[said as keyof typeof weeks]);
    return first === undefined
      ? null
      : { ...month, from: month.from - 3, first, last: addDays(first, 1), kind: 'weekend', name: '' };
  }
  const week = weeks[said as keyof typeof weeks];
  const first = week < 0 ? addDays(month.last, -6) : addDays(month.first, 7 * week);
  return { ...month, from: month.from - 3, first, last: addDays(first, 6), kind: 'days' };
}

const thirds = { beginning: 0, start: 0, early: 0, middle: 1, mid: 1, end: 2, late: 2 } as const;
const thirdDays = 10;

/** "At the end of November", "in early May": its last and its first ten days. */
function thirdOfMonth(words: readonly TypedWord[], month: DayMention): DayMention | null {
  const hasJoint = words[month.from - 1]?.word === 'of';
  const from = month.from - (hasJoint ? 2 : 1);
  const said = words[from]?.word ?? '';
  if (!(said in thirds)) return null;
  const third = thirds[said as keyof typeof thirds];
  const first = third === 2 ? addDays(month.last, 1 - thirdDays) : addDays(month.first, third * thirdDays);
  const start = words[from - 1]?.word === 'the' ? from - 1 : from;
  return { ...month, from: start, first, last: addDays(first, thirdDays - 1), kind: 'days', name: '' };
}

/** Saturdays of a month. */
function weekendsOf({ first, last }: DayMention): string[] {
  const saturday = firstWeekday(6, first);
  return [0, 1, 2, 3, 4].map((week) => addDays(saturday, 7 * week)).filter((day) => day <= last);
}

/** Days that the library for dates in texts reads: dates, "in two weeks", "the first Monday in January". */
function datedDays({ text, words }: TypedQuestion, reference: DayReference): DayMention[] {
  return findDates(text, { written: reference.today, withTimes: false }).flatMap((found) => {
    if (!isDated(found) || /\b(?:end|beginning|start|middle) of\b/i.test(found.text)) return [];
    const inside = words.flatMap(({ start, end }, index) => (start < found.end && end > found.start ? [index] : []));
    const [from, last] = [inside[0], inside.at(-1)];
    if (from === undefined || last === undefined) return [];
    const first = found.yearSaid || !found.dated ? found.date : dateMeant(found.date, reference);
    const end = found.endDate ?? found.date;
    const lastDay = addDays(first, daysBetween(found.date, end));
    const kind = lastDay === first ? ('day' as const) : ('days' as const);
    return [{ ...oneDay(from, last + 1, first), last: lastDay, kind, weekday: found.weekday }];
  });
}

/** Whether a mention is a date, a count of days, or a weekday of a month, for which the direction of a question counts least. */
function isDated({ dated, weekday, text }: DateMention): boolean {
  if (dated) return true;
  if (weekday === null) return /\b(?:ago|in|within|from|end|last day)\b/i.test(text);
  return /\d/.test(text) || /\b(?:of|in)\b/i.test(text);
}

/** Days by their distance from today, longest words first. */
const distances: readonly (readonly [string, number])[] = [
  ['day after tomorrow', 2],
  ['day before yesterday', -2],
  ['today', 0],
  ['tonight', 0],
  ['tomorrow', 1],
  ['yesterday', -1],
];

const nearDay: DayReader = (words, at, { today }) => {
  for (const [said, distance] of distances) {
    const to = wordsAt(words, words[at]?.word === 'the' ? at + 1 : at, said);
    if (to !== null) return oneDay(at, to, addDays(today, distance));
  }
  return null;
};

/** "The Monday of next week", "the Monday of the 5th", "the Monday of the first week" */
const ofPeriod =
  /^(?:the )?(?:this|next|last|that|every|same|following|first|second|third|fourth|\d.*|week|weekend|month|january|february|march|april|may|june|july|august|september|october|november|december)\b/;

const weekdayReader: DayReader = (words, at, reference) => {
  if (['which', 'what', 'any'].includes(words[at - 1]?.word ?? '')) return null;
  const isEvery = ['every', 'each'].includes(words[at]?.word ?? '');
  const { which, to } = whichAt(words, isEvery ? at + 1 : at);
  const word = words[to];
  const weekday = word && weekdayNumbers[word.word.replace(/s$/, '')];
  if (!word || weekday === undefined) return null;
  const repeats = isEvery || word.word.endsWith('s');
  if (feastWeekday.test(`${words[to - 1]?.word ?? ''} ${word.word}`)) return null;
  // "The Monday of camp"
  const named = `${words[to + 2]?.word ?? ''} ${words[to + 3]?.word ?? ''}`;
  if (words[to + 1]?.word === 'of' && words[at]?.word === 'the' && !ofPeriod.test(named)) return null;
  const inWeek = weekAfter(words, to + 1);
  const day =
    inWeek === null
      ? weekdayMeant(weekday, which, reference)
      : inWeek.weeks === null
        ? addDays(weekdayMeant(weekday, which, reference), 7)
        : firstWeekday(weekday, weekStart(reference.today, inWeek.weeks));
  const isBare = which === 'plain' && inWeek === null && !reference.past;
  return { ...oneDay(at, inWeek?.to ?? to + 1, day), weekday, repeats, isBare };
};

/** "Friday next week", "Friday of this week", "Friday after next"; `weeks` is null for "Friday week", a week after Friday. */
function weekAfter(words: readonly TypedWord[], at: number): { weeks: number | null; to: number } | null {
  const start = ['of', 'in'].includes(words[at]?.word ?? '') ? at + 1 : at;
  for (const [said, weeks] of [
    ['next week', 1],
    ['this week', 0],
    ['last week', -1],
    ['after next', 2],
    ['week', null],
  ] as const) {
    const to = wordsAt(words, start, said);
    if (to !== null) return { weeks, to };
  }
  return null;
}

/** "A week from Friday", "two weeks from tomorrow". */
const weeksFrom: DayReader = (words, at, reference) => {
  const count = numberAt(words[at]?.word);
  if (
    count === null ||
    !['week', 'weeks'].includes(words[at + 1]?.word ?? '') ||
    !['from', 'after', 'on'].includes(words[at + 2]?.word ?? '')
  )
    return null;
  const base = nearDay(words, at + 3, reference) ?? weekdayReader(words, at + 3, reference);
  return base && { ...oneDay(at, base.to, addDays(base.first, 7 * count)), weekday: base.weekday };
};

const ordinalDay: DayReader = (words, at, reference) => {
  const start = words[at]?.word === 'the' ? at + 1 : at;
  const [, number] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(words[start]?.word ?? '') ?? [];
  // "Isaac's 18th" is a birthday.
  if (start === at && words[at - 1]?.possessive) return null;
  if (number === undefined || notAfterOrdinal.has(words[start + 1]?.word ?? '')) return null;
  const day = dayOfMonthMeant(Number(number), reference);
  return day === null ? null : oneDay(at, start + 1, day);
};

/** Words before the name of a day that make it a time wherever it stands. */
const nameLeads: ReadonlySet<string> = new Set('on for at over by before after since'.split(' '));
/** "When is Halloween", "the Halloween party", "weeks until Christmas" */
const notBeforeName: ReadonlySet<string> = new Set('is was be the a an our until than of'.split(' '));
/** Those with an event of their own in most calendars, whose days count. */
const ownEvent =
  /^(?:thanksgiving|easter|memorial|labou?r|mlk|martin luther king|president|columbus|veteran|juneteenth)s?(?: day)?$/;
const maxNameWords = 4;
const opensQuestion = /^(?:is|are|am|do|does|did|will|who|what|when|where|which|how|can)$/;

/** "On Halloween", "working Christmas Eve", "for Father's Day"; "the Halloween party" is none. */
const dayByName: DayReader = (words, at, reference) => {
  const before = words[at - 1]?.word ?? '';
  for (let length = maxNameWords; length > 0; length -= 1) {
    const to = at + length;
    const name = textOf(words.slice(at, to));
    const next = words[to]?.word ?? '';
    if (to > words.length || ownEvent.test(name) || /^\p{L}{5,}/u.test(next)) continue;
    // "The night of Black Friday"
    const isPartOf = before === 'of' && partsOfDay[words[at - 2]?.word ?? ''] !== undefined;
    // "Good Friday, are the kids with us?"
    const isBeforeQuestion = at === 0 && opensQuestion.test(next);
    if (
      !nameLeads.has(before) &&
      !isPartOf &&
      !isBeforeQuestion &&
      (notBeforeName.has(before) || (next !== '' && partsOfDay[next] === undefined))
    )
      continue;
    const day = namedDay(name, reference);
    if (day !== null) return oneDay(at, to, day);
  }
  return null;
};

const readers: readonly DayReader[] = [dayByName, weeksFrom, weekdayReader, nearDay, ...periodReaders, ordinalDay];

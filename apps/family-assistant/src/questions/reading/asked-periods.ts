import { addDays, weekdayOf } from '@homeroom/text';
import { numberAt, oneDay, whichAt, wordsAt, type DayMention, type DayReader } from './day-mention.ts';
import { monthMeant, monthStart, weekendMeant, weekStart, type DayReference, type Which } from './day-rules.ts';
import { monthNumbers } from './time-tables.ts';

/** "This week", "the weekend after next", "rest of the week", "next month". */
const period: DayReader = (words, at, reference) => {
  const rest = ['rest of the', 'rest of this', 'remainder of the']
    .map((said) => wordsAt(words, words[at]?.word === 'the' ? at + 1 : at, said))
    .find((to) => to !== null);
  const { which, to } = whichAt(words, rest ?? at);
  const unit = words[to]?.word;
  const said = rest === undefined ? which : 'this';
  const isPlain = which === 'plain' && rest === undefined;
  if (unit === 'day' && isPlain && ['my', 'our'].includes(words[at - 1]?.word ?? ''))
    return oneDay(at, to + 1, reference.today);
  const before = words[at]?.word === 'the' ? 'the' : (words[at - 1]?.word ?? '');
  const hasArticle = ['the', 'my', 'our', 'busy'].includes(before) || words[at - 1]?.possessive === true;
  if (
    unit === undefined ||
    (unit === 'weekend' && words[to - 1]?.word === 'long') ||
    (rest === undefined && words[to + 1]?.word === 'of') ||
    (isPlain && unit !== 'weekend' && !hasArticle)
  )
    return null;
  const afterNext = wordsAt(words, to + 1, 'after next');
  const found = periodOf(unit, afterNext === null ? said : 'next', reference, afterNext === null ? 0 : 1);
  if (!found) return null;
  const first = rest === undefined || found.first > reference.today ? found.first : reference.today;
  return {
    ...oneDay(at, afterNext ?? to + 1, first),
    ...found,
    first,
    name: rest === undefined ? found.name : `the rest of ${found.name}`,
    repeats: false,
  };
};

function periodOf(
  unit: string,
  which: Which,
  reference: DayReference,
  more: number,
): Pick<DayMention, 'first' | 'last' | 'kind' | 'name'> | null {
  const { today } = reference;
  const offset = offsetOf(unit, which, today) + more;
  const name = more === 0 ? `${offset === 1 ? 'next' : offset === -1 ? 'last' : 'this'} ${unit}` : '';
  if (unit === 'weekend') {
    const first = addDays(weekendMeant(which, reference), 7 * more);
    return { first, last: addDays(first, 1), kind: 'weekend', name };
  }
  if (unit === 'week') {
    const first = weekStart(today, offset);
    return { first, last: addDays(first, 6), kind: 'week', name };
  }
  if (unit === 'month') {
    const first = monthStart(today, offset);
    return { first, last: addDays(monthStart(first, 1), -1), kind: 'month', name };
  }
  if (unit === 'year') {
    const year = Number(today.slice(0, 4)) + offset;
    return { first: `${year}-01-01`, last: `${year}-12-31`, kind: 'days', name };
  }
  return null;
}

/** The coming week and month are the next ones, but on a Sunday the week that has just begun is the coming one. */
function offsetOf(unit: string, which: Which, today: string): number {
  if (which === 'coming') return unit === 'weekend' || (unit === 'week' && weekdayOf(today) === 0) ? 0 : 1;
  return which === 'next' ? 1 : which === 'last' ? -1 : 0;
}

/** "The next 7 days", "the coming two weeks", "the last few days", "in the coming days". */
const countedDays: DayReader = (words, at, { today }) => {
  const { which, to } = whichAt(words, at);
  if (which === 'plain' || which === 'this') return null;
  const start = words[to]?.word === 'couple' && words[to + 1]?.word === 'of' ? to + 1 : to;
  const number = numberAt(words[to]?.word);
  const unit = words[number === null ? to : start + 1]?.word;
  const length = unit === 'days' ? 1 : unit === 'weeks' ? 7 : null;
  if (length === null) return null;
  const days = (number ?? 3) * length;
  const end = number === null ? to + 1 : start + 2;
  const [first, last] = which === 'last' ? [addDays(today, -days), today] : [today, addDays(today, days)];
  return { ...oneDay(at, end, first), last, kind: 'days' };
};

/** Months that are also ordinary words, or typed short. */
const shortMonth = /^(?:march|may|sept|\p{L}{3})$/u;

/** "In December", "next May". */
const month: DayReader = (words, at, reference) => {
  const { which, to } = whichAt(words, at);
  const word = words[to]?.word ?? '';
  const number = monthNumbers[word];
  const lead = words[at - 1]?.word ?? '';
  const isSure = which !== 'plain' || ['in', 'of', 'during', 'until', 'since', 'for'].includes(lead);
  if (number === undefined || (!isSure && shortMonth.test(word)) || namesDayOfMonth(words[to + 1]?.word ?? ''))
    return null;
  const [year] = /^20\d\d$/.exec(words[to + 1]?.word ?? '') ?? [];
  const first =
    year === undefined ? monthMeant(number, which, reference) : `${year}-${String(number).padStart(2, '0')}-01`;
  return { ...oneDay(at, to + 1, first), last: addDays(monthStart(first, 1), -1), kind: 'month' };
};

/** Whether a word after a month is its day or year, not an hour: "in December 10am". */
function namesDayOfMonth(word: string): boolean {
  return /^\d/.test(word) && !/:|\d[ap]m?$/.test(word);
}

/** Readers of weeks, weekends, months, years and counted days. */
export const periodReaders: readonly DayReader[] = [countedDays, period, month];

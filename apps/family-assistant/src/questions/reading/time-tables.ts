import { monthNames, weekdayNames, wordTable } from '@homeroom/text';

/** Part of a day, in minutes from local midnight. */
export interface DayPart {
  from: number;
  to: number;
  /** As an answer names it; empty when the hours name it. */
  name: string;
}

const hour = 60;
const part = (from: number, to: number, name: string): DayPart => ({ from: from * hour, to: to * hour, name });

/** Parts of a day by their words. */
export const partsOfDay = wordTable<DayPart>({
  morning: part(4, 12, 'morning'),
  afternoon: part(12, 18, 'afternoon'),
  evening: part(17, 24, 'evening'),
  night: part(17, 24, 'evening'),
  tonight: part(17, 24, 'evening'),
  weeknight: part(17, 24, 'evening'),
  lunchtime: part(11, 14, 'lunchtime'),
  am: part(0, 12, 'morning'),
  pm: part(12, 24, 'afternoon and evening'),
});

/** Hours of meals and of other things that a part of a day is named by where somebody wants to be free. */
export const mealParts = wordTable<DayPart>({
  breakfast: part(7, 10, 'breakfast time'),
  brunch: part(10, 13, 'brunch time'),
  lunch: part(11, 14, 'lunchtime'),
  dinner: part(17, 20, 'dinnertime'),
  supper: part(17, 20, 'dinnertime'),
  bedtime: part(19, 21, 'bedtime'),
});

/** Parts of a day that begin or end with a meal or with work; an event seldom has that name. */
export const boundedParts = wordTable<DayPart>({
  'before breakfast': part(0, 8, 'before breakfast'),
  'after breakfast': part(8, 12, 'morning'),
  'before lunch': part(0, 12, 'before lunch'),
  'after lunch': part(13, 24, 'after lunch'),
  'before dinner': part(0, 18, 'before dinner'),
  'after dinner': part(18, 24, 'after dinner'),
  'before supper': part(0, 18, 'before dinner'),
  'after supper': part(18, 24, 'after dinner'),
  'before work': part(0, 9, 'before work'),
  'after work': part(17, 24, 'after work'),
  'before bedtime': part(0, 20, 'before bedtime'),
});

/** Words before a part of the day that make it a time. */
export const partLeads: ReadonlySet<string> = new Set(
  'this in at by until during last early late every each on'.split(' '),
);

/** Words before a part of the day that ask for one: "which evening". */
export const notBeforePart: ReadonlySet<string> = new Set(
  'which what any a an free open whole one many two three few weekday'.split(' '),
);

/** Words after a part of the day that make it a time. */
export const afterPart: ReadonlySet<string> = new Set('on at of free is are do does and or for with please'.split(' '));

/** Words that turn the time after them into a bound. */
export const bounds = wordTable<'after' | 'before' | 'around' | 'at'>({
  after: 'after',
  since: 'after',
  from: 'after',
  past: 'after',
  before: 'before',
  by: 'before',
  until: 'before',
  around: 'around',
  about: 'around',
  at: 'at',
  '@': 'at',
});

/** Words that turn the day after them into a bound. */
export const dayBounds = wordTable<'after' | 'from' | 'before' | 'through'>({
  after: 'after',
  since: 'from',
  from: 'from',
  starting: 'from',
  before: 'before',
  by: 'through',
  until: 'through',
  through: 'through',
});

/** Numbers in words. */
export const numberWords = wordTable<number>({
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
});

/** Months in full and short, from 1. */
export const monthNumbers = wordTable<number>({
  ...Object.fromEntries(
    monthNames.flatMap((name, index) => [name, name.slice(0, 3)].map((word) => [word.toLowerCase(), index + 1])),
  ),
  sept: 9,
});

/** Weekdays, 0 for Sunday. */
export const weekdayNumbers = wordTable<number>(
  Object.fromEntries(weekdayNames.map((name, index) => [name.toLowerCase(), index])),
);

/** Words that say which weekday, week, weekend or month. */
export const whichWords = wordTable<'this' | 'next' | 'last' | 'coming'>({
  this: 'this',
  current: 'this',
  next: 'next',
  following: 'next',
  last: 'last',
  past: 'last',
  previous: 'last',
  coming: 'coming',
  upcoming: 'coming',
});

/** Ordinals with a letter ending that name no day when one of these follows. */
export const notAfterOrdinal: ReadonlySet<string> = new Set(
  'grade grader graders floor birthday anniversary period street avenue place class year team round annual time hour'.split(
    ' ',
  ),
);

/** Feasts that have a weekday in their names. */
export const feastWeekday =
  /^(?:white|palm|easter|whit|mothering|super) sunday$|^(?:easter|whit|cyber) monday$|^(?:shrove|pancake|giving) tuesday$|^ash wednesday$|^(?:maundy|holy) thursday$|^(?:good|black) friday$|^holy saturday$/;

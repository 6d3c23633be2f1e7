import { monthName } from './month-names.ts';

/** "12.11.": a day and its month, each with a dot, as German, Nordic and Slavic writers have them. */
const dotted = /(?<![\d.,/§-])(\d{1,2})\.\s?(\d{1,2})\.(?=$|[\s,;:)(¶|–-])(?!\s?\d)/g;
const dayAhead =
  /(?:\b(?:on|by|until|till?|from|before|after|since|due|of|am|bis|vom|zum|ab|den|der)|\b(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}|\b(?:mo|di|mi|do|fr|sa|so)[a-z]{0,8})[.,]{0,2}\s{1,2}$/i;
const entryStart = /(?:^|[¶|;,•])\s{0,4}$/;
const section =
  /\b(?:sections?|chapters?|version|v|no|nr|rev|figures?|fig|tables?|items?|point|punkt|abschnitt|kapitel|art)\.?\s?$/i;

/** "12/15 January tuition due": a month that begins the next words. */
const monthBehind = new RegExp(`(?<=(?<![\\d/])\\d{1,2}/\\d{1,2})\\s(?=${monthName}\\b(?!\\.?,?\\s\\d))`, 'gi');

/**
 * A text of the same length in which days such as "12.11." have the slash of an English date.
 * @param dayFirst whether 3/4 is the third of April in this text
 */
export function withSlashedDays(text: string, dayFirst: boolean): string {
  const found = [...text.matchAll(dotted)].filter(
    ({ index, 1: day, 2: month }) =>
      Number(day) >= 1 &&
      Number(day) <= 31 &&
      Number(month) >= 1 &&
      Number(month) <= 12 &&
      !section.test(text.slice(Math.max(0, index - 12), index)),
  );
  const isListed = found.length > 1;
  const parted = text.replaceAll(monthBehind, ';');
  return found.reduce((read, { index, 0: words, 1: day = '', 2: month = '' }) => {
    const before = text.slice(Math.max(0, index - 14), index);
    if (!dayAhead.test(before) && !(isListed && entryStart.test(before))) return read;
    const slashed = (dayFirst ? `${day}/${month}` : `${month}/${day}`).padEnd(words.length);
    return `${read.slice(0, index)}${slashed}${read.slice(index + words.length)}`;
  }, parted);
}

import { monthNames } from '@homeroom/text';

/** Names of the months in lower case, January first. */
export const months: readonly string[] = monthNames.map((name) => name.toLowerCase());

/** A month in full or short, as part of a pattern that ignores case. */
export const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** Text that ends with a month, so that the number after it is a day. */
export const monthBefore = new RegExp(`\\b${monthName}\\.?\\s{1,3}$`, 'i');

/** Number of a month by its name in full or short, 1 to 12; 0 for another word. */
export function monthNumber(name: string): number {
  const start = name.toLowerCase().slice(0, 3);
  return months.findIndex((month) => month.startsWith(start)) + 1;
}

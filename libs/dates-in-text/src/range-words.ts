/** Pattern source of the words that join two days to a range. */
export const rangeWord = '(?:[-–]|to|through|thru|until|till)';
/** Pattern source of the words and signs between listed days. */
export const listWord = '(?:,\\s{0,2}(?:and|&|or)|,|and|&|or|/)';
/** Suffixes of a day of the month. */
export const ordinal = '(?:st|nd|rd|th)?';

/** Matches a text that is one range word. */
export const isRange = new RegExp(`^${rangeWord}$`, 'i');
/** The most days that are read from one list. */
export const maxListedDays = 6;

/**
 * Pattern source of what makes a number after a dash no day: "Nov. 20 – 5 Grade Parent Meeting", "October 9 - 4
 * students", "Dec 3 - 2 hour delay".
 */
export const countedAfter =
  '(?:\\s(?:st|nd|rd|th)|st|nd|rd|th)?[\\s-](?:grades?(?!\\s?\\d)|graders?|hours?|hrs?|minutes?|mins?|days?|weeks?|year|students|children|kids|pupils|families|parents|classes|players|people|games|points)\\b';

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

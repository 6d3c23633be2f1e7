/** Pattern of the blanks between two words, with a line break at most. */
export const gap = '(?:[^\\S\\n]{1,3}|[^\\S\\n]*\\n[^\\S\\n]*)';

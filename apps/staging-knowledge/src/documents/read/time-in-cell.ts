/** A time of day within a cell of a table: "face-off 9:15 a.m.", "9 am". */
export const timeInCell = /(?<![\d:])\d{1,2}(?::[0-5]\d|\s?[ap]\.?m\b)/i;

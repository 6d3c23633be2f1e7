/** Time of day without its text. */
export interface TimeReading {
  /** Minutes from midnight; when `halfOpen`, twelve hours later is as likely. */
  minute: number;
  halfOpen: boolean;
}

const noonMinute = 720;
/** The hours of a clock in words, from one. */
export const hourWords: readonly string[] = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const hourSaid = `(1[0-2]|[1-9]|${hourWords.join('|')})`;
const halfSaid = String.raw`(?:\s{0,2}([ap])\.?\s?m\b\.?|\s?o['’]\s?clock\b)`;
/** "Half past 4", "a quarter to seven" */
export const pastHourPattern = new RegExp(
  `(?<!\\b(?:first|second|third|fourth|1st|2nd|3rd|4th|this|last|next|each|every|the) )\\b(half(?= past)|quarter) (past|after|to|before) ${hourSaid}\\b(?![:.]\\d)${halfSaid}?`,
  'gi',
);
/** "Seven o'clock", "six thirty p.m.", "at five-thirty", "at seven." */
const minutesSaid = { fifteen: 15, thirty: 30, 'forty-five': 45, 'forty five': 45 } as const;
export const hourPattern = new RegExp(
  `\\b(${hourWords.join('|')})(?:(?:[ -](${Object.keys(minutesSaid).join('|')}))?${halfSaid}|(?<=\\b(?:at|from|by|until|till) \\w+)(?:[ -](${Object.keys(minutesSaid).join('|')})\\b|(?=[,.;!?)]|$| (?:sharp|is|for|in|on|and|with|at|to|please|until|till)\\b)))`,
  'gi',
);

/** Reads what `pastHourPattern` found. */
export function pastHourReading([, part = '', side = '', hour = '', half]: RegExpExecArray): TimeReading {
  const minutes = part.toLowerCase() === 'half' ? 30 : 15;
  const isBefore = /^(?:to|before)$/i.test(side);
  const minute = (hourOf(hour) * 60 + (isBefore ? -minutes : minutes)) % noonMinute;
  return inHalf(minute, half);
}

/** Reads what `hourPattern` found. */
export function hourReading([, hour = '', withHalf, half, bare]: RegExpExecArray): TimeReading {
  const minutes = (withHalf ?? bare ?? '').toLowerCase() as keyof typeof minutesSaid | '';
  return inHalf((hourOf(hour) * 60 + (minutes === '' ? 0 : minutesSaid[minutes])) % noonMinute, half);
}

/** Hour in words or digits as a number; 0 for any other word. */
export function hourOf(said: string): number {
  return Number(said) || hourWords.indexOf(said.toLowerCase()) + 1;
}

/** @param minute in the first half of the day */
function inHalf(minute: number, half: string | undefined): TimeReading {
  if (half !== undefined) return { minute: minute + (half.toLowerCase() === 'p' ? noonMinute : 0), halfOpen: false };
  return { minute: minute < 60 ? minute + noonMinute : minute, halfOpen: true };
}

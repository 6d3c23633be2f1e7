import type { DateMention } from '@homeroom/dates-in-text';
import { addDays } from '@homeroom/text';

/** Sentence whose weekdays are resolved. */
export interface WeekdaySentence {
  text: string;
  mentions: readonly DateMention[];
  due: readonly DateMention[];
  block: { heading: string; text: string };
  /** YYYY-MM-DD, where its mail was not sent on the day of writing. */
  sent?: string;
}

/** Day of writing, from which a letter's weekdays are read. */
export interface Writing {
  /** YYYY-MM-DD, the day of writing; earlier days are referred to by none. */
  written: string;
  /** Whether the letter says so itself; nobody calls the day on which he writes by its weekday. */
  isSaid: boolean;
  /** Whether 3/4 is the third of April. Default: as each text proves, else false. */
  dayFirst?: boolean;
}

/** Number of sentences back to a day that is meant again: by a mere weekday, one of a stretch, "that Friday". */
export const reach = { weekday: 4, stretch: 12, definite: 40, number: 3 };
const maxStretchDays = 7;
const weekOf = /\bweek of(?: the)?\s*$/i;

/** Mention to be resolved, with what stands around it. */
export interface Place {
  sentence: WeekdaySentence;
  before: readonly WeekdaySentence[];
  /** Mentions of the whole letter that name a day of a month. */
  dated: readonly DateMention[];
  writing: Writing;
  /** The mentions whose day is certain. */
  anchors: ReadonlySet<DateMention>;
}

/** The days that were named before a mention, the nearest first, with how many sentences lie between. */
export function* namedBefore(
  { start }: DateMention,
  { sentence, before, anchors }: Place,
): Generator<{ other: DateMention; from: string; to: string; back: number; text: string }> {
  const all = [...before.slice(-reach.definite), sentence];
  for (let back = 0; back < all.length; back += 1) {
    const { mentions, text } = all[all.length - 1 - back] as WeekdaySentence;
    for (const other of mentions.toReversed())
      if (anchors.has(other) && (back > 0 || other.end <= start))
        yield { other, ...stretchOf(other, text), back, text };
  }
}

/** The days that a mention stands for; a longer stretch has no certain weekday. */
function stretchOf({ date, endDate, start }: DateMention, text: string): { from: string; to: string } {
  if (weekOf.test(text.slice(0, start))) return { from: date, to: addDays(date, maxStretchDays - 1) };
  const to = endDate ?? date;
  return { from: date, to: to < addDays(date, maxStretchDays) ? to : date };
}

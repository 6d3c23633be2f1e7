/** A question that a parent of the sample household may ask. */
export interface SampleQuestion {
  question: string;
  /** The source that answers it: `mail:MESSAGE-ID` or `extraction:ID`; null when nothing in the sample data does. */
  source: string | null;
  /** Other sources that answer it as truly; of a calendar `calendar:CALENDAR-ID:UID`. */
  alsoIn?: string[];
  /**
   * What a true answer contains: each source has it, or one of several when they write it differently (`9:30 AM`,
   * `09:30`). Empty when there is no answer.
   */
  contains: string | string[];
}

/** A question that `source` answers, and each of `alsoIn`. */
export function answered(
  question: string,
  source: string,
  contains: string | string[],
  alsoIn: string[] = [],
): SampleQuestion {
  return { question, source, contains, ...(alsoIn.length > 0 ? { alsoIn } : {}) };
}

/** A question that nothing in the sample data answers. */
export function unanswered(question: string): SampleQuestion {
  return { question, source: null, contains: '' };
}

/** The source that an event of a sample calendar is; `id` is the part of its UID before the @. */
export function eventSource(calendarId: 'family' | 'maya', id: string): string {
  return `calendar:${calendarId}:${id}@${calendarId}.rivera.example`;
}

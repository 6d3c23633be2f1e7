/** Question that a parent of the sample household may ask. */
export interface SampleQuestion {
  question: string;
  /** Source with the answer: `mail:MESSAGE-ID` or `extraction:ID`; null when the sample data has none. */
  source: string | null;
  /** Other sources with the same answer; for calendars `calendar:CALENDAR-ID:UID`. */
  alsoIn?: string[];
  /**
   * Texts of a correct answer: all must occur, or one of each list of spellings (`9:30 AM`, `09:30`). Empty without an
   * answer.
   */
  contains: string | string[];
}

/** Builds a question answered by `source` and each of `alsoIn`. */
export function answered(
  question: string,
  source: string,
  contains: string | string[],
  alsoIn: string[] = [],
): SampleQuestion {
  return { question, source, contains, ...(alsoIn.length > 0 ? { alsoIn } : {}) };
}

/** Builds a question without an answer in the sample data. */
export function unanswered(question: string): SampleQuestion {
  return { question, source: null, contains: '' };
}

/** Returns the source of a sample calendar's event; `id` is the local part of its UID. */
export function eventSource(calendarId: 'family' | 'maya', id: string): string {
  return `calendar:${calendarId}:${id}@${calendarId}.rivera.example`;
}

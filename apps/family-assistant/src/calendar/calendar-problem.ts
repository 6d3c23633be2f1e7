import type { LeftOutReason } from './calendar-budget.ts';

/** Reason for leaving an event out of answers: beyond a budget, or not readable. */
export type ProblemReason = LeftOutReason | 'unreadable';

/** A calendar object that reads leave out. */
export interface CalendarProblem {
  calendarId: string;
  /** Null when not even that is known, as of an object that its calendar server does not hand out. */
  uid: string | null;
  /** At most 200 characters; null when it has none or is too large to look for it. */
  summary: string | null;
  reason: ProblemReason;
}

/** Number of a calendar's objects that are left out for one reason. */
export interface ProblemCount {
  calendarId: string;
  reason: ProblemReason;
  objects: number;
}

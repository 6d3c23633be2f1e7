import { dayMs } from './zones/time-zones.ts';

/** Limits of one calendar file. Anything beyond is refused before it is parsed. */
export const icsLimits = {
  fileBytes: 50 * 1024 * 1024,
  /** Events in one file. */
  events: 50_000,
  /** Physical lines of one file. */
  lines: 4_000_000,
  /** Time zone definitions of one file. */
  zones: 500,
  /** Characters of one time zone definition. */
  zoneLength: 64 * 1024,
  /** Characters of all objects of a file, each with the time zone definitions that it names. */
  objectsLength: 128 * 1024 * 1024,
  /** Characters of one unfolded line. */
  lineLength: 1024 * 1024,
  /** Property lines of one component, those of its nested components included. */
  properties: 5_000,
  /** Components inside one event, such as alarms. */
  nestedComponents: 100,
  nestingDepth: 4,
  /** Faults that are kept for one file. */
  faults: 1_000,
  /** Overrides and master under one UID. */
  componentsOfObject: 5_000,
  uidLength: 500,
  durationMs: 366 * dayMs,
  /** A rule's instances in one day. */
  instancesPerDay: 96,
  ruleCount: 50_000,
} as const;

/** A problem in a calendar file, with the line that it begins on. */
export interface Fault {
  line: number;
  text: string;
}

/** The input is no calendar at all, or beyond what one file may hold. */
export class NotACalendarError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotACalendarError';
  }
}

/** One event (or zone) of a calendar file cannot be read; the message says why, the line where. */
export class UnreadableComponentError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.name = 'UnreadableComponentError';
    this.line = line;
  }
}

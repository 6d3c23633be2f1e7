import type { DateMention } from '@homeroom/dates-in-text';
import type { DateEvidence } from '../days/date-evidence.ts';
import type { DatedSentence } from '../days/dated-sentence.ts';
import type { DateLabel } from './event-names.ts';

/** A date of a letter with where it stands. */
export interface FoundDate {
  mention: DateMention;
  sentence: DatedSentence;
  /** Of the sentence among those of the letter. */
  place: number;
  kind: 'event' | 'deadline' | 'other';
  label: DateLabel;
  /** HH:MM in the household's zone, with what was said of the time near the date. */
  time: string | null;
  endTime: string | null;
  /** The times with the zone that the document states; null when it is the household's or none. */
  statedTime: string | null;
  evidence: DateEvidence;
}

/** An entry of the event graph to be written. */
export interface NewEntry {
  id: string;
  type: string;
  what: string;
  who: string[];
  when: string;
  /** The start of `when`; null when no time can be read from it. */
  whenAt: Date | null;
  where: string;
  confidence: number;
  needsConfirmation: boolean;
  /** Null when it came from no message. */
  messageId: string | null;
  calendarEventId: string | null;
  /** Ids of the household's rules that say whom it concerns. */
  rules: string[];
}

/** Fact that a bot extracted from a message. */
export interface Extraction {
  id: string;
  messageId: string;
  messageText: string;
  type: string;
  what: string;
  /** Empty when it is not known. */
  senderName: string;
  chatTitle: string;
  who: string[];
  /** As it was said; empty when it was not. */
  when: string;
  /** Empty when it was not said. */
  where: string;
  /** 0 to 1. */
  confidence: number;
  needsConfirmation: boolean;
  calendarEventId: string | null;
  /** Ids of the household's rules that say whom it concerns. */
  rules: string[];
  /** Everything that was sent, with fields that nobody here knows. */
  payload: Record<string, unknown>;
}

/** The id of an extraction's source in the knowledge base. */
export function extractionSourceId(extractionId: string): string {
  return `extraction:${extractionId}`;
}

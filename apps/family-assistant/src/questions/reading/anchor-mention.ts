import type { TimeAnchor } from '../calendar-question.ts';

/** Words of a question that set a time by an event. */
export interface AnchorMention extends TimeAnchor {
  /** Positions of its words. */
  used: readonly number[];
}

/** Words before the name of an event that sets a time: "I get off", "we are at the". */
export const anchorLead =
  /^(?:(?:i|we|he|she|they) (?:(?:go|get|drive|fly|head)s? to |finish(?:es)? |gets? (?:off|out of) |(?:am|are|is) (?:done|finished) with )|(?:i'm|we're|he's|she's|they're) |(?:i|we|he|she|they) (?=(?:am|are|is|was|were|in|at|away) )|the |an? |our |my |is |are |am |was |were |away |at |in |on )*/i;

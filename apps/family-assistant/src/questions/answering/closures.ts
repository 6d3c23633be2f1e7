import type { KnownEvent } from './known-event.ts';

const closed = /^\s*(?:no|cancell?ed)\b(?!\.)|\b(?:closed|cancell?ed|called off)\b/iu;

/** Whether the title of an event says that something does not take place: "Nursery closed", "No piano". */
export function isClosure({ title }: Pick<KnownEvent, 'title'>): boolean {
  return closed.test(title);
}

/** Whether a question asks for a closure itself: "Is the library closed on Monday?" */
export function asksForClosure(subject: string): boolean {
  return /\b(?:closed?|closures?|closing|off|cancell?ed|cancellations?|no)\b/iu.test(subject);
}

import type { FoundDate } from './found-date.ts';

/** Settles the deadlines of quoted mails where the newest mail of a chain sets one of its own. */
export function withoutOldDeadlines(found: readonly FoundDate[]): FoundDate[] {
  const isOwn = ({ kind, sentence: { sent } }: FoundDate) => kind === 'deadline' && sent === undefined;
  if (!found.some(isOwn)) return [...found];
  return found.map((one) => (one.kind === 'deadline' && !isOwn(one) ? { ...one, kind: 'other' } : one));
}

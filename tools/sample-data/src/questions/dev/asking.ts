import type { AskedQuestion } from '../question-set.ts';

type Group = NonNullable<AskedQuestion['group']>;

/** Returns a question of a member that the calendar answers, with its events as CALENDAR:UID. */
export function onCalendar(
  from: string,
  group: Group,
  question: string,
  says: AskedQuestion['says'],
  events: readonly string[] = [],
  neverSays: readonly string[] = [],
): AskedQuestion {
  const sources = events.map((event) => `calendar:${event}`);
  return { question, from, answeredBy: 'calendar', group, says, neverSays, sources };
}

/** Returns a question with more sources of which each may be the first of its answer. */
export function orIn(asked: AskedQuestion, ...sources: readonly string[]): AskedQuestion {
  return { ...asked, sources: [...asked.sources, ...sources] };
}

/** Returns a question of a member on which the mail has a newer word than the calendar. */
export function onBoth(
  from: string,
  group: Group,
  question: string,
  says: AskedQuestion['says'],
  sources: readonly string[],
  neverSays: readonly string[] = [],
): AskedQuestion {
  return { question, from, answeredBy: 'both', group, says, neverSays, sources };
}

/** Returns a question of a member that only a mail, a chat or a document answers. */
export function onSource(
  from: string,
  group: Group,
  question: string,
  says: AskedQuestion['says'],
  source: string,
  neverSays: readonly string[] = [],
): AskedQuestion {
  return { question, from, answeredBy: 'sources', group, says, neverSays, sources: [source] };
}

/** Returns a question of a member that nothing the household has can answer. */
export function onNothing(
  from: string,
  group: Group,
  question: string,
  neverSays: readonly string[] = [],
): AskedQuestion {
  return { question, from, answeredBy: 'none', group, says: [], neverSays, sources: [] };
}

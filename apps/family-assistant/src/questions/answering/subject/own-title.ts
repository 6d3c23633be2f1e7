import type { AskedSubject, CalendarQuestion } from '../../calendar-question.ts';
import { within } from '../events-in-span.ts';
import { stemsOf, tellsMore, type SubjectMatch } from './match-subject.ts';

/** Kinds that ask for a fact of one event. */
const ofOne: ReadonlySet<CalendarQuestion['wants']> = new Set(['when', 'where', 'until', 'leave']);
const joints = stemsOf('a and at for from in of on the to vs with');

/** Leaves out what has another name than the event that is named: of "prom" the prom, not the prom dress fitting. */
export function ofOwnTitle(
  found: SubjectMatch,
  subject: AskedSubject,
  { wants, span }: Pick<CalendarQuestion, 'wants' | 'span'>,
  names: ReadonlySet<string>,
): SubjectMatch {
  if (found.quality !== 'full' || !ofOne.has(wants)) return found;
  const own = new Set(found.events.filter((event) => !tellsMore(event, subject, names)).map(({ source }) => source));
  if (own.size === 0) return found;
  const events = found.events.filter(({ title, source }) => own.has(source) || !namesOther(title, subject, names));
  if (events.length === found.events.length || (span.kind !== 'open' && within(events, span).length === 0))
    return found;
  return { events, quality: 'close' };
}

/** Returns whether a title goes on after the subject's last word with what it is of: "Prom dress fitting". */
export function namesOther(title: string, { text }: AskedSubject, names: ReadonlySet<string>): boolean {
  const last = [...stemsOf(text)].at(-1);
  const words =
    title
      .split(/[,:;(–—]|\s-\s/u)[0]
      ?.trim()
      .split(/\s+/u) ?? [];
  const at = words.findIndex((word) => last !== undefined && stemsOf(word).has(last));
  const [next] = [...stemsOf(words[at + 1] ?? '')];
  return at !== -1 && next !== undefined && !joints.has(next) && !names.has(next);
}

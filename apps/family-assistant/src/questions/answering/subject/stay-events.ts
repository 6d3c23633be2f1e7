import { type Household, type Member, shortNames } from '@homeroom/household';
import type { CalendarQuestion } from '../../calendar-question.ts';
import type { KnownEvent } from '../known-event.ts';
import { stemsOf, type SubjectMatch } from './match-subject.ts';

const children = stemsOf('kids children boys girls');
const isStay = /\b(?:at|with)\b/i;

/** Finds the events in which children are at the home of one of these members ("Kids at Dad's"); null when there is none. */
export function stayEvents(
  events: readonly KnownEvent[],
  hostIds: readonly (string | undefined)[],
  members: Household['members'],
): SubjectMatch | null {
  const host = members.filter(({ id }) => hostIds.includes(id)).map(namesOf);
  const own = members.filter(({ role }) => role === 'child').map(namesOf);
  const found = events.filter(({ title }) => {
    const said = stemsOf(title);
    const has = (names: ReadonlySet<string>) => [...names].some((name) => said.has(name));
    return isStay.test(title) && host.some(has) && (has(children) || own.some(has));
  });
  return found.length === 0 ? null : { events: found, quality: 'close' };
}

const isHere = /\b(?:with us|here|at ours)\b/i;

/**
 * Finds the events in which asked children are with the household ("Kids with us"), or at the home of the member who
 * asks; null when there is none.
 */
export function hereEvents(
  events: readonly KnownEvent[],
  { ids }: CalendarQuestion['persons'],
  sender: string | null,
  members: Household['members'],
): SubjectMatch | null {
  const asked = members.filter(({ id }) => ids.includes(id)).map(namesOf);
  const found = events.filter(({ title }) => {
    const said = stemsOf(title);
    return isHere.test(title) && [children, ...asked].some((names) => [...names].some((name) => said.has(name)));
  });
  if (found.length > 0) return { events: found, quality: 'close' };
  return sender === null ? null : stayEvents(events, [sender], members);
}

function namesOf(member: Member): ReadonlySet<string> {
  return stemsOf(shortNames(member).join(' '));
}

import type { Household } from '@homeroom/household';
import { nameStems } from './answering/subject/asked-members.ts';
import type { KnownEvent } from './answering/known-event.ts';
import { stemsOf } from './answering/subject/match-subject.ts';

/** Returns whether a word is of a title or category of the events, the members' names aside. */
export function eventWordsOf(
  events: readonly Pick<KnownEvent, 'title' | 'categories'>[],
  members: Household['members'],
): (word: string) => boolean {
  const names = nameStems(members);
  const texts = new Set(events.flatMap(({ title, categories }) => [title, ...categories]));
  const known = new Set([...texts].flatMap((text) => [...stemsOf(text)]).filter((word) => !names.has(word)));
  return (word) => [...stemsOf(word)].some((one) => known.has(one));
}

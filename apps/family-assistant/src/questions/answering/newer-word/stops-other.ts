import type { KnownEvent } from '../known-event.ts';
import { stemsOf } from '../subject/match-subject.ts';

/** Words of titles that say little about which event is meant. */
export const unspecific = stemsOf('and with for the school day class lesson of at from stay stays staying over');

/** "The land train is not running": what does not take place is told by the words before. */
const stopped =
  /([^.,;:!?]*)\b(?:do|does|will|is|are)(?: not|n[’']t) (?:be )?(?:meet|take|taking|run|happen|held|on)/iu;
const anyEvent =
  /\b(?:it|we|they|class(?:es)?|lessons?|sessions?|practices?|training|meetings?|clubs?|courses?|groups?|games?|match(?:es)?|events?|appointments?|school)\b/i;

const anyEvents = new RegExp(anyEvent.source, 'giu');
/** "There is no after-school club from the 28th on" */
const noneOf =
  /\bthere(?: is|[’']s| are| will be) no ((?:(?!(?:on|from|at|in|this|next|until|for|and|or|today|tomorrow)\b)[\p{L}’'-]+ ?){1,4})/iu;

/** Whether a sentence says that something else than the event does not take place. */
export function stopsOther(sentence: string, { title }: KnownEvent): boolean {
  const own = stemsOf(title);
  const [, none = ''] = noneOf.exec(sentence) ?? [];
  const named = [...stemsOf(none.replaceAll(anyEvents, ' '))].filter((word) => !unspecific.has(word));
  if (named.length > 0 && !named.some((word) => own.has(word))) return true;
  const [, what] = stopped.exec(sentence) ?? [];
  if (what === undefined || anyEvent.test(what)) return false;
  return ![...stemsOf(what)].some((word) => own.has(word) && !unspecific.has(word));
}

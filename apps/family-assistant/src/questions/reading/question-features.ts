import { isSilent } from './asked-subject.ts';
import type { ReadQuestion } from './read-question.ts';

const asking = /^(?:what|which|when|where|who|whose|how|why|is|are|am|do|does|did|can|could|will|would|has|have)$/;
const senderWords = /^(?:i|me|my|we|us|our)$/;
const isSlot = (mark: string) => /^[A-Z]+$/.test(mark);
const maxCounted = 3;
const wordsOfStep = 6;
const maxSteps = 4;

/**
 * Returns what tells the kind of a question whatever its subject: its words and pairs of them, persons, times and events
 * as one word each, the word that asks, and how many of its words no event has.
 * @param isOfEvent whether a word is of an event's title
 */
export function questionFeatures(
  { words, persons, time }: Pick<ReadQuestion, 'words' | 'persons' | 'time'>,
  isOfEvent: (word: string) => boolean,
): string[] {
  const marks = words.map(({ word }, at) => {
    if (time.used.has(at)) return 'TIME';
    const person = persons.find(({ from, to }) => at >= from && at < to);
    if (person) return person.kind === 'members' && !senderWords.test(word) ? 'PERSON' : word;
    return !isSilent(word) && isOfEvent(word) ? 'EVENT' : word;
  });
  const said = marks.filter((mark, at) => mark !== marks[at - 1] || !isSlot(mark));
  const around = ['^', ...said, '$'];
  const unknown = said.filter((mark) => !isSlot(mark) && !isSilent(mark)).length;
  const events = marks.filter((mark) => mark === 'EVENT').length;
  const askedAt = said.findIndex((mark) => asking.test(mark));
  return [
    ...new Set([
      'any',
      ...said,
      ...around.slice(1).map((mark, at) => `${around[at] ?? ''} ${mark}`),
      `span ${time.span.kind}`,
      `unknown ${Math.min(maxCounted, unknown)}`,
      `events ${Math.min(maxCounted - 1, events)}`,
      `length ${Math.min(maxSteps, Math.floor(said.length / wordsOfStep))}`,
      `asks ${said[askedAt] ?? '-'}`,
      `asks ${said[askedAt] ?? '-'} ${said[askedAt + 1] ?? '-'}`,
    ]),
  ].map((feature) => feature.replaceAll(/[;=`\\$]/g, '_'));
}

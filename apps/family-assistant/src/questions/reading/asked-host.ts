import { childIds } from '@homeroom/household';
import type { CalendarQuestion, Wanted } from '../calendar-question.ts';
import type { ReadQuestion } from './read-question.ts';
import { textOf } from './typed-question.ts';

const whoseTime = /^whose (?:week|weekend|day|days|night|nights) (?:is|are|will)\b/;
const atWhichHome =
  /^(?:which|what|whose) (?:house|home|place) (?:am|are|is|do|does|will) .*\b(?:at|in|with|be|sleep|sleeping|stay|staying|live|living|spend|spending)\b|^where (?:am|are|is|do|does|will) .*\b(?:sleep|sleeping|stay|staying|live|living)\b/;
const has = /^(?:has|have|gets|got|having)$/;
const isBackFrom = /\b(?:back|home) from(?: the| their| his| her)?$/;
const changesHome =
  /\b(?:switch|swap|change) (?:over|houses|homes|places)$|\b(?:we|i|kids|they) (?:switch|swap|change)$/;

/** Returns whether a question asks at whose home children are, or when they change homes. */
export function hostAsked(
  { words, persons, household, sender }: ReadQuestion,
  wants: Wanted,
): Partial<CalendarQuestion> {
  const said = textOf(words);
  const children = childIds(household.members);
  const isAsker = sender !== null && children.has(sender);
  const ofThem = persons.filter(({ ids, kind }) =>
    kind === 'we' ? isAsker : ids.length > 0 && ids.every((id) => children.has(id)),
  );
  if (whoseTime.test(said)) return { asksHost: true };
  if (wants === 'when' || wants === 'until') {
    const host = persons.find(
      ({ from, ids: [id, ...more] }) =>
        id !== undefined && more.length === 0 && !children.has(id) && isBackFrom.test(textOf(words.slice(0, from))),
    );
    const [backFrom] = ofThem.length > 0 ? (host?.ids ?? []) : [];
    if (backFrom !== undefined) return { backFrom };
  }
  if (wants === 'when') return changesHome.test(said) ? { asksHost: true, goToHost: true } : {};
  // "Who has Leo?", but not "who has Leo's party?"
  const areHad =
    wants === 'who' &&
    ofThem.some(
      ({ from, to }) =>
        (has.test(words[from - 1]?.word ?? '') && words[to - 1]?.possessive !== true) ||
        // "Who are the kids with?"
        (from === 2 && words[to]?.word === 'with'),
    );
  return areHad || (ofThem.length > 0 && atWhichHome.test(said)) ? { asksHost: true } : {};
}

import type { TimeAnchor } from '../calendar-question.ts';
import type { PersonMention } from './asked-persons.ts';
import { tellingStems } from './asked-subject.ts';
import type { TypedWord } from './typed-question.ts';

/** Words of a question that set a time by an event. */
export interface AnchorMention extends TimeAnchor {
  /** Positions of its words. */
  used: readonly number[];
}

const relations: Readonly<Record<string, TimeAnchor['relation']>> = {
  after: 'after',
  before: 'before',
  during: 'during',
  while: 'during',
};
const lead = /^(?:the |an? |our |my |is |are |at |in )*/i;

/** Finds "after school" or "while Leo is at soccer" in what the time of a question leaves. @param timed positions of the words of its time */
export function findAnchor(
  words: readonly TypedWord[],
  persons: readonly PersonMention[],
  timed: ReadonlySet<number>,
): AnchorMention | null {
  if (words[0]?.word === 'how') return null;
  const at = words.findIndex(({ word }, index) => relations[word] !== undefined && !timed.has(index));
  const relation = relations[words[at]?.word ?? ''];
  if (relation === undefined) return null;
  const used = [at];
  for (let next = at + 1; next < words.length && !timed.has(next) && words[next]?.word !== 'or'; next += 1)
    used.push(next);
  const own = used.slice(1).filter((index) => !persons.some(({ from, to }) => index >= from && index < to));
  const text = own
    .map((index) => words[index]?.typed ?? '')
    .join(' ')
    .replace(lead, '');
  const stems = tellingStems(text);
  return stems.length === 0 ? null : { relation, subject: { text, stems }, used };
}

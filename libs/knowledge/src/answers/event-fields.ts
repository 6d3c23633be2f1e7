import type { FoundPassage } from '@homeroom/search';
import { cleanText } from '@homeroom/text';
import type { Sentence } from './passage-sentences.ts';
import type { Question } from './question.ts';
import type { ScoredSentence } from './scored-sentences.ts';
import { stemIds } from './stems.ts';
import type { WantedFact } from './wanted-fact.ts';

/** Kinds of fact that an event has without its description: its time, its place and its people. */
const ofAnEvent: ReadonlySet<WantedFact> = new Set(['time', 'moment', 'place', 'person', 'duration', 'yes-no']);
const often = /\bhow often\b/i;
/** "Which seat", "what hotel": the thing that is asked for. */
const thing = /\b(?:what|which)\s+((?!is\b|are\b|was\b|were\b|do\b|does\b|did\b)\p{L}+)/iu;
/** Things that every event has. */
const ownThings: ReadonlySet<string> = new Set(
  'time hour day days date dates week weekday month year weekend morning afternoon evening night place location venue address building'.split(
    ' ',
  ),
);

/** Whether a sentence may answer a question: one that is made from an event's fields tells no seat, price or weather. */
export function mayTell(sentence: ScoredSentence, question: Question, passages: readonly FoundPassage[]): boolean {
  const passage = passages[sentence.passage];
  if (!passage || !isOfFields(sentence, passage)) return true;
  if (!sentence.onTopic || !(ofAnEvent.has(question.wants) || often.test(question.text))) return false;
  const [, asked = ''] = thing.exec(question.text) ?? [];
  if (asked === '' || ownThings.has(asked.toLowerCase())) return true;
  const stems = new Set(stemIds(sentence.text));
  return stemIds(asked).every((stem) => stems.has(stem));
}

/** Whether a sentence is made from an event's fields, rather than from its description. */
function isOfFields({ kind, text }: Sentence, { type, chunk, passage }: FoundPassage): boolean {
  if (type !== 'calendar' || chunk > 0) return false;
  const [fields = ''] = cleanText(passage).split(/\n\s*\n/);
  return kind === 'subject' || fields.replaceAll(/\s+/g, ' ').includes(text);
}

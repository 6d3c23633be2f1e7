import { saysMoreThan, type DateMention } from '@homeroom/dates-in-text';
import type { DatedSentence } from '../days/dated-sentence.ts';

const weekdayFirst = /^(?:sun|mon|tue|wed|thu|fri|sat)/i;
/** Sentences back to the entry before, whose words may be wrapped. */
const reach = 3;

/** Whether a line is a day alone between entries that say what happens, "Thu 2/11" above "Fri 2/12  Author visit": nothing does. */
export function isEmptyEntry(mention: DateMention, place: number, sentences: readonly DatedSentence[]): boolean {
  const { text, block, mentions } = sentences[place] as DatedSentence;
  return (
    mentions.length === 1 &&
    mention.time === null &&
    mention.endDate === null &&
    block.text === text &&
    weekdayFirst.test(text) &&
    !saysMoreThan(text, mention) &&
    isEntry(sentences[place + 1]) &&
    sentences.slice(Math.max(0, place - reach), place).some((before) => isEntry(before))
  );
}

function isEntry(sentence: DatedSentence | undefined): boolean {
  const [first] = sentence?.mentions ?? [];
  return (
    sentence?.block.kind === 'row' &&
    first !== undefined &&
    first.start === 0 &&
    weekdayFirst.test(sentence.text) &&
    saysMoreThan(sentence.text, first)
  );
}

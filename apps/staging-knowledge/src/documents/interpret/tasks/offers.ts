import type { CardReading } from '../card-reading.ts';
import type { DatedSentence } from '../days/dated-sentence.ts';
import { advice, condition, freely, obliging, takingPart, task, ofOthers, wish } from '../words/offer-words.ts';

/**
 * Whether a sentence leaves it to the family to do what it says: it offers, allows or advises something, or says what to
 * do only in some case. A flyer that addresses nobody invites its readers; what they do to take part is their choice.
 */
export function isOffered({ text, block }: DatedSentence, reading: CardReading): boolean {
  const before = block.text.slice(0, Math.max(0, block.text.indexOf(text)));
  if (condition.test(text) || ofOthers.test(text) || wish.test(before) || (advice.test(text) && !task.test(text)))
    return true;
  const above = `${block.lead} ${block.heading} ${text}`;
  return !obliging.test(text) && (freely.test(text) || (!isAddressed(reading) && takingPart.test(above)));
}

/** Whether a document speaks to the family: it is a mail, greets somebody or names one of them. */
function isAddressed({ letter, parse, household }: CardReading): boolean {
  const text = parse.text.toLowerCase();
  return (
    letter.greeting !== '' ||
    parse.metadata.email !== null ||
    household.members.some(({ name }) => text.includes(name.toLowerCase()))
  );
}

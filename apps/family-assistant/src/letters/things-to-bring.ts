import { shortLine, splitSentences } from '@homeroom/text';

/** A sentence that says what to bring or wear, and the letter that says so; null: the event's own notes. */
export interface ThingToBring {
  text: string;
  letter: string | null;
}

const maxSentences = 3;
const maxLength = 200;
const asks =
  /(?<![\p{L}\p{M}])(?:bring|wear|take along|(?:don[’']t|do not) forget|remember (?:your|a|an|the|to bring)|pack (?:an?|your|their|his|her|the|some|lunch|water|snacks?)|traer|traiga[ns]?|trae|llevar|lleven?|no olviden?)(?![\p{L}\p{M}])/iu;
const denies =
  /(?:no need|(?:do|does|need)(?: not|n[’']t)(?: need)?(?: to)?|not (?:have|required|necessary) to|no (?:traiga|lleve)n?|sin) ?(?:bring|wear|pack|traer|llevar)?(?![\p{L}\p{M}])/iu;
const forgets = /(?:don[’']t|do not) forget|no olviden?/iu;

/** The sentences of a text that say what to bring or wear, at most three. */
export function sentencesToBring(text: string): string[] {
  const sentences = text
    .split(/\n+|;\s+/)
    .flatMap(splitSentences)
    .map((sentence) => shortLine(sentence, maxLength))
    .filter((sentence) => asks.test(sentence) && (forgets.test(sentence) || !denies.test(sentence)));
  return [...new Set(sentences)].slice(0, maxSentences);
}

/** Reads what to bring from the description of an event; an event of a letter quotes the letter there. */
export function thingsToBring(description: string): ThingToBring[] {
  const [origin = '', title, quote] =
    /^From (?:the letter “([^”]*)”|a letter)(?:: “([^]*?)”)?\.?(?:\n|$)/.exec(description) ?? [];
  const said = (text: string, letter: string | null) =>
    sentencesToBring(text).map((sentence) => ({ text: sentence, letter }));
  const fromLetter = origin === '' ? [] : said(quote ?? '', title ?? '');
  return [...fromLetter, ...said(description.slice(origin.length), null)].slice(0, maxSentences);
}

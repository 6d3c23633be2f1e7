import { shortLine, splitSentences } from '@homeroom/text';

/** A sentence that says what to bring or wear, and the letter that says so; null: the event's own notes. */
export interface ThingToBring {
  text: string;
  letter: string | null;
}

const maxSentences = 3;
const maxLength = 200;
const start = String.raw`(?<![\p{L}\p{M}])`;
const end = String.raw`(?![\p{L}\p{M}])`;
const carry = String.raw`bring|wear|take along|pack (?:an?|your|their|his|her|the|some|lunch|water|snacks?)|trae[rn]?|traiga[ns]?|llevar|lleve[ns]?`;
const asks = new RegExp(
  String.raw`${start}(?:${carry}|(?:don[’']t|do not) forget|remember (?:your|an?|the)|no olvide[ns]?)${end}`,
  'iu',
);
/** "You do not need to bring lunch", "no need to pack a coat". */
const denied = new RegExp(
  String.raw`${start}(?:no need to|(?:do|does|need)(?:n[’']t| not)(?: (?:need|have) to)?|not (?:need|have|required|necessary) to|no) (?:${carry})${end}`,
  'giu',
);

/** The sentences of a text that say what to bring or wear, at most three. */
export function sentencesToBring(text: string): string[] {
  const sentences = text
    .split(/\n+|;\s+/)
    .flatMap(splitSentences)
    .map((sentence) => shortLine(sentence, maxLength, { room: 2 * maxLength }))
    .filter((sentence) => asks.test(sentence.replaceAll(denied, '')));
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

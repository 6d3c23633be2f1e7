import type { Household } from '@homeroom/household';
import { capitalized, cleanLine, letterSlip } from '@homeroom/text';
import { commonWords, contractions, hastyWords, knownWords, notAfterDay, notSlips } from './hasty-words.ts';
import { leadIns, spacedWords } from './phrase-words.ts';
import { monthNumbers, numberWords, weekdayNumbers } from './time-tables.ts';

/** Word of a question. */
export interface TypedWord {
  /** As typed, without punctuation around it and without a possessive ending. */
  typed: string;
  /** Lower case, spelled out: `tomorrow` for "tmrw". */
  word: string;
  possessive: boolean;
  /** Position in the question's text. */
  start: number;
  end: number;
  /** Position among the pieces that were typed. */
  piece: number;
}

/** Question in words, hasty spellings spelled out. */
export interface TypedQuestion {
  /** Spelled-out words with the punctuation that was typed between them. */
  text: string;
  words: readonly TypedWord[];
  /** As typed, with the punctuation around them. */
  pieces: readonly string[];
}

/** Returns words as one text, spelled out. */
export function textOf(words: readonly TypedWord[]): string {
  return words.map(({ word }) => word).join(' ');
}

/** Whether any of these is one of the words. */
export function saysAny(words: readonly TypedWord[], ...any: readonly string[]): boolean {
  return words.some(({ word }) => any.includes(word));
}

const maxLength = 500;
const spaced = new RegExp(`\\b(?:${Object.keys(spacedWords).join('|')})\\b`, 'gi');
/** "Once we are back from the break" */
const onceBack =
  /\b(?:once|after) \p{L}+(?:'re|'s|'m| am| are| is| gets?| comes?| got) (?:all )?(?:back|home) from\b/iu;
/** "On call while were at the lake?" */
const whileWere = /\b(while|once|before|after|if) were (?=(?:at|in|on|away|there|gone|back|home|camping|visiting)\b)/iu;
/** "When do the twins turn ten?" */
const turnsAge = new RegExp(
  `\\b(?:turn|turns|turning) (?:another year older|older|\\d{1,2}|${Object.keys(numberWords).slice(2).join('|')})(?!['’]?\\s?[ap]m|[:\\d])\\b`,
  'iu',
);
/** "Days left until the trip" */
const daysLeft =
  /(?<!\b(?:many|meny|more|of|these|all) )\b(days|weeks|months|sleeps|nights) (?:left |to go )?(?:until|till|'?til|to)\b/iu;
/** "What day did they switch it to?" */
const switching = /\bdid (\p{L}+(?: \p{L}+)?) (?:switch|swap|push|bump|shuffle|reschedule)\b/iu;
/** "Until I am nine", "till im eleven" */
const untilAge = new RegExp(
  `\\b(until|till|til|before) (\\p{L}+?)(?:'?m|'?s| am| is| are|'ll be| will be| turns?) (?:\\d{1,2}|${Object.keys(numberWords).join('|')})(?=[?.!]*$)`,
  'iu',
);
/** "What day does his birthday land on?" */
const dayLands =
  /\b(birthday|anniversary|it|that|this|holiday|christmas|easter|halloween|graduation|\p{L}+ day) (?:lands?|falls?) on\b/iu;
/** "When do I get Leo after soccer?" */
const pickedUp =
  /^((?:when|what time)\b.*) get (?!(?:back|home|in|out|off|away|up|there|here|over|paid|results?)\b)(\p{L}+(?:['’]s)?) (?:after|from) (?=(?:the |his |her )?(?:\p{L}|['’])+(?: (?:place|house))?[\s?.!]*$)/iu;
/** "What time do we kick off?" */
const kickOff = /\b(we|they|i|he|she|the boys|the girls) kick off\b/iu;
const agers = new Set(['i', 'he', 'she']);
/** "How old will Leo be on his birthday?" A series may begin after the birth: "normally" leaves the reading unsure. */
const agePattern =
  /^how old (?:is|are|will|does|do) (?:my |our )?(\p{L}+)(?:'s)?(?: \p{L}+)??(?: (?:gonna be|going to be|be|turn|turning|get|becoming))+(?: (?:on|in|for|this|next|come) .*)?[\s?.!]*$/iu;
/** "How many years have we been married come June?", "how many candles do I need for Leo?" */
const yearsMarried =
  /^how (?:many years|long) (?:will|have|has|do|are|is) (\p{L}[\p{L} ]*?) (?:be |been |got )*(?:married|together)\b.*$/iu;
const candles = /^how many candles .*\bfor (\p{L}+?)(?:['’]?s)?(?: (?:cake|birthday|this)\b.*)?[\s?.!]*$/iu;
/** "How many sleeps til Christmas", also where a member is called Til. */
const untilShort =
  /\b(sleeps|days|weeks|months|nights|hours|hrs|minutes|mins|long|time)( left| more| is it| to go)? '?till?\b/giu;
const kin =
  /^(?:i|he|she|gran\p{L}*|nana?|nanny|pap\p{L}*|pop\p{L}*|opa|oma|abuel[ao]|mom|mum|dad|aunt\p{L}*|uncle)$/iu;
/** "Does the trash go out on Monday?" */
const putOut =
  /(?<=\b(?:do|does|will|is|are)\b.*\b(?:trash|garbage|rubbish|recycling|compost|bins?)\b.*)\b(?:go|going|get put|put) out\b/iu;
/** "Will Dad be back from Houston for the recital?" */
const backFor =
  /^(?:will|would|is|are|am) (\p{L}+) (?:be |get )?(?:back|home)(?: (?:from|in) (?:the |his |her )?(?:(?!for\b)\p{L}+ ?){1,3})? (?:in time )?for (?=(?:the|my|our|his|her|\p{Lu}))/iu;
/** "Do both kids have something on the same day next week?" */
const bothOnDay = /(?<=\bboth\b.*) (?:on|in) the same (?:day|night|evening|afternoon|morning)\b/iu;
/** "How long is she traveling?", "how many hours is the poor man in the air?" */
const onTheWay =
  /^how (?:long|many hours) (?:is|are|will) (?:(?:he|she|they|i|we)|(?:the |that )?(?:poor )?(?:man|woman|girl|boy|thing)) (?:be )?(?:travell?ing|flying|in the air|on the plane|on the way|in the plane)\b(?: for)?(?=[\s?.!]*$)/iu;
/** "When do we go back after half term?" */
const backAfterBreak =
  /(?<=^(?:when|what day|which day|what date)\b.*\b(?:go|goes|going|are|is|am|be)\b.*\bback) (?=after (?:the )?(?:[\p{L}']+ ){0,2}(?:break|holidays?|hols|vacation|recess|half[- ]term)\b)/iu;
/** "When do we land, Spanish time?" */
const zoneSaid = /,\s+(?:in )?\p{L}+ time(?=[\s?.!]*$)/iu;
/** "How many games are left counting today?" */
const countingToday =
  /^(?:counting|including) (?:today|tonight|tonite)(?:'?s)?,? (?=how many\b)|(?<=\bhow many\b.*)[\s,(]+(?:counting|including|incl\.?) (?:today|tonight|tonite|tomorrow|this one)(?:'?s)?\)?/iu;
const minSlipLength = 5;
const maxUnsureLength = 6;

/** Household's words and ways of writing. */
export interface Spelling {
  /** Names of members, lower case; they are not taken for hasty spellings. */
  names: ReadonlySet<string>;
  /** Whether 5/12 is the fifth of December. */
  dayFirst: boolean;
}

/**
 * Reads a question's words, of its first 500 characters. Hasty spellings are spelled out and small slips in words about
 * time are mended, unless the word is a name. In the text, months next to a number are capitalized and numeric dates
 * have the month first, as the library for dates in texts reads them.
 */
export function typedQuestion(question: string, { names, dayFirst }: Spelling): TypedQuestion {
  const line = cleanLine(question.normalize('NFC'), maxLength)
    .replaceAll(/[’‘`´]/g, "'")
    .replace(/\?\s+[^?]*$/, '?')
    .replace(agePattern, (said, who: string) =>
      names.has(who.toLowerCase()) || kin.test(who) ? `when is ${who} birthday normally` : said,
    )
    .replace(candles, (said, who: string) =>
      names.has(who.toLowerCase()) || kin.test(who) ? `when is ${who} birthday normally` : said,
    )
    .replace(yearsMarried, 'when is $1 anniversary normally')
    .replaceAll(untilShort, '$1$2 until')
    .replace(dayLands, '$1 be on')
    .replace(pickedUp, '$1 pick up $2 from ')
    .replace(kickOff, '$1 play')
    .replace(backFor, 'can $1 make it back to ')
    .replace(bothOnDay, '')
    .replace(onTheWay, 'how long is it')
    .replace(backAfterBreak, ' to school ')
    .replace(putOut, 'happen')
    .replace(zoneSaid, '')
    .replace(countingToday, '')
    .replace(whileWere, '$1 we are ')
    .replace(onceBack, 'after')
    .replace(daysLeft, 'how many $1 until')
    .replace(switching, 'did $1 move')
    .replace(turnsAge, 'have birthday')
    .replace(untilAge, (said, lead: string, who: string) =>
      names.has(who.toLowerCase()) || agers.has(who.toLowerCase()) ? `${lead} ${who} birthday` : said,
    )
    .replaceAll(spaced, (found) => spacedWords[found.toLowerCase()] ?? found);
  const words: TypedWord[] = [];
  let text = '';
  const pieces = line.split(' ').map(dotted).flatMap(separateDays);
  for (const [index, piece] of pieces.entries()) {
    const [, before = '', typed = '', after = ''] = /^([^\p{L}\p{N}$#@]*)(.*?)([^\p{L}\p{N}%/]*)$/u.exec(piece) ?? [];
    text += before;
    const { bare, possessive } = withoutPossessive(typed, names);
    const [previous = '', next = ''] = [pieces[index - 1], pieces[index + 1]];
    for (const spelled of spelledOut(hourSpelled(bare, previous, next), { previous, next }, names)) {
      if (spelled === '') continue;
      const word = spelled.toLowerCase();
      const isMonth = monthNumbers[word] !== undefined && (/\d/.test(previous) || /^(?:\d|the$)/i.test(next));
      const shown = isMonth ? capitalized(spelled) : dayFirst ? monthFirst(spelled) : spelled;
      words.push({ typed: bare, word, possessive, start: text.length, end: text.length + shown.length, piece: index });
      text += `${shown} `;
    }
    text = `${text.trimEnd()}${after} `;
  }
  return { text: text.trimEnd(), words: withoutLeadIn(words), pieces };
}

/** Returns the spelling of a household. @param names from `memberNames` */
export function spellingOf({ locale }: Household, names: Iterable<string>): Spelling {
  const parts = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric' }).formatToParts(0);
  const dayFirst = parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'day';
  return { names: new Set([...names].flatMap((name) => name.split(' '))), dayFirst };
}

/** Removes "hey, can you tell me" and its like, unless nothing else was typed. */
function withoutLeadIn(words: readonly TypedWord[]): readonly TypedWord[] {
  const lead = leadIns.find((phrase) => phrase.every((word, at) => words[at]?.word === word));
  return lead && words.length > lead.length ? withoutLeadIn(words.slice(lead.length)) : words;
}

/** "14.4." with the month first; "4.30" is a time. */
function dotted(piece: string): string {
  return piece.replace(/^(\d{1,2})\.(\d{1,2})\.$/, '$2/$1').replace(clockWithDot, '$1:$2');
}

/** "9.20", but not "3.12", which may be a date or a price. */
const clockWithDot = /^([01]?\d|2[0-3])\.(00|1[3-9]|[2-5]\d)(?=[?!,;]?$|am$|pm$)/i;

function monthFirst(word: string): string {
  return word.replace(/^(\d{1,2})([/.-])(\d{1,2})(?=$|\2)/, (whole, day: string, mark: string, month: string) =>
    Number(month) > 12 ? whole : `${month}${mark}${day}`,
  );
}

/** "mon-wed" and "sat/sun" are two days; other words keep their dash. */
function separateDays(piece: string): string[] {
  const [, first = '', joint = '', second = '', rest = ''] =
    /^(\p{L}+)(-|–|\/|&|\+)(\p{L}+)(\P{L}*)$/u.exec(piece) ?? [];
  const isDay = (word: string) => weekdayNumbers[hastyWords[word.toLowerCase()] ?? word.toLowerCase()] !== undefined;
  if (!isDay(first) || !isDay(second)) return [piece];
  return [first, /[-–]/.test(joint) ? 'to' : 'and', `${second}${rest}`];
}

/** "Leo's", "kids'" and, of a name, also "leos". */
function withoutPossessive(typed: string, names: ReadonlySet<string>): { bare: string; possessive: boolean } {
  if (hastyWords[typed.toLowerCase()] !== undefined) return { bare: typed, possessive: false };
  const isName = !names.has(typed.toLowerCase()) && names.has(typed.toLowerCase().replace(/s$/, ''));
  if (isName) return { bare: typed.slice(0, -1), possessive: true };
  const bare = typed.replace(/(?:'s|(?<=s)')$/i, '');
  return { bare, possessive: bare !== typed };
}

/** "5ish", "5p" and "at 1630" as hours that the library for dates in texts reads. */
function hourSpelled(typed: string, previous: string, next: string): string {
  const hour = typed.replace(/^(\d{1,2}(?::\d\d)?)ish$/i, '$1').replace(/^(\d{1,2}(?::\d\d)?)([ap])$/i, '$1$2m');
  // "At 412 Elm Street" is an address.
  return /^(?:at|by|until|from)$/i.test(previous) && !/^\p{Lu}/u.test(next)
    ? hour.replace(/^([01]?\d|2[0-3])([0-5]\d)$/, '$1:$2')
    : hour;
}

function spelledOut(
  typed: string,
  { previous, next }: { previous: string; next: string },
  names: ReadonlySet<string>,
): string[] {
  const lower = typed.toLowerCase();
  // "The SAT" is a test.
  if (typed === 'SAT' && /^(?:the|my|his|her|an?)$/.test(previous)) return [typed];
  if (names.has(lower)) return [typed];
  if (notAfterDay[lower]?.includes(next.toLowerCase().replaceAll(/\P{L}/gu, ''))) return [typed];
  const known = hastyWords[lower];
  if (known !== undefined) return known.split(' ');
  for (const [ending, word] of Object.entries(contractions))
    if (lower.endsWith(ending) && lower.length > ending.length) return [typed.slice(0, -ending.length), word];
  return [commonWords.find((common) => isSwapped(lower, common)) ?? mended(lower) ?? typed];
}

/** The one known word that a slip turns into; null when there is none or the word is one of its own. */
function mended(word: string): string | null {
  if (word.length < minSlipLength || knownWords.has(word) || notSlips.has(word) || !/^[a-z]+$/.test(word)) return null;
  for (const known of knownWords) if (isSlip(word, known)) return known;
  return null;
}

const notSwaps = new Set(['form', 'tow', 'hist', 'eat', 'ear', 'era']);

/** Whether a word is another one with two neighbouring letters swapped. */
function isSwapped(word: string, known: string): boolean {
  return !notSwaps.has(word) && letterSlip(word, known) === 'swapped';
}

/** Whether a word is a known one with a slip after its first letter. A replaced letter counts in longer words only. */
function isSlip(word: string, known: string): boolean {
  const slip = word[0] === known[0] ? letterSlip(word, known) : null;
  return slip === 'replaced' ? known.length > maxUnsureLength : slip !== null;
}

import { type Member, shortNames } from '@homeroom/household';
import { escapeRegExp } from '@homeroom/text';
import { plainWords } from './plain-words.ts';

/** Finds a member in texts by name, nickname or alias. */
export interface MemberNames {
  /** Whether a text names the member, and not somebody else of the same first name: "Ben Liao", "Mr. Leo Grant". */
  standIn(text: string): boolean;
}

const title =
  /\b(?:mr|mrs|ms|mx|miss|dr|prof|professor|coach|principal|nurse|officer|pastor|father|sister|brother|rabbi|chef|captain|saint|st|san|santa|pope|king|queen|sir|sra?|señora?)\.?\s$/iu;
const nextWord = /^ (?:(\p{Lu})\.? )?(\p{Lu}[\p{L}'’-]{1,20})/u;
const nextInitial = /^ (\p{Lu})\.?(?![\p{L}\p{N}])/u;
/** "Liao, Ben" at the start of a line. */
const surnameAhead = /(?:^|\n)(\p{Lu}[\p{L}'’-]{1,20}), $/u;
/** "RIVERA / ANA MS", as tickets print it. */
const surnameSlash = /(\p{Lu}[\p{L}'’-]{1,20})\s?\/\s?$/u;
/** Words with a capital letter that follow a name without being one. */
const noSurname =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?$|^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?$|^(?:grade|room|class|teacher|school|age|born|dob|date|time|birth(?:day|date)?|and|or|is|has|was|will|can|needs|at|on|in|for|with|to|from|by|please|thanks?|your|we|our|if|it|this|the|an?|i|mom|dad|student|parent|child|id|phone|email|dear|love|sent|wrote|subject|cc|re|year|team|period|bus|lunch|homework|sincerely|best|happy)$/i;
const greeting =
  /^(?:dear|hi|hello|hey|thanks?|thank you|love|sincerely|best|cheers|regards|yours|congratulations|sorry|ok|okay|yes|no|well|also|so|and)$/i;
const latin = new Set(
  'lorem ipsum dolor sit amet consectetur consectetuer adipiscing elit sed eiusmod tempor incididunt labore dolore magna aliqua vel fringilla ullamcorper vitae urna nunc ornare eget purus tellus mauris vestibulum quis nibh justo ligula pellentesque facilisis pharetra turpis massa enim tortor quam lacus diam felis odio augue arcu malesuada suspendisse sapien porta dictum cursus mattis nulla semper volutpat posuere donec praesent cras aenean integer morbi curabitur nullam etiam'.split(
    ' ',
  ),
);
const leastLatin = 3;

/** The names of a member, compiled once. Texts are compared in the form of `plainWords`. */
export function memberNames(member: Member): MemberNames {
  const [, ...surnames] = member.name.split(/\s+/);
  const all = [...new Set([member.name, ...shortNames(member)])];
  const known = new Set([...surnames, ...all.flatMap((one) => one.split(/\s+/))].map(folded));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}-])(?:${all
      .flatMap((one) => [one, one.toUpperCase()])
      .map((one) => escapeRegExp(plainWords(one)))
      .join('|')})(?![\\p{L}\\p{M}\\p{N}]|-\\p{Lu})`,
    'gu',
  );
  return {
    standIn: (said) => {
      const text = plainWords(said);
      for (const { index, 0: found } of text.matchAll(pattern)) {
        const isWhole = found.includes(' ');
        if (isWhole || (surnames.length === 0 ? !isLatin(text, index) : isOwn(text, index, found.length))) return true;
      }
      return false;
    },
  };

  /** Whether nothing around a first name says that another person is meant. */
  function isOwn(text: string, start: number, length: number): boolean {
    const after = text.slice(start + length, start + length + 50);
    const before = text.slice(Math.max(0, start - 40), start);
    const [, middle, surname] = nextWord.exec(after) ?? [];
    if (surname !== undefined && known.has(folded(surname))) return true;
    if (known.has(folded(surnameSlash.exec(before)?.[1] ?? ''))) return true;
    if (title.test(before)) return false;
    if (surname !== undefined && !noSurname.test(surname)) return middle === undefined && isOrdinary(surname, text);
    const [, initial] = nextInitial.exec(after) ?? [];
    if (initial !== undefined && initial !== 'I' && !surnames.some((one) => one.startsWith(initial))) return false;
    const [, ahead] = surnameAhead.exec(before) ?? [];
    if (ahead !== undefined && !known.has(folded(ahead)) && !greeting.test(ahead) && !isOrdinary(ahead, text))
      return false;
    return !isLatin(text, start);
  }
}

/** Whether a word with a capital letter also occurs in the text without one, as no surname does. */
function isOrdinary(word: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}])${escapeRegExp(word.toLowerCase())}(?![\\p{L}])`, 'u').test(text);
}

/** Whether a place is inside placeholder text: "Leo vel fringilla est ullamcorper". */
function isLatin(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - 80), at + 80).toLowerCase();
  return (around.match(/\p{L}{3,}/gu) ?? []).filter((word) => latin.has(word)).length >= leastLatin;
}

function folded(word: string): string {
  return plainWords(word).toLowerCase().replace(/'s$/, '');
}

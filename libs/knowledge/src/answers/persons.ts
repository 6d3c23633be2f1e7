import { spansOf, type Span } from '@homeroom/dates-in-text';
import { isEveryday } from './concepts.ts';
import type { FactContext } from './fact-context.ts';
import { stemIds } from './stems.ts';

const titled =
  /\b(?:Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Coach|Principal|Nurse|Officer|Rev|Pastor|Rabbi|Father|Sister|Aunt|Auntie|Uncle|Grandma|Grandpa|Señora?|Madame|Sra?)\.?\s+\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?/gu;
const capitalised = /\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]+){0,2}/gu;
const relative =
  /\b(?:mom|mum|mommy|dad|daddy|grandma|grandpa|granny|grandmother|grandfather|aunt|uncle|nanny|babysitter|mother|father|both parents)\b/giu;
const role =
  /\b(?:(?:room|class|parent|PTA|PTO) (?:parents?|volunteers?|board|presidents?|mothers?|moms?)|volunteers|school nurse|substitute|front office|principal|neighbou?rs?|the (?:PTA|PTO)|everyone|all (?:students|children|families|grades|siblings)|nobody|no one)\b/giu;
const firstPerson =
  /^(?:(?:yes|ok|okay|sure|hi|hey|no)[,!.]? )?(?:I['’]?(?:ll|m|ve|d)?|we['’]?(?:ll|re|ve)?)\b|\b(?:my|me)\b|\bI(?:['’](?:ll|m|ve|d)| (?:can|will|am|have|could|just))\b/iu;
/** Of questions for those that something is for. */
const takesPart =
  /\bfor\b|\b(?:go|goes|going|have|has|having|attends?|attending|comes?|coming|is (?:at|on|in|there))\b/i;
const forWhom = /\bfor (?:\p{Lu}[\p{L}'’-]+ (?:\p{Lu}[\p{L}'’-]+ )?and )?$/u;
/** Of words that open a sentence and are no names: plurals, actions, manners. */
const ordinaryEnding = /(?:[^aeious]s|es|ing|tion|ed|ly|ment)$/;
const doing =
  /^(?:['’](?:s|ll)\b|,? and \p{Lu}|\s(?:will|has|had|is|was|can|could|would|said|says|offered|won|lost|beat|took|got|made|came|gave|just|also|and|\p{Ll}+(?:s|ed))\b)/u;
const notNames = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec dear hi hello hey thanks thank please reminder note update important yes no all
  our your their this that these those the there here what when where why how who if in on at for from with and or but as we you they it he she i
  english math maths spanish french german science history art music pe pta pto stem zoom halloween christmas thanksgiving easter hanukkah diwali eid
  american international national spring summer fall autumn winter grade room school elementary middle high district park street avenue road north south east west
  american hotel hôtel hostel motel lodge inn restaurant café cafe museum library gym field center centre university college hospital church club team league day night week fair trip meeting practice game concert class parents students children families everyone`.split(
    /\s+/,
  ),
);

/** The persons that a sentence names, beyond those in the question: names, relatives and roles. */
export function findPersons(sentence: string, { question, ordinaryWords, isTitle }: FactContext): Span[] {
  const isNew = ({ start, end }: Span) =>
    stemIds(sentence.slice(start, end)).some((stem) => !question.stems.has(stem)) &&
    (takesPart.test(question.text) || !forWhom.test(sentence.slice(0, start)));
  const words = [...spansOf(sentence, titled), ...spansOf(sentence, relative), ...spansOf(sentence, role)].filter(
    isNew,
  );
  if (isTitle) return words;
  const names = [...sentence.matchAll(capitalised)]
    .map(({ index, 0: name }) => ({ start: index, end: index + name.length, name }))
    .filter(({ start, name }) =>
      isName(name, ordinaryWords, isOpening(sentence, start) ? sentence.slice(start + name.length) : null),
    )
    .filter(isNew);
  return [...words, ...names].sort((a, b) => a.start - b.start);
}

function isOpening(sentence: string, start: number): boolean {
  return start === 0 || /[.!?:]\s*$/.test(sentence.slice(0, start));
}

/** @param after what follows a word that opens its sentence, where every word has a capital; null for others */
function isName(name: string, ordinaryWords: ReadonlySet<string>, after: string | null): boolean {
  const words = name.split(/\s+/).map((word) => word.replace(/['’]s?$|(?<=day)s$/u, '').toLowerCase());
  if (words.some((word) => notNames.has(word)))
    return words.length > 2 && !notNames.has(words.at(-1) ?? '') && after === null;
  if (words.every((word) => ordinaryWords.has(word))) return false;
  return after === null || words.length > 1 || (!ordinaryEnding.test(name) && !isEveryday(name) && doing.test(after));
}

/** Whether a sentence speaks of its own writer, so that the sender is the person it names. */
export function speaksOfWriter(sentence: string): boolean {
  return firstPerson.test(sentence);
}

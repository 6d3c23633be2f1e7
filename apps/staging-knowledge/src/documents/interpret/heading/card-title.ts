import { isGenericTitle } from '@homeroom/matters';
import { capitalized, shortLine, splitSentences } from '@homeroom/text';
import type { ParseResult } from '../../read/parse-result.ts';
import type { Letter, LetterBlock } from '../letter/letter.ts';
import { subjectOf } from '../events/event-names.ts';
import { overlap, overlapOf, tellingWords } from '../letter/likeness.ts';
import { isClosingLine, isGreetingLine } from '../letter/letter-lines.ts';
import { isLetterhead } from '../letter/letterheads.ts';
import { saysWhat } from '../words/letterhead-words.ts';
import { withoutMachineOrders } from '../letter/machine-orders.ts';
import { cellsOf } from '../letter/table-cells.ts';
import { withoutShouting } from '../letter/title-case.ts';
import { knownField } from '../words/line-words.ts';
import { pattern } from '../letter/word-table.ts';

const longest = 120;
const lookedAt = 16;
/** Points of a headline that needs no other evidence, and those below which the letter has none. */
const sureTitle = 3;
/** Share of the words of a file's title that the document must have. */
const mostlySaid = 0.75;
const readForTitle = 200;
const leastPoints = -4;
const proseLength = 110;
const subjectField = /^(?:re|regarding|subject|about|topic|betreff|asunto|objet)$/i;
const certainSubject = /^(?:re|subject|betreff|asunto|objet)$/i;
/** Sentences that lead to a list: "Our records show that you need the following". */
const leadsIn = /^(?:we|i|you|it|there|they|he|she|our records)\b|\b(?:the following|as follows|(?:listed )?below)\b/i;
/** The greeting of a letter in a language that the rules do not read. */
const foreignGreeting =
  /^(?:estimad[oa]s?|querid[oa]s?|muy señor|sehr geehrte|liebe[rs]?|chère?s?|madame|gentile|caro|cara)\b/iu;
/** Lines of a letterhead or a form's head that name no matter: addresses, rooms with their teacher, versions. */
const headLine = pattern('iu')`
  ^(?:form|rev|version|page|room|suite|p\.? ?o\.? box|tel|phone|fax|no\.?) ?[\w-]*\d
  \b(?:street|avenue|road|lane|drive|boulevard|way|s/n|stra(?:ß|ss)e|platz|weg|calle|paseo|avenida)\b.{0,30}(?:\d|,)
  ^\p{L}+(?:weg|stra(?:ß|ss)e|platz|gasse) \d
  ^\d{1,5} \p{L}+ (?:street|avenue|road|lane|drive|boulevard|way|court|place|parkway)\b
  \b(?:mr|mrs|ms|dr)\.? \p{L}+$
  , (?:principal|teacher|nurse|director|coach|secretary|president|manager|superintendent|chair\w*)$
  ^(?:policy|account|invoice|order|reference|customer|member) (?:number|no|id)\b
  \bcommittee$
  \broom \d{1,3}$
  ^to the (?:famil(?:y|ies)|parents?|guardians?|residents?)\b
  ^[\p{L}’']+ (?:street|avenue|road|lane|drive|boulevard|parkway)$
  ^\d{1,2} \p{Lu}
  \(\p{Lu}[\p{L} ]+\)$
  ^\p{L}[\p{L} ]{1,24}, (?:den )?\d{1,2}\.? \p{L}+ \d{4}$
  \((?:rev|version|v)\.? ?[\d./]+\)$
`;
/** "Picture Day is Thursday, October 1" */
const dateAtEnd =
  /(?<=\p{L}{3} \p{L}{2,30}|\p{L}{6})\s{0,3}(?:\bis\b|\bon\b|[–—:,-])\s*(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:,? \d{4})?\.?$|(?<=\p{L}{3})\s{0,3}[–—:,-]\s*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/iu;
/** "Lakeside Elementary PTA March 22, 2027" */
const dayOfPaper = / (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}, \d{4}$/i;
const noTitle =
  /^(?:.{3,80} (?:proudly )?presents?(?: (?:the|its|our|annual|\d+ ?(?:st|nd|rd|th|t h)))*|.{3,80} invites? you(?: all)?(?: to)?|page \d.*|\d+|date|to|from|phone|fax|confidential|draft|via e-?mail|newsletter|flyer|letter|notice|hello|dear .*|important|attention|urgent|reminder|end of (?:the )?(?:report|document|page)|rsvp\b.{0,60}|.*\b(?:cart \(\d+\)|sign in|log in|view (?:this|it)? ?in (?:your )?browser|unsubscribe)\b.*|.{0,3})$/i;

/**
 * Finds the title of a document: its subject, or its headline; null when it has none. The title in its file counts where
 * the document itself says it, or has no text at all: programs and templates leave their own there.
 */
export function documentTitle(parse: ParseResult, letter: Letter, dateLines: ReadonlySet<LetterBlock>): string | null {
  const own = withoutMachineOrders((parse.title ?? '').slice(0, 1_000));
  const subject = letter.blocks
    .slice(0, 40)
    .find(
      ({ place, kind, label }) => kind === 'field' && (place === 'head' ? subjectField : certainSubject).test(label),
    );
  const head = headline(letter, dateLines);
  const fromFile = letter.blocks.length === 0 || isSaid(own, letter) ? own : '';
  const candidates = [
    letter.subject,
    subject === undefined ? printedSubject(letter) : subject.text.slice(subject.text.indexOf(':') + 1),
    head !== null && head.points > sureTitle ? head.title : '',
    isLetterhead(fromFile) || (head !== null && head.points > 0 && overlap(head.title, fromFile) > 0.6) ? '' : fromFile,
    head === null ? firstWords(letter) : head.title,
    fromFile,
  ];
  const found = candidates.map(tidy).find((title) => isTitle(title));
  return found === undefined ? null : shortLine(found, longest);
}

/** The line above the head of a printed mail. */
function printedSubject({ blocks }: Letter): string {
  const from = blocks.slice(0, 4).findIndex(({ place, label }) => place === 'head' && /^(?:from|de|von)$/i.test(label));
  return from > 0 ? (blocks[from - 1]?.text ?? '') : '';
}

/** Whether the document itself has the words of a title, and not only as one of its first lines, of which another may be better. */
function isSaid(title: string, { blocks }: Letter): boolean {
  const words = tellingWords(title);
  const said = new Set(blocks.slice(0, readForTitle).flatMap(({ text }) => [...tellingWords(text)]));
  const isLine = blocks
    .slice(0, lookedAt)
    .some(({ raw }) => raw.some((line) => line.replaceAll(/\s+/g, ' ').trim() === title.trim()));
  return !isLine && / /.test(title) && words.size > 1 && overlapOf(words, said) >= mostlySaid;
}

/** Among the first lines the one that says best what the document is about. */
function headline(
  { blocks, greetedAt, greeting: greeted }: Letter,
  dateLines: ReadonlySet<LetterBlock>,
): { title: string; points: number } | null {
  const first = blocks.slice(0, lookedAt);
  const prose = first.findIndex(
    ({ kind, text, place }) => place === 'body' && kind === 'paragraph' && text.length > proseLength,
  );
  // "OPENING DAY  T-Ball Rookies" below "Springfield Little League"
  const isBelowName = (block: LetterBlock) => block === blocks[1] && isLetterhead(blocks[0]?.text ?? '');
  // "Bus 11: new times while Mill Bridge is shut" below "District 12 Transportation  41 Depot Road"
  const isMatterBelowName = (block: LetterBlock) =>
    block === blocks[1] &&
    block.kind === 'field' &&
    !/[·•|,]/.test(block.text) &&
    isLetterhead(cellsOf(blocks[0]?.text ?? '')[0]?.words ?? '');
  const top = first.filter(
    (block, index) =>
      block.place === 'body' &&
      !dateLines.has(block) &&
      (block.kind !== 'row' || block === blocks[0] || isBelowName(block)) &&
      (prose < 0 || index <= prose),
  );
  const isNewsletter =
    greetedAt < 0 && blocks.filter(({ kind, text }) => kind === 'heading' && !text.endsWith(':')).length > 3;
  const greeting = greetedAt >= 0 ? greetedAt : blocks.findIndex(({ text }) => foreignGreeting.test(text));
  const isAddressBelow = (block: LetterBlock) => {
    const below = blocks[blocks.indexOf(block) + 1];
    return below?.place === 'head' && below.kind !== 'field';
  };
  // "Ana Rivera" above her address, in a letter to "Ms. Rivera"
  const isAddressee = (block: LetterBlock) =>
    isAddressBelow(block) && greeted.toLowerCase().includes(block.text.toLowerCase().split(' ').at(-1) ?? '');
  const isAboveGreeting = (block: LetterBlock) =>
    greeting > 2 &&
    block === blocks[greeting - 1] &&
    blocks[greeting - 2]?.place !== 'head' &&
    / /.test(block.text) &&
    !headLine.test(block.text);
  const rated = top.flatMap((block, index) => {
    const opening = block === blocks[0] || block.kind === 'row' || isMatterBelowName(block) ? openingLine(block) : null;
    const [sentence = '', ...others] = block.kind === 'paragraph' ? splitSentences(block.text) : [block.text];
    const title = tidy(opening ?? sentence);
    const isDetail =
      opening === null && block.kind === 'field' && (!saysWhat.test(block.label) || /\d/.test(block.text));
    if (!isTitle(title) || isDetail || isAddressee(block) || block.kind === 'item' || block.text.length > proseLength)
      return [];
    const points =
      Number(block.kind === 'heading' || opening !== null) * 3 +
      Number(index === 0 && block.kind !== 'heading' && saysWhat.test(title)) * 2 -
      Number(others.length > 0) * 3 -
      Number(leadsIn.test(sentence)) * 6 +
      Number(saysWhat.test(title)) * 3 -
      Number(isLetterhead(title)) * 4 -
      Number(/^\p{Ll}/u.test(title)) * 3 -
      Number(headLine.test(title) || (!saysWhat.test(title) && !isLetterhead(title) && isAddressBelow(block))) * 6 -
      Number(/ [·•|] /.test(title)) * 2 -
      Number(isGenericTitle(title)) * 3 -
      Number(/[.!?]$/.test(block.text)) -
      Number(!title.includes(' ')) * 2 -
      Number(title.split(' ').length > 12) * 4 +
      Number(index === 0 && isNewsletter && block.kind === 'heading' && !headLine.test(block.text)) * 4 -
      Number(/!$/.test(block.text)) -
      Number(/\d{3}/.test(title.replaceAll(/\b20\d\d\b/g, ''))) * 3 -
      (isAboveGreeting(block) ? -2 : index * 0.75) +
      Number(index < greetedAt);
    return [{ title, points }];
  });
  const [best] = rated.toSorted((a, b) => b.points - a.points);
  return best && best.title.length <= longest && best.points > leastPoints ? best : null;
}

/** The first line of a document where it is a name with more words, "Moving up: what happens when", or cells of a masthead. */
function openingLine({ kind, label, text, raw }: LetterBlock): string | null {
  if (kind === 'field') return knownField.test(`${label}:`) || !/ /.test(text) ? null : (raw[0] ?? text);
  if (kind !== 'row') return null;
  const [first = ''] = cellsOf(text).map(({ words }) => words);
  return / /.test(first) && !/\d/.test(first) ? first : null;
}

/** The subject of the first sentence, or its first words. */
function firstWords({ blocks }: Letter): string {
  const first = blocks
    .slice(0, lookedAt)
    .find(({ text, place }) => place === 'body' && text.length > 20 && /\p{Ll}.*[.!?]/u.test(text));
  const start = sentenceStart(first?.text ?? blocks.find(({ text }) => text.length > 20)?.text ?? '');
  return subjectOf(start) ?? start;
}

/** A letter without headline is called by the start of its first sentence. */
function sentenceStart(text: string): string {
  const words = text
    .slice(0, 400)
    .replace(
      /^(?:just )?(?:a (?:quick |short |friendly )?)?(?:note|reminder|update|heads[- ]up|hello)[:,–—-]\s*/iu,
      '',
    );
  return (
    /^.{12,90}?(?=(?<!\b(?:[ap]|[ap]\.m|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Dr|Mrs?|Ms|St))[.!?;:]|,\s|\s(?:on|by|at|from|because|which|that|in our|in the)\s)/u.exec(
      words,
    )?.[0] ?? shortLine(words, 80)
  ).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Words that say when something happens, and nothing about what. */
const whenWords =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|\d{1,4}(?:st|nd|rd|th)?|[ap]\.?m\.?|noon|to|from|and|at|until)\b\.?/giu;
/** Names that programs give to what they make. */
const programTitle =
  /^(?:powerpoint presentation|about:blank|document\d*|slide \d+|scan(?:ned)?(?: document)?|image|page \d+|.{0,40}\b(?:(?:final|draft|copy)[ _-]{0,2}v?\d+|v\d+)|\p{L}{2,4}-\d{2}[\d-]*\b.*)$/iu;

function isTitle(title: string): boolean {
  if ((title.replaceAll(whenWords, '').match(/\p{L}/gu)?.length ?? 0) < 3 || programTitle.test(title)) return false;
  return (
    (title.match(/\p{L}/gu)?.length ?? 0) >= 3 &&
    !noTitle.test(title) &&
    !/^(?:&|(?:of|and|or|by)\b)/i.test(title) &&
    !isGreetingLine(title) &&
    !foreignGreeting.test(title) &&
    !isClosingLine(title) &&
    !/^\S+@\S+$|^(?:https?:|www\.)/i.test(title)
  );
}

function tidy(title: string): string {
  const line = title
    .slice(0, 1_000)
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s#>*_•|–—-]+|[\s*_|:–—-]+$/gu, '')
    .replace(/^(?:re|fwd?|subject|title|(?:friendly |final )?reminder)\s?:\s*/i, '')
    .trim();
  return withoutShouting(
    line
      .replace(dateAtEnd, '')
      .replace(dayOfPaper, (day, at: number) => (isLetterhead(line.slice(0, at)) ? '' : day))
      .replace(/\s[·•|]\s(?:Mrs?|Ms|Dra?|Prof)\.? \p{L}[\p{L} .]*$/u, '')
      .replace(/\s+(?:is|are) (?:hereby )?(?:awarded|presented|given) to$/i, '')
      .replace(/\s*\((?:date of birth|dob|born|ref|account|id|no)\b[^)]{0,60}\)/iu, ''),
  ).replace(/[.,;]$/, '');
}

/** A file name made readable: "museum_trip-2026.pdf" → "Museum trip 2026". */
export function titleOfFile(filename: string): string {
  const name = withoutMachineOrders(
    (filename.split(/[\\/]/).at(-1) ?? '')
      .slice(0, 300)
      .replace(/\.[\p{L}\d]{1,5}$/u, '')
      .replaceAll(/[_+]+|(?<=\p{L})[-.]+(?=[\p{L}\d])|(?<=\d)[-.]+(?=\p{L})/gu, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();
  return shortLine(/[\p{L}\d]/u.test(name) ? capitalized(name) : 'Document', longest);
}

import { isGenericTitle } from '@homeroom/matters';
import { shortLine } from '@homeroom/text';
import type { ParseResult } from '../read/parse-result.ts';
import type { Letter, LetterBlock } from './letter.ts';
import { subjectOf } from './event-names.ts';
import { isClosingLine, isGreetingLine } from './letter-lines.ts';
import { isLetterhead } from './letterheads.ts';
import { saysWhat } from './words/letterhead-words.ts';
import { withoutMachineOrders } from './machine-orders.ts';
import { withoutShouting } from './title-case.ts';

const longest = 120;
const lookedAt = 16;
const proseLength = 110;
const subjectField = /^(?:re|regarding|subject|about|topic|betreff|asunto|objet)$/i;
/** "Picture Day is Thursday, October 1" */
const dateAtEnd =
  /(?<=\p{L}{3} \p{L}{2,30}|\p{L}{6})\s{0,3}(?:\bis\b|\bon\b|[–—:,-])\s*(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:,? \d{4})?\.?$/iu;
const noTitle =
  /^(?:page \d.*|\d+|date|to|from|phone|fax|confidential|draft|via e-?mail|newsletter|flyer|letter|notice|hello|dear .*|important|attention|urgent|reminder|rsvp\b.{0,60}|.{0,3})$/i;

/** Finds the title of a document: its subject, the title in its file, or its headline; null when it has none. */
export function documentTitle(parse: ParseResult, letter: Letter, dateLines: ReadonlySet<LetterBlock>): string | null {
  const own = withoutMachineOrders((parse.title ?? '').slice(0, 1_000));
  const fromFile = parse.metadata.email === null && !standsInText(own, letter) && !isLetterhead(own) ? tidy(own) : '';
  const subject = letter.blocks
    .slice(0, 40)
    .find(({ place, kind, label }) => place === 'head' && kind === 'field' && subjectField.test(label));
  const candidates = [
    letter.subject,
    subject === undefined ? '' : subject.text.slice(subject.text.indexOf(':') + 1),
    fromFile,
    headline(letter, dateLines),
  ];
  const found = [...candidates, letter.blocks.length > 0 ? own : ''].map(tidy).find((title) => isTitle(title));
  return found === undefined ? null : shortLine(found, longest);
}

/** Whether a title was only taken from the first lines of the text, where a better one may stand. */
function standsInText(title: string, { blocks }: Letter): boolean {
  const wanted = plain(title);
  return (
    wanted === '' ||
    blocks
      .slice(0, lookedAt)
      .some(({ text, raw }) => plain(text).startsWith(wanted) || raw.some((line) => plain(line) === wanted))
  );
}

/** Among the first lines the one that says best what the document is about. */
function headline({ blocks, greetedAt }: Letter, dateLines: ReadonlySet<LetterBlock>): string {
  const first = blocks.slice(0, lookedAt);
  const prose = first.findIndex(
    ({ kind, text, place }) => place === 'body' && kind === 'paragraph' && text.length > proseLength,
  );
  const top = first.filter(
    (block, index) =>
      block.place === 'body' && !dateLines.has(block) && block.kind !== 'row' && (prose < 0 || index <= prose),
  );
  const isNewsletter = blocks.filter(({ kind, text }) => kind === 'heading' && !text.endsWith(':')).length > 3;
  const rated = top.flatMap((block, index) => {
    const title = tidy(block.text);
    if (!isTitle(title) || block.kind === 'field' || block.kind === 'item' || block.text.length > proseLength)
      return [];
    const points =
      Number(block.kind === 'heading') * 3 +
      Number(saysWhat.test(title)) * 3 -
      Number(isLetterhead(title)) * 4 -
      Number(isGenericTitle(title)) * 3 -
      Number(/[.!?]$/.test(block.text)) -
      Number(title.split(' ').length > 12) * 4 +
      Number(index === 0 && isNewsletter && block.kind === 'heading') * 4 -
      Number(/!$/.test(block.text)) -
      Number(/\d{3}/.test(title.replaceAll(/\b20\d\d\b/g, ''))) * 3 -
      index * 0.75 +
      Number(index < greetedAt);
    return [{ title, points }];
  });
  const [best] = rated.toSorted((a, b) => b.points - a.points);
  if (best && best.title.length <= longest && best.points > -4) return best.title;
  const start = sentenceStart(top.find(({ text }) => text.length > 20)?.text ?? '');
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
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|\d{1,4}(?:st|nd|rd|th)?|[ap]\.?m\.?|noon|to|from|and|at|until)\b\.?/giu;
/** Names that programs give to what they make. */
const programTitle =
  /^(?:powerpoint presentation|about:blank|document\d*|slide \d+|scan(?:ned)?(?: document)?|image|page \d+|.{0,40}\b(?:(?:final|draft|copy)[ _-]{0,2}v?\d+|v\d+))$/i;

function isTitle(title: string): boolean {
  if ((title.replaceAll(whenWords, '').match(/\p{L}/gu)?.length ?? 0) < 3 || programTitle.test(title)) return false;
  return (
    (title.match(/\p{L}/gu)?.length ?? 0) >= 3 &&
    !noTitle.test(title) &&
    !isGreetingLine(title) &&
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
    line.replace(dateAtEnd, '').replace(/\s*\((?:date of birth|dob|born|ref|account|id|no)\b[^)]{0,60}\)/iu, ''),
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
  return shortLine(
    /[\p{L}\d]/u.test(name) ? name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : 'Document',
    longest,
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

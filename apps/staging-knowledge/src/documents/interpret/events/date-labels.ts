import type { DateMention } from '@homeroom/dates-in-text';
import { isGenericTitle } from '@homeroom/matters';
import { shortLine, splitSentences } from '@homeroom/text';
import { actionWords } from '../letter/action-words.ts';
import { asksFor } from '../letter/asks.ts';
import { clockTimes } from '../letter/clock-times.ts';
import { clauseLabel, isBareWord, isEmptyEntry, isFragment, isNameOfSomebody } from './clause-label.ts';
import type { DatedSentence } from '../days/dated-sentence.ts';
import { isOrganisation } from '../letter/letterheads.ts';
import { isDateLine } from '../letter/letter-lines.ts';
import { withoutShouting } from '../letter/title-case.ts';
import {
  longest,
  maxWords,
  movedSubject,
  properName,
  thing,
  activity,
  tidy,
  named,
  type DateLabel,
} from './event-names.ts';
import { aboutSomebody, badWeather, hourAhead, whichIs } from '../words/clause-label-words.ts';
import { offAhead } from '../words/event-name-words.ts';
import { plainLabels, closing, off, structural, besideMarks } from '../words/date-label-words.ts';

const sentenceReach = 300;

/** Names what happens on a date in the words of its line or sentence, otherwise of the heading above; adds "cancelled" where it is. */
export function dateLabel(mention: DateMention, sentence: DatedSentence, title: string): DateLabel {
  const label = plainLabel(mention, sentence, title);
  if (!isOff(mention, sentence) || /\bcancell?ed\b|\bclosed\b|^no\b|\bcalled off\b/i.test(label.text)) return label;
  return { ...label, text: shortLine(`${label.text} cancelled`, longest) };
}

/** Whether a sentence says that what was to be on a date is off. */
function isOff({ start, end }: DateMention, { text }: DatedSentence): boolean {
  if (offAhead.test(text)) return true;
  const clause = `${
    text
      .slice(0, start)
      .split(/[;:]\s|, (?:and|but|so) /)
      .at(-1) ?? ''
  } ${text.slice(end).split(/[;:]\s|, (?:and|but|so) /, 1)[0] ?? ''}`;
  return off.test(clause) && !/\b(?:if|unless|in case|may be|might be|could be)\b/i.test(clause);
}

/** Takes what names the day itself, else the heading above it, else its clause, else the document. */
function plainLabel(mention: DateMention, sentence: DatedSentence, title: string): DateLabel {
  if (badWeather.test(sentence.text.slice(0, mention.start))) return { text: 'Rain date', strength: 2 };
  const described = whichIs.exec(sentence.text.slice(0, mention.start))?.[1];
  if (described !== undefined) return named(described, 2);
  const found = ownLabel(mention, sentence, title);
  const own = found && named(found.text.replace(hourAhead, ''), found.strength);
  if (own !== null && (own.strength === 3 ? !isEmptyEntry(own.text) : !isFragment(own.text) && !isBareWord(own.text)))
    return own;
  const clause = clauseLabel(mention, sentence);
  const ahead = mention.start <= 2 && clause === null ? sentenceAhead(sentence) : null;
  if (ahead !== null) return named(ahead, 1);
  const heading = tidy(withoutShouting(sentence.block.heading));
  if (isTelling(heading) && heading !== title) return { text: heading, strength: 1 };
  if (clause !== null) return { text: withSubject(clause, title), strength: 1, isClause: true };
  return { text: shortLine(title, longest) || 'Date', strength: 0 };
}

/** "Join us for Muffins with Moms! Friday, December 11, at 7:15" */
function sentenceAhead({ block, text }: DatedSentence): string | null {
  const before =
    splitSentences(block.text.slice(0, Math.max(0, block.text.indexOf(text))).trimEnd())
      .at(-1)
      ?.trim() ?? '';
  const words = before.replace(/[.!?:]+$/u, '');
  return (
    [thing(words), isLabel(words) ? words : null].find((name) => name && !isFragment(name) && !isBareWord(name)) ?? null
  );
}

/** "We show what we learned" says too little without the subject of the letter. */
function withSubject(clause: string, title: string): string {
  const whole = `${title}: ${clause.charAt(0).toLowerCase()}${clause.slice(1)}`;
  return aboutSomebody.test(clause) &&
    title !== '' &&
    !/:/.test(title) &&
    !isNameOfSomebody(title) &&
    whole.length <= longest
    ? whole.replace(/: i\b/, ': I')
    : clause;
}

function ownLabel(mention: DateMention, sentence: DatedSentence, title: string): DateLabel | null {
  const { block } = sentence;
  const text = sentence.text;
  if (
    block.kind === 'field' &&
    text.startsWith(block.label) &&
    !plainLabels.test(block.label) &&
    mention.start >= block.label.length &&
    block.label.split(' ').length <= 5
  )
    return named(block.label, 3);
  const segment = segmentLabel(mention, text);
  if (segment !== null) return named(segment, 3);
  const clause = clauseOf(text, mention);
  const closed = closing.exec(clause)?.[1];
  if (closed !== undefined)
    return named(
      closed
        .replace(/\s+(?:today|tomorrow|tonight|this \w+|on \w+day)?\s*(?:is|are|will be|has been|have been)\s+/i, ' ')
        .replace(/ to$/, ''),
      2,
    );
  const isProse =
    block.kind === 'paragraph' &&
    !/^\s*[:–—-]\s*\S/u.test(text.slice(mention.end)) &&
    !/\S\s*[:–—-]\s*$/u.test(text.slice(0, mention.start));
  const line =
    !isProse || (text.length < 90 && !asksFor(text) && isOneList(sentence)) ? lineLabel(mention, sentence) : null;
  const underHeading = isProse && isTelling(tidy(block.heading)) && withoutShouting(block.heading) !== title;
  if (line !== null && (!underHeading || mention.start <= 2)) return named(line, isProse ? 2 : 3);
  if (/\bwe (?:will )?practi[cs]e\b/i.test(clause)) return named('Practice', 2);
  if (/\b(?:re-?opens?|opens? again)\b/i.test(clause) && clause.length < 60) return named('Reopening', 2);
  if (
    asksFor(text, block.kind) &&
    !/\b(?:is|are|will be|takes? place|held|begins?|starts?) (?:held )?(?:on |from |at )?$/i.test(
      text.slice(0, mention.start),
    )
  ) {
    const action = actionWords(text, [mention]);
    return action.split(' ').length <= maxWords ? named(action, 2) : null;
  }
  return sentenceLabel(firstOfList(mention, sentence), sentence);
}

/** "Session A: June 14–25 · Session B: July 5–16": each day has its own name. */
function segmentLabel({ start, end }: DateMention, text: string): string | null {
  const marks = [...text.matchAll(/\s[·•]\s/g)].map(({ index }) => index);
  if (marks.length === 0) return null;
  const from = marks.filter((mark) => mark < start).at(-1) ?? 0;
  const name = tidy(
    `${text.slice(from, start)} ${text.slice(end, marks.find((mark) => mark >= end) ?? text.length).replace(/\([^()]*\)/g, '')}`.replace(
      /:\s*$/,
      '',
    ),
  );
  return isLabel(name) && !plainLabels.test(name) ? name.replace(/:$/, '') : null;
}

/** The clause of a sentence in which a date stands. */
function clauseOf(text: string, { start }: DateMention): string {
  const inner = [...text.matchAll(/\([^()]{3,200}\)/g)].find(
    ({ index, 0: words }) => index < start && start < index + words.length,
  )?.[0];
  if (inner !== undefined) return inner;
  const marks = [...text.matchAll(/;\s|,? (?:and|but|so) (?=(?:we|you|the|it|they|there)\b)/giu)].map(
    ({ index }) => index,
  );
  return text
    .slice(marks.filter((mark) => mark < start).at(-1) ?? 0, marks.find((mark) => mark > start) ?? text.length)
    .replaceAll(/\([^()]{3,200}\)/g, ' ');
}

/** Of a short line: what it says besides its dates and times. */
export function lineLabel(mention: DateMention, { text, mentions, block }: DatedSentence): string | null {
  const spans = [...mentions, ...clockTimes(text)].toSorted((a, b) => a.start - b.start);
  const after = text.slice(mention.end).replace(/^\s*(?:\([^)]{1,30}\))?/, '');
  const said =
    /^\s*(?:[:|–—-]|\.{2,})\s*(.{3,120})/u.exec(after)?.[1] ??
    (/^\s{2,}\S/.test(after) || block.kind === 'row' ? after : null);
  const ahead =
    besideMarks
      .exec(text.slice(0, mention.start))?.[1]
      ?.split(/(?<=[.!?])\s/)
      .at(-1) ?? '';
  const nameAhead = tidy(ahead);
  if (said !== null && ahead !== '' && /^\s*[|–—-]/u.test(after) && isLabel(nameAhead) && !plainLabels.test(nameAhead))
    return nameAhead;
  const parts = [
    said,
    block.kind === 'field' && plainLabels.test(block.label) && text.startsWith(block.label)
      ? text.slice(text.indexOf(':') + 1)
      : text,
  ].filter((part) => part !== null);
  for (const part of parts) {
    const offset = text.length - part.length;
    const outside = part === said ? part : withoutAsides(part, mention.start - offset);
    const inside = spans
      .filter(({ start }) => start >= offset)
      .map(({ start, end }) => ({ start: start - offset, end: end - offset }));
    const cut = part !== said ? outside : (part.split(/(?<=[.!?;])(?<!\b(?:vs|Mr|Mrs|Ms|Dr|St|No)\.)\s/, 1)[0] ?? part);
    const rest = tidy(
      blank(cut, inside)
        .split(/\s{2,}|\||•/)
        .map(tidy)
        .find((piece) => /\p{L}{3}/u.test(piece)) ?? '',
    );
    if (isLabel(rest) && !isOrganisation(rest)) return rest;
  }
  return null;
}

/** Without what is said in brackets, of other days maybe. */
function withoutAsides(text: string, place: number): string {
  return text.replaceAll(/\([^()]{3,80}\)/g, (words, at: number) =>
    at < place && at + words.length > place ? words : ' '.repeat(words.length),
  );
}

function blank(text: string, spans: readonly { start: number; end: number }[]): string {
  return spans.reduce(
    (words, { start, end }) =>
      start >= words.length
        ? words
        : `${words.slice(0, start)}${' '.repeat(Math.min(end, words.length) - start)}${words.slice(end)}`,
    text,
  );
}

/** Words that name something: few, without a verb of a sentence. */
function isLabel(text: string): boolean {
  const words = text.split(' ');
  if (!/\p{L}{3}/u.test(text) || words.length > maxWords) return false;
  return words.length <= 5
    ? !/^(?:we|you|it|they|i|this|that|there|he|she|in|at|on|from|by|until|with)\b/i.test(text) &&
        !/\b(?:is|are|will|must|on|by|at|from|be)$/i.test(text)
    : !/\b(?:is|are|will|we|you|was|must|please|has|have|takes?)\b/i.test(text);
}

/** Whether all dates of a sentence belong to one thing: "Dec. 9 & 10". */
function isOneList(sentence: DatedSentence): boolean {
  return new Set(sentence.mentions.map((mention) => firstOfList(mention, sentence).start)).size === 1;
}

/** The first of "Dec. 9 & 10", which stands right behind the name. */
function firstOfList(mention: DateMention, sentence: DatedSentence): DateMention {
  const { text, mentions } = sentence;
  const before = mentions.findLast(
    ({ end }) =>
      end <= mention.start && /^\s?(?:,|&|\+|and|or|,\s?(?:and|or))\s?$/i.test(text.slice(end, mention.start)),
  );
  return before === undefined ? mention : { ...firstOfList(before, sentence), end: mention.end };
}

function sentenceLabel(mention: DateMention, { text, mentions }: DatedSentence): DateLabel | null {
  const last = mentions.findLast(({ end }) => end <= mention.start)?.end ?? 0;
  const joined = /^\s?(?:,|;)?\s?(?:and|but)\s(?=(?:the |our )?\p{L}+\s)/iu.exec(text.slice(last, mention.start))?.[0]
    .length;
  const from = joined === undefined ? mention.start - sentenceReach : last + joined;
  const before = text
    .slice(Math.max(0, from), mention.start)
    .replace(
      /(?:\s|,|\bon|\bfrom|\bat|\bthis|\bthe|\bnext|\(|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|–|-|\bto|\bbetween|\bevening of|\bmorning of|\bafternoon of|\bweek of|\bnight of)+$/iu,
      '',
    )
    .trimEnd();
  const found = [
    before,
    ...(before === '' || /[,;:]$/.test(before) || before.split(' ').length < 3
      ? []
      : [
          before
            .slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), before.lastIndexOf(': ')) + 1)
            .trim(),
        ]),
  ]
    .flatMap((part) => [thing(`${part} on`), thing(part)])
    .find((name) => name !== null);
  if (found) return named(found, 2);
  const moving = movedSubject(before, text.slice(mention.end));
  if (moving !== null) return named(moving, 2);
  const proper = properName(text.slice(0, mention.start));
  if (proper !== null) return named(proper, 2);
  const after =
    text
      .slice(mention.end, mention.end + sentenceReach)
      .replace(/^[\s,:–—-]*(?:(?:at|from) [\d:apm. –-]{1,20}(?:to [\d:apm. ]{1,12})?)?[\s,:–—-]*/iu, '')
      .split(/(?<!\b(?:Mrs?|Ms|Dr|St))[.;!?]|,\s(?!and)/, 1)[0] ?? '';
  const following = thing(after) ?? activity(after);
  return following === null ? null : named(following, 2);
}

function isTelling(heading: string): boolean {
  return (
    heading !== '' &&
    !isGenericTitle(heading) &&
    !structural.test(heading) &&
    !isNameOfSomebody(heading) &&
    !isDateLine(heading)
  );
}

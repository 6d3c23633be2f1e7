import type { DateMention } from '@homeroom/dates-in-text';
import { capitalized, shortLine } from '@homeroom/text';
import { actionWords } from '../letter/action-words.ts';
import { askingClause, asksFor } from '../letter/asks.ts';
import { lineLabel } from './date-labels.ts';
import { whoHead } from './rows-of-others.ts';
import type { DateLabel } from './event-names.ts';
import type { DatedSentence } from '../days/dated-sentence.ts';
import { cellsOf, type Cell } from '../letter/table-cells.ts';
import { withoutShouting } from '../letter/title-case.ts';
import { pattern } from '../letter/word-table.ts';

const longest = 120;
const generic = pattern('i')`
  ^(?:please )?(?:
    deadline
    due
    rsvp
    return
    reply
    respond
    due date
    submit
    register
    sign up
    final
    order
    enroll
    apply
    join
    let (?:us|me) know
    send
    bring
    pay
  )(?:
    [ ](?:
      it
      them
      this
      these
      that
      to us
      to me
      back
      by
      the (?:form|slip|note)
      now
      online
      early
      soon
      today
      date
      and
      please
      here
    )
  ){0,3}$
`;
const whoeverDoes =
  /^(?:families|players|students|those|anyone|parents|people|members|everyone) (?:who|that) (register|sign up|pay|order|enroll|apply|book|join|return|reply)s?\b/iu;
const toDo =
  /\b(?:(?:last|final) (?:day|chance)|deadline|cut-?off(?: date)?|due date)\s+(to|for)\s+(.{3,80}?)\s*(?:\b(?:is|are|has been|will be)\b|:|–|-|$)/iu;

interface Clause {
  text: string;
  start: number;
}

/** Names what is to be done by each of the days by which a sentence asks for something. */
export function deadlineLabels(
  due: readonly DateMention[],
  sentence: DatedSentence,
  title: string,
): ReadonlyMap<DateMention, DateLabel> {
  if (due.length === 0) return new Map();
  const asking = askingClause(sentence.text);
  const about = withoutShouting(sentence.block.heading) || title;
  const labelOf = (mention: DateMention): DateLabel => {
    const words = wordsFor(mention, sentence, { about, clause: clauseAround(mention, sentence.text, asking) });
    return { text: shortLine(capitalized(words), longest), strength: 2 };
  };
  return new Map(due.map((mention) => [mention, labelOf(mention)]));
}

function wordsFor(
  mention: DateMention,
  sentence: DatedSentence,
  { about, clause }: { about: string; clause: Clause },
): string {
  const { text, block } = sentence;
  const [, how, what] = toDo.exec(clause.text.slice(0, mention.start - clause.start)) ?? [];
  if (what !== undefined) return how === 'to' ? what : `${what.replace(/^(?:the|our|your) /i, '')}: deadline`;
  if (block.kind === 'field' && text.startsWith(block.label) && !asksFor(text.slice(block.label.length + 1).trim()))
    return generic.test(block.label) ? named(block.label, about) : block.label;
  // A row below a "Due" names its matter in another cell.
  if (block.kind === 'row' && !asksFor(text) && !/\bdue\b/i.test(text))
    return (
      firstWords(mention, sentence) ??
      lineLabel(mention, sentence) ??
      headOf(mention, sentence) ??
      named('Deadline', about)
    );
  if (mention.start <= 4 && block.kind !== 'paragraph' && !asksFor(clause.text)) {
    const line = lineLabel(mention, sentence);
    if (line !== null) return line;
  }
  const told = asksFor(clause.text)
    ? clause.text
    : clause.text.slice(
        0,
        mention.end -
          clause.start +
          (/^.*?(?=, (?:and|but|so|or)\b|; |\. |$)/u.exec(clause.text.slice(mention.end - clause.start))?.[0].length ??
            0),
      );
  const early = whoeverDoes.exec(clause.text)?.[1];
  const words =
    early !== undefined
      ? `${early}${/\b(?:pay|save|get|receive)s? .{2,40}$/u.exec(told)?.[0].replace(/^/, ' and ').replace(/[.!]$/, '') ?? ''}`
      : actionWords(told, [{ start: mention.start - clause.start, end: mention.end - clause.start }]);
  if (!generic.test(words) && words.length > 3) return words;
  const line = block.kind === 'paragraph' ? null : lineLabel(mention, sentence);
  return line ?? named(words || 'Deadline', about);
}

/** The first cell with words of a row in a table that has a head, other than those of days. */
function firstWords(due: DateMention, { text, heads, mentions }: DatedSentence): string | null {
  const cells = cellsOf(text);
  if (cells.length !== heads.length) return null;
  const isDay = ({ start, words }: Cell) =>
    mentions.some((mention) => start === mention.start) || (start <= due.start && due.start < start + words.length);
  const told = whoHead.test(heads[0]?.words ?? '') ? cells.slice(1) : cells;
  return told.find((cell) => /\p{L}{3}/u.test(cell.words) && !isDay(cell))?.words.replace(/[.:;,]+$/, '') ?? null;
}

/** "Slip due", at the head of the column of a date. */
function headOf(due: DateMention, { text, heads }: DatedSentence): string | null {
  const cells = cellsOf(text);
  const head = heads[cells.findLastIndex(({ start }) => start <= due.start)]?.words ?? '';
  return cells.length !== heads.length || head === '' || generic.test(head) ? null : withoutShouting(head);
}

function named(what: string, about: string): string {
  return about === '' ? what : `${what}: ${about}`;
}

/** Whether a label does not say what the deadline is for. */
export function isGenericLabel(label: string): boolean {
  return generic.test(label) || /^(?:deadline|due|rsvp|due date): /i.test(label);
}

/** The part of a long sentence in which the date stands. */
function clauseAround({ start, end }: DateMention, text: string, asking: Clause): Clause {
  if (asking.start <= start && asking.start + asking.text.length >= end) return asking;
  if (text.length < 90) return { text, start: 0 };
  const marks = [...text.matchAll(/;\s|\s[–—]\s|:\s/gu)].map(({ index, 0: mark }) => index + mark.length);
  const from = marks.filter((mark) => mark <= start && /\p{L}{3,} \p{L}/u.test(text.slice(mark, start))).at(-1) ?? 0;
  return { text: text.slice(from, marks.find((mark) => mark > end) ?? text.length), start: from };
}

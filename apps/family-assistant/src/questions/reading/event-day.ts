import { anchorLead, type AnchorMention } from './anchor-mention.ts';
import type { PersonMention } from './asked-persons.ts';
import { tellingStems } from './asked-subject.ts';
import { weekdayNumbers } from './time-tables.ts';
import type { TypedWord } from './typed-question.ts';

const partsOfEventDay = new Set(['day', 'night', 'evening', 'morning', 'weekend', 'week']);
const festiveDays = new Set(['birthday', 'anniversary', 'party', 'prom', 'graduation', 'wedding', 'recital']);
/** "The day they pull my teeth" */
const subjects = new Set(['i', 'we', 'he', 'she', 'they', 'it']);
const eventDayJoints = new Set(['of', 'that', 'when']);

/** Finds "the day of the recital", "the night Leo has his concert", "on Leo's birthday". */
export function findEventDay(
  words: readonly TypedWord[],
  persons: readonly PersonMention[],
  timed: ReadonlySet<number>,
): AnchorMention | null {
  const personAt = (at: number) => persons.find(({ from, kind }) => from === at && kind === 'members');
  for (const [at, { word }] of words.entries()) {
    if (timed.has(at) || at === 0) continue;
    const after = words[at + 1]?.word ?? '';
    const weekday = weekdayNumbers[after];
    const isNamed =
      word === 'the' &&
      ((partsOfEventDay.has(after) &&
        (eventDayJoints.has(words[at + 2]?.word ?? '') ||
          personAt(at + 2) ||
          words[at + 2]?.word === 'the' ||
          subjects.has(words[at + 2]?.word ?? ''))) ||
        (weekday !== undefined && words[at + 2]?.word === 'of'));
    const person = word === 'on' || word === 'for' ? personAt(at + 1) : undefined;
    const isMine = word === 'on' && person !== undefined && words[person.from]?.word === 'my';
    const isFeast =
      person !== undefined &&
      (words[person.to - 1]?.possessive === true || isMine) &&
      festiveDays.has(words[person.to]?.word ?? '');
    if (!isNamed && !isFeast) continue;
    const start = isNamed ? at + (eventDayJoints.has(words[at + 2]?.word ?? '') ? 3 : 2) : at + 1;
    if (timed.has(start)) continue;
    const end = words.findIndex(({ word: next }, index) => index > start && (timed.has(index) || next === 'or'));
    const until = isFeast ? (person?.to ?? start) + 1 : end === -1 ? words.length : end;
    const own = words
      .slice(start, until)
      .filter((_, index) => !(index === 0 && subjects.has(words[start]?.word ?? '')));
    const stems = tellingStems(own.map(({ word: one }) => one).join(' '));
    if (stems.length === 0 || (isNamed && /^(?:school|term|year|month|week)$/.test(own.at(-1)?.word ?? ''))) continue;
    const text = own
      .map(({ typed, possessive }) => (possessive ? `${typed}'s` : typed))
      .join(' ')
      .replace(anchorLead, '');
    return {
      relation: 'during',
      subject: { text, stems },
      used: Array.from({ length: until - at }, (_, index) => at + index),
      isWholeDay: true,
      ...(after === 'week' && { withWeek: true }),
      ...(weekday !== undefined && { nearDays: [weekday] }),
      ...(isFeast && isMine && { ofIds: person?.ids ?? [] }),
    };
  }
  return null;
}

const dayLeads = new Set(['on', 'for', 'during']);
const articles = new Set(['the', 'his', 'her', 'our', 'my', 'their']);
const maxDayWords = 3;
/** "On a good day", "for the whole day" */
const noNameOfDay =
  /^(?:an?|every|each|any|same|that|this|which|what|whole|full|half|first|last|next|one|other|another|new|school|work|good|bad|rest|time|election)$/;
const afterDay = /^(?:|at|in|or|and|is|are|am|do|does|what|when|who|which|this|next|again)$/;

/** Finds the day that a question names by its event: "on PD day", "for book character day". */
export function findNamedEventDay(
  words: readonly TypedWord[],
  persons: readonly PersonMention[],
  timed: ReadonlySet<number>,
): AnchorMention | null {
  const said = (at: number) => words[at]?.word ?? '';
  for (const [at, { word }] of words.entries()) {
    if (at === 0 || timed.has(at) || !dayLeads.has(word)) continue;
    const start = articles.has(said(at + 1)) ? at + 2 : at + 1;
    const length = Array.from({ length: maxDayWords }, (_, index) => index + 1).find(
      (count) => said(start + count) === 'day',
    );
    if (length === undefined) continue;
    const named = Array.from({ length }, (_, index) => start + index);
    const isTaken = (index: number) =>
      timed.has(index) ||
      noNameOfDay.test(said(index)) ||
      dayLeads.has(said(index)) ||
      persons.some(({ from, to }) => index >= from && index < to);
    const end = start + length;
    if (named.some(isTaken) || !(timed.has(end + 1) || afterDay.test(said(end + 1)))) continue;
    const text = words
      .slice(start, end + 1)
      .map(({ typed }) => typed)
      .join(' ');
    const stems = tellingStems(text);
    if (stems.length === 0) continue;
    return {
      relation: 'during',
      subject: { text, stems },
      used: Array.from({ length: end - at + 1 }, (_, index) => at + index),
      isWholeDay: true,
      mayBeSubject: true,
    };
  }
  return null;
}

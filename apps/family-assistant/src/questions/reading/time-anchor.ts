import { wordTable } from '@homeroom/text';
import type { TimeAnchor } from '../calendar-question.ts';
import { anchorLead, type AnchorMention } from './anchor-mention.ts';
import type { PersonMention } from './asked-persons.ts';
import { tellingStems } from './asked-subject.ts';
import { findEventDay, findNamedEventDay } from './event-day.ts';
import { statusWords } from './question-form.ts';
import { weekdayNumbers } from './time-tables.ts';
import { textOf, type TypedWord } from './typed-question.ts';

const relations = wordTable<TimeAnchor['relation']>({
  after: 'after',
  before: 'before',
  during: 'during',
  while: 'during',
  once: 'after',
});
/** Words before a break that make it a time: "over spring break", "on Memorial Day". */
const holidayLeads = new Set(['over', 'in', 'on', 'at', 'for', 'during', 'before', 'after', 'until']);
const breaks = new Set([
  'break',
  'breaks',
  'holiday',
  'holidays',
  'vacation',
  'recess',
  'thanksgiving',
  'easter',
  'term',
  'passover',
]);
const feastDays = new Set(
  'memorial labor labour presidents president columbus veterans mlk king juneteenth independence indigenous'.split(' '),
);
/** Feasts of one word. */
const namedFeast = /^(?:thanksgiving|easter|passover)$/;
const maxHolidayWords = 4;
/** "After-school club" */
const clubs = new Set('club clubs care program programme activity activities class classes'.split(' '));
const pointers = new Set(['that', 'this', 'it', 'he', 'she', 'they']);
/** "While I am in Denver" */
const stay = /^(?:(?:i|we|he|she|they|\p{L}+)(?:['’](?:m|s|re))? )?(?:(?:am|are|is) )?(?:in|at|away|on) /iu;

const dayWords: ReadonlySet<string> = new Set(['day', 'night', 'evening', 'morning', 'afternoon']);

/** Adds the days next to the event: "the Thursday before Easter", "the Friday and the Saturday after it", "the night before". */
function withNearDays(words: readonly TypedWord[], anchor: AnchorMention | null): AnchorMention | null {
  const at = anchor?.used[0] ?? 0;
  if (anchor === null || (anchor.relation !== 'before' && anchor.relation !== 'after') || anchor.isWholeDay)
    return anchor;
  const said = words[at - 1]?.word ?? '';
  if (words[at - 2]?.word === 'the' && dayWords.has(said)) {
    const nearPart = said === 'morning' ? 'morning' : said === 'night' || said === 'evening' ? 'evening' : undefined;
    return { ...anchor, used: [at - 1, ...anchor.used], nearDays: ['day'], ...(nearPart && { nearPart }) };
  }
  const lead = words.slice(0, at).map(({ word }) => (weekdayNumbers[word] === undefined ? word : 'DAY'));
  const count = [/ the DAY (?:and|or) (?:the )?DAY$/, / the DAY$/].findIndex((one) => one.test(` ${lead.join(' ')}`));
  if (count === -1) return anchor;
  const named = words.slice(0, at).flatMap(({ word }) => weekdayNumbers[word] ?? []);
  return { ...anchor, nearDays: named.slice(count === 0 ? -2 : -1) };
}

/** Finds "after school" or "while Leo is at soccer" in what the time of a question leaves. @param timed positions of the words of its time */
export function findAnchor(
  words: readonly TypedWord[],
  persons: readonly PersonMention[],
  timed: ReadonlySet<number>,
): AnchorMention | null {
  return withNearDays(words, anchorIn(words, persons, timed));
}

function anchorIn(
  words: readonly TypedWord[],
  persons: readonly PersonMention[],
  timed: ReadonlySet<number>,
): AnchorMention | null {
  if (words[0]?.word === 'how' && words[1]?.word !== 'many' && words[1]?.word !== 'often') return null;
  if (countsTime(words)) return null;
  const holiday =
    findHoliday(words, persons, timed) ??
    findEventDay(words, persons, timed) ??
    findNamedEventDay(words, persons, timed);
  if (holiday) return holiday;
  const at = words.findIndex(
    ({ word }, index) =>
      (relations[word] !== undefined || beginsClause(words, index)) &&
      (word !== 'once' || words.slice(index).some(({ word: said }) => over.has(said))) &&
      !timed.has(index) &&
      !(words[index + 1]?.word === 'school' && clubs.has(words[index + 2]?.word ?? '')) &&
      !pointers.has(words[index + 1]?.word ?? ''),
  );
  const relation = words[at]?.word === 'when' ? 'during' : relations[words[at]?.word ?? ''];
  if (relation === undefined) return null;
  const used = [at];
  for (
    let next = at + 1;
    next < words.length && !timed.has(next) && !endsAnchor.has(words[next]?.word ?? '');
    next += 1
  )
    used.push(next);
  const own = used.slice(1).filter((index) => !persons.some(({ from, to }) => index >= from && index < to));
  const text = own
    .map((index) => words[index]?.typed ?? '')
    .join(' ')
    .replace(anchorLead, '');
  const stems = text === 'leave' || text === 'annual leave' ? ['leav'] : tellingStems(text);
  const isStay = words[at]?.word === 'while' && stay.test(textOf(words.slice(at + 1)));
  return stems.length === 0 ? null : { relation, subject: { text, stems }, used, ...(isStay && { isStay }) };
}

const endsAnchor: ReadonlySet<string> = new Set(['or', ...statusWords]);

/** "Once practice is done" */
const over = new Set(['done', 'over', 'finished', 'finishes', 'through', 'ends', 'ended']);

const opensQuestion =
  /^(?:what|which|who|whose|where|how|is|are|am|was|were|do|does|did|can|could|will|would|have|has|should)$/;
const verbs = /^(?:is|are|am|was|were|do|does|did|can|could|will|would|have|has|should|must|exactly|else|again)$/;

/** "Is Dad home when the plumber comes?" */
function beginsClause(words: readonly TypedWord[], at: number): boolean {
  const next = words[at + 1]?.word;
  return (
    words[at]?.word === 'when' &&
    at > 1 &&
    opensQuestion.test(words[0]?.word ?? '') &&
    !['and', 'or', 'know', 'me'].includes(words[at - 1]?.word ?? '') &&
    next !== undefined &&
    !verbs.test(next)
  );
}

const units = new Set(['hours', 'days', 'weeks', 'months', 'nights', 'sleeps']);

/** "How many days until winter break" asks for the break itself. */
function countsTime(words: readonly TypedWord[]): boolean {
  const said = (at: number) => words[at]?.word ?? '';
  const at = words.findIndex(
    ({ word }, index) =>
      units.has(word) && (said(index - 1) === 'many' || (said(index - 1) === 'more' && said(index - 2) === 'many')),
  );
  const next = ['left', 'more', 'is', 'it'].includes(words[at + 1]?.word ?? '') ? at + 2 : at + 1;
  return at !== -1 && ['until', 'before', 'to'].includes(words[next]?.word ?? '');
}

/** "Over the break", "on Memorial Day", "during half term", "over Thanksgiving weekend", "working Thanksgiving". */
function findHoliday(
  words: readonly TypedWord[],
  persons: readonly PersonMention[],
  timed: ReadonlySet<number>,
): AnchorMention | null {
  const isPerson = (at: number) => persons.some(({ from, to }) => at >= from && at < to);
  for (const [at, { word }] of words.entries()) {
    const hasLead = holidayLeads.has(word);
    if (timed.has(at) || !(hasLead || isBareFeast(words, at))) continue;
    const start = hasLead ? at + 1 : at;
    for (let last = start; last < Math.min(start + maxHolidayWords, words.length); last += 1) {
      const said = words[last]?.word ?? '';
      if (timed.has(last) || holidayLeads.has(said) || isPerson(last)) break;
      const isLong = said === 'weekend' && words[last - 1]?.word === 'long';
      const isFeast =
        (said === 'day' && feastDays.has((words[last - 1]?.word ?? '').replace(/'s$/, ''))) || namedFeast.test(said);
      if (!isFeast && !isLong && !(breaks.has(said) && (said !== 'term' || words[last - 1]?.word === 'half'))) continue;
      // "Thanksgiving break"
      if (namedFeast.test(said) && breaks.has(words[last + 1]?.word ?? '')) continue;
      const text = words
        .slice(start, last + 1)
        .map(({ typed }) => typed)
        .join(' ')
        .replace(anchorLead, '');
      const [after = ''] = words.slice(last + 1).map((next) => next.word);
      const end = after === 'weekend' || after === 'week' ? last + 1 : last;
      const isDay = (word === 'on' || !hasLead) && isFeast && end === last;
      return {
        relation: word === 'after' || word === 'before' ? word : word === 'until' ? 'before' : 'during',
        subject: { text, stems: tellingStems(text) },
        used: Array.from({ length: end - at + 1 }, (_, index) => at + index),
        withWeekend: after === 'weekend' || isLong,
        withWeek: after === 'week' && isFeast,
        ...(isDay && { isWholeDay: true }),
      };
    }
  }
  return null;
}

const notBeforeFeast = new Set([
  'is',
  'was',
  'be',
  'a',
  'an',
  'the',
  'our',
  'of',
  'than',
  'until',
  'many',
  'does',
  'do',
  'when',
]);
const afterFeast = /^(?:|off|week|weekend|morning|afternoon|evening|night|day)$/;

/** "Am I working Thanksgiving?", but not "When is Thanksgiving?" */
function isBareFeast(words: readonly TypedWord[], at: number): boolean {
  const said = (index: number) => words[index]?.word ?? '';
  if (at === 0 || notBeforeFeast.has(said(at - 1))) return false;
  if (feastDays.has(said(at).replace(/'s$/, '')) && said(at + 1) === 'day') return afterFeast.test(said(at + 2));
  return namedFeast.test(said(at)) && afterFeast.test(said(at + 1));
}

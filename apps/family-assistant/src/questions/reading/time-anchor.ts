import type { TimeAnchor } from '../calendar-question.ts';
import type { PersonMention } from './asked-persons.ts';
import { tellingStems } from './asked-subject.ts';
import type { TypedWord } from './typed-question.ts';

/** Words of a question that set a time by an event. */
export interface AnchorMention extends TimeAnchor {
  /** Positions of its words. */
  used: readonly number[];
}

const relations: Readonly<Record<string, TimeAnchor['relation']>> = {
  after: 'after',
  before: 'before',
  during: 'during',
  while: 'during',
};
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
const maxHolidayWords = 4;
const pointers = new Set(['that', 'this', 'it', 'he', 'she', 'they']);
const lead = /^(?:the |an? |our |my |is |are |at |in )*/i;

/** Finds "after school" or "while Leo is at soccer" in what the time of a question leaves. @param timed positions of the words of its time */
export function findAnchor(
  words: readonly TypedWord[],
  persons: readonly PersonMention[],
  timed: ReadonlySet<number>,
): AnchorMention | null {
  if (words[0]?.word === 'how' && words[1]?.word !== 'many' && words[1]?.word !== 'often') return null;
  const holiday = findHoliday(words, persons, timed);
  if (holiday) return holiday;
  const at = words.findIndex(
    ({ word }, index) =>
      relations[word] !== undefined && !timed.has(index) && !pointers.has(words[index + 1]?.word ?? ''),
  );
  const relation = relations[words[at]?.word ?? ''];
  if (relation === undefined) return null;
  const used = [at];
  for (let next = at + 1; next < words.length && !timed.has(next) && words[next]?.word !== 'or'; next += 1)
    used.push(next);
  const own = used.slice(1).filter((index) => !persons.some(({ from, to }) => index >= from && index < to));
  const text = own
    .map((index) => words[index]?.typed ?? '')
    .join(' ')
    .replace(lead, '');
  const stems = tellingStems(text);
  return stems.length === 0 ? null : { relation, subject: { text, stems }, used };
}

/** "Over the break", "on Memorial Day", "during half term", "over Thanksgiving weekend". */
function findHoliday(
  words: readonly TypedWord[],
  persons: readonly PersonMention[],
  timed: ReadonlySet<number>,
): AnchorMention | null {
  for (const [at, { word }] of words.entries()) {
    if (!holidayLeads.has(word) || timed.has(at)) continue;
    for (let last = at + 1; last <= Math.min(at + maxHolidayWords, words.length - 1); last += 1) {
      const said = words[last]?.word ?? '';
      if (timed.has(last) || holidayLeads.has(said) || persons.some(({ from, to }) => last >= from && last < to)) break;
      const isFeast = said === 'day' && feastDays.has((words[last - 1]?.word ?? '').replace(/'s$/, ''));
      if (!isFeast && !(breaks.has(said) && (said !== 'term' || words[last - 1]?.word === 'half'))) continue;
      const text = words
        .slice(at + 1, last + 1)
        .map(({ typed }) => typed)
        .join(' ')
        .replace(lead, '');
      const withWeekend = words[last + 1]?.word === 'weekend';
      // "In the holiday week"
      const end = withWeekend || words[last + 1]?.word === 'week' ? last + 1 : last;
      const used = Array.from({ length: end - at + 1 }, (_, index) => at + index);
      const relation = word === 'after' || word === 'before' ? word : word === 'until' ? 'before' : 'during';
      return { relation, subject: { text, stems: tellingStems(text) }, used, withWeekend };
    }
  }
  return null;
}

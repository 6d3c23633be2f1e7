import { wordTable } from '@homeroom/text';
import { childIds } from '@homeroom/household';
import type { Pick } from '../calendar-question.ts';
import type { PersonMention } from './asked-persons.ts';
import { askedSubject, namesDay, type LeftOver } from './asked-subject.ts';
import { numberAt } from './day-mention.ts';
import type { ReadQuestion } from './read-question.ts';
import type { QuestionForm } from './question-form.ts';
import { returnWords } from './return-words.ts';
import type { TypedWord } from './typed-question.ts';

/** Words of a question by what they tell. */
export interface ClaimedWords extends LeftOver {
  /** People whom it is about. */
  asked: readonly PersonMention[];
  /** Positions of the words that are no part of the subject or place. */
  used: ReadonlySet<number>;
  /** The occurrence that a word picks: "next", "last". */
  pick: Pick | undefined;
  /** Number of the next ones that it asks for: "the next three lessons". */
  count: number | undefined;
  isReturn: boolean;
  /** Member at whose home the children are; null when it is about no such stay. */
  hostId: string | null;
}

const pickWords = wordTable<Pick>({
  next: 'next',
  upcoming: 'next',
  last: 'last',
  previous: 'last',
  latest: 'last',
  earliest: 'first',
  first: 'first',
  all: 'all',
  every: 'all',
  each: 'all',
});
/** Verbs that tell nothing of an event when a person does them: "Does Maya play on Saturday?" */
const personVerbs = new Set(['play', 'plays', 'played', 'playing', 'attend', 'attends', 'attended', 'attending']);
/** Verbs for what people do for others; who does it is told only by an event that names it. */
const duties: ReadonlySet<string> = new Set('take takes taking took bring brings bringing get gets getting'.split(' '));
/** Words that tell nothing of an event when children are at somebody's home. */
const stayWords = new Set(['stay', 'stays', 'staying', 'spend', 'spends', 'spending', 'nowadays', 'sleep', 'sleeping']);
/** "How many days will I be gone for the conference?" */
const absent = new Set(['gone', 'away']);
const drivers = new Set('drive drives driving pick picks picking bring brings bringing take takes taking'.split(' '));
/** More are a span or an hour rather than a number of events. */
const maxCount = 10;
const ofHome = new Set(['their', 'his', 'her', 'the']);

/**
 * Tells apart the words of a question: those of its form, people, time and way back, and what they leave for its subject.
 * @param formWords positions of the words that the form's pattern matched
 */
export function claimedWords(read: ReadQuestion, form: QuestionForm, formWords: ReadonlySet<number>): ClaimedWords {
  const { words, time, persons, anchor } = read;
  const personWords = new Set(
    persons.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
  const picked = words.findIndex(
    ({ word }, at) =>
      pickWords[word] !== undefined && !time.used.has(at) && !personWords.has(at) && !namesDay(words, at),
  );
  const pick = pickWords[words[picked]?.word ?? ''];
  const count = pick === 'next' ? countAt(words, picked + 1) : undefined;
  // "Who drives us home from robotics?"
  const isRun = form.wants === 'who' && words.some(({ word }) => drivers.has(word));
  const ofReturn = isRun
    ? []
    : returnWords(words, wordsOfHome(read.household)).filter((at) => !anchor?.used.includes(at));
  const isClaimed = (at: number) =>
    (personWords.has(at - 1) && personVerbs.has(words[at]?.word ?? '')) ||
    time.used.has(at) ||
    personWords.has(at) ||
    formWords.has(at) ||
    ofReturn.includes(at) ||
    at === picked ||
    (count !== undefined && (at === picked + 1 || (at === picked + 2 && words[at]?.word === 'of'))) ||
    anchor?.used.includes(at) === true;
  const used = new Set([...words.keys()].filter(isClaimed));
  const hostId = hostOf(read);
  if (hostId !== null) words.forEach(({ word }, at) => stayWords.has(word) && used.add(at));
  const leftOver = () => askedSubject(words, used, form.wants === 'who' ? duties : undefined);
  const all = leftOver();
  const absences = form.wants === 'how-long' ? [...all.taken].filter((at) => absent.has(words[at]?.word ?? '')) : [];
  const isOfMore = absences.length > 0 && all.taken.size > absences.length;
  if (isOfMore) absences.forEach((at) => used.add(at));
  const left = isOfMore ? leftOver() : all;
  const isStay = hostId !== null && left.subject === null;
  // "Am I working on Leo's birthday?" asks about me.
  const outside = persons.filter(({ from }) => !anchor?.used.includes(from));
  const others = anchor?.isWholeDay || (anchor?.isStay && outside.length > 0) ? outside : persons;
  const ownPersons = anchor?.ofIds && others.length === 0 ? persons : others;
  return {
    ...left,
    asked: isStay ? [] : form.onePerson ? persons.filter(({ from }) => formWords.has(from)) : ownPersons,
    used,
    pick,
    count,
    isReturn: ofReturn.length > 0,
    hostId: isStay ? hostId : null,
  };
}

/** Words of the last part of the home's address, which has its town: "Leeds". */
function wordsOfHome({ homeAddress }: ReadQuestion['household']): ReadonlySet<string> {
  const parts = (homeAddress ?? '').toLowerCase().split(',').slice(1);
  return new Set(parts.flatMap((part) => part.match(/\p{L}{4,}/gu) ?? []));
}

/** Number of several at a position: "three", "3", "couple". */
function countAt(words: readonly TypedWord[], at: number): number | undefined {
  const number = numberAt(words[at]?.word);
  return number !== null && number > 1 && number <= maxCount ? number : undefined;
}

/** The member in "the kids at Dad's", "the children with their father", "the kids at ours", "my weekend with the kids". */
function hostOf({ words, persons, household, sender }: ReadQuestion): string | null {
  const children = childIds(household.members);
  const ofChildren = persons.filter(({ ids }) => ids.length > 0 && ids.every((id) => children.has(id)));
  if (ofChildren.length === 0) return null;
  for (const { from, ids } of persons) {
    const lead = words[ofHome.has(words[from - 1]?.word ?? '') ? from - 2 : from - 1]?.word;
    if (lead !== 'at' && lead !== 'with') continue;
    const [only, ...more] = words[from]?.word === 'ours' && sender !== null ? [sender] : ids;
    if (only !== undefined && more.length === 0 && !children.has(only)) return only;
  }
  const isMine = words.some(({ word }, at) => word === 'my' && isWeekend(words, at + 1));
  return isMine && ofChildren.some(({ from }) => words[from - 1]?.word === 'with') ? sender : null;
}

function isWeekend(words: readonly TypedWord[], at: number): boolean {
  return words[at]?.word === 'weekend';
}

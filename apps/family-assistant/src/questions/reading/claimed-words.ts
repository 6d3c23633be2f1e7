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

/** Stay of children with one of the household. */
export interface AskedStay {
  hostId: string;
  otherHostId?: string;
  goToHost?: true;
}

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
  /** Members at whose home the children are; null when it is about no such stay. */
  stay: AskedStay | null;
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
const stayWords = new Set([
  'go',
  'goes',
  'going',
  'switch',
  'switches',
  'switching',
  'move',
  'moves',
  'change',
  'changes',
  'swap',
  'swaps',
  'stay',
  'stays',
  'staying',
  'spend',
  'spends',
  'spending',
  'nowadays',
  'sleep',
  'sleeping',
]);
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
  const stay = stayIn(read);
  if (stay !== null) words.forEach(({ word }, at) => stayWords.has(word) && used.add(at));
  const leftOver = () => askedSubject(words, used, form.wants === 'who' ? duties : undefined);
  const all = leftOver();
  const absences = form.wants === 'how-long' ? [...all.taken].filter((at) => absent.has(words[at]?.word ?? '')) : [];
  const isOfMore = absences.length > 0 && all.taken.size > absences.length;
  if (isOfMore) absences.forEach((at) => used.add(at));
  const left = isOfMore ? leftOver() : all;
  const isStay = stay !== null && left.subject === null;
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
    stay: isStay ? stay : null,
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

/** Verbs for a change from one home to the other: "switch to Dad", "go back to Mom's". */
const changes = /^(?:go|goes|going|switch|switches|switching|move|moves|change|changes|swap|swaps|head|heading)$/;
const backHome = /^(?:back|home)$/;
const betweenMove = /^(?:back|over|again|next|off)$/;

/**
 * The members in "the kids at Dad's", "the children with their father", "the kids at ours", "my weekend with the kids",
 * "are we at Mom's or Dad's", "when do the kids go to Dad's".
 */
function stayIn({ words, persons, household, sender }: ReadQuestion): AskedStay | null {
  const children = childIds(household.members);
  const isAsker = sender !== null && children.has(sender);
  const ofChildren = persons.filter(({ ids, kind }) =>
    kind === 'we' ? isAsker : ids.length > 0 && ids.every((id) => children.has(id)),
  );
  if (ofChildren.length === 0) return null;
  const said = (at: number) => words[at]?.word ?? '';
  let host: AskedStay | null = null;
  for (const { from, ids } of persons) {
    const at = ofHome.has(said(from - 1)) ? from - 2 : from - 1;
    const [only, ...more] = said(from) === 'ours' && sender !== null ? [sender] : ids;
    if (only === undefined || more.length > 0 || children.has(only)) continue;
    if (host !== null && [at, at - 1].some((or) => said(or) === 'or')) return { ...host, otherHostId: only };
    const lead = said(at);
    const isMove = lead === 'to' && [at - 1, at - 2].some((one) => changes.test(said(one)) && isMoveTo(words, one, at));
    const isBack = backHome.test(said(at - 1));
    if (host === null && (lead === 'at' || lead === 'with' || isMove))
      host = { hostId: only, ...((isMove || (lead === 'at' && isBack)) && { goToHost: true }) };
  }
  if (host !== null) return host;
  const isMine = words.some(({ word }, at) => word === 'my' && isWeekend(words, at + 1));
  return isMine && sender !== null && ofChildren.some(({ from }) => said(from - 1) === 'with')
    ? { hostId: sender }
    : null;
}

/** "Go back to", but not "go swimming to". */
function isMoveTo(words: readonly TypedWord[], verb: number, to: number): boolean {
  return words.slice(verb + 1, to).every(({ word }) => betweenMove.test(word));
}

function isWeekend(words: readonly TypedWord[], at: number): boolean {
  return words[at]?.word === 'weekend';
}

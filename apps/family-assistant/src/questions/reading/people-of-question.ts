import { childIds, type Household, type Member } from '@homeroom/household';
import type { AskedPersons, CalendarQuestion } from '../calendar-question.ts';
import type { QuestionForm } from './question-form.ts';
import type { ReadQuestion } from './read-question.ts';
import type { TypedWord } from './typed-question.ts';

const guestWords = /^(?:else|invited|coming|comes|came|attending|joining)$/;

/** Returns whether a question asks for guests: "Who else is in the review on Tuesday?" */
export function guestsAsked({ guests }: QuestionForm, words: readonly TypedWord[]): Pick<CalendarQuestion, 'guests'> {
  if (guests) return { guests: 'only' };
  if (!words.some(({ word }) => guestWords.test(word))) return {};
  // "Who else is on with me?" asks for none of the household.
  const isWithSender = words.some(({ word }, at) => word === 'with' && words[at + 1]?.word === 'me');
  return { guests: isWithSender ? 'only' : 'too' };
}

const caring =
  /^(?:has|have|gets?|getting|takes?|taking|got|watch(?:es|ing)?|minds?|minding|picks?|picking|collects?|collecting|fetch(?:es|ing)?|babysits?|babysitting|drives?|driving)$/;

const fetching = /^(?:pick|collect|fetch|get)$/;

/** Returns the children of whom a question asks who has them: "Who gets Leo on Friday?" */
export function caredFor(read: ReadQuestion): Partial<Pick<CalendarQuestion, 'cared'>> {
  const cared = childrenAfter(read, caring);
  return cared ? { cared } : {};
}

/** Returns the children of whom a question asks when to fetch them: "What time do I pick up Leo?" */
export function fetchedIn(read: ReadQuestion): Partial<Pick<CalendarQuestion, 'fetched'>> {
  const asksForTime = read.words.some(({ word }) => word === 'time' || word === 'when');
  const fetched = asksForTime ? childrenAfter(read, fetching) : undefined;
  return fetched ? { fetched } : {};
}

function childrenAfter({ words, persons, household }: ReadQuestion, verbs: RegExp): readonly string[] | undefined {
  const children = childIds(household.members);
  return persons.find(
    ({ from, ids }) =>
      ids.length > 0 &&
      ids.every((id) => children.has(id)) &&
      [from - 1, from - 2].some((at) => verbs.test(words[at]?.word ?? '')),
  )?.ids;
}

/** Returns who wants to be at the event: the people in the form. */
export function attendance(
  { words, persons, household }: ReadQuestion,
  { isMissed = false }: QuestionForm,
  formWords: ReadonlySet<number>,
): Pick<CalendarQuestion, 'attendees' | 'isMissed' | 'isBackFor'> {
  const named = new Set(persons.filter(({ from }) => formWords.has(from)).flatMap(({ ids }) => ids));
  const isBackFor = words.some(({ word }, at) => word === 'back' && formWords.has(at));
  return {
    attendees: household.members.map(({ id }) => id).filter((id) => named.has(id)),
    isMissed,
    ...(isBackFor && { isBackFor }),
  };
}

/** Whether a parent asks where to be, which may be at something of a child: "Do I need to be anywhere?" */
export function asksOfDuties(
  { kind, ids }: AskedPersons,
  said: (...any: readonly string[]) => boolean,
  { members }: Household,
): boolean {
  const isParent = ({ id, role }: Member) => role === 'parent' && ids.includes(id);
  return kind === 'members' && said('anywhere', 'somewhere') && said('need', 'must') && members.some(isParent);
}

/** Returns the members other than those who are asked about. */
export function othersThan({ kind, ids }: AskedPersons, { members }: Household): AskedPersons {
  const others = members.map(({ id }) => id).filter((id) => kind === 'members' && !ids.includes(id));
  return { kind: others.length === 0 ? 'anyone' : 'members', ids: others, all: false };
}

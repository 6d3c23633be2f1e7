import type { Household } from '@homeroom/household';
import { concernedMembers, isChatter } from '@homeroom/matters';
import type { BriefingAction } from '../../card/card.ts';
import { actionWords } from '../letter/action-words.ts';
import { askingClause, asksFor, isAsked } from '../letter/asks.ts';
import type { CardReading } from '../card-reading.ts';
import type { FoundDeadline } from './card-deadlines.ts';
import type { DatedSentence } from '../days/dated-sentence.ts';
import { isGenericLabel } from '../events/deadline-label.ts';
import { overlap, overlapOf, tellingWords } from '../letter/likeness.ts';
import { withoutShouting } from '../letter/title-case.ts';
import {
  formPart,
  formTitle,
  conditional,
  numberFirst,
  offered,
  permission,
  manners,
  sendsBack,
  nothingToDo,
  toHave,
} from '../words/card-action-words.ts';

/** An action with where it stands. */
export interface FoundAction extends BriefingAction {
  place: number;
  /** Sentences that ask for it. */
  saidIn: readonly DatedSentence[];
  words: ReadonlySet<string>;
}

const most = 20;
const shown = 10;
const maxEntry = 60;
const reach = 3;
const maxSentenceLength = 1_200;
/** So many sentences that ask are looked at, though most may ask for the same. */
const maxAskingSentences = 80;

/** Finds what the letter asks for, each thing once, in its order. */
export function foundActions(
  { sentences, household, moment }: Pick<CardReading, 'sentences' | 'household' | 'moment'>,
  deadlines: readonly FoundDeadline[],
): FoundAction[] {
  const people = concernedMembers(onlyNames(household));
  const kept: FoundAction[] = [];
  let asking = 0;
  for (const [place, sentence] of sentences.entries()) {
    if (kept.length >= most || asking >= maxAskingSentences) break;
    if (!asks(sentence) || /\bquestions?\b.{0,20}\?$/i.test(sentences[place - 1]?.text ?? '')) continue;
    asking += 1;
    const text = wordsOf(sentence, sentences.slice(place + 1, place + 10));
    if (text.length < 3 || /^(?:as soon as possible|not\b.{0,80}|so)$/i.test(text)) continue;
    const who = people
      .of({ text: sentence.text, newsletterTitle: '', source: '', ofSchool: false })
      .map(({ name }) => name);
    const action: FoundAction = {
      text,
      due: dueOf(place, text, { sentences, deadlines, today: moment.today }),
      who,
      source: 'rule',
      place,
      saidIn: [sentence],
      words: tellingWords(text),
    };
    const index = kept.findIndex((other) => isSame(action, other));
    const other = kept[index];
    if (!other) kept.push(action);
    else kept[index] = better(other, action);
  }
  return [...kept, ...unsaid(kept, deadlines)].slice(0, shown);
}

/** The actions as a card shows them. */
export function presentActions(actions: readonly FoundAction[]): BriefingAction[] {
  return actions.map(({ text, due, who, source }) => ({ text, due, who, source }));
}

function asks({ text, block }: DatedSentence): boolean {
  if (
    text.length > maxSentenceLength ||
    numberFirst.test(text) ||
    (formPart.test(text) && !sendsBack.test(text)) ||
    (block.lead === '' && formTitle.test(text)) ||
    permission.test(text) ||
    nothingToDo.test(text) ||
    manners.test(text)
  )
    return false;
  if (block.kind === 'heading' && !/^(?:please|return|bring|sign|rsvp|register|don[’']t forget)\b/i.test(text))
    return false;
  return isAsked(text, block) && !conditional.test(text) && !(isChatter(text) && !/\bplease\b/i.test(text));
}

/** The words of the sentence, with the entries below it that fit: "Bring: a hat, a packed lunch"; empty when they do not. */
function wordsOf({ text, due, block }: DatedSentence, next: readonly DatedSentence[]): string {
  const clause = askingClause(text, block.kind);
  const words = actionWords(
    clause.text,
    due
      .filter(({ start, end }) => start >= clause.start && end <= clause.start + clause.text.length)
      .map(({ start, end }) => ({ start: start - clause.start, end: end - clause.start })),
  );
  const entries = entriesBelow(text, next);
  if (entries.length > 0)
    return entries.every((entry) => entry.due.length === 0 && entry.text.length <= maxEntry)
      ? actionWords(
          `${text.replace(/[:.]$/, '')}: ${entries.map((entry) => entry.text.replace(/[.;,]+$/, '')).join(', ')}`,
          due,
        )
      : '';
  const [, what = ''] =
    block.lead === '' || /^no\b/i.test(text) || asksFor(text, block.kind) ? [] : (toHave.exec(block.lead) ?? []);
  if (what !== '') return `${what.charAt(0).toUpperCase()}${what.slice(1).toLowerCase()}: ${words}`;
  return words.split(' ').length === 1 && block.heading !== '' && block.kind !== 'heading'
    ? headed(words, withoutShouting(block.heading))
    : words.replace(/:$/, '');
}

/** Entries below a sentence that introduces them, when they are asked for as a whole. */
function entriesBelow(text: string, next: readonly DatedSentence[]): DatedSentence[] {
  const isBelow = ({ block }: DatedSentence) => block.lead !== '' && text.endsWith(block.lead);
  const end = next.findIndex((sentence) => !isBelow(sentence));
  return next.slice(0, end < 0 ? next.length : end).filter((sentence) => sentence.block.text.startsWith(sentence.text));
}

/** "Join" under "Join the PTA" */
function headed(words: string, heading: string): string {
  return overlap(words, heading) === 1 ? heading : `${words}: ${heading}`;
}

/** The deadline in the sentence, otherwise one near it that is about the same thing. */
function dueOf(
  place: number,
  text: string,
  {
    sentences,
    deadlines,
    today,
  }: { sentences: readonly DatedSentence[]; deadlines: readonly FoundDeadline[]; today: string },
): string | null {
  const days = (sentences[place]?.due ?? []).map(({ date, endDate }) => endDate ?? date).toSorted();
  const own = days.find((day) => day >= today) ?? days.at(-1);
  if (own !== undefined) return own;
  if (sentences[place]?.mentions.some(({ dated }) => dated)) return null;
  const words = tellingWords(text);
  const near = deadlines.find(
    ({ found }) =>
      found.sentence !== sentences[place] &&
      Math.abs(found.place - place) <= reach &&
      [...tellingWords(found.sentence.text)].some((word) => words.has(word)),
  );
  return near?.date ?? null;
}

/** Deadlines whose sentence asks for something in no verb: "Permission slip: due September 30". */
function unsaid(kept: readonly FoundAction[], deadlines: readonly FoundDeadline[]): FoundAction[] {
  return deadlines
    .filter(
      ({ label, date, found }) =>
        !kept.some(
          (action) =>
            action.place === found.place ||
            (overlap(action.text, label) >= 0.5 && (action.due === date || action.due === null)) ||
            (action.due === date && overlap(action.text, found.sentence.text) >= 0.5),
        ),
    )
    .filter(
      ({ label, found: { sentence } }) =>
        asksFor(label) ||
        (!isGenericLabel(label) && (isAsked(sentence.text, sentence.block) || !offered.test(sentence.text))) ||
        (asksFor(`Please ${label.charAt(0).toLowerCase()}${label.slice(1)}`) &&
          /^(?:return|pay|sign|order|register|rsvp|submit|send|bring|complete|book|apply|reply|renew|turn|hand)\b/i.test(
            label,
          )),
    )
    .map(({ label, date, found }) => ({
      text: label,
      due: date,
      who: [],
      source: 'rule' as const,
      place: found.place,
      saidIn: [found.sentence],
      words: tellingWords(label),
    }));
}

function isSame(one: FoundAction, other: FoundAction): boolean {
  if (one.due !== null && other.due !== null && one.due !== other.due) return false;
  return overlapOf(one.words, other.words) >= 0.67;
}

function better(first: FoundAction, second: FoundAction): FoundAction {
  const longer = second.words.size > first.words.size ? second : first;
  return {
    ...longer,
    due: first.due ?? second.due,
    who: first.who.length > 0 ? first.who : second.who,
    place: first.place,
    saidIn: [...first.saidIn, ...second.saidIn],
  };
}

/** Removes schools and teachers: an action is assigned by name or grade, not by the teacher to whom a slip goes back. */
function onlyNames(household: Household): Household {
  return {
    ...household,
    rules: [],
    members: household.members.map((member) => ({ ...member, teacher: null, school: null })),
  };
}

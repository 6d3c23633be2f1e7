import { detailedSummary, isChatter } from '@homeroom/matters';
import { dayWordsIn, type DayWords, shortLine } from '@homeroom/text';
import type { BriefingAction, BriefingDate } from '../../card/card.ts';
import { asksFor } from '../letter/asks.ts';
import { type CardPhrases, cardPhrasesIn } from './card-phrases.ts';
import type { CardReading } from '../card-reading.ts';
import { documentSort } from './document-sort.ts';
import type { DatedSentence } from '../days/dated-sentence.ts';
import type { FoundDeadline } from '../tasks/card-deadlines.ts';
import type { FoundDate } from '../events/found-date.ts';
import { overlap } from '../letter/likeness.ts';

const longest = 700;
const sentenceLength = 260;
const maxSentences = 3;

/** Findings that a summary is made of. */
export interface SummaryClues {
  found: readonly FoundDate[];
  dates: readonly BriefingDate[];
  deadlines: readonly FoundDeadline[];
  actions: readonly BriefingAction[];
}

/** Language of what a summary adds to the words of the letter. */
interface Saying {
  words: DayWords;
  phrases: CardPhrases;
  inOwnWords: (words: string) => string;
}

/**
 * Two to three sentences: what happens and when, what is to be done by when, and what else is said; in the words of the
 * letter where it has sentences for it, otherwise from what was found.
 */
export function cardSummary(reading: CardReading, { found, dates, deadlines, actions }: SummaryClues): string {
  const { sentences, title, moment, household, inOwnWords } = reading;
  const say: Saying = {
    words: dayWordsIn(household.locale),
    phrases: cardPhrasesIn(household.locale),
    inOwnWords: (text) => plain(inOwnWords(text)),
  };
  const from = found.some((one) => isAhead(one, moment.today)) ? moment.today : '';
  const proper = sentences.filter((sentence) => isProper(sentence) && !isOver(sentence, from));
  const main = found.find((one) => one.kind === 'event' && isAhead(one, from));
  const next = main && isProper(main.sentence) ? main : undefined;
  const due = found
    .filter((one) => one.kind === 'deadline' && isAhead(one, from))
    .map(({ sentence }) => sentence)
    .find(isProper);
  const asking = proper.find(({ text }) => asksFor(text));
  const others = proper.filter(({ text }) => overlap(text, title) < 1);
  const chosen = [
    next?.sentence,
    due ?? asking,
    ...others.filter(({ mentions }) => mentions.length > 0),
    ...others,
  ].filter((sentence) => sentence !== undefined);
  const told = [...new Set(chosen)].slice(0, maxSentences);
  const lead = next === undefined ? leading(dates, main).map((date) => withTitle(date, main, reading)) : [];
  const facts = [
    ...lead.map((date) => eventWords(date, say)),
    ...factsOf(
      {
        dates: dates.filter(({ date, time }) => !lead.some((one) => one.date === date && one.time === time)),
        deadlines,
        actions,
      },
      { told, say },
    ),
  ];
  const inOrder = sentences
    .filter((sentence) => told.includes(sentence))
    .map(({ text }) => shortLine(plain(inOwnWords(text)), sentenceLength));
  if ((inOrder.length >= maxSentences && lead.length === 0) || (inOrder.length > 0 && facts.length === 0))
    return shortLine(inOrder.join(' '), longest);
  const all = (lead.length > 0 ? [...facts.slice(0, 1), ...inOrder, ...facts.slice(1)] : [...inOrder, ...facts]).slice(
    0,
    maxSentences,
  );
  if (all.length === 0)
    return say.phrases.sort(inOwnWords(title), documentSort(reading.parse.text, reading.parse.detected_type));
  return all.length > 1
    ? shortLine(all.join(' '), longest)
    : detailedSummary({ title: inOwnWords(title), sentences: inOrder, facts });
}

/** The first event to come, where no sentence of the letter tells it. */
function leading(dates: readonly BriefingDate[], main: FoundDate | undefined): BriefingDate[] {
  const events = dates.filter(({ kind, past }) => kind === 'event' && !past);
  const same = events.filter(({ date }) => main === undefined || date === main.mention.date);
  return [same.find(({ label }) => label === main?.label.text) ?? same[0] ?? events[0]].filter(
    (event) => event !== undefined,
  );
}

/** Called by the title where only a heading, or a word of a table or form, stands by its day. */
function withTitle(date: BriefingDate, main: FoundDate | undefined, { about }: CardReading): BriefingDate {
  const isPoor = !date.label.includes(' ') || (main?.label.text === date.label && main.label.strength < 2);
  return about !== '' && isPoor ? { ...date, label: about } : date;
}

/** A sentence of the letter that says something by itself. */
function isProper({ text, block, mentions }: DatedSentence): boolean {
  if (block.kind !== 'paragraph' && block.kind !== 'item') return false;
  return (
    text.length > 24 &&
    text.length < 600 &&
    text.split(' ').length > 4 &&
    /[.!?]["”’)]?$/.test(text) &&
    !(isChatter(text) && mentions.length === 0 && !asksFor(text)) &&
    !/_{3,}|\p{L} ?[·•|] ?\p{L}/u.test(text) &&
    !isAddress(text)
  );
}

/** Whether a sentence is but an address with a word around it. */
function isAddress(text: string): boolean {
  const words = text.replaceAll(/https?:\S+|www\.\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?|\+?[\d().-]{3,}/g, ' ');
  return words !== text && (words.match(/\p{L}{2,}/gu)?.length ?? 0) < 5;
}

function isAhead({ kind, mention }: FoundDate, from: string): boolean {
  return kind !== 'other' && (mention.endDate ?? mention.date) >= from;
}

/** Whether a sentence only looks back, or is for those who cannot come. */
function isOver({ text, mentions }: DatedSentence, today: string): boolean {
  return (
    (mentions.length > 0 && mentions.every(({ date, endDate }) => (endDate ?? date) < today)) || /^if you\b/i.test(text)
  );
}

function factsOf(
  { dates, deadlines, actions }: Omit<SummaryClues, 'found'>,
  { told, say }: { told: readonly DatedSentence[]; say: Saying },
): string[] {
  const said = told.map(({ text }) => text).join(' ');
  const missing = (date: string) =>
    !told.some(({ mentions }) => mentions.some((mention) => mention.date === date || mention.endDate === date));
  const events = dates
    .filter(({ kind, past, date }) => kind === 'event' && !past && missing(date))
    .slice(0, 2)
    .map((date) => eventWords(date, say));
  const due = deadlines
    .filter(({ date }) => missing(date))
    .slice(0, 1)
    .map(({ label, date }) => say.phrases.due(say.inOwnWords(label), say.words.date(date)));
  const asked =
    due.length > 0
      ? []
      : actions
          .filter(({ text }) => overlap(text, said) < 0.6)
          .slice(0, 1)
          .map(({ text }) => say.inOwnWords(text).replace(/(?<![.!?…])$/, '.'));
  return [...events, ...due, ...asked];
}

function eventWords(
  { label, date, end_date, time, end_time, stated_time }: BriefingDate,
  { words, phrases, inOwnWords }: Saying,
): string {
  const days = end_date === null ? words.date(date) : phrases.days(words.date(date), words.date(end_date));
  const clock =
    time === null
      ? ''
      : end_time === null
        ? phrases.at(words.time(time))
        : phrases.fromTo(words.time(time), words.time(end_time));
  return `${inOwnWords(label)}: ${days}${clock}${stated_time === undefined ? '' : ` (${stated_time})`}.`;
}

function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}"“$]+/u, '')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

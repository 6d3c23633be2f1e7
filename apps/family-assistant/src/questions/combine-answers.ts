import { dateIn, type TimeRange } from '@homeroom/icalendar';
import type { FoundAnswer } from '@homeroom/knowledge';
import type { FoundPassage } from '@homeroom/search';
import type { EventWords } from './answering/event-words.ts';
import type { CalendarAnswer, KnownEvent } from './answering/known-event.ts';
import type { PossibleChange } from './answering/newer-word/possible-change.ts';
import type { NewerWord } from './answering/newer-word/newer-word.ts';
import type { UntoldFact } from './answering/untold-facts.ts';

/** Answer to a household's question. */
export interface HouseholdAnswer extends Pick<FoundAnswer, 'mode' | 'confidence'> {
  /** Null when there is no answer. */
  text: string | null;
  /** `calendar`: from the calendar's events by rules. `quoted`: from a source. `written`: by the chat model. */
  kind: 'calendar' | FoundAnswer['kind'];
  /** Events that the answer tells, each calendar object once; of copies the one that stands for them. */
  events: readonly { source: string; snippet: string }[];
  /** Whether the passages come before the events. */
  passagesFirst: boolean;
  passages: readonly FoundPassage[];
}

/** The calendar's answer to a question. */
export interface FromCalendar {
  answer: CalendarAnswer;
  /** Time that the question names; null when it names none. */
  span: TimeRange | null;
  words: EventWords;
  /** Fact that the question asks for and events do not tell, such as a price. */
  untold: UntoldFact | null;
  /** Whether it lists what changed, so that no mail about one of the events is its answer. */
  tellsChanges: boolean;
}

const maxEvents = 10;
/** An answer that lists more events is not doubted for one of them. */
const maxDoubted = 2;

/**
 * Joins what the calendar and the knowledge base answer. The calendar's answer counts unless it is only likely and the
 * knowledge base has a better one, or unless events do not tell what is asked and a mail comes near to it. A newer mail
 * that says otherwise comes first, the calendar after it; one that plainly speaks of one of few events, in words that are
 * not read, is quoted after it. A chat model's words count when they are from the calendar's
 * facts alone.
 * @param found null when the knowledge base could not be searched
 * @param newer `unclear` when a newer mail speaks of a change in words that are not read, or mails could not be compared; the answer is not sure then
 */
export function combineAnswers(
  calendar: FromCalendar | null,
  found: FoundAnswer | null,
  newer: NewerWord | PossibleChange | 'unclear' | null,
): HouseholdAnswer | null {
  const fromFound = found && ofKnowledge(found);
  if (calendar === null) return fromFound;
  const { answer, words, untold } = calendar;
  const isOfMail = untold === 'other' && found?.passages[0]?.type !== 'calendar';
  if (answer.certainty === 'low' && found && found.text !== null && (found.confidence !== 'low' || isOfMail))
    return fromFound;
  // No event tells it, and no mail comes near.
  if (untold === 'other' && found && found.text === null) return fromFound;
  const events = eventSources(answer.events, words);
  const base = {
    mode: found?.mode ?? 'keyword',
    confidence: newer !== null && answer.certainty === 'high' ? 'medium' : answer.certainty,
    events,
    passagesFirst: false,
    passages: [],
  } as const;
  if (newer !== null && newer !== 'unclear' && 'event' in newer)
    return {
      ...base,
      kind: 'calendar',
      text: newerText(newer, answer, words),
      passagesFirst: true,
      passages: [newer.passage],
    };
  const own = new Set([...events.map(({ source }) => source), factsId]);
  if (found?.kind === 'written' && found.cited.length > 0 && found.cited.every((id) => own.has(id)))
    return { ...base, kind: 'written', text: found.text };
  const isQuoted = newer !== null && newer !== 'unclear' && newer.isPlain && answer.events.length <= maxDoubted;
  const also = isQuoted ? `\nAlso, ${sourceOf(newer.passage, words)} says: “${newer.quote}”` : '';
  return { ...base, kind: 'calendar', text: answer.text + also, passages: isQuoted ? [newer.passage] : [] };
}

/** Id of the facts of an answer that tells no event. */
const factsId = 'calendar:';

/** The calendar's answer as a passage that a chat model reads. */
export function factPassage({ answer, words }: FromCalendar): FoundPassage {
  return {
    source: answer.events[0]?.source ?? factsId,
    type: 'calendar',
    kind: null,
    subject: 'What the calendar says',
    sender: '',
    date: dateIn(words.zone, words.now),
    chunk: 0,
    passage: answer.text,
    score: 1,
  };
}

function ofKnowledge({ text, kind, mode, confidence, passages }: FoundAnswer): HouseholdAnswer {
  return { text, kind, mode, confidence, events: [], passagesFirst: true, passages };
}

function eventSources(events: readonly KnownEvent[], words: EventWords): { source: string; snippet: string }[] {
  const snippets = new Map<string, string[]>();
  for (const event of events)
    snippets.set(event.source, [...(snippets.get(event.source) ?? []), words.sentence(event)]);
  return [...snippets]
    .slice(0, maxEvents)
    .map(([source, sentences]) => ({ source, snippet: sentences.slice(0, 3).join(' ') }));
}

/** "a mail from Ms. Okafor of Monday, March 6" */
function sourceOf({ type, sender, date }: FoundPassage, words: EventWords): string {
  const what = type === 'email' || type === 'newsletter' ? 'mail' : type;
  const from = sender.replace(/\s*<[^<>]*>$/, '');
  return `a ${what}${from === '' ? '' : ` from ${from}`} of ${words.dayOf(date)}`;
}

function newerText(
  { event, passage, quote, start, end, isElsewhere = false }: NewerWord,
  answer: CalendarAnswer,
  words: EventWords,
): string {
  const now =
    start === null || end === null
      ? `${words.title(event)} on ${words.day(event.start)} is cancelled`
      : isElsewhere
        ? `${words.title(event)} ${words.when(event)} is at another place`
        : `${words.title(event)} is ${words.when({ start, end, allDay: event.allDay && start === words.startOfDay(start) })}`;
  const known = answer.text.replaceAll(/^(?:Yes|No): /gm, '');
  return `By ${sourceOf(passage, words)}, ${now}: “${quote}” The calendar does not have that: ${known}`;
}

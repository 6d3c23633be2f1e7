import { impossibleDay } from '@homeroom/dates-in-text';
import type { Household } from '@homeroom/household';
import type { Zone } from '@homeroom/icalendar';
import { asksTheWorld, type Ask, type FoundAnswer } from '@homeroom/knowledge';
import { SearchUnavailableError, type IndexReader } from '@homeroom/search';
import type { Logger } from '@homeroom/service-kit';
import { answerCalendarQuestion, onlyNear } from './answering/answer-calendar-question.ts';
import type { CalendarAnswer } from './answering/known-event.ts';
import { answerFromNote, withNote } from './answering/answers/note-answer.ts';
import { tellsCare } from './answering/answers/care-answer.ts';
import { joinAnswers } from './answering/join-answers.ts';
import { EventWords } from './answering/event-words.ts';
import { isLikelyMeant } from './answering/subject/likely-nearest.ts';
import { possibleChange, type PossibleChange } from './answering/newer-word/possible-change.ts';
import { newerWord, type NewerWord } from './answering/newer-word/newer-word.ts';
import { untoldFact } from './answering/untold-facts.ts';
import type { CalendarFacts } from './calendar-facts.ts';
import type { CalendarQuestion, QuestionContext } from './calendar-question.ts';
import { combineAnswers, factPassage, type FromCalendar, type HouseholdAnswer } from './combine-answers.ts';
import { eventWordsOf } from './event-vocabulary.ts';
import { asksWhetherBothCanBe, guessConflict, guessQuestion, surelyAsksOfBoth } from './reading/guess-question.ts';
import { readMessage, type ReadMessage } from './reading/read-message.ts';

export interface HouseholdAnswersDeps {
  household: Household;
  familyZone: Zone;
  ask: Pick<Ask, 'answer'>;
  index: Pick<IndexReader, 'search'>;
  calendar: Pick<CalendarFacts, 'of' | 'all' | 'notes'>;
  clock: () => Date;
  logger: Pick<Logger, 'warn'>;
}

/** Question with the person who asks it. */
export interface HouseholdQuestion {
  text: string;
  forceKeyword: boolean;
  /** Messaging-platform user id; null when unknown, and then "I" is nobody. */
  senderId: string | null;
  /** Ends the answering, for example because the client went away. */
  signal: AbortSignal;
}

const topK = 5;
/** Events of an answer that are compared with mails, and passages for each. */
const maxCompared = 6;
const topCompared = 8;
const writtenTypes = ['email', 'newsletter', 'message', 'document'] as const;

/** Answers questions from the household's calendars and its knowledge base, both at once. */
export class HouseholdAnswers {
  private readonly deps: HouseholdAnswersDeps;

  constructor(deps: HouseholdAnswersDeps) {
    this.deps = deps;
  }

  /** @throws SearchUnavailableError when the search index does not answer and the calendar does not either, or the signal's reason */
  async answer({ text, forceKeyword, senderId, signal }: HouseholdQuestion): Promise<HouseholdAnswer> {
    const { household, clock } = this.deps;
    const context = { now: clock().getTime(), sender: senderOf(household, senderId) };
    const message = this.read(text, context);
    const fromCalendar = this.fromCalendar(text, message, context);
    const facts = fromCalendar.then((calendar) =>
      calendar === null || calendar.answer.certainty === 'low' ? [] : [factPassage(calendar)],
    );
    const newer = fromCalendar.then((calendar) =>
      calendar === null || calendar.tellsChanges ? null : this.newerThan(calendar, signal),
    );
    const [calendar, found, word] = await Promise.all([
      fromCalendar,
      this.deps.ask.answer({ text, topK, forceKeyword, signal, facts }).catch(unavailable),
      newer,
    ]);
    if (found instanceof SearchUnavailableError) {
      const answer = calendar?.answer.certainty === 'low' ? null : combineAnswers(calendar, null, word);
      if (answer === null) throw found;
      return answer;
    }
    const isUsable = (calendar?.answer.certainty ?? 'low') !== 'low' || !isTimetableOfChild(message, found);
    return combineAnswers(calendar, isUsable ? found : withoutText(found), word) ?? noAnswer(found);
  }

  /** Without questions when the reading fails, so that the knowledge base may still answer. */
  private read(text: string, context: QuestionContext): ReadMessage {
    try {
      return readMessage(text, this.deps.household, context);
    } catch (error) {
      this.deps.logger.warn({ err: error }, 'a question cannot be read');
      return { questions: [], unread: [text] };
    }
  }

  /** The likely answer to a message that may ask whether two things can both be; null when it names no two that can be compared. */
  private async conflictIn(
    text: string,
    context: QuestionContext,
    answerOf: (question: CalendarQuestion) => Promise<CalendarAnswer | null>,
  ): Promise<CalendarAnswer | null> {
    // Most messages do not, and need no reading of all events.
    if (!asksWhetherBothCanBe(text)) return null;
    const { household, calendar } = this.deps;
    const events = await calendar.all(context.now);
    const guess = guessConflict(text, household, context, eventWordsOf(events, household.members));
    if (guess === null) return null;
    const anyone = { ...guess, persons: { ...guess.persons, kind: 'anyone' as const, ids: [] } };
    const answer = (await answerOf(guess)) ?? (await answerOf(anyone));
    if (answer === null || answer.events.length === 0) return null;
    if (!surelyAsksOfBoth(text)) return onlyNear(answer);
    // "Can I go or am I at work?" is answered by neither yes nor no.
    return answer.events.length > 1
      ? { ...answer, text: answer.text.replace(/^(?:Yes|No), they/, 'They'), certainty: 'medium' }
      : null;
  }

  /** The word of a mail or message that is newer than the answer's events; it need not have the question's words. */
  private async newerThan(
    { answer, span, words }: FromCalendar,
    signal: AbortSignal,
  ): Promise<NewerWord | PossibleChange | 'unclear' | null> {
    const { index, household } = this.deps;
    const events = answer.events.filter(({ start, end }) => span === null || (start < span.end && end > span.start));
    if (events.length === 0) return null;
    const found = await Promise.all(
      events.slice(0, maxCompared).map(async ({ title, place, memberIds, start }) => {
        const about = [title, words.people(memberIds), place ?? '', words.day(start), 'moved cancelled new time'];
        const options = { topK: topCompared, types: writtenTypes, forceKeyword: true, signal };
        return (await index.search(about.join(' '), options)).passages;
      }),
    ).catch(() => null);
    // Mails that could not be compared may say otherwise.
    if (found === null) return 'unclear';
    const passages = found.flat();
    return (
      newerWord(events, passages, words, household.members) ??
      possibleChange(events, passages, words, household.members)
    );
  }

  /** Null when the question is not about time, the calendar has nothing of it, or the calendar cannot be read. */
  private async fromCalendar(
    text: string,
    { questions, unread, order }: ReadMessage,
    context: QuestionContext,
  ): Promise<FromCalendar | null> {
    const { household, familyZone, calendar, logger } = this.deps;
    const { now } = context;
    const words = new EventWords(household, familyZone, now);
    const noDay = impossibleDay(text);
    if (noDay !== null) return { answer: noSuchDay(noDay), untold: null, words, span: null, tellsChanges: true };
    const reading = { members: household.members, notesOf: (source: string) => calendar.notes(source) };
    try {
      const answerOf = async (question: CalendarQuestion) =>
        answerCalendarQuestion(question, await calendar.of(question, now), words, household.members);
      const rest = { unread: unread.length, order };
      const answer = joinAnswers(await Promise.all(questions.map(answerOf)), rest, words);
      const [read] = questions;
      const isOfPlans = read?.wants === 'attend' && questions.length === 1;
      const conflict =
        answer !== null && answer.certainty !== 'low' && (isOfPlans || !surelyAsksOfBoth(text))
          ? null
          : await this.conflictIn(text, context, answerOf);
      if (conflict !== null) return { answer: conflict, untold: null, words, span: null, tellsChanges: false };
      if (answer !== null && read) {
        const span = questions.length > 1 ? null : spanOf(read);
        const noted =
          (await withNote(text, answer, reading)) ??
          (answer.certainty === 'low' ? await answerFromNote(text, await calendar.all(now), words, reading) : null);
        const untold = noted === null ? untoldFact(text, answer.events) : null;
        const told = noted ?? (untold === null ? answer : onlyNear(answer));
        return { answer: told, untold, words, span, tellsChanges: questions.every(asksWhatChanged) };
      }
      if (asksTheWorld(text)) return null;
      const events = await calendar.all(now);
      const note = await answerFromNote(text, events, words, reading);
      if (note !== null) return { answer: note, untold: null, words, span: null, tellsChanges: false };
      const guess = guessQuestion(text, household, context, eventWordsOf(events, household.members));
      const nearest = guess && (await answerOf(guess));
      if (!guess || !nearest || (read && read.guests !== 'only' && !isLikelyMeant(read, nearest.events))) return null;
      const untold = untoldFact(text, nearest.events);
      return { answer: onlyNear(nearest), untold, words, span: spanOf(guess), tellsChanges: asksWhatChanged(guess) };
    } catch (error) {
      logger.warn({ err: error }, 'a question cannot be answered from the calendar');
      return null;
    }
  }
}

/** Whether an answer tells what a child has where the message asks who picks it up. */
function isTimetableOfChild({ questions }: ReadMessage, { text, passages: [first] }: FoundAnswer): boolean {
  if (text === null || first?.type !== 'calendar' || tellsCare(text)) return false;
  return questions.some(({ cared }) => cared !== undefined);
}

function senderOf({ members }: Household, senderId: string | null): string | null {
  return senderId === null ? null : (members.find(({ messengerUserId }) => messengerUserId === senderId)?.id ?? null);
}

function asksWhatChanged({ wants, subject }: CalendarQuestion): boolean {
  return wants === 'changes' && subject === null;
}

/** The reading of such a question would name another day. */
function noSuchDay(day: string): CalendarAnswer {
  return { text: `There is no ${day}.`, events: [], certainty: 'high' };
}

function spanOf({ span }: CalendarQuestion): FromCalendar['span'] {
  return span.kind === 'open' ? null : { start: span.start, end: Math.max(span.end, span.start + 1) };
}

function unavailable(error: unknown): SearchUnavailableError {
  if (error instanceof SearchUnavailableError) return error;
  throw error;
}

function withoutText(found: FoundAnswer): FoundAnswer {
  return { ...found, text: null, kind: 'none', confidence: 'low', passages: [] };
}

function noAnswer({ mode }: FoundAnswer): HouseholdAnswer {
  return { text: null, kind: 'none', mode, confidence: 'low', events: [], passagesFirst: true, passages: [] };
}

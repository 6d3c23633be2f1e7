import type { Household } from '@homeroom/household';
import type { Zone } from '@homeroom/icalendar';
import type { Ask, FoundAnswer } from '@homeroom/knowledge';
import { SearchUnavailableError } from '@homeroom/search';
import type { Logger } from '@homeroom/service-kit';
import { answerCalendarQuestion } from './answering/answer-calendar-question.ts';
import { EventWords } from './answering/event-words.ts';
import { newerWord } from './answering/newer-word.ts';
import type { CalendarFacts } from './calendar-facts.ts';
import { combineAnswers, factPassage, type FromCalendar, type HouseholdAnswer } from './combine-answers.ts';
import { readCalendarQuestion } from './reading/read-calendar-question.ts';

export interface HouseholdAnswersDeps {
  household: Household;
  familyZone: Zone;
  ask: Pick<Ask, 'answer'>;
  calendar: Pick<CalendarFacts, 'of'>;
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

/** Answers questions from the household's calendars and its knowledge base, both at once. */
export class HouseholdAnswers {
  private readonly deps: HouseholdAnswersDeps;

  constructor(deps: HouseholdAnswersDeps) {
    this.deps = deps;
  }

  /** @throws SearchUnavailableError when the search index does not answer and the calendar does not either, or the signal's reason */
  async answer({ text, forceKeyword, senderId, signal }: HouseholdQuestion): Promise<HouseholdAnswer> {
    const fromCalendar = this.fromCalendar(text, senderId);
    const facts = fromCalendar.then((calendar) =>
      calendar === null || calendar.answer.certainty === 'low' ? [] : [factPassage(calendar)],
    );
    const [calendar, found] = await Promise.all([
      fromCalendar,
      this.deps.ask.answer({ text, topK, forceKeyword, signal, facts }).catch(unavailable),
    ]);
    if (found instanceof SearchUnavailableError) {
      const answer = calendar?.answer.certainty === 'low' ? null : combineAnswers(calendar, null, null);
      if (answer === null) throw found;
      return answer;
    }
    const newer =
      calendar && newerWord(calendar.answer.events, found.found, calendar.words, this.deps.household.members);
    return combineAnswers(calendar, found, newer) ?? noAnswer(found);
  }

  /** Null when the question is not about time, the calendar has nothing of it, or the calendar cannot be read. */
  private async fromCalendar(text: string, senderId: string | null): Promise<FromCalendar | null> {
    const { household, familyZone, calendar, clock, logger } = this.deps;
    const now = clock().getTime();
    const sender =
      senderId === null
        ? null
        : (household.members.find(({ messengerUserId }) => messengerUserId === senderId)?.id ?? null);
    try {
      const question = readCalendarQuestion(text, household, { now, sender });
      if (question === null) return null;
      const words = new EventWords(household, familyZone, now);
      const answer = answerCalendarQuestion(question, await calendar.of(question, now), words, household.members);
      return answer && { answer, words };
    } catch (error) {
      logger.warn({ err: error }, 'a question cannot be answered from the calendar');
      return null;
    }
  }
}

function unavailable(error: unknown): SearchUnavailableError {
  if (error instanceof SearchUnavailableError) return error;
  throw error;
}

function noAnswer({ mode }: FoundAnswer): HouseholdAnswer {
  return { text: null, kind: 'none', mode, confidence: 'low', events: [], passagesFirst: true, passages: [] };
}

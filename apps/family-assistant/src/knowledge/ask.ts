import { writeAnswer } from '@homeroom/answers';
import { UnavailableError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import type { ModelHost } from '@homeroom/model-host';
import { SearchUnavailableError, type FoundPassage, type IndexReader, type SearchResult } from '@homeroom/search';
import type { Logger } from '@homeroom/service-kit';
import { familyZoneOf } from '../calendar/family-zone.ts';
import { dateIn } from './calendar-source-text.ts';

/** A question, and how it is to be answered. */
export interface Question {
  text: string;
  forceKeyword: boolean;
  /** Ends the answering, for example because the client went away. */
  signal: AbortSignal;
}

/** An answer with where it was found. */
export interface FoundAnswer extends Pick<SearchResult, 'mode' | 'confidence'> {
  /** Null when nothing that was found answers the question. */
  text: string | null;
  /** The best passage of each source, best first; empty without an answer. */
  passages: FoundPassage[];
}

/** What asking needs. */
export interface AskParts {
  household: Household;
  index: Pick<IndexReader, 'search'>;
  /** Null: answers are quoted from the passages. */
  chat: { host: ModelHost; model: string } | null;
  clock: () => Date;
  /** Told when the chat model's answer cannot be used. */
  logger: Pick<Logger, 'warn'>;
}

const topK = 5;

/** Answers questions from the household's knowledge base. */
export class Ask {
  private readonly parts: AskParts;

  constructor(parts: AskParts) {
    this.parts = parts;
  }

  /**
   * Where passages were found and none of them answers, there is no source either: a source says where the answer is.
   * @throws UnavailableError when the search index does not answer
   */
  async answer({ text: question, forceKeyword, signal }: Question): Promise<FoundAnswer> {
    const { household, chat, clock, logger } = this.parts;
    const { mode, passages, confidence } = await this.search(question, forceKeyword, signal);
    const today = dateIn(familyZoneOf(household), clock().getTime());
    const answer = passages.length > 0 ? await writeAnswer({ question, passages, timeZone: household.timezone, today, chat, logger, signal }) : null;
    return answer ? { text: answer.text, mode, passages: bestOfEach(passages), confidence } : { text: null, mode, passages: [], confidence: 'low' };
  }

  private async search(question: string, forceKeyword: boolean, signal: AbortSignal): Promise<SearchResult> {
    try {
      return await this.parts.index.search(question, { topK, forceKeyword, signal });
    } catch (error) {
      if (!(error instanceof SearchUnavailableError)) throw error;
      throw new UnavailableError('The knowledge base cannot be searched right now. Try again shortly.', 'search_unavailable', error.retryAfterSeconds, error);
    }
  }
}

function bestOfEach(passages: readonly FoundPassage[]): FoundPassage[] {
  const best = new Map<string, FoundPassage>();
  for (const passage of passages) {
    if (passage.score > (best.get(passage.source)?.score ?? -1)) best.set(passage.source, passage);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

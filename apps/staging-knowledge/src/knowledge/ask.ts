import { writeAnswer } from '@homeroom/answers';
import type { ModelHost } from '@homeroom/model-host';
import type { Confidence, FoundPassage, IndexReader, SourceType } from '@homeroom/search';
import type { Logger } from '@homeroom/service-kit';
import { dayOf } from '../family-time.ts';

/** A question, and how it is to be answered. */
export interface Question {
  text: string;
  topK: number;
  /** Only sources of these types; all unless told. */
  types?: readonly SourceType[];
  /** Ends the answering, for example because the client went away. */
  signal: AbortSignal;
}

/** An answer with where it was found. */
export interface FoundAnswer {
  /** Null when nothing that was found answers the question. */
  text: string | null;
  /** One of each source, its best, best first; empty without an answer. */
  passages: FoundPassage[];
  confidence: Confidence;
}

/** What asking needs. */
export interface AskParts {
  index: IndexReader;
  /** Null: answers are quoted from the passages. */
  chat: { host: ModelHost; model: string } | null;
  timeZone: string;
  clock: () => Date;
  logger: Pick<Logger, 'warn'>;
}

/** Answers questions from the knowledge base. */
export class Ask {
  private readonly parts: AskParts;

  constructor(parts: AskParts) {
    this.parts = parts;
  }

  /** @throws SearchUnavailableError when the search index does not answer */
  async answer({ text: question, signal, ...options }: Question): Promise<FoundAnswer> {
    const { index, chat, timeZone, clock, logger } = this.parts;
    const { passages, confidence } = await index.search(question, { ...options, signal });
    const today = dayOf(clock(), timeZone);
    const answer = passages.length > 0 ? await writeAnswer({ question, passages, timeZone, today, chat, logger, signal }) : null;
    return answer ? { text: answer.text, passages: bestOfEach(passages), confidence } : { text: null, passages: [], confidence: 'low' };
  }
}

/** The best passage of each source. */
function bestOfEach(passages: readonly FoundPassage[]): FoundPassage[] {
  const best = new Map<string, FoundPassage>();
  for (const passage of passages) {
    if (passage.score > (best.get(passage.source)?.score ?? -1)) best.set(passage.source, passage);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

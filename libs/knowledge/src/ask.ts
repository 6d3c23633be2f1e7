import type { FoundPassage, IndexReader, SearchOptions, SearchResult } from '@homeroom/search';
import type { Logger } from '@homeroom/service-kit';
import { Temporal } from 'temporal-polyfill';
import { AnswerBudget } from './answer-budget.ts';
import type { AnswerModel } from './answers/model-answer.ts';
import { nearestQuote } from './answers/nearest-quote.ts';
import { contradictsSeries } from './answers/series-dates.ts';
import { writeAnswer, type WrittenAnswer } from './answers/write-answer.ts';

/** A question, and how it is to be answered. */
export interface Question extends Omit<SearchOptions, 'signal' | 'embedLimitMs'> {
  text: string;
  /** Known facts that a chat model reads before the passages. */
  facts?: Promise<readonly FoundPassage[]>;
  /** Ends the answering, for example because the client went away. */
  signal: AbortSignal;
}

/** An answer with where it was found. */
export interface FoundAnswer extends Pick<SearchResult, 'mode' | 'confidence'> {
  /** Null when there is no answer. */
  text: string | null;
  /** Author: a sentence of a passage, the chat model, or nobody because there is no answer. */
  kind: 'quoted' | 'written' | 'none';
  /** Of each source its best passage: the sources that the answer is from in its order, then the others by rank. Empty without an answer. */
  passages: FoundPassage[];
  /** Ids of the sources that the answer is from. */
  cited: readonly string[];
  /** Everything that the search found, best first, whether or not it answers. */
  found: readonly FoundPassage[];
}

export interface AskDeps {
  index: Pick<IndexReader, 'search'>;
  /** Null: answers are quoted from the passages. */
  chat: AnswerModel | null;
  /** IANA name of the household's zone. */
  timeZone: string;
  clock: () => Date;
  /** Time limit of an answer with all calls to model hosts, in milliseconds. Default: 4,000. */
  budgetMs?: number;
  /** Logs a warning when the chat model's answer cannot be used. */
  logger: Pick<Logger, 'warn'>;
}

/** Answer when nothing was found. */
export const noAnswer = 'The answer is not in the processed emails.';

/** Answers questions from a household's knowledge base. */
export class Ask {
  private readonly deps: AskDeps;

  constructor(deps: AskDeps) {
    this.deps = deps;
  }

  /**
   * The answer that the passages hold. Where a chat model read them and says that they hold none, there is none, and no
   * source either: a source says where the answer is. Rules alone cannot know that, so they quote the nearest sentence
   * as what it is, with low confidence. A strong answer has the confidence of the search; a weak one a step less, and low
   * confidence when a telling word of the question is nowhere in the passage, or the dates of a series contradict it.
   *
   * @throws SearchUnavailableError when the search index does not answer, or the signal's reason
   */
  async answer({ text: question, facts, signal, ...options }: Question): Promise<FoundAnswer> {
    const { index, timeZone, clock, budgetMs, logger } = this.deps;
    const budget = new AnswerBudget(budgetMs);
    const {
      mode,
      passages: found,
      confidence,
    } = await index.search(question, {
      ...options,
      embedLimitMs: budget.embeddingsMs,
      signal,
    });
    const passages = this.deps.chat === null || !facts ? found : [...(await facts), ...found];
    const request = { question, passages, timeZone, today: dayOf(clock(), timeZone) };
    const limitMs = budget.chatMs;
    const chat = limitMs === 0 ? null : this.deps.chat && { ...this.deps.chat, limitMs };
    const written = await writeAnswer({ ...request, chat, logger, signal });
    if (written.text !== null)
      return {
        text: written.text,
        kind: written.writtenBy === 'model' ? 'written' : 'quoted',
        mode,
        passages: bestOfEach(passages, written.sources),
        cited: written.sources,
        found,
        confidence: passages.some(
          (passage) =>
            written.sources[0] === passage.source &&
            contradictsSeries({ question, answer: written.text ?? '', today: request.today }, passage),
        )
          ? 'low'
          : confidenceIn(written, confidence),
      };
    const nearest = written.writtenBy === 'rules' ? nearestQuote(request) : null;
    if (nearest === null) return { text: null, kind: 'none', mode, passages: [], cited: [], found, confidence: 'low' };
    return {
      text: `No passage says it outright. The nearest one: ${nearest.text}`,
      kind: 'quoted',
      mode,
      passages: bestOfEach(passages, [nearest.source]),
      cited: [nearest.source],
      found,
      confidence: 'low',
    };
  }
}

/** The search tells how surely the right source was found; that its sentence answers is told by the answer's strength. */
function confidenceIn(
  { strength, lacksWord }: WrittenAnswer,
  ofSearch: SearchResult['confidence'],
): SearchResult['confidence'] {
  if (strength === 'strong') return ofSearch;
  return ofSearch === 'high' && !lacksWord ? 'medium' : 'low';
}

/** The passage of each source that has the highest score: the named sources first, the others as the search ranks them. */
function bestOfEach(passages: readonly FoundPassage[], named: readonly string[]): FoundPassage[] {
  const best = new Map<string, FoundPassage | null>(named.map((source) => [source, null]));
  for (const passage of passages) {
    if (passage.score > (best.get(passage.source)?.score ?? -1)) best.set(passage.source, passage);
  }
  return [...best.values()].filter((passage) => passage !== null);
}

/** YYYY-MM-DD in the zone. */
function dayOf(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

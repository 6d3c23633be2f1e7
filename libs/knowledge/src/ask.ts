import {
  SearchUnavailableError,
  type FoundPassage,
  type IndexReader,
  type SearchOptions,
  type SearchResult,
} from '@homeroom/search';
import type { Logger } from '@homeroom/service-kit';
import { Temporal } from 'temporal-polyfill';
import { AnswerBudget } from './answer-budget.ts';
import type { AnswerModel } from './answers/model-answer.ts';
import type { CompareMeaning } from './answers/choose-sentence.ts';
import { passagesToRead, searchedPassages } from './answers/passages-to-read.ts';
import { contradictsSeries } from './answers/series-dates.ts';
import type { TextMeaning } from './answers/text-meaning.ts';
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
  /** Of each source its best passage: the sources that the answer is from in its order, then the others by rank, no more than asked for. Empty without an answer. */
  passages: FoundPassage[];
  /** Ids of the sources that the answer is from. */
  cited: readonly string[];
}

export interface AskDeps {
  index: Pick<IndexReader, 'search'>;
  /** Whether sources are missing in the index, so that no answer means nothing. Default: none are. */
  isIncomplete?: () => Promise<boolean>;
  /** Null: answers are quoted from the passages. */
  chat: AnswerModel | null;
  /** Null: the words alone choose what is quoted. */
  meaning: Pick<TextMeaning, 'cosines'> | null;
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
   * Answers from the passages that a search finds. There is none, and no source, where a chat model read them and says
   * so, and where the rules see no sentence that is likely to help. One that may help without saying it outright is
   * quoted as what it is, with low confidence. A strong answer has the confidence of the search; a weak one a step less,
   * and low confidence when a telling word of the question is nowhere in the passage, or the dates of a series contradict it.
   *
   * @throws SearchUnavailableError when the search index does not answer, or has no answer while sources are missing in
   * it; or the signal's reason
   */
  async answer({ text: question, facts, signal, ...options }: Question): Promise<FoundAnswer> {
    const { index, isIncomplete, meaning, timeZone, clock, budgetMs, logger } = this.deps;
    const { topK } = options;
    const budget = new AnswerBudget(budgetMs);
    const result = await index.search(question, {
      ...options,
      topK: Math.max(topK, searchedPassages),
      embedLimitMs: budget.embeddingsMs,
      signal,
    });
    const { mode, confidence } = result;
    const limitMs = budget.chatMs;
    const chat = limitMs === 0 ? null : this.deps.chat && { ...this.deps.chat, limitMs };
    const compare: CompareMeaning | null =
      meaning === null || mode === 'keyword'
        ? null
        : (texts) => meaning.cosines(question, texts, { limitMs: budget.embeddingsMs, signal });
    const searched = passagesToRead(result.passages, { topK, compares: chat !== null || compare !== null });
    const passages = this.deps.chat === null || !facts ? searched : [...(await facts), ...searched];
    const today = dayOf(clock(), timeZone);
    const written = await writeAnswer({
      question,
      passages,
      unknownTerms: result.unknownTerms,
      timeZone,
      today,
      chat,
      compare,
      logger,
      signal,
    });
    const { text, strength, sources: cited, others } = written;
    if (text === null && (await isIncomplete?.()))
      throw new SearchUnavailableError('it is being built, and nothing that it has so far answers the question');
    if (text === null) return { text, kind: 'none', mode, passages: [], cited, confidence: 'low' };
    const isContradicted = passages.some(
      (passage) => cited[0] === passage.source && contradictsSeries({ question, answer: text, today }, passage),
    );
    return {
      text: strength === 'near' ? `No passage says it outright. The nearest one: ${text}` : text,
      kind: written.writtenBy === 'model' ? 'written' : 'quoted',
      mode,
      passages: bestOfEach(passages, [...cited, ...others]).slice(0, topK),
      cited,
      confidence: isContradicted ? 'low' : confidenceIn(written, confidence),
    };
  }
}

/** The search tells how surely the right source was found; that its sentence answers is told by the answer's strength. */
function confidenceIn(
  { strength, lacksWord, saysItself }: WrittenAnswer,
  ofSearch: SearchResult['confidence'],
): SearchResult['confidence'] {
  if (strength === 'near') return 'low';
  if (strength === 'strong') return ofSearch === 'high' && !saysItself ? 'medium' : ofSearch;
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

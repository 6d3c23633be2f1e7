import { randomUUID } from 'node:crypto';
import { ModelHostError } from '@homeroom/model-host';
import type { FoundPassage } from '@homeroom/search';
import { findFacts } from './facts.ts';
import { answerByModel, type AnswerModel, type ModelAnswer } from './model-answer.ts';
import { readQuestion, saysSomething, type Question } from './question.ts';
import type { CompareMeaning } from './choose-sentence.ts';
import { answerByRules, type RulesAnswer } from './rules-answer.ts';

/** Input of an answer. */
export interface AnswerRequest {
  question: string;
  /** Best first, as a search found them. */
  passages: readonly FoundPassage[];
  /** Stems of the question that no source of the household has. Default: none. */
  unknownTerms?: readonly number[];
  /** IANA name of the household's zone. */
  timeZone: string;
  /** YYYY-MM-DD in that zone. */
  today: string;
  /** The model that writes; without one the rules quote. */
  chat: AnswerModel | null;
  /** Default: the words alone choose what is quoted. */
  compare?: CompareMeaning | null;
  /** Warned once when the model fails or is refused; never the question, an answer or a passage. */
  logger?: { warn(fields: object, message: string): void };
  /** Ends it, for example because the client went away. */
  signal?: AbortSignal;
  /** Makes what separates the passages in the prompt, a new one each time; Default: a random UUID. */
  newMarker?: () => string;
}

/** An answer and where it comes from, or the word that there is none. */
export interface WrittenAnswer {
  /** Null: the passages hold no answer. The rules that say so saw no sentence that has one; a model read the passages. */
  text: string | null;
  /** The ids of the sources used, the most important first; empty without an answer. */
  sources: string[];
  /** The ids of all sources, by their best sentence; empty for a model's answer and without one. */
  others: string[];
  /** Author of the answer, or of the statement that there is none. */
  writtenBy: 'model' | 'rules';
  /**
   * Support by the passages. A model's answer is strong, because only one that they support is used. A
   * quoted sentence is strong when it has the wanted kind of fact, most of the question, and every telling word of it
   * in the sentence, next to it or in the subject. Weak without an answer.
   */
  strength: 'strong' | 'weak' | 'near';
  /** Whether a telling word of the question, such as a name or a place, is nowhere in the quoted passage; such an answer is weak. */
  lacksWord: boolean;
  /** Whether a quoted sentence has enough of the question itself, not only its surroundings. */
  saysItself: boolean;
}

/** The kinds of fact that an answer plainly has or has not. */
const plainFacts: ReadonlySet<Question['wants']> = new Set([
  'time',
  'moment',
  'amount',
  'phone',
  'email',
  'link',
  'contact',
]);

/**
 * The answer that the passages hold to the question; its text is null when they hold none. With a model it is the model's, in words
 * that the passages it names bear out; when the model fails, is too slow, or says what they do not say, and without a
 * model, it is the best sentence quoted with its attribution. When the model says there is no answer, that holds unless
 * the rules have a sentence with the wanted fact that has nearly all of the question. At most 600 characters and
 * the attribution; the same request gets the same answer if the model gives the same.
 *
 * @throws the signal's reason when it ends
 */
export async function writeAnswer(request: AnswerRequest): Promise<WrittenAnswer> {
  const { passages, today, chat, signal } = request;
  signal?.throwIfAborted();
  const question = readQuestion(request.question, today);
  if (passages.length === 0 || !saysSomething(question)) return noAnswerBy('rules');
  const [rules, written] = await Promise.all([
    answerByRules({
      question,
      passages,
      unknownTerms: request.unknownTerms ?? [],
      today,
      compare: request.compare ?? null,
    }),
    chat && askModel(chat, request),
  ]);
  const quoted: WrittenAnswer = rules ? quotedBy(rules) : noAnswerBy('rules');
  if (chat === null || written === null) return quoted;
  const outcome =
    written.kind === 'answer' && missesFact(written.text, question, rules, today)
      ? refusal('not the kind of fact that was asked for')
      : written;
  if (outcome.kind === 'answer')
    return {
      text: outcome.text,
      sources: outcome.sources,
      others: [],
      writtenBy: 'model',
      strength: 'strong',
      lacksWord: false,
      saysItself: true,
    };
  if (outcome.kind === 'none') return rules?.plain === true ? quoted : noAnswerBy('model');
  request.logger?.warn(
    { model: chat.model, reason: outcome.reason },
    'The answer of the chat model cannot be used; the rules take its place.',
  );
  return quoted;
}

async function askModel(
  chat: AnswerModel,
  { question, passages, today, timeZone, signal, newMarker = randomUUID }: AnswerRequest,
): Promise<ModelAnswer> {
  try {
    return await answerByModel({
      chat,
      question,
      passages,
      today,
      timeZone,
      marker: newMarker(),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    signal?.throwIfAborted();
    return refusal(error instanceof ModelHostError ? error.message : 'an unexpected failure');
  }
}

/** Whether a model evades what a sentence of the passages plainly says. */
function missesFact(text: string, question: Question, rules: RulesAnswer | null, today: string): boolean {
  if (!plainFacts.has(question.wants) || rules?.hasFact !== true) return false;
  return findFacts(text, { question, reference: today, ordinaryWords: new Set(), isTitle: false }).wanted.length === 0;
}

function quotedBy({ text, source, ranked, strength, lacksWord, saysItself }: RulesAnswer): WrittenAnswer {
  return { text, sources: [source], others: ranked, writtenBy: 'rules', strength, lacksWord, saysItself };
}

function noAnswerBy(writtenBy: WrittenAnswer['writtenBy']): WrittenAnswer {
  return { text: null, sources: [], others: [], writtenBy, strength: 'weak', lacksWord: false, saysItself: false };
}

function refusal(reason: string): ModelAnswer {
  return { kind: 'refused', reason };
}

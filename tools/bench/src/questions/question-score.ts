import type { AskedQuestion } from '@homeroom/sample-data';

/** Judged part of a response to a question. */
export interface AnsweredQuestion {
  answer: string;
  confidence: 'high' | 'medium' | 'low';
  sources: readonly { id: string }[];
}

/** `refused` says that nobody knows, rightly or not; `lost` is a refusal of a question that has an answer. */
export type Outcome = 'right' | 'wrong' | 'lost';

export interface QuestionScore {
  outcome: Outcome;
  /** Whether the answer is wrong and says that it is sure. */
  wronglySure: boolean;
  /** Position from 1 of the first right source; null without one, or when none is expected. */
  sourceAt: number | null;
}

/** Answer to a question that nothing known answers. Source: the contract. */
export const refusal = 'The answer is not in the processed emails.';
const suggestion = 'No passage says it outright.';

/**
 * Judges a response. An answer is right when it says what the question's `says` want and nothing of `neverSays`; a
 * question that nobody knows is right when it is refused in the contract's words with low confidence and no source.
 */
export function scoreQuestion(
  { answeredBy, says, neverSays = [], sources }: AskedQuestion,
  { answer, confidence, sources: given }: AnsweredQuestion,
): QuestionScore {
  const refused = answer === refusal;
  const said = plain(answer);
  const right =
    answeredBy === 'none'
      ? refused && confidence === 'low' && given.length === 0
      : !refused &&
        says.every((spellings) => spellings.some((spelling) => occurs(plain(spelling), said))) &&
        !neverSays.some((wrong) => occurs(plain(wrong), said));
  const at = given.findIndex(({ id }) => sources.includes(id));
  return {
    outcome: right ? 'right' : refused && answeredBy !== 'none' ? 'lost' : 'wrong',
    wronglySure: !right && confidence === 'high',
    sourceAt: at === -1 ? null : at + 1,
  };
}

/** Whether the response offers the nearest passage without saying that it answers. */
export function isSuggestion(answer: string): boolean {
  return answer.startsWith(suggestion);
}

/** Whether a text has the words, and no longer number where they begin or end with a digit. */
function occurs(words: string, text: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const around = [text[at - 1] ?? '', text[at + words.length] ?? ''] as const;
    if (!isCut(around[0], words[0]) && !isCut(words.at(-1), around[1])) return true;
  }
  return false;
}

function isCut(before = '', after = ''): boolean {
  return /\d/.test(before) && /\d/.test(after);
}

/** One spelling of case, white space, apostrophes and dashes. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/\s+/g, ' ');
}

import type { AskedQuestion } from '@homeroom/sample-data';

/** Response to a question, as far as it is judged. */
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

const refusals = ['The answer is not in the processed emails.'];
const suggestion = 'No passage says it outright.';

/**
 * Judges a response. An answer is right when it says what the question's `says` want and nothing of `neverSays`; a
 * question that nobody knows is right when it is refused in the contract's words with low confidence and no source.
 */
export function scoreQuestion(
  { answeredBy, says, neverSays = [], sources }: AskedQuestion,
  { answer, confidence, sources: given }: AnsweredQuestion,
): QuestionScore {
  const refused = refusals.includes(answer);
  const said = plain(answer);
  const right =
    answeredBy === 'none'
      ? refused && confidence === 'low' && given.length === 0
      : !refused &&
        says.every((spellings) => spellings.some((spelling) => said.includes(plain(spelling)))) &&
        !neverSays.some((wrong) => said.includes(plain(wrong)));
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

/** One spelling of case, white space, apostrophes and dashes. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/\s+/g, ' ');
}

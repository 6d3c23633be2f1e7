import { noAnswer, type FoundAnswer } from '@homeroom/knowledge';
import { replyOf, written, type Reply } from './reply.ts';

const answerLength = 2_000;
const subjectLength = 150;
const maxSources = 3;

/** Formats an answer with its sources and further ones; sources named in the answer are not repeated. */
export function answerReply({ text, passages }: Pick<FoundAnswer, 'text' | 'passages'>): Reply {
  const answer = text ?? noAnswer;
  const others = passages.filter(({ subject }) => !answer.includes(`(Found in: ${subject}`)).slice(0, maxSources);
  const sources = others.map(
    ({ subject, date }) => `• ${written(subject || 'Unknown', subjectLength)}, ${written(date || 'Unknown date', 20)}`,
  );
  const heading = answer.includes('(Found in: ') ? '<i>See also</i>' : '<i>Found in</i>';
  return replyOf([written(answer, answerLength), ...(sources.length > 0 ? ['', heading, ...sources] : [])]);
}

import { noAnswer, type FoundAnswer } from '@homeroom/knowledge';
import { replyOf, written, type Reply } from './reply.ts';

const answerLength = 2_000;
const subjectLength = 150;
const mostSources = 3;

/** An answer with where it was found. */
export function answerReply({ text, passages }: Pick<FoundAnswer, 'text' | 'passages'>): Reply {
  const sources = passages.slice(0, mostSources).map(({ subject, date }) => `• ${written(subject || 'Unknown', subjectLength)}, ${written(date || 'Unknown date', 20)}`);
  return replyOf([written(text ?? noAnswer, answerLength), ...(sources.length > 0 ? ['', '<i>Found in</i>', ...sources] : [])]);
}

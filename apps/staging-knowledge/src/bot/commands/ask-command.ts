import type { Ask } from '@homeroom/knowledge';
import { SearchUnavailableError } from '@homeroom/search';
import type { Logger } from '@homeroom/service-kit';
import { unavailable } from '../../knowledge/brain-presenter.ts';
import { answerReply } from '../texts/answer-text.ts';
import { sentence } from '../texts/reply.ts';
import type { Command } from './command.ts';

export interface AskCommandDeps {
  ask: Pick<Ask, 'answer'>;
  logger: Pick<Logger, 'warn'>;
}

const maxQuestionLength = 2_000;
const passages = 3;

/** `/ask QUESTION`. */
export function askCommand({ ask, logger }: AskCommandDeps): Command {
  return async ({ argument, signal }) => {
    if (!/\S/.test(argument))
      return sentence('What would you like to know? For example: /ask When is the museum trip?');
    try {
      return answerReply(await ask.answer({ text: argument.slice(0, maxQuestionLength), topK: passages, signal }));
    } catch (error) {
      if (!(error instanceof SearchUnavailableError)) throw error;
      logger.warn({ reason: error.reason }, 'the search index did not answer');
      return sentence(unavailable);
    }
  };
}

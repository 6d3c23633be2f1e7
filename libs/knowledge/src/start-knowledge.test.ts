import { until } from '@homeroom/testing';
import { SearchUnavailableError } from '@homeroom/search';
import { startKnowledge, type KnowledgeBackgroundDeps } from './start-knowledge.ts';

let log: [string, string][];
let indexing: string[];
beforeEach(() => {
  log = [];
  indexing = [];
});

function start(deps: Partial<KnowledgeBackgroundDeps> = {}) {
  return startKnowledge({
    embeddings: { host: { warm: async () => undefined }, model: 'all-minilm' },
    index: { prepare: async () => undefined },
    indexer: { start: () => void indexing.push('start'), stop: async () => void indexing.push('stop') },
    repair: { start: () => void indexing.push('start repair'), stop: async () => void indexing.push('stop repair') },
    logger: {
      info: (_fields: object, message: string) => void log.push(['info', message]),
      warn: (_fields: object, message: string) => void log.push(['warn', message]),
    } as KnowledgeBackgroundDeps['logger'],
    prepareEveryMs: 1,
    ...deps,
  });
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 5));
const rejecting = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

test('the collection is prepared again and again until it is there, with one warning', async () => {
  let calls = 0;
  const prepare = async () => {
    calls += 1;
    if (calls < 4) throw new SearchUnavailableError('refused');
  };
  const background = start({ index: { prepare } });
  await until(() => calls >= 4);
  await moment();
  await background.stop();
  expect([calls, log]).toEqual([4, [['warn', 'the search index is not there; questions wait for it']]]);
});

test('the embeddings model is loaded; when it is not there, that is told and nothing else happens', async () => {
  const asked: string[] = [];
  const warm = async (model: string) => {
    asked.push(model);
    throw new Error('refused');
  };
  const background = start({ embeddings: { host: { warm }, model: 'bge' } });
  await moment();
  await background.stop();
  expect([asked, log]).toEqual([
    ['bge'],
    [['info', 'the embeddings model is not there; questions are searched by keywords until it is']],
  ]);
});

test('stopping ends what hangs, tells nothing of it, and stops the indexer', async () => {
  const background = start({
    embeddings: { host: { warm: (_model, call) => rejecting(call?.signal) }, model: 'bge' },
    index: { prepare: rejecting },
  });
  expect(indexing).toEqual(['start', 'start repair']);
  await background.stop();
  expect(indexing).toEqual(['start', 'start repair', 'stop', 'stop repair']);
  expect(log.filter(([level]) => level === 'info')).toEqual([]);
});

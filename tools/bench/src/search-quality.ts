import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { startLocalQdrant } from '@homeroom/local-qdrant';
import { openModelHost } from '@homeroom/model-host';
import { bagOfWords, startFakeModelHost } from '@homeroom/model-host/testing';
import { openKnowledgeIndex, type IndexedSource, type KnowledgeIndex } from '@homeroom/search';
import { embeddingLength, meanNdcg, readTestCollection, type TestCollection } from './relevance.ts';
import type { Scratch } from './scratch.ts';
import { compare, type Measure, type NotRun } from './statistics.ts';

/** Reference figures of Qdrant's own BM25 with the same settings, and the goal for both legs together. */
const references: Record<string, { keyword: number; hybrid: number }> = {
  vaswani: { keyword: 0.4472, hybrid: 0.52 },
  cranfield: { keyword: 0.3746, hybrid: 0.405 },
};
const tolerance = 0.001;
const model = 'all-minilm';
const writtenAtOnce = 64;
const askedFor = 10;

/** nDCG@10 over test collections through client, HTTP and engine. */
export async function qualityMeasures(data: string | null, scratch: Scratch): Promise<(Measure | NotRun)[]> {
  const name = 'nDCG@10 of test collections';
  if (data === null) return [{ name, notRun: 'not measured: name a folder of collections with --data' }];
  const folders = readdirSync(data).filter((folder) => existsSync(path.join(data, folder, 'corpus.jsonl')));
  if (folders.length === 0) return [{ name, notRun: 'not measured: no subfolder of --data has a corpus.jsonl' }];
  const measures: (Measure | NotRun)[] = [];
  for (const folder of folders)
    measures.push(...(await collectionMeasures(folder, await readTestCollection(path.join(data, folder)), scratch)));
  return measures;
}

async function collectionMeasures(
  name: string,
  collection: TestCollection,
  scratch: Scratch,
): Promise<(Measure | NotRun)[]> {
  const index = await filledIndex(collection, scratch);
  const keyword = meanNdcg(await rankings(index, collection, true), collection.judgements);
  const { keyword: ofQdrant = keyword, hybrid: aimed = keyword } = references[name] ?? {};
  const measures: (Measure | NotRun)[] = [
    compare(
      `${name}: nDCG@10 of the keyword leg against Qdrant's own BM25`,
      { what: 'here', rounds: [keyword] },
      { what: 'there', rounds: [ofQdrant] },
      { atLeast: 1 - tolerance / ofQdrant, atMost: 1 + tolerance / ofQdrant },
    ),
  ];
  if (collection.embeddings === null)
    return [
      ...measures,
      { name: `${name}: nDCG@10 of both legs`, notRun: 'not measured: no embeddings next to the collection' },
    ];
  const hybrid = meanNdcg(await rankings(index, collection, false), collection.judgements);
  return [
    ...measures,
    compare(
      `${name}: nDCG@10 of both legs against the aim`,
      { what: 'here', rounds: [hybrid] },
      { what: 'aimed at', rounds: [aimed] },
      { atLeast: 1 },
    ),
  ];
}

/** An index of the whole collection on a local Qdrant, one passage a document, with the given embeddings. */
async function filledIndex({ documents, embeddings }: TestCollection, scratch: Scratch): Promise<KnowledgeIndex> {
  const qdrant = await startLocalQdrant({ folder: scratch.folder(new Map()), port: 0 });
  scratch.later(() => qdrant.close());
  const models = [{ name: `${model}:latest`, capabilities: ['embedding'], contextTokens: 100_000 }] as const;
  const fake =
    embeddings &&
    (await startFakeModelHost({
      models,
      dimension: embeddingLength,
      embed: (text, dimension) => [...(embeddings.get(text) ?? bagOfWords(text, dimension))],
    }));
  if (fake) scratch.later(() => fake.stop());
  const host = fake && openModelHost({ url: fake.url, api: 'ollama' });
  const index = openKnowledgeIndex({
    url: qdrant.url,
    collection: 'bench',
    family: 'bench',
    owner: 'staging-knowledge',
    embeddings: host ? { host, model } : null,
    passageWords: 1_000_000,
  });
  for (let from = 0; from < documents.length; from += writtenAtOnce)
    await index.write(documents.slice(from, from + writtenAtOnce).map(asSource));
  return index;
}

function asSource({ id, text }: { id: string; text: string }): IndexedSource {
  return { id, type: 'document', kind: null, subject: '', sender: '', date: '', text };
}

async function rankings(
  index: KnowledgeIndex,
  { questions, judgements }: TestCollection,
  forceKeyword: boolean,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { id, text } of questions) {
    if (!judgements.has(id)) continue;
    const { passages, mode } = await index.search(text, { topK: askedFor, forceKeyword });
    if (mode !== (forceKeyword ? 'keyword' : 'semantic'))
      throw new Error(`The question ${id} was answered in ${mode} mode.`);
    found.set(
      id,
      passages.map(({ source }) => source),
    );
  }
  return found;
}

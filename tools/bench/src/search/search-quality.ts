import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { bagOfWords } from '@homeroom/model-host/testing';
import type { IndexedSource, KnowledgeIndex } from '@homeroom/search';
import { embeddingLength, meanNdcg, readTestCollection, type TestCollection } from './relevance.ts';
import type { Scratch } from '../harness/scratch.ts';
import { fillSearchIndex } from './search-index.ts';
import { compare, type Measure, type NotRun } from '../harness/statistics.ts';

/** Reference figures of Qdrant's own BM25 with the same settings, and the goal for both legs together. */
const references: Record<string, { keyword: number; hybrid: number }> = {
  vaswani: { keyword: 0.4472, hybrid: 0.52 },
  cranfield: { keyword: 0.3746, hybrid: 0.405 },
};
const tolerance = 0.001;
/** Loss against the better leg that both together may have. */
const lossAllowed = 0.02;
const askedFor = 10;
const family = 'bench';

/** nDCG@10 of each leg alone and of both; null where the index has no embeddings. */
export interface LegQuality {
  keyword: number;
  semantic: number | null;
  both: number | null;
}

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
  const { documents, embeddings } = collection;
  const host = embeddings && {
    embed: async (texts: readonly string[]) =>
      texts.map((text) => embeddings.get(text) ?? Float32Array.from(bagOfWords(text, embeddingLength))),
  };
  const open = await fillSearchIndex(
    [{ family, sources: documents.map(asSource) }],
    { host, passageWords: 1_000_000 },
    scratch,
  );
  const quality = await legQuality((weight) => open(family, weight), collection, host !== null);
  const { keyword: ofQdrant = quality.keyword, hybrid: aimed = quality.keyword } = references[name] ?? {};
  return [
    compare(
      `${name}: nDCG@10 of the keyword leg against Qdrant's own BM25`,
      { what: 'here', rounds: [quality.keyword] },
      { what: 'there', rounds: [ofQdrant] },
      { atLeast: 1 - tolerance / ofQdrant, atMost: 1 + tolerance / ofQdrant },
    ),
    ...(quality.both === null
      ? []
      : [
          compare(
            `${name}: nDCG@10 of both legs against the aim`,
            { what: 'here', rounds: [quality.both] },
            { what: 'aimed at', rounds: [aimed] },
            { atLeast: 1 },
          ),
        ]),
    legMeasure(name, quality),
  ];
}

/** Measures each leg alone, and both. */
export async function legQuality(
  open: (weight?: number) => KnowledgeIndex,
  asked: Pick<TestCollection, 'questions' | 'judgements'>,
  hasEmbeddings: boolean,
): Promise<LegQuality> {
  const of = async (index: KnowledgeIndex, forceKeyword: boolean) =>
    meanNdcg(await rankings(index, asked, forceKeyword), asked.judgements);
  return {
    keyword: await of(open(), true),
    semantic: hasEmbeddings ? await of(open(1), false) : null,
    both: hasEmbeddings ? await of(open(), false) : null,
  };
}

/** Compares both legs with the better one alone. */
export function legMeasure(name: string, { keyword, semantic, both }: LegQuality): Measure | NotRun {
  const title = `${name}: nDCG@10 of both legs against the better one`;
  if (semantic === null || both === null) return { name: title, notRun: 'not measured: no embeddings' };
  const better = Math.max(keyword, semantic);
  const which = `${keyword > semantic ? 'keyword' : 'semantic'} leg (the other ${Math.min(keyword, semantic).toFixed(4)})`;
  return compare(
    title,
    { what: 'both', rounds: [both] },
    { what: which, rounds: [better] },
    { atLeast: 1 - lossAllowed / better },
  );
}

function asSource({ id, text }: { id: string; text: string }): IndexedSource {
  return { id, type: 'document', kind: null, subject: '', sender: '', date: '', text };
}

async function rankings(
  index: KnowledgeIndex,
  { questions, judgements }: Pick<TestCollection, 'questions' | 'judgements'>,
  forceKeyword: boolean,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { id, text } of questions) {
    if (!judgements.has(id)) continue;
    const { passages, mode } = await index.search(text, { topK: askedFor, forceKeyword });
    if (mode !== (forceKeyword ? 'keyword' : 'semantic'))
      throw new Error(`The question ${id} was answered in ${mode} mode.`);
    found.set(id, [...new Set(passages.map(({ source }) => source))]);
  }
  return found;
}

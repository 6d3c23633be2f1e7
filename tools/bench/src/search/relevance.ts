/** A collection of documents and questions with judgements, in the layout of the BEIR collections. */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** One document or question. */
export interface TestText {
  id: string;
  text: string;
}

export interface TestCollection {
  documents: TestText[];
  questions: TestText[];
  /** Gains by document, by question; a document that is not there has none. */
  judgements: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The embedding of every document and question, by its text; null where the folder has none. */
  embeddings: ReadonlyMap<string, Float32Array> | null;
}

/** Length of the embeddings that may accompany a collection. */
export const embeddingLength = 384;
const consideredRanks = 10;

/**
 * Reads `corpus.jsonl`, `queries.jsonl`, `qrels/test.tsv` and, where they are, `minilm.documents.f32` and
 * `minilm.queries.f32`: 384 little-endian floats for each line of the texts.
 */
export async function readTestCollection(folder: string): Promise<TestCollection> {
  const documents = await readTexts(path.join(folder, 'corpus.jsonl'));
  const questions = await readTexts(path.join(folder, 'queries.jsonl'));
  const files = ['minilm.documents.f32', 'minilm.queries.f32'].map((name) => path.join(folder, name));
  const [ofDocuments, ofQuestions] = files.every((file) => existsSync(file)) ? files.map(readVectors) : [];
  const embeddings =
    ofDocuments && ofQuestions && new Map([...byText(documents, ofDocuments), ...byText(questions, ofQuestions)]);
  return {
    documents,
    questions,
    judgements: readJudgements(path.join(folder, 'qrels/test.tsv')),
    embeddings: embeddings ?? null,
  };
}

async function readTexts(file: string): Promise<TestText[]> {
  const texts: TestText[] = [];
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    if (line.trim() === '') continue;
    const { _id: id, title = '', text } = JSON.parse(line) as { _id: string; title?: string; text: string };
    texts.push({ id, text: `${title} ${text}`.trim() });
  }
  return texts;
}

function readJudgements(file: string): Map<string, Map<string, number>> {
  const judgements = new Map<string, Map<string, number>>();
  for (const line of readFileSync(file, 'utf8').split('\n').slice(1)) {
    const [question, document, gain] = line.split('\t');
    if (question === undefined || document === undefined || !(Number(gain) > 0)) continue;
    judgements.set(question, (judgements.get(question) ?? new Map<string, number>()).set(document, Number(gain)));
  }
  return judgements;
}

function readVectors(file: string): Float32Array[] {
  const bytes = readFileSync(file);
  const floats = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return Array.from({ length: floats.length / embeddingLength }, (_, row) =>
    floats.subarray(row * embeddingLength, (row + 1) * embeddingLength),
  );
}

function* byText(texts: readonly TestText[], vectors: readonly Float32Array[]): Generator<[string, Float32Array]> {
  if (texts.length !== vectors.length)
    throw new Error(`There are ${texts.length} texts and ${vectors.length} embeddings.`);
  for (const [row, { text }] of texts.entries()) yield [text, vectors[row] as Float32Array];
}

/**
 * The mean nDCG@10 over the questions that have judgements: gains over log2(rank + 1), as TREC's measure has it, against
 * the best order there could be.
 * @param rankings the documents that were found, best first, by question
 */
export function meanNdcg(
  rankings: ReadonlyMap<string, readonly string[]>,
  judgements: TestCollection['judgements'],
): number {
  const scores = [...judgements].map(([question, gains]) => {
    const found = (rankings.get(question) ?? []).slice(0, consideredRanks).map((document) => gains.get(document) ?? 0);
    const best = [...gains.values()].toSorted((one, other) => other - one).slice(0, consideredRanks);
    return discounted(found) / discounted(best);
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0);
}

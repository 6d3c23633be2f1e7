import { cosineBackground, type CosineBackground } from '../confidence.ts';
import type { CollectionState } from './collection-state.ts';
import { toMetadata } from './collection-state.ts';
import type { QdrantConnection } from './connection.ts';
import { embeddedDocument, embeddedQuery } from './embedding-prefixes.ts';
import { setMetadata } from './make-collection.ts';
import type { EmbeddingSpace, Embeddings } from './text-embedder.ts';

const questions = [
  'When does the swimming pool open in winter?',
  'Who repaired the roof of the village hall?',
  'How long must the bread stay in the oven?',
  'Which bus goes to the airport at night?',
  'What did the vet say about the cat?',
  'Where are the spare keys of the cellar?',
  'How much does a new bicycle tyre cost?',
  'Who won the chess tournament last year?',
  'Which medicine helps against hay fever?',
  'When was the old bridge built?',
  'How do I reset the password of my account?',
  'What is the capital of Mongolia?',
];
const statements = [
  'The dentist moved the appointment to the second week of May.',
  'Tomatoes need sun, water and a stake to lean on.',
  'The quarterly report shows higher costs for electricity.',
  'Our team lost the final by two goals in extra time.',
  'Please return library books before the holidays.',
  'The volcano was quiet for three hundred years.',
  'She practises the violin every evening before dinner.',
  'The washing machine makes a loud noise when it spins.',
  'The museum shows paintings of ships and harbours.',
  'A parcel with winter boots arrived at the neighbours.',
  'The recipe asks for two eggs and a pinch of nutmeg.',
  'The committee elected a new treasurer on Monday.',
];
const limitMs = 20_000;

/**
 * Measures the cosines of unrelated texts for a model: twelve questions against twelve statements about other things,
 * with the model's prefixes.
 * @throws the host's error, or the signal's reason
 */
export async function measureBackground(
  host: Embeddings['host'],
  { model }: Pick<EmbeddingSpace, 'model'>,
  signal?: AbortSignal,
): Promise<CosineBackground | null> {
  const texts = [
    ...questions.map((text) => embeddedQuery(model, text)),
    ...statements.map((text) => embeddedDocument(model, text)),
  ];
  const vectors = await host.embed(texts, { model, limitMs, ...(signal && { signal }) });
  const [asked, said] = [vectors.slice(0, questions.length), vectors.slice(questions.length)];
  return cosineBackground(asked.flatMap((one) => said.map((other) => cosine(one, other))));
}

/**
 * Stores the background of a collection's model in its metadata, unless present; after a failure a later write tries
 * again.
 */
export async function keepBackground(
  connection: QdrantConnection,
  state: CollectionState,
  host: Embeddings['host'],
  signal?: AbortSignal,
): Promise<void> {
  if (state.background !== null || state.model === null) return;
  try {
    const background = await measureBackground(host, { model: state.model }, signal);
    await setMetadata(connection, state.name, toMetadata({ ...state, background }), signal);
    connection.forget();
  } catch (error) {
    signal?.throwIfAborted();
    connection.logger?.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      "the model's background could not be measured; it is tried again",
    );
  }
}

function cosine(one: Float32Array, other: Float32Array): number {
  let [dot, a, b] = [0, 0, 0];
  for (const [i, x] of one.entries()) {
    const y = other[i] ?? 0;
    dot += x * y;
    a += x * x;
    b += y * y;
  }
  return a > 0 && b > 0 ? dot / Math.sqrt(a * b) : 0;
}

import { randomUUID } from 'node:crypto';
import { openModelHost } from '@homeroom/model-host';
import { startFakeModelHost, type FakeModelHost } from '@homeroom/model-host/testing';
import type { IndexedSource } from '../knowledge-index.ts';
import { openConnection, type ConnectionOptions, type QdrantConnection } from '../qdrant/connection.ts';
import type { Embeddings } from '../qdrant/text-embedder.ts';
import {
  openKnowledgeIndex,
  type KnowledgeIndexSettings,
  type QdrantKnowledgeIndex,
} from '../qdrant/open-knowledge-index.ts';

/** Qdrant that a suite may write to. */
export interface QdrantUnderTest {
  url: string;
  apiKey?: string;
}

/** Point as tests see it. */
export interface StoredPoint {
  id: string | number;
  payload: Record<string, unknown>;
  vector: Record<string, unknown>;
}

/** Test bench for the index: its own collection name, a model host, and the log. */
export interface IndexBench {
  readonly collection: string;
  readonly hosts: FakeModelHost;
  readonly embeddings: Embeddings;
  readonly warnings: string[];
  readonly connection: QdrantConnection;
  /** Opens an index of the household `rivera`, owned by `staging-knowledge`, with overrides. */
  open(settings?: Partial<KnowledgeIndexSettings>): QdrantKnowledgeIndex;
  connect(options?: Partial<ConnectionOptions>): QdrantConnection;
  /** All points behind the alias, ordered by source and chunk. */
  points(): Promise<StoredPoint[]>;
  /** Real names of the collections of this bench's alias, in service or not. */
  collections(): Promise<string[]>;
  /** Removes the collections and stops the model host. */
  close(): Promise<void>;
}

/** Embedding length of the bench's models; texts have at most 256 words. */
export const modelDimension = 64;

/** Opens a bench on a server. */
export async function openIndexBench({ url, apiKey }: QdrantUnderTest): Promise<IndexBench> {
  const collection = `homeroom-test-${randomUUID()}`;
  const models = ['all-minilm:latest', 'nomic-embed-text:latest'].map((name) => ({
    name,
    capabilities: ['embedding'],
    contextTokens: 256,
  }));
  const hosts = await startFakeModelHost({ models, dimension: modelDimension });
  const embeddings = { host: openModelHost({ url: hosts.url, api: 'ollama' }), model: 'all-minilm' };
  const warnings: string[] = [];
  const logger = { info: () => {}, warn: (_fields: object, message: string) => void warnings.push(message) };
  const connect = (options: Partial<ConnectionOptions> = {}) =>
    openConnection({ url, collection, logger, ...(apiKey && { apiKey }), ...options });
  const connection = connect({ stateMs: 0 });
  const collections = async () =>
    (await connection.client.getCollections()).collections
      .map(({ name }) => name)
      .filter((name) => name.startsWith(collection))
      .sort();
  return {
    collection,
    hosts,
    embeddings,
    warnings,
    connection,
    connect,
    collections,
    open: (settings = {}) =>
      openKnowledgeIndex({
        url,
        collection,
        family: 'rivera',
        owner: 'staging-knowledge',
        embeddings,
        logger,
        ...(apiKey && { apiKey }),
        ...settings,
      }),
    points: () => readPoints(connection),
    close: async () => {
      for (const name of await collections()) await connection.client.deleteCollection(name);
      await hosts.stop();
    },
  };
}

/** Builds a generic source with overrides. */
export function buildSource(id: string, text: string, parts: Partial<IndexedSource> = {}): IndexedSource {
  return { id, type: 'email', kind: null, subject: '', sender: '', date: '', text, ...parts };
}

/** Returns a text of that many paragraphs of 60 words; three make a passage. */
export function longText(paragraphs: number, word = 'word'): string {
  return Array.from({ length: paragraphs }, (_, n) => `Paragraph ${n} ${`${word} `.repeat(57)}end.`).join('\n\n');
}

/** Filters the points of a source. */
export function chunksOf(points: readonly StoredPoint[], source: string): StoredPoint[] {
  return points.filter(({ payload }) => payload['source'] === source);
}

async function readPoints(connection: QdrantConnection): Promise<StoredPoint[]> {
  const { points } = await connection.client.scroll(connection.collection, {
    limit: 10_000,
    with_payload: true,
    with_vector: true,
  });
  const key = ({ payload }: StoredPoint) =>
    `${String(payload['family'])} ${String(payload['source'])} ${String(payload['chunk']).padStart(6, '0')}`;
  return (points as unknown as StoredPoint[]).sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

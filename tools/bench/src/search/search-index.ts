import { startLocalQdrant } from '@homeroom/local-qdrant';
import { openKnowledgeIndex, type Embeddings, type IndexedSource, type KnowledgeIndex } from '@homeroom/search';
import type { Scratch } from '../harness/scratch.ts';

export interface SearchedHousehold {
  family: string;
  sources: readonly IndexedSource[];
}

export interface SearchIndexSettings {
  /** Null for keywords alone. */
  host: Embeddings['host'] | null;
  /** Maximum words per passage. Default: that of the index. */
  passageWords?: number;
}

/** Opens the index of a household; `weight` is that of the semantic leg. */
export type OpenHousehold = (family: string, weight?: number) => KnowledgeIndex;

/** Model of every embedding here. */
export const embeddingModel = 'all-minilm';
const writtenAtOnce = 64;
const patienceMs = 300_000;

/** Fills one collection on a local Qdrant of its own with the sources of all households. */
export async function fillSearchIndex(
  households: readonly SearchedHousehold[],
  { host, passageWords }: SearchIndexSettings,
  scratch: Scratch,
): Promise<OpenHousehold> {
  const qdrant = await startLocalQdrant({ folder: scratch.folder(new Map()), port: 0 });
  scratch.later(() => qdrant.close());
  const open: OpenHousehold = (family, weight) =>
    openKnowledgeIndex({
      url: qdrant.url,
      collection: 'bench',
      family,
      owner: 'staging-knowledge',
      embeddings: host && { host, model: embeddingModel },
      ...(passageWords !== undefined && { passageWords }),
      ...(weight !== undefined && { weight }),
    });
  for (const { family, sources } of households) {
    const embedded = await writeSources(open(family), sources);
    if (!embedded) throw new Error(`A source of ${family} was not embedded.`);
  }
  return open;
}

/** Writes sources in batches; resolves to whether every one was embedded. */
export async function writeSources(index: KnowledgeIndex, sources: readonly IndexedSource[]): Promise<boolean> {
  let embedded = true;
  for (let from = 0; from < sources.length; from += writtenAtOnce)
    for (const written of await index.write(sources.slice(from, from + writtenAtOnce))) embedded &&= written.embedded;
  return embedded;
}

/** Returns the host with every embedding kept and waited for: only quality is measured with it, not speed. */
export function patientHost(host: Embeddings['host']): Embeddings['host'] {
  const kept = new Map<string, Float32Array>();
  return {
    embed: async (texts, options) => {
      const missing = [...new Set(texts)].filter((text) => !kept.has(text));
      const vectors = missing.length > 0 ? await host.embed(missing, { ...options, limitMs: patienceMs }) : [];
      missing.forEach((text, at) => kept.set(text, vectors[at] as Float32Array));
      return texts.map((text) => kept.get(text) as Float32Array);
    },
  };
}

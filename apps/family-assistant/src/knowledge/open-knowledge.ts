import { modelState, openModelHost, type ModelHost, type ModelState } from '@homeroom/model-host';
import { openKnowledgeIndex, type QdrantKnowledgeIndex } from '@homeroom/search';
import { BackgroundProbe, type Logger } from '@homeroom/service-kit';
import type { KnowledgeSettings, ModelSettings } from './knowledge-settings.ts';

/** The hosts that chat and embed, mostly one and the same. */
export interface ModelHosts {
  chat: ModelHost;
  embeddings: ModelHost;
}

/** Opens the hosts; a key is for the host that it was given for, and is not shown to another one that embeds. */
export function openModelHosts({ api, url, apiKey, embeddingsUrl }: ModelSettings): ModelHosts {
  const chat = openModelHost({ url, api, ...(apiKey !== undefined && { apiKey }) });
  return { chat, embeddings: embeddingsUrl === url ? chat : openModelHost({ url: embeddingsUrl, api }) };
}

/** Whether the embeddings model can be used. */
export function embeddingsProbe({ embeddings }: ModelHosts, { embeddingsModel }: ModelSettings): BackgroundProbe<ModelState> {
  return new BackgroundProbe<ModelState>({ check: (signal) => modelState(embeddings, embeddingsModel, { signal }), otherwise: 'unreachable' });
}

/** The household's part of the search index, of which this service owns the calendar. */
export function openFamilyIndex(family: string, { qdrant, models }: KnowledgeSettings, { embeddings: host }: ModelHosts, logger: Logger): QdrantKnowledgeIndex {
  const { url, apiKey, collection } = qdrant;
  return openKnowledgeIndex({ url, ...(apiKey !== undefined && { apiKey }), collection, family, owner: 'family-assistant', embeddings: { host, model: models.embeddingsModel }, logger });
}

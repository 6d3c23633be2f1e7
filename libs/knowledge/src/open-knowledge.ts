import type { AnswerModel } from '@homeroom/answers';
import { modelState, openModelHost, VisionModel, type ModelHost, type ModelState } from '@homeroom/model-host';
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

/** The model that writes answers; null when none is configured. */
export function chatModelOf({ chat: host }: ModelHosts, { chatModel }: ModelSettings): AnswerModel | null {
  return chatModel === undefined ? null : { host, model: chatModel };
}

/** The model that reads pictures: the configured one, or what the host has; asking begins with the first picture. */
export function visionModelOf({ chat: host }: ModelHosts, { visionModel: wanted }: ModelSettings): VisionModel {
  return new VisionModel({ host, wanted });
}

/** Whether the embeddings model can be used; `unreachable` until the probe is started. */
export function embeddingsProbe({ embeddings }: ModelHosts, { embeddingsModel }: ModelSettings): BackgroundProbe<ModelState> {
  return new BackgroundProbe<ModelState>({ check: (signal) => modelState(embeddings, embeddingsModel, { signal }), otherwise: 'unreachable' });
}

/** Whose part of which household's index is opened. */
export interface IndexOwner {
  /** The household's id. */
  family: string;
  /** The service that writes its own part: `staging-knowledge` or `family-assistant`. */
  owner: string;
}

/** The household's search index, of which the owner writes its own part; opening asks nothing of Qdrant or the model host. */
export function openHouseholdIndex({ family, owner }: IndexOwner, { qdrant, models, maxPoints }: KnowledgeSettings, { embeddings: host }: ModelHosts, logger: Logger): QdrantKnowledgeIndex {
  const { url, apiKey, collection } = qdrant;
  return openKnowledgeIndex({ url, ...(apiKey !== undefined && { apiKey }), collection, family, owner, embeddings: { host, model: models.embeddingsModel }, maxPoints, logger });
}

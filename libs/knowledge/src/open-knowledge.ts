import {
  HostBreakers,
  openModelHost,
  VisionModel,
  type GuardedHost,
  type ModelHost,
  type ModelPurpose,
  type ModelState,
} from '@homeroom/model-host';
import { openKnowledgeIndex, type QdrantKnowledgeIndex } from '@homeroom/search';
import { BackgroundProbe, type Logger } from '@homeroom/service-kit';
import { EmbeddingsCheck, embeddingsCheckMs } from './embeddings-check.ts';
import type { AnswerModel } from './answers/model-answer.ts';
import { TextMeaning } from './answers/text-meaning.ts';
import type { KnowledgeSettings, ModelSettings } from './knowledge-settings.ts';

/** The hosts that chat and embed, mostly one and the same, and their breakers. */
export interface ModelHosts {
  chat: ModelHost;
  embeddings: ModelHost;
  breakers: HostBreakers;
}

/** Opens the hosts; a key is for the host that it was given for, and is not shown to another one that embeds. */
export function openModelHosts(
  { api, url, apiKey, embeddingsUrl }: ModelSettings,
  breakers = new HostBreakers(),
): ModelHosts {
  const chat = openModelHost({ url, api, ...(apiKey !== undefined && { apiKey }) });
  return { chat, embeddings: embeddingsUrl === url ? chat : openModelHost({ url: embeddingsUrl, api }), breakers };
}

/** The model that chats for a purpose, behind that purpose's breaker; null when none is configured. */
export function chatModelOf(
  { chat, breakers }: ModelHosts,
  { chatModel }: ModelSettings,
  purpose: ChatPurpose,
): AnswerModel | null {
  return chatModel === undefined ? null : { host: breakers.guard(chat, purpose), model: chatModel };
}

/** Comparison of questions with sentences by meaning, behind a breaker of its own. */
export function textMeaningOf(
  { embeddings, breakers }: ModelHosts,
  { embeddingsModel: model }: ModelSettings,
  logger: Pick<Logger, 'warn'>,
): TextMeaning {
  return new TextMeaning({ host: breakers.guard(embeddings, 'ask-quote'), model, logger });
}

/** Purposes of chats. */
export type ChatPurpose = Extract<ModelPurpose, 'ask-chat' | 'digest' | 'card'>;

/** The host that reads pictures, behind the breaker of that. */
export function visionHostOf({ chat, breakers }: ModelHosts): GuardedHost {
  return breakers.guard(chat, 'vision');
}

/** The model that reads pictures: the configured one, or what the host has; asking begins with the first picture. */
export function visionModelOf({ chat: host }: ModelHosts, { visionModel: wanted }: ModelSettings): VisionModel {
  return new VisionModel({ host, wanted });
}

/** Whether questions can be embedded; `unreachable` until the probe is started. */
export function embeddingsProbe(
  { embeddings: host, breakers }: ModelHosts,
  { embeddingsModel: model }: ModelSettings,
): BackgroundProbe<ModelState> {
  const check = new EmbeddingsCheck({ host, model, breaker: breakers.of(host, 'ask-embed') });
  return new BackgroundProbe<ModelState>({
    check: (signal) => check.state(signal),
    otherwise: 'unreachable',
    limitMilliseconds: embeddingsCheckMs,
  });
}

/** Service and household whose index is opened. */
export interface IndexOwner {
  /** The household's id. */
  family: string;
  /** The service that writes its own part: `staging-knowledge` or `family-assistant`. */
  owner: string;
}

/** The household's search index, of which the owner writes its own part; opening asks nothing of Qdrant or the model host. */
export function openHouseholdIndex(
  { family, owner }: IndexOwner,
  { qdrant, models, maxPoints }: KnowledgeSettings,
  { embeddings: host, breakers }: ModelHosts,
  logger: Logger,
): QdrantKnowledgeIndex {
  const { apiKey, ...place } = qdrant;
  return openKnowledgeIndex({
    ...place,
    ...(apiKey !== undefined && { apiKey }),
    family,
    owner,
    embeddings: { host: breakers.guard(host, 'index'), model: models.embeddingsModel },
    asking: { host, breaker: breakers.of(host, 'ask-embed') },
    maxPoints,
    logger,
  });
}

import type { CollectionLayout } from '@homeroom/search';
import { variable } from '@homeroom/service-kit';
import type * as z from 'zod';

/** Address of the search index, and the models that write and use it. */
export interface KnowledgeSettings {
  qdrant: QdrantSettings;
  models: ModelSettings;
  /** The most points of the household in the index, both services' together. */
  maxPoints: number;
}

export interface QdrantSettings {
  /** One address, or several of a cluster separated by commas. May contain credentials, so never log it directly. */
  url: string;
  apiKey: string | undefined;
  /** The alias of the household's collection. */
  collection: string;
  /** Layout of a collection that is created. */
  layout?: CollectionLayout;
}

/** The hosts of the models, and which models they are asked for. */
export interface ModelSettings {
  api: 'ollama' | 'openai';
  /** The host that chats, and embeds unless `embeddingsUrl` differs. */
  url: string;
  /** For `url`, and for no other host. */
  apiKey: string | undefined;
  embeddingsUrl: string;
  embeddingsModel: string;
  /** Undefined: answers are quoted from the passages. */
  chatModel: string | undefined;
  /** Undefined: of the models that the host has, the first that can see reads pictures. */
  visionModel?: string | undefined;
}

/** The variables that the settings are read from. */
export const knowledgeVariables = {
  QDRANT_URL: variable.httpUrls().default('http://127.0.0.1:6333'),
  QDRANT_API_KEY: variable.secret(1).optional(),
  QDRANT_COLLECTION: variable.text().default('family_knowledge'),
  QDRANT_SHARDS: variable.integer(1, 1_000).optional(),
  QDRANT_REPLICATION: variable.integer(1, 100).optional(),
  QDRANT_WRITE_CONSISTENCY: variable.integer(1, 100).optional(),
  QDRANT_ON_DISK: variable.flag(false),
  QDRANT_QUANTIZATION: variable.oneOf(['int8']).optional(),
  MODEL_HOST_URL: variable.httpUrl().default('http://127.0.0.1:11434'),
  MODEL_HOST_API_KEY: variable.text().optional(),
  MODEL_API: variable.oneOf(['ollama', 'openai']).default('ollama'),
  EMBEDDINGS_URL: variable.httpUrl().optional(),
  EMBEDDINGS_MODEL: variable.text().default('all-minilm'),
  CHAT_MODEL: variable.text().optional(),
  VISION_MODEL: variable.text().optional(),
  MAX_POINTS: variable.integer(1, 100_000_000).default(200_000),
};

/** The settings of the variables. */
export function knowledgeSettings(env: z.output<z.ZodObject<typeof knowledgeVariables>>): KnowledgeSettings {
  return {
    qdrant: {
      url: env.QDRANT_URL,
      apiKey: env.QDRANT_API_KEY,
      collection: env.QDRANT_COLLECTION,
      layout: {
        shards: env.QDRANT_SHARDS,
        replication: env.QDRANT_REPLICATION,
        writeConsistency: env.QDRANT_WRITE_CONSISTENCY,
        onDisk: env.QDRANT_ON_DISK,
        quantization: env.QDRANT_QUANTIZATION,
      },
    },
    models: {
      api: env.MODEL_API,
      url: env.MODEL_HOST_URL,
      apiKey: env.MODEL_HOST_API_KEY,
      embeddingsUrl: env.EMBEDDINGS_URL ?? env.MODEL_HOST_URL,
      embeddingsModel: env.EMBEDDINGS_MODEL,
      chatModel: env.CHAT_MODEL,
      visionModel: env.VISION_MODEL,
    },
    maxPoints: env.MAX_POINTS,
  };
}

/**
 * Returns the secrets of the settings that must not be logged: the keys, and the passwords in addresses as written and
 * decoded.
 */
export function knowledgeSecrets({ qdrant, models }: KnowledgeSettings): string[] {
  const passwords = [...qdrant.url.split(','), models.url, models.embeddingsUrl].map((url) => new URL(url).password);
  const secrets = [...passwords, ...passwords.map(decoded), qdrant.apiKey, models.apiKey];
  return [...new Set(secrets.filter((secret) => secret !== undefined && secret !== ''))] as string[];
}

function decoded(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return '';
  }
}

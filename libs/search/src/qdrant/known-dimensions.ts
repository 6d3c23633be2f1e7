import { plainModelName } from './embedding-prefixes.ts';

/** Matched against the start of the model's name, with its tag where sizes differ; first match wins. */
const knownDimensions: [RegExp, number][] = [
  [/^(all-minilm|paraphrase-minilm|bge-small|gte-small|(multilingual-)?e5-small)/, 384],
  [/^snowflake-arctic-embed(:(22m|33m)|-(xs|s)\b)/, 384],
  [/^snowflake-arctic-embed(:(110m|137m)|-m\b)/, 768],
  [/^snowflake-arctic-embed/, 1024],
  [/^granite-embedding:278m/, 768],
  [/^granite-embedding/, 384],
  [/^qwen3-embedding(:|-)0\.6b/, 1024],
  [/^qwen3-embedding(:|-)4b/, 2560],
  [/^qwen3-embedding/, 4096],
  [
    /^(nomic-embed-text|embeddinggemma|all-mpnet-base|paraphrase-multilingual|bge-base|gte-base|(multilingual-)?e5-base)/,
    768,
  ],
  [/^(mxbai-embed-large|bge-m3|bge-large|gte-large|(multilingual-)?e5-large)/, 1024],
  [/^(text-embedding-3-small|text-embedding-ada-002)/, 1536],
  [/^text-embedding-3-large/, 3072],
];

/** Returns the embedding length of a well-known model, for when its host is unavailable; null for others. */
export function knownDimension(model: string): number | null {
  const tag = model.toLowerCase().split('/').at(-1)?.split(':')[1];
  const name = plainModelName(model) + (tag ? `:${tag}` : '');
  return knownDimensions.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Whether two names mean the same model: a name without a tag means `latest`. */
export function isSameModel(one: string, other: string): boolean {
  return one.replace(/:latest$/, '') === other.replace(/:latest$/, '');
}

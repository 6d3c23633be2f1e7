import { broken, fine, publicAddress, skipped, warning, type Check, type Verdict } from '@homeroom/service-kit/doctor';
import { ModelHostRefusedError, ModelHostUnavailableError, servesModel, type ModelHost } from '@homeroom/model-host';
import {
  isSameModel,
  openConnection,
  QdrantRefusedError,
  SearchUnavailableError,
  type CollectionState,
} from '@homeroom/search';
import type { KnowledgeSettings, ModelSettings, QdrantSettings } from '../knowledge-settings.ts';
import { openModelHosts } from '../open-knowledge.ts';

const callLimitMs = 5_000;

/**
 * Checks of the search index and the model hosts.
 * @param isHostChosen whether the variables name a model host; the default one may be missing
 */
export function knowledgeChecks({ qdrant, models }: KnowledgeSettings, isHostChosen: boolean): Check[] {
  const urls = qdrant.url.split(',');
  const name = (index: number) => (urls.length === 1 ? 'Qdrant' : `Qdrant ${index + 1} of ${urls.length}`);
  return [
    ...urls.map((url, index) => ({ name: name(index), run: () => judgeQdrant({ ...qdrant, url }, models) })),
    { name: 'models', run: (signal: AbortSignal) => judgeModels(models, isHostChosen, signal) },
  ];
}

async function judgeQdrant({ url, apiKey, collection }: QdrantSettings, models: ModelSettings): Promise<Verdict> {
  const connection = openConnection({
    url,
    collection,
    timeoutMs: callLimitMs,
    ...(apiKey !== undefined && { apiKey }),
  });
  const address = publicAddress(url);
  try {
    return judgeCollection(await connection.state(), collection, models);
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    const status = error instanceof QdrantRefusedError ? error.status : null;
    if (status === 404) return fine(`${address}; the first start creates the collection ${collection}`);
    if (status === 401 || status === 403)
      return broken(`${address}: ${error.reason}`, 'Set QDRANT_API_KEY to the key of that Qdrant.');
    return broken(
      `${address}: ${error.reason}`,
      'Start Qdrant, or correct QDRANT_URL: scheme, name and port (6333), without the path of its dashboard.',
    );
  }
}

function judgeCollection({ name, model, dimension }: CollectionState, alias: string, models: ModelSettings): Verdict {
  const found = `collection ${name === alias ? alias : `${alias} (${name})`}, ${dimension === null ? 'keywords alone' : `vectors of ${dimension} numbers by ${model ?? 'an unknown model'}`}`;
  if (model === null || isSameModel(model, models.embeddingsModel)) return fine(found);
  return warning(
    `${found}, while EMBEDDINGS_MODEL is ${models.embeddingsModel}`,
    `Set EMBEDDINGS_MODEL=${model}, or run \`npm run reindex -- --model ${models.embeddingsModel}\`.`,
  );
}

async function judgeModels(settings: ModelSettings, isHostChosen: boolean, signal: AbortSignal): Promise<Verdict> {
  const { chat, embeddings } = openModelHosts(settings);
  const wanted: [string | undefined, string, ModelHost, string][] = [
    [settings.embeddingsModel, 'EMBEDDINGS_MODEL', embeddings, settings.embeddingsUrl],
    [settings.chatModel, 'CHAT_MODEL', chat, settings.url],
    [settings.visionModel, 'VISION_MODEL', chat, settings.url],
  ];
  const named = wanted.filter((one): one is [string, string, ModelHost, string] => one[0] !== undefined);
  try {
    const lists = new Map<ModelHost, readonly string[]>();
    for (const host of new Set(named.map(([, , host]) => host)))
      lists.set(host, await host.listModels({ limitMs: callLimitMs, signal }));
    const missing = named.filter(([model, , host]) => !servesModel(lists.get(host) ?? [], model));
    if (missing.length === 0)
      return fine(`${publicAddress(settings.url)} has ${named.map(([model]) => model).join(', ')}`);
    return broken(
      missing.map(([model, , , url]) => `${publicAddress(url)} does not have ${model}.`).join(' '),
      missing.map(([model, variable]) => `${fetchLine(settings.api, model)}, or set ${variable}.`).join(' '),
    );
  } catch (error) {
    return explained(error as Error, settings, isHostChosen);
  }
}

function fetchLine(api: ModelSettings['api'], model: string): string {
  return api === 'ollama' ? `Run \`ollama pull ${model}\`` : `Have the host serve ${model}`;
}

function explained(error: Error, { embeddingsUrl, api }: ModelSettings, isHostChosen: boolean): Verdict {
  const address = publicAddress(embeddingsUrl);
  if (!isHostChosen && error instanceof ModelHostUnavailableError)
    return skipped(`no model host at ${address}: questions are searched by keywords, answers are quoted`);
  if (error instanceof ModelHostRefusedError && [401, 403].includes(error.status))
    return broken(`${address}: ${error.message}`, 'Set MODEL_HOST_API_KEY to a valid key.');
  return broken(
    `${address}: ${error.message}`,
    `Start the model host, or correct MODEL_HOST_URL, EMBEDDINGS_URL and MODEL_API (now ${api}).`,
  );
}

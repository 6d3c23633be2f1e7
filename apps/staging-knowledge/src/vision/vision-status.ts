import { isVisionModel, ModelHostError, type ModelHost } from '@homeroom/model-host';
import type { components } from '../generated/contract-types.ts';

type VisionStatus = components['schemas']['VisionStatusResponse'];

const limitMs = 10_000;

/** The model host as it answers now. @param url its address, of which no credentials are shown */
export async function visionStatus(
  host: Pick<ModelHost, 'listModels'>,
  url: string,
  signal: AbortSignal,
): Promise<VisionStatus> {
  const ollama_url = withoutCredentials(url);
  try {
    const all_models = await host.listModels({ limitMs, signal });
    const vision_models = all_models.filter(isVisionModel);
    return { ollama_ready: true, vision_model_ready: vision_models.length > 0, vision_models, all_models, ollama_url };
  } catch (error) {
    if (!(error instanceof ModelHostError)) throw error;
    return { ollama_ready: false, error: error.message, ollama_url };
  }
}

function withoutCredentials(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/+$/, '');
}

import { processVariables } from '@homeroom/service-kit';
import { openModelHost } from '../open-model-host.ts';
import { describeModelHost } from './model-host-contract.ts';

/**
 * Runs the contract against the host in MODEL_HOST_URL, with MODEL_API (default: `ollama`), EMBEDDINGS_MODEL (default:
 * `all-minilm`), CHAT_MODEL, VISION_MODEL and MODEL_HOST_API_KEY.
 */
const {
  MODEL_HOST_URL: url = '',
  MODEL_API: dialect,
  EMBEDDINGS_MODEL: embeddingsModel,
  CHAT_MODEL: chatModel,
  VISION_MODEL: visionModel,
  MODEL_HOST_API_KEY: apiKey,
} = processVariables();
const api = dialect === 'openai' ? 'openai' : 'ollama';
if (!chatModel) console.log('CHAT_MODEL: not run, it names no model');
if (!visionModel) console.log('VISION_MODEL: not run, it names no model');

describeModelHost(`the ${api} host`, {
  open: () => openModelHost({ url, api, ...(apiKey && { apiKey }) }),
  embeddingsModel: embeddingsModel || 'all-minilm',
  chatModel: chatModel || null,
  visionModel: visionModel || null,
  refusesLongTexts: api === 'ollama',
});

import type { ModelHost } from '@homeroom/model-host';
import type { Logger } from '@homeroom/service-kit';

/** Has the embeddings model loaded in the background, so that the first question need not wait for it; never rejects. */
export function warmEmbeddings(host: Pick<ModelHost, 'warm'>, model: string, logger: Pick<Logger, 'info'>): { stop(): Promise<void> } {
  const end = new AbortController();
  const warmed = host.warm(model, { signal: end.signal }).catch((error: unknown) => {
    if (!end.signal.aborted) logger.info({ err: error }, 'the embeddings model is not there; questions are searched by keywords until it is');
  });
  return {
    stop: async () => {
      end.abort();
      await warmed;
    },
  };
}

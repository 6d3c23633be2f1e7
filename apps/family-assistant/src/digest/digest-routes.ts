import { Router } from 'express';
import { clientGone } from '@homeroom/service-kit';
import type { components } from '../generated/contract-types.ts';
import { presentDigest } from './digest-presenter.ts';
import type { DigestService } from './digest-service.ts';

/** `POST /digest/generate`. */
export function digestRoutes(service: Pick<DigestService, 'generate'>): Router {
  return Router().post('/digest/generate', async (req, res) => {
    const { items, style } = req.body as components['schemas']['DigestRequest'];
    const signal = clientGone(res);
    try {
      const newsletters = items.map(({ raw_text: rawText, source = '' }) => ({ rawText, source }));
      const digest = await service.generate({ newsletters, style, signal });
      res.set('X-Digest-Mode', digest.mode).json(presentDigest(digest));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  });
}

import { Router } from 'express';
import type { Household } from '@homeroom/household';
import { clientGone } from '@homeroom/service-kit';
import type { components } from '../generated/contract-types.ts';
import { presentDigest } from './digest-presenter.ts';
import type { DigestService } from './digest-service.ts';
import type { LeftOut } from './digest.ts';

/** `POST /digest/generate`. */
export function digestRoutes(service: Pick<DigestService, 'generate'>, { locale }: Pick<Household, 'locale'>): Router {
  return Router().post('/digest/generate', async (req, res) => {
    const { items, style } = req.body as components['schemas']['DigestRequest'];
    const signal = clientGone(res);
    try {
      const newsletters = items.map(({ raw_text: rawText, source = '' }) => ({ rawText, source }));
      const digest = await service.generate({ newsletters, style, signal });
      res.set({ 'X-Digest-Mode': digest.mode, ...leftOutHeader(digest.leftOut) }).json(presentDigest(digest, locale));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  });
}

/** A dictionary of RFC 9651; no header when the digest is complete. */
function leftOutHeader(leftOut: LeftOut): Record<string, string> {
  const counts = Object.entries(leftOut).filter(([, count]) => count > 0);
  return counts.length === 0
    ? {}
    : { 'X-Digest-Left-Out': counts.map(([what, count]) => `${what}=${count}`).join(', ') };
}

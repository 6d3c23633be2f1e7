import { errorCode } from '@homeroom/database';
import { ServiceError, UnavailableError } from '@homeroom/errors';
import { breakerOpenMs, HostBreaker } from '@homeroom/model-host';
import { outsideCall } from '@homeroom/tracing';
import fetch, { Blob, FormData } from 'node-fetch';
import * as z from 'zod';
import { briefingCard, type BriefingCard } from './briefing-card.ts';

/** A letter as it was uploaded. */
export interface Letter {
  filename: string;
  contentType: string;
  bytes: Buffer;
}

/** Address of the staging service, and the limit of a call. */
export interface StagingServiceSettings {
  url: string;
  /** Null when it takes calls without a token. */
  token: string | null;
  /** Time limit of one letter, in milliseconds. */
  budgetMs: number;
}

/** A letter that the staging service keeps. */
export interface KeptLetter {
  id: string;
  title: string;
  /** The day of its earliest deadline that is open, such as 2026-10-09; null without one. */
  deadline: string | null;
}

interface Call {
  path: string;
  method: 'GET' | 'POST';
  body?: FormData;
}

interface Answer {
  status: number;
  retryAfter: number | null;
  body: unknown;
}

const maxAnswerBytes = 8 * 1_048_576;
const maxSentenceLength = 1_000;
const documentList = z.object({
  documents: z.array(z.object({ id: z.string(), title: z.string(), deadline: z.iso.date().nullable() })),
});
const listedDocuments = 500;
const refusal = z.object({ detail: z.string().min(1).max(maxSentenceLength) });

/** Reads letters with the staging service (`POST /vision/briefing`). */
export class StagingService {
  private readonly settings: StagingServiceSettings;
  private readonly breaker: HostBreaker;

  constructor(settings: StagingServiceSettings, clock: () => number = () => performance.now()) {
    this.settings = settings;
    this.breaker = new HostBreaker(clock);
  }

  /**
   * Returns the card of a letter.
   * @throws ServiceError with the service's own sentence for a letter that it refuses; UnavailableError while it cannot
   * be used; the reason of the signal when that ends the call
   */
  async brief({ filename, contentType, bytes }: Letter, signal: AbortSignal): Promise<BriefingCard> {
    const body = new FormData();
    body.set('file', new Blob([bytes], { type: contentType }), filename);
    return this.ask({ path: '/vision/briefing', method: 'POST', body }, briefingCard, signal);
  }

  /**
   * Returns the newest 500 letters that the service keeps.
   * @throws UnavailableError while it cannot be used
   */
  async letters(signal: AbortSignal): Promise<KeptLetter[]> {
    const call = { path: `/documents?limit=${listedDocuments}`, method: 'GET' } as const;
    return (await this.ask(call, documentList, signal)).documents;
  }

  private async ask<Result>(call: Call, schema: z.ZodType<Result>, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted();
    const pass = this.breaker.ask();
    if (!pass) throw unavailable('The staging service could not be used a moment ago.', breakerOpenMs / 1_000);
    try {
      const result = this.read(await this.send(call, signal), schema);
      pass.answered();
      return result;
    } catch (error) {
      if (signal.aborted) pass.abandoned();
      else if (error instanceof HostFailure) pass.failed(error);
      else pass.answered();
      if (error instanceof HostFailure && !signal.aborted) throw unavailable(error.message, breakerOpenMs / 1_000);
      throw signal.aborted ? signal.reason : error;
    }
  }

  private read<Result>({ status, retryAfter, body }: Answer, schema: z.ZodType<Result>): Result {
    if (status === 200) {
      const { data, success } = schema.safeParse(body);
      if (success) return data;
      throw new HostFailure('The staging service gave an answer that cannot be read.');
    }
    const sentence = refusal.safeParse(body).data?.detail;
    if (status === 400) throw new ServiceError(400, 'invalid_letter', sentence ?? 'This letter cannot be read.');
    if (status === 413)
      throw new ServiceError(
        413,
        'payload_too_large',
        sentence ?? 'This letter is larger than the staging service accepts.',
      );
    if (status === 401 || status === 403)
      throw unavailable('The staging service does not let this service in. Check STAGING_API_TOKEN.', 60);
    if (sentence === undefined)
      throw new HostFailure(`The staging service answered with status ${status}. Check STAGING_KNOWLEDGE_URL.`);
    throw unavailable(sentence, retryAfter ?? 30);
  }

  /** node-fetch's own errors quote the address, so they are never passed on. */
  private async send({ path, method, body }: Call, signal: AbortSignal): Promise<Answer> {
    const { url, token, budgetMs } = this.settings;
    const limit = AbortSignal.timeout(budgetMs);
    try {
      return await outsideCall('staging service', async (trace) => {
        const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
          method,
          headers: {
            accept: 'application/json',
            ...(token !== null && { authorization: `Bearer ${token}` }),
            ...trace,
          },
          ...(body && { body }),
          signal: AbortSignal.any([signal, limit]),
          size: maxAnswerBytes,
          redirect: 'error',
        });
        const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
        return {
          status: response.status,
          retryAfter: Number.isInteger(seconds) && seconds > 0 ? seconds : null,
          body: parsed(await response.text()),
        };
      });
    } catch (error) {
      signal.throwIfAborted();
      if (limit.aborted) throw new HostFailure('The staging service took too long to read the letter.');
      const code = errorCode(error);
      throw new HostFailure(`The staging service could not be reached${/^[A-Z_]+$/.test(code) ? ` (${code})` : ''}.`);
    }
  }
}

/** The host was unavailable, too slow, or gave an answer of another shape. */
class HostFailure extends Error {}

function unavailable(sentence: string, retryAfterSeconds: number): UnavailableError {
  return new UnavailableError(sentence, 'letters_unavailable', retryAfterSeconds);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

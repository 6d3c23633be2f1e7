import {
  AnswerCutError,
  AnswerNotJsonError,
  EmptyAnswerError,
  ModelHostBusyError,
  ModelHostError,
  PictureRefusedError,
  PromptTooLongError,
  type ModelHost,
  type VisionModel,
} from '@homeroom/model-host';
import type { Logger } from '@homeroom/service-kit';
import type { CollectedReading } from '../../documents/read/collected-reading.ts';
import { readingLimits } from '../../documents/read/reading-limits.ts';
import { titleFromText } from '../../documents/read/text/title.ts';
import { hardPagesOf, type HardReading } from './hard-pages.ts';
import { transcribedText, transcriptionPrompt, transcriptionSchema } from './transcription.ts';
import { UnreadPages } from './unread-pages.ts';

/** A model that reads pictures, and how long it may take. */
export interface Sight {
  host: Pick<ModelHost, 'chat'>;
  model: Pick<VisionModel, 'ready' | 'rest'>;
  logger: Pick<Logger, 'warn'>;
  /** Time limit for one page, waiting for its turn included, in milliseconds. Default: 30,000. */
  pageMs?: number;
  /** Time limit for one document, in milliseconds. */
  totalMs: number;
}

/** Confidence of a transcription: models read well, but sometimes write what is not there. */
const sureness = 0.75;
/** Maximum length of a page's transcription, and for a model with a small context window. */
const answerTokens = { usual: 2_048, few: 1_024 };

/**
 * Has a vision model read the pages whose letters were hard to recognise, when one is ready. What it does not read, or
 * reads worse, stays as it was recognised, and a warning says so; without a ready model nothing changes.
 *
 * @throws the signal's reason when it ends, nothing else that a model host may fail with
 */
export async function readHardPages(reading: CollectedReading, sight: Sight, signal: AbortSignal): Promise<void> {
  const pages = hardPagesOf(reading);
  if (pages.length === 0) return;
  const model = await sight.model.ready();
  signal.throwIfAborted();
  if (model === null) return;
  await new HardPageReader(reading, sight, model, signal).readAll(pages);
}

/** Reads the hard pages of one document with one model. */
class HardPageReader {
  readonly #reading: CollectedReading;
  readonly #sight: Sight;
  readonly #model: string;
  readonly #signal: AbortSignal;
  readonly #until: number;
  readonly #unread = new UnreadPages();

  constructor(reading: CollectedReading, sight: Sight, model: string, signal: AbortSignal) {
    this.#reading = reading;
    this.#sight = sight;
    this.#model = model;
    this.#signal = signal;
    this.#until = performance.now() + sight.totalMs;
  }

  async readAll(pages: readonly HardReading[]): Promise<void> {
    let stopped: string | null = null;
    for (const page of pages) {
      if (page.picture === null) continue;
      stopped ??= performance.now() < this.#until ? null : 'the time for it was used up';
      if (stopped === null) stopped = await this.#read(page, page.picture);
      else this.#unread.add(page.name, stopped);
    }
    for (const sentence of this.#unread.sentences()) this.#reading.warn(sentence, false);
    if (pages.some(({ picture }) => picture === null))
      this.#reading.warn(
        `Only the first ${readingLimits.pictures} pages that are hard to read were shown to the vision model.`,
        false,
      );
  }

  /** Reads one page. @returns why no further page is to be read; null to go on */
  async #read({ page, name, first }: HardReading, picture: Uint8Array): Promise<string | null> {
    try {
      const seen = await this.#transcribe(picture, answerTokens.usual);
      const fault = faultOf(seen, page);
      if (fault === null) this.#take(seen ?? '', page, first);
      else this.#unread.add(name, fault);
      return null;
    } catch (error) {
      if (!(error instanceof ModelHostError)) throw error;
      const { reason, stops } = meaningOf(error);
      this.#unread.add(name, reason);
      if (!stops) return null;
      this.#sight.logger.warn({ err: error }, 'the vision model could not be used');
      if (this.#reading.model === null && !(error instanceof ModelHostBusyError)) this.#sight.model.rest();
      return reason;
    }
  }

  async #transcribe(picture: Uint8Array, tokens: number): Promise<string | null> {
    const left = Math.max(1, Math.ceil((this.#until - performance.now()) / 1_000)) * 1_000;
    const limitMs = Math.min(this.#sight.pageMs ?? 30_000, left);
    try {
      const { value } = await this.#sight.host.chat({
        model: this.#model,
        messages: transcriptionPrompt(picture),
        schema: transcriptionSchema,
        answerTokens: tokens,
        limitMs,
        signal: this.#signal,
      });
      return transcribedText(value);
    } catch (error) {
      if (error instanceof PromptTooLongError && tokens > answerTokens.few)
        return this.#transcribe(picture, answerTokens.few);
      throw error;
    }
  }

  #take(seen: string, page: HardReading['page'], first: boolean): void {
    const otherText = page.hard?.otherText ?? '';
    const alone = otherText === '' || seen.includes(otherText);
    const { facts } = this.#reading;
    if (first && (facts.title === null || facts.title === titleFromText(page.text)))
      facts.title = titleFromText(seen) ?? facts.title;
    this.#reading.reread(page, {
      text: alone ? seen : `${seen}\n\n${otherText}`,
      method: alone ? 'vision' : 'mixed',
      confidence: sureness,
    });
    this.#reading.model = this.#model;
  }
}

const unusable = 'its answer could not be used';

/** Meaning of a failure for one page, and whether the next page would fail too. */
function meaningOf(error: ModelHostError): { reason: string; stops: boolean } {
  const ofThisPage = [
    AnswerCutError,
    AnswerNotJsonError,
    EmptyAnswerError,
    PromptTooLongError,
    PictureRefusedError,
  ].some((kind) => error instanceof kind);
  return ofThisPage
    ? { reason: unusable, stops: false }
    : { reason: error.message.replace(/\.$/, '').replace(/^./, (first) => first.toLowerCase()), stops: true };
}

/** Reason to reject a transcription; null to accept it. Clear words that only recognition found are words that the model left out. */
function faultOf(seen: string | null, { hard }: HardReading['page']): string | null {
  if (seen === null) return unusable;
  if (seen === '') return 'it found no text there';
  const letters = seen.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters < (hard?.clearLetters ?? 0) / 2 ? 'it read less than character recognition did' : null;
}

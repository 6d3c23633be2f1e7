import { isDatabaseUnavailable } from '@homeroom/database';
import { ServiceError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import type { Indexer } from '@homeroom/search';
import type { Logger } from '@homeroom/service-kit';
import { documentRecord, documentText } from '../store/document-record.ts';
import type { DocumentStore } from '../store/document-store.ts';
import {
  documentSourceId,
  type BriefedDocument,
  type DocumentRecord,
  type SavedDocument,
  type Sender,
} from '../store/document.ts';
import { dayOf } from '../../family-time.ts';
import type { PointQuota } from '../../knowledge/point-quota.ts';
import type { DocumentReader } from '../document-reader.ts';
import { parseUpload, type ParseUploadDeps, type ReadUpload } from '../read/parse-upload.ts';
import type { Upload } from '../read/upload.ts';
import { bareCard } from './bare-card.ts';
import { presentBriefing } from './briefing-presenter.ts';
import type { BriefingCard, BriefingSource, CardFacts, CardMoment } from './card.ts';
import { rulesVersion } from './rules-version.ts';
import { improveCard, shownLengths, type CardModel } from './model/improve-card.ts';

/** The service could not make or keep a card, though nothing is wrong with the document: 500. */
export class BriefingFailedError extends ServiceError {
  constructor(reason: string, cause: unknown) {
    super(500, 'briefing_failed', `Briefing generation failed: ${reason}.`, { cause });
  }
}

/** A document that somebody sent. */
export interface BriefingRequest {
  upload: Upload;
  sender: Sender;
  type: BriefingSource['type'];
}

interface BriefingDeps {
  household: Household;
  documents: DocumentStore;
  quota: PointQuota;
  parsing: ParseUploadDeps;
  reader: Pick<DocumentReader, 'interpret'>;
  /** Null when no model is configured: rules alone make the cards. */
  chat: Omit<CardModel, 'limitMs'> | null;
  /** Limit for all that models do for one card, in milliseconds; the vision model leaves a third of it to the chat. */
  budgetMs: number;
  indexer: Pick<Indexer, 'indexed'>;
  /** Makes the ids of documents, UUIDs. */
  newId: () => string;
  /** Makes the marker around a document in a prompt, unique for each. */
  newMarker: () => string;
  /** Longest wait for the search index, in milliseconds. */
  indexLimitMs: number;
  clock: () => Date;
  logger: Pick<Logger, 'warn' | 'error'>;
}

/** Part of a card's budget that the vision model may take. */
const sightShare = 2 / 3;

/** Makes briefing cards of documents and keeps both, once for each file content. */
export class BriefingService {
  readonly #deps: BriefingDeps;

  constructor(deps: BriefingDeps) {
    this.#deps = deps;
  }

  /**
   * Makes the card of a document. One that came before is answered with its stored card as of today, without being read
   * again, under the name of this upload and with its first sender. A card that would be better now is made again: one by rules alone while a model is
   * configured, and one of an earlier release's rules.
   *
   * @throws InvalidUploadError for a document that cannot be read, UnavailableError when too many wait already,
   * KnowledgeFullError, DatabaseUnavailableError, ReadingFailedError, BriefingFailedError, the signal's reason when it ends
   */
  async brief(request: BriefingRequest, signal: AbortSignal): Promise<BriefingCard> {
    const started = performance.now();
    const { documents, clock, household } = this.#deps;
    const known = await documents.find(request.upload.sha256);
    const document = known && this.#stands(known) ? known : await this.#written(request, known, signal);
    return presentBriefing(
      { ...document, filename: request.upload.filename },
      {
        now: clock(),
        timeZone: household.timezone,
        milliseconds: performance.now() - started,
      },
    );
  }

  /** Whether its card would be no better today. A document without text has nothing for a model. */
  #stands({ card, rulesVersion: version }: BriefedDocument): boolean {
    const lacksModel = this.#deps.chat !== null && card.model === null && card.text_excerpt !== '';
    return version >= rulesVersion && !lacksModel;
  }

  /** A card that is there already is better than none. */
  async #written(
    request: BriefingRequest,
    known: BriefedDocument | null,
    signal: AbortSignal,
  ): Promise<BriefedDocument> {
    try {
      return await this.#write(request, known, signal);
    } catch (error) {
      if (!known || signal.aborted || isDatabaseUnavailable(error)) throw error;
      this.#deps.logger.warn({ err: error, documentId: known.id }, 'a card could not be made again');
      return known;
    }
  }

  async #write(
    { upload, sender, type }: BriefingRequest,
    known: BriefedDocument | null,
    signal: AbortSignal,
  ): Promise<BriefedDocument> {
    const { parsing, budgetMs, clock, quota } = this.#deps;
    const receivedAt = known?.receivedAt ?? clock();
    const sight = parsing.sight && { ...parsing.sight, totalMs: budgetMs * sightShare };
    const named = { ...upload, filename: known?.filename ?? upload.filename };
    const read = await parseUpload({ ...parsing, sight }, named, signal);
    const keep = () => this.#keep({ upload, sender, type }, known, read, receivedAt, signal);
    return known ? keep() : quota.admit(null, documentText(read.parse), keep);
  }

  async #keep(
    { upload, sender, type }: BriefingRequest,
    known: BriefedDocument | null,
    read: ReadUpload,
    receivedAt: Date,
    signal: AbortSignal,
  ): Promise<BriefedDocument> {
    const { clock, indexer, indexLimitMs, household, newId } = this.#deps;
    const { parse } = read;
    const { rules, ...made } = await this.#card(
      read,
      { now: receivedAt, today: dayOf(receivedAt, household.timezone) },
      signal,
    );
    const first = {
      id: newId(),
      sha256: upload.sha256,
      filename: parse.filename,
      detectedType: parse.detected_type,
      sizeBytes: parse.size_bytes,
      sender,
      sentAs: type,
      receivedAt,
    };
    const saved = await this.#save(upload.sha256, (earlier) => {
      if (earlier && !this.#isBetter(made, earlier)) return null;
      const document = { ...(earlier ?? first), ...made, generatedAt: clock() };
      return documentRecord(document, parse, household.timezone, rules);
    });
    if (saved.position !== null)
      await indexer.indexed(documentSourceId(saved.document.id), saved.position, indexLimitMs);
    return saved.document;
  }

  /** Two who send the same bytes at once both read them, and the second finds the card of the first. */
  #isBetter(written: Omit<WrittenCard, 'rules'>, earlier: BriefedDocument): boolean {
    if (this.#stands(earlier)) return false;
    return written.rulesVersion > earlier.rulesVersion || written.card.model !== null;
  }

  /**
   * Writes the card: by the rules, improved by a model where one is configured. A model that fails costs a warning on the
   * card, a fault in the rules costs the card, neither costs the document.
   */
  async #card({ parse, sightMs }: ReadUpload, moment: CardMoment, signal: AbortSignal): Promise<WrittenCard> {
    const { reader, household, budgetMs } = this.#deps;
    const chat = this.#deps.chat && { ...this.#deps.chat, limitMs: budgetMs - sightMs };
    try {
      const found = await reader.interpret(
        { parse, household, moment, shownLengths: chat === null ? [] : shownLengths },
        signal,
      );
      const card = chat === null ? found.card : await improveCard(found, { ...this.#deps, chat, moment, signal });
      return { card, rulesVersion, rules: found.rules };
    } catch (error) {
      signal.throwIfAborted();
      this.#deps.logger.error({ err: error, sha256: parse.sha256 }, 'the card of a document could not be written');
      return { card: bareCard(parse), rulesVersion: 0, rules: [] };
    }
  }

  async #save(
    sha256: string,
    make: (earlier: BriefedDocument | null) => DocumentRecord | null,
  ): Promise<SavedDocument> {
    try {
      return await this.#deps.documents.save(sha256, make);
    } catch (error) {
      throw isDatabaseUnavailable(error) ? error : new BriefingFailedError('the card could not be stored', error);
    }
  }
}

interface WrittenCard {
  card: CardFacts;
  rulesVersion: number;
  /** Ids of the household's rules that say whom it concerns. */
  rules: string[];
}

import { ServiceError, UnavailableError } from '@homeroom/errors';
import { MessengerRefusedError, type BotConnection, type IncomingMessage, type SentFile } from '@homeroom/messenger';
import type { Logger } from '@homeroom/service-kit';
import type { BriefingService } from '../documents/card/briefing-service.ts';
import type { Sender } from '../documents/store/document.ts';
import { dayOf } from '../family-time.ts';
import { newUpload } from '../documents/read/upload.ts';
import { cardReply } from './texts/card-text.ts';
import { knowledgeFull, sentence, type Reply } from './texts/reply.ts';

/** Dependencies of taking documents. */
export interface TakeDocumentDeps {
  connection: Pick<BotConnection, 'download' | 'showBusy'>;
  briefing: Pick<BriefingService, 'brief'>;
  /** The largest document that is taken. */
  maxBytes: number;
  timeZone: string;
  /** The household's. */
  locale: string;
  clock: () => Date;
  logger: Pick<Logger, 'warn'>;
}

/** A file of a message from a member. */
export interface SentDocument {
  file: SentFile;
  message: Pick<IncomingMessage, 'chat'>;
  sender: Sender;
}

/** The most that Telegram hands over to a bot. */
const telegramLargestBytes = 20 * 1_048_576;

/** Fetches what was sent and has it briefed. */
export class TakeDocument {
  private readonly deps: TakeDocumentDeps;

  constructor(deps: TakeDocumentDeps) {
    this.deps = deps;
  }

  /**
   * The card of a document, or a sentence that says why there is none. The same again answers with the same card.
   *
   * @throws MessengerBusyError, MessengerUnavailableError, UnavailableError, DatabaseUnavailableError: what may work later; or
   * the signal's reason
   */
  async take({ file, message, sender }: SentDocument, signal: AbortSignal): Promise<Reply> {
    const { connection, briefing, timeZone, locale, clock } = this.deps;
    const largest = Math.min(this.deps.maxBytes, telegramLargestBytes);
    if (file.sizeBytes !== null && file.sizeBytes > largest)
      return sentence(`This file is too large. I take up to ${Math.floor(largest / 1_048_576)} MB.`);
    await connection.showBusy(message.chat.id);
    try {
      const bytes = await connection.download(file.id, largest, signal);
      if (bytes.length === 0) return sentence('This file is empty.');
      const upload = newUpload(file.name || (file.kind === 'photo' ? 'photo.jpg' : ''), file.contentType, bytes);
      const card = await briefing.brief(
        { upload, sender, type: file.kind === 'photo' ? 'photo' : 'attachment' },
        signal,
      );
      return cardReply(card, dayOf(clock(), timeZone), locale);
    } catch (error) {
      return this.refusal(error, signal);
    }
  }

  /** Reply to a permanent failure; anything else is thrown again. */
  private refusal(error: unknown, signal: AbortSignal): Reply {
    if (signal.aborted || error instanceof UnavailableError) throw error;
    if (error instanceof MessengerRefusedError)
      return sentence('I could not fetch this file from Telegram. Please send it again, as a file of up to 20 MB.');
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 507) return knowledgeFull;
    if (error.status < 500) return sentence(error.message);
    this.deps.logger.warn({ err: error }, 'the bot could not read a document');
    return sentence('Something went wrong on my side, and I could not read this. Please send it again later.');
  }
}

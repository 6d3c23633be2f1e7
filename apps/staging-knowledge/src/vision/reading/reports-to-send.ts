import { readingLimits } from '../reading-limits.ts';
import type { DocumentKind, ReaderMessage, ReadPage } from '../reading-reports.ts';

/**
 * Collects what is reported, since each sending costs both processes about as much as a short page, and cuts texts to
 * what the parent keeps of them, so that a long one costs it nothing.
 */
export class ReportsToSend {
  readonly #send: (messages: ReaderMessage[]) => void;
  #waiting: ReaderMessage[] = [];
  #kind: DocumentKind | null = null;
  #total: number | null = null;
  #length = 0;

  constructor(send: (messages: ReaderMessage[]) => void) {
    this.#send = send;
  }

  /** Sends it, and what waits before it, unless it says little without what follows. */
  add(message: ReaderMessage): void {
    this.#note(message);
    this.#waiting.push(message.type === 'page' ? { type: 'page', page: this.#cut(message.page) } : message);
    if (this.#canWait(message)) return;
    const messages = this.#waiting;
    this.#waiting = [];
    this.#send(messages);
  }

  #note(message: ReaderMessage): void {
    if (message.type === 'total') this.#total = message.pages;
    if (message.type !== 'kind') return;
    this.#kind = message.kind;
    this.#total = null;
    this.#length = 0;
  }

  /**
   * What counts when the reading comes to no end must leave at once: the kind, but for a PDF, which the parent tells by
   * itself, each page but the last, after which only mails go on, and each attachment.
   */
  #canWait(message: ReaderMessage): boolean {
    if (message.type === 'kind') return message.kind === 'pdf';
    if (message.type === 'page') return this.#kind !== 'eml' && message.page.page === this.#total;
    return message.type === 'total' || message.type === 'warning' || (message.type === 'facts' && message.facts.attachments === undefined);
  }

  /** One character more than is kept, so that the parent sees that it is too long. */
  #cut(page: ReadPage): ReadPage {
    const room = Math.max(0, readingLimits.text - this.#length);
    const text = page.text.slice(0, Math.min(room, readingLimits.pageText) + 1);
    this.#length += text.length;
    return { ...page, text };
  }
}

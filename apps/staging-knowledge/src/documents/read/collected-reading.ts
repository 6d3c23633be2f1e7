import { readingLimits } from './reading-limits.ts';
import type { DocumentFacts, DocumentKind, ReadPage, ReadingReport } from './reading-reports.ts';

/** Content read of a document so far, within the limits of what is kept. */
export class CollectedReading {
  kind: DocumentKind | null = null;
  readonly pages: ReadPage[] = [];
  /** Number of pages that the document claims; null until known. */
  total: number | null = null;
  truncated = false;
  readonly warnings: string[] = [];
  readonly facts: DocumentFacts = {
    title: null,
    author: null,
    created: null,
    email: null,
    events: [],
    attachments: [],
    ocrEngine: null,
  };
  /** The vision model that read a part of it. */
  model: string | null = null;
  /** Pictures of pages that are hard to read, by their ids. */
  readonly pictures = new Map<number, Uint8Array>();
  #length = 0;

  take(report: ReadingReport): void {
    if (report.type === 'kind') this.kind = report.kind;
    else if (report.type === 'total') this.total = report.pages;
    else if (report.type === 'page') this.#page(report.page);
    else if (report.type === 'picture') this.#picture(report.id, report.jpeg);
    else if (report.type === 'facts') this.#facts(report.facts);
    else this.warn(report.sentence, report.truncated);
  }

  /** The reading came to an end before the document did. */
  cutShort(why: string): void {
    const unfinished = this.pages.at(-1)?.unfinished === true;
    if (unfinished) this.warn(`The pictures of page ${this.pages.at(-1)?.page} could not be read: ${why}.`, true);
    const next = (this.pages.at(-1)?.page ?? 0) + 1;
    const last = this.total ?? next;
    if (unfinished && next > last) return;
    const missing =
      this.total === null
        ? 'The rest'
        : next > last
          ? 'A part'
          : next === last
            ? `Page ${next}`
            : `Pages ${next} to ${last}`;
    this.warn(`${missing} could not be read: ${why}.`, true);
  }

  /** Replaces the text of a page that was read again in another way. */
  reread(page: ReadPage, { text, ...how }: Pick<ReadPage, 'text' | 'method' | 'confidence'>): void {
    if (this.pages.includes(page)) {
      this.#length -= page.text.length;
      Object.assign(page, how, { text: this.#withinRoom(page.page, text) });
    } else Object.assign(page, how, { text });
  }

  /** Tells the caller something about the reading, once. */
  warn(sentence: string, truncated: boolean): void {
    this.truncated ||= truncated;
    if (this.warnings.length < readingLimits.warnings && !this.warnings.includes(sentence))
      this.warnings.push(sentence);
  }

  /** Events of several files add up; other facts are replaced. */
  #facts({ events = [], ...others }: Partial<DocumentFacts>): void {
    Object.assign(this.facts, others);
    this.facts.events.push(...events.slice(0, readingLimits.events - this.facts.events.length));
  }

  #page(page: ReadPage): void {
    if (this.pages.at(-1)?.unfinished === true) this.#length -= this.pages.pop()?.text.length ?? 0;
    this.pages.push({ ...page, text: this.#withinRoom(page.page, page.text) });
  }

  #withinRoom(page: number, whole: string): string {
    const room = Math.max(0, readingLimits.text - this.#length);
    const text = whole.slice(0, Math.min(room, readingLimits.pageText));
    if (text.length < whole.length) this.warn(`The text of page ${page} was cut off, since it is too long.`, true);
    this.#length += text.length;
    return text;
  }

  #picture(id: number, jpeg: Uint8Array): void {
    if (this.pictures.size < readingLimits.pictures && jpeg.length <= readingLimits.pictureBytes)
      this.pictures.set(id, jpeg);
  }
}

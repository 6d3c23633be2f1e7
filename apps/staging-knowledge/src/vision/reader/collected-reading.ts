import { readingLimits } from '../reading-limits.ts';
import type { DocumentFacts, DocumentKind, ReadPage, ReadingReport } from '../reading-reports.ts';

/** What was read of a document so far, within the limits of what is kept. */
export class CollectedReading {
  kind: DocumentKind | null = null;
  readonly pages: ReadPage[] = [];
  /** How many pages the document says it has; null before that is known. */
  total: number | null = null;
  truncated = false;
  readonly warnings: string[] = [];
  readonly facts: DocumentFacts = { title: null, author: null, created: null, email: null, events: [], attachments: [], ocrEngine: null };
  #length = 0;

  take(report: ReadingReport): void {
    if (report.type === 'kind') this.kind = report.kind;
    else if (report.type === 'total') this.total = report.pages;
    else if (report.type === 'page') this.#page(report.page);
    else if (report.type === 'facts') this.#facts(report.facts);
    else this.#warn(report.sentence, report.truncated);
  }

  /** The reading came to an end before the document did. */
  cutShort(why: string): void {
    const next = (this.pages.at(-1)?.page ?? 0) + 1;
    const last = this.total ?? next;
    const missing = this.total === null ? 'The rest' : next > last ? 'A part' : next === last ? `Page ${next}` : `Pages ${next} to ${last}`;
    this.#warn(`${missing} could not be read: ${why}.`, true);
  }

  /** The events of several files add up; everything else is told anew. */
  #facts({ events = [], ...others }: Partial<DocumentFacts>): void {
    Object.assign(this.facts, others);
    this.facts.events.push(...events.slice(0, readingLimits.events - this.facts.events.length));
  }

  #page(page: ReadPage): void {
    const room = Math.max(0, readingLimits.text - this.#length);
    const text = page.text.slice(0, Math.min(room, readingLimits.pageText));
    if (text.length < page.text.length) this.#warn(`The text of page ${page.page} was cut off, since it is too long.`, true);
    this.pages.push({ ...page, text });
    this.#length += text.length;
  }

  #warn(sentence: string, truncated: boolean): void {
    this.truncated ||= truncated;
    if (this.warnings.length < readingLimits.warnings && !this.warnings.includes(sentence)) this.warnings.push(sentence);
  }
}

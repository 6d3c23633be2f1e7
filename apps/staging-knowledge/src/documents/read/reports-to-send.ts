import type { SendReport } from '@homeroom/service-kit/workers';
import { readingLimits } from './reading-limits.ts';
import type { DocumentKind, ReadPage, ReadingReport } from './reading-reports.ts';

/**
 * Sends what is reported of one document: together where it may wait, since each sending costs both processes about as
 * much as a short page, and texts cut to what the parent keeps of them, so that a long one costs it nothing.
 */
export class ReportsToSend {
  readonly #send: SendReport<ReadingReport>;
  #kind: DocumentKind | null = null;
  #total: number | null = null;
  #length = 0;

  constructor(send: SendReport<ReadingReport>) {
    this.#send = send;
  }

  add(report: ReadingReport): void {
    this.#note(report);
    this.#send(report.type === 'page' ? { type: 'page', page: this.#cut(report.page) } : report, {
      canWait: this.#canWait(report),
    });
  }

  #note(report: ReadingReport): void {
    if (report.type === 'total') this.#total = report.pages;
    if (report.type !== 'kind') return;
    this.#kind = report.kind;
    this.#total = null;
    this.#length = 0;
  }

  /**
   * Whether a report may wait. What counts if the reading never ends is sent at once: the kind, but for a PDF, which the parent tells by
   * itself, each page but the last, after which only mails go on, and each attachment.
   */
  #canWait(report: ReadingReport): boolean {
    if (report.type === 'kind') return report.kind === 'pdf';
    if (report.type === 'page')
      return this.#kind !== 'eml' && report.page.page === this.#total && report.page.unfinished !== true;
    return (
      report.type === 'total' ||
      report.type === 'warning' ||
      (report.type === 'facts' && report.facts.attachments === undefined)
    );
  }

  /** One character more than is kept, so that the parent sees that it is too long. */
  #cut(page: ReadPage): ReadPage {
    const room = Math.max(0, readingLimits.text - this.#length);
    const text = page.text.slice(0, Math.min(room, readingLimits.pageText) + 1);
    if (page.unfinished !== true) this.#length += text.length;
    return { ...page, text };
  }
}

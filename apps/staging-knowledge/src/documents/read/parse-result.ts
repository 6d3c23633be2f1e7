import type { components } from '../../generated/contract-types.ts';
import type { CollectedReading } from './collected-reading.ts';
import { languageOf } from './language.ts';
import { readingLimits } from './reading-limits.ts';
import type { ParsedAttachment, ReadAttachment, ReadPage } from './reading-reports.ts';
import type { Upload } from './upload.ts';

export type ParseResult = components['schemas']['ParseResult'];

/** The answer of `POST /vision/parse`. */
export function presentReading(upload: Upload, reading: CollectedReading, milliseconds: number): ParseResult {
  const { pages, facts } = reading;
  const text = textOf(pages);
  const confidence = confidenceOf(reading);
  return {
    filename: upload.filename,
    content_type: upload.contentType,
    detected_type: reading.kind ?? 'text',
    size_bytes: upload.bytes.length,
    sha256: upload.sha256,
    method: methodOf(reading),
    text,
    char_count: characterCount(text),
    word_count: text.match(/\S+/g)?.length ?? 0,
    language: languageOf(text),
    title: facts.title,
    pages_total: Math.max(reading.total ?? 0, pages.length),
    pages_processed: pages.length,
    truncated: reading.truncated,
    pages: pages.map((page) => ({
      page: page.page,
      method: page.method,
      char_count: characterCount(page.text),
      confidence: rounded(page.confidence),
      text: page.text,
    })),
    metadata: { author: facts.author, created: facts.created, email: facts.email },
    events: facts.events,
    attachments: facts.attachments.map(presentAttachment),
    confidence,
    confidence_grade: gradeOf(confidence),
    model: reading.model,
    ocr_engine: facts.ocrEngine,
    warnings: saysNothing(reading, text)
      ? ['No text was found in this document.', ...reading.warnings]
      : reading.warnings,
    processing_time_ms: Math.round(milliseconds),
  };
}

function presentAttachment({ pages, ...described }: ReadAttachment): ParsedAttachment {
  const text = textOf(pages).slice(0, readingLimits.attachmentText);
  return { ...described, text: described.status === 'parsed' ? text : text || null };
}

function textOf(pages: readonly ReadPage[]): string {
  return pages
    .map((page) => page.text)
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Confidence from which a reading or a card is `high`. */
export const highFrom = 0.8;

/** Below 0.5 low, below {@link highFrom} medium. */
export function gradeOf(confidence: number): ParseResult['confidence_grade'] {
  if (confidence < 0.5) return 'low';
  return confidence < highFrom ? 'medium' : 'high';
}

/** The mean of the pages by the length of their text; 0 without any text. */
function confidenceOf({ pages }: CollectedReading): number {
  const length = pages.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0) return 0;
  return rounded(pages.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / length);
}

function methodOf({ pages }: CollectedReading): ParseResult['method'] {
  const methods = new Set(pages.filter(({ text }) => text !== '').map(({ method }) => method));
  if (methods.size > 1) return 'mixed';
  return [...methods][0] ?? pages[0]?.method ?? 'text';
}

function saysNothing({ facts }: CollectedReading, text: string): boolean {
  return text === '' && facts.attachments.every((attachment) => textOf(attachment.pages) === '');
}

/** Characters as people count them in other languages: a pair of surrogates is one. */
function characterCount(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff](?=[\udc00-\udfff])/g)?.length ?? 0);
}

function rounded(confidence: number): number {
  return Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
}

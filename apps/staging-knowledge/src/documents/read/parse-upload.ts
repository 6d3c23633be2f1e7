import { presentReading, type ParseResult } from './parse-result.ts';
import { numberedPages } from './page-numbers.ts';
import type { CollectedReading } from './collected-reading.ts';
import type { DocumentReader } from '../document-reader.ts';
import { RefusedDocumentError, type ReadPage } from './reading-reports.ts';
import { readHardPages, type Sight } from '../../vision/sight/read-hard-pages.ts';
import { InvalidUploadError, type Upload } from './upload.ts';

/** A read upload. */
export interface ReadUpload {
  parse: ParseResult;
  /** Time that the vision model took, in milliseconds. */
  sightMs: number;
}

export interface ParseUploadDeps {
  reader: Pick<DocumentReader, 'read'>;
  /** Null: pages without a text of their own are read by character recognition alone. */
  sight: Sight | null;
}

/**
 * The whole reading of an upload: what `POST /vision/parse` answers, and what a briefing card is written from.
 * @throws InvalidUploadError for a document that cannot be read, otherwise as DocumentReader.read
 */
export async function parseUpload(
  { reader, sight }: ParseUploadDeps,
  upload: Upload,
  signal: AbortSignal,
): Promise<ReadUpload> {
  const started = performance.now();
  const reading = await readUpload(reader, upload, signal);
  const sightStarted = performance.now();
  if (sight) await readHardPages(reading, sight, signal);
  const sightMs = performance.now() - sightStarted;
  nameEmptyPages(reading);
  return { parse: presentReading(upload, reading, performance.now() - started), sightMs };
}

async function readUpload(
  reader: Pick<DocumentReader, 'read'>,
  { bytes }: Upload,
  signal: AbortSignal,
): Promise<CollectedReading> {
  try {
    return await reader.read(bytes, signal);
  } catch (error) {
    if (error instanceof RefusedDocumentError) throw new InvalidUploadError(error.message, error);
    throw error;
  }
}

/** Warns of the pages of PDFs on which nothing could be read. */
function nameEmptyPages(reading: CollectedReading): void {
  const { kind, pages, facts } = reading;
  const files: { detected_type: string | null; pages: readonly ReadPage[] }[] = [
    { detected_type: kind, pages },
    ...facts.attachments,
  ];
  for (const file of files.filter(({ detected_type: type }) => type === 'pdf')) {
    const empty = file.pages.filter(({ text, broken }) => text === '' && broken !== true).map(({ page }) => page);
    if (empty.length > 0)
      reading.warn(`${numberedPages(empty)} ${empty.length === 1 ? 'has' : 'have'} no readable text.`, false);
  }
}

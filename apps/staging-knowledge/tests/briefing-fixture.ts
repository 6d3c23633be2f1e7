import type { Express } from 'express';
import request from 'supertest';
import { interpretDocument } from '../src/documents/interpret/interpret-document.ts';
import { CollectedReading } from '../src/documents/read/collected-reading.ts';
import type { DocumentReader } from '../src/documents/document-reader.ts';

/** A letter that wants something done. */
export const letter = `Year 4 Science Museum Trip

Lakeside Elementary, September 14, 2026

Dear parents and carers of Year 4,

On Friday, October 9, 2026 we will visit the City Science Museum. The bus leaves at 8:45.
The trip costs $18.50 for each child.

Please return the signed permission slip by Wednesday, September 30, 2026.

Mr. Okafor
`;

/** Sends a document to `POST /vision/briefing`. */
export function brief(app: Express, bytes: Buffer | string, filename = 'letter.txt') {
  return request(app).post('/vision/briefing').attach('file', Buffer.from(bytes), filename);
}

/** Takes every document for one page of text, and interprets it, without a process of its own. */
export function plainReader(): DocumentReader {
  const read = (bytes: Uint8Array) => {
    const reading = new CollectedReading();
    reading.take({ type: 'kind', kind: 'text' });
    reading.take({
      type: 'page',
      page: { page: 1, method: 'text', text: Buffer.from(bytes).toString(), confidence: 0.95 },
    });
    return Promise.resolve(reading);
  };
  const interpret: DocumentReader['interpret'] = async (request) => interpretDocument(request);
  return { read, interpret } as Partial<DocumentReader> as DocumentReader;
}

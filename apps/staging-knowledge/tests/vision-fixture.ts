import { createLogger } from '@homeroom/service-kit';
import { buildProgram } from '@homeroom/testing';
import type { Express } from 'express';
import path from 'node:path';
import request from 'supertest';
import { DocumentReader, type DocumentReaderOptions } from '../src/documents/document-reader.ts';
import { readingLimits } from '../src/documents/read/reading-limits.ts';
import { buildConfig, openTestService } from './service-fixture.ts';

const project = path.resolve(import.meta.dirname, '..');

/** The service with a reader of its own; nothing else that it needs is there. */
export interface VisionService {
  app: Express;
  reader: DocumentReader;
  /** Sends a document to `POST /vision/parse`. */
  parse(bytes: Buffer | string, filename?: string): request.Test;
  close(): Promise<void>;
}

/** Programs of the machine that running the tests finds. */
const systemPath = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';

/** Reading takes its time where many tests share a machine. */
const patientLimits = { ...readingLimits, firstPageMs: readingLimits.totalMs };

let built: string | undefined;

/** Bundles the reader's program. */
export function buildReaderProgram(): Promise<string> {
  return buildProgram(path.join(project, 'src/document-reader.main.ts'), project);
}

/** Bundles the reader's program for the tests of a file, whose readers run it. */
export function useReaderProgram(): void {
  beforeAll(async () => {
    built = await buildReaderProgram();
  });
}

/** Opens the service; `limits` and `searchPath` are the reader's. */
export function openVisionService(
  options: Partial<DocumentReaderOptions> & { modelsUrl?: string } = {},
): VisionService {
  const { modelsUrl, ...readerOptions } = options;
  const reader = openReader(readerOptions);
  const service = openTestService(
    buildConfig('postgresql://nobody@127.0.0.1:9/none', { ...(modelsUrl !== undefined && { modelsUrl }) }),
    { documentReader: reader },
  );
  return {
    app: service.app,
    reader,
    parse: (bytes, filename = 'letter.pdf') =>
      request(service.app).post('/vision/parse').attach('file', Buffer.from(bytes), filename),
    close: async () => {
      await Promise.all([reader.close(), service.close()]);
    },
  };
}

/** A reader with its process started, which does not wait for tests of other files to leave it the processors. */
export function openReader(options: Partial<DocumentReaderOptions> = {}): DocumentReader {
  const program = options.program ?? built;
  if (program === undefined) throw new Error('Call useReaderProgram() at the top of the test file, or name a program.');
  const reader = new DocumentReader({
    searchPath: systemPath,
    limits: patientLimits,
    lowPriority: false,
    logger: createLogger({ service: 'staging-knowledge', level: 'silent' }),
    ...options,
    program,
  });
  reader.start();
  return reader;
}

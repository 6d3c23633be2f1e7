import { createLogger } from '@homeroom/service-kit';
import type { Express } from 'express';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import request from 'supertest';
import { DocumentReader, type DocumentReaderOptions } from '../src/vision/reader/document-reader.ts';
import { buildConfig, openTestService } from './service-fixture.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const project = path.resolve(import.meta.dirname, '..');
const banner = "--banner:js=import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** The service with a reader of its own; nothing else that it needs is there. */
export interface VisionService {
  app: Express;
  reader: DocumentReader;
  /** Sends a document to `POST /vision/parse`. */
  parse(bytes: Buffer | string, filename?: string): request.Test;
  close(): Promise<void>;
}

/** Programs of the machine that running the tests finds. */
export const systemPath = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';

let built: Promise<string> | undefined;
afterAll(async () => {
  if (built) await rm(path.dirname(await built), { recursive: true, force: true });
});

/** Opens the service; `limits` and `searchPath` are the reader's. */
export async function openVisionService(options: Partial<DocumentReaderOptions> & { modelsUrl?: string } = {}): Promise<VisionService> {
  const { modelsUrl, ...readerOptions } = options;
  const reader = await openReader(readerOptions);
  const service = openTestService(buildConfig('postgresql://nobody@127.0.0.1:9/none', { ...(modelsUrl !== undefined && { modelsUrl }) }), { documentReader: reader });
  return {
    app: service.app,
    reader,
    parse: (bytes, filename = 'letter.pdf') => request(service.app).post('/vision/parse').attach('file', Buffer.from(bytes), filename),
    close: async () => {
      await Promise.all([reader.close(), service.close()]);
    },
  };
}

/** A reader with its process started. */
export async function openReader(options: Partial<DocumentReaderOptions> = {}): Promise<DocumentReader> {
  const program = await (built ??= builtReader());
  const reader = new DocumentReader({ program, searchPath: systemPath, logger: createLogger({ service: 'staging-knowledge', level: 'silent' }), ...options });
  reader.start();
  return reader;
}

/** The reading program, bundled as the build does it, in a folder from which the installed packages are found. */
async function builtReader(): Promise<string> {
  const file = path.join(root, 'node_modules/.cache', `document-reader-${randomUUID()}`, 'document-reader.mjs');
  const { homeroom } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as { homeroom: { packages: string[] } };
  const settings = ['--bundle', '--platform=node', '--target=node20', '--format=esm', '--conditions=@homeroom/source', ...homeroom.packages.map((name) => `--external:${name}`)];
  await run(path.join(root, 'node_modules/.bin/esbuild'), [path.join(project, 'src/document-reader.main.ts'), `--outfile=${file}`, ...settings, banner, '--log-level=error']);
  return file;
}

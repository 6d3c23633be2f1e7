import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, linkSync, openSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import { endOfRows, type ExportHeader, type ExportPart } from './export-format.ts';
import { TransferRefusedError } from './transfer-refused-error.ts';

const newline = 10;

/** Writes an export file. It appears under its name when it is complete; what an interruption leaves is removed. */
export class ExportWriter {
  private readonly file: string;
  private readonly draft: string;
  private readonly zip: Gzip = createGzip();
  private readonly written: Promise<void>;
  private readonly hash = createHash('sha256');
  private rows = 0;

  /** @throws TransferRefusedError when there is a file of that name */
  constructor(file: string) {
    if (existsSync(file)) throw fileExists(file);
    this.file = file;
    this.draft = `${file}.part-${process.pid}`;
    // Opened at once: a stream opens its file later, also after the draft was discarded.
    const out = createWriteStream(this.draft, { fd: openSync(this.draft, 'w', 0o600), flush: true });
    this.written = pipeline(this.zip, out);
    this.written.catch(() => undefined);
  }

  /** Writes the header, or the line of a table or a sequence. */
  async line(content: ExportHeader | ExportPart): Promise<void> {
    await this.write(Buffer.from(`${JSON.stringify(content)}\n`));
  }

  /**
   * Writes the rows of the table that was named last.
   * @returns their number
   */
  async copy(rows: AsyncIterable<Buffer>, signal: AbortSignal): Promise<number> {
    const before = this.rows;
    for await (const chunk of rows) {
      signal.throwIfAborted();
      for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) this.rows += 1;
      await this.write(chunk);
    }
    await this.write(Buffer.from(`${endOfRows}\n`));
    return this.rows - before;
  }

  /**
   * Completes the file.
   * @returns the number of its rows
   * @throws TransferRefusedError when a file of that name was made meanwhile
   */
  async finish(): Promise<number> {
    await this.line({ rows: this.rows, sha256: this.hash.copy().digest('hex') });
    this.zip.end();
    await this.written;
    try {
      // Linked rather than renamed, so that a file which another program made meanwhile is not replaced.
      linkSync(this.draft, this.file);
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? fileExists(this.file) : error;
    } finally {
      this.discard();
    }
    return this.rows;
  }

  /** Removes the draft. */
  discard(): void {
    this.zip.destroy();
    rmSync(this.draft, { force: true });
  }

  private async write(chunk: Buffer): Promise<void> {
    this.hash.update(chunk);
    if (this.zip.destroyed) await this.written;
    if (!this.zip.write(chunk)) await Promise.race([once(this.zip, 'drain'), this.written]);
  }
}

function fileExists(file: string): TransferRefusedError {
  return new TransferRefusedError(`${file} exists. Choose another name.`);
}

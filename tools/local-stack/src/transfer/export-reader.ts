import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { systemErrorReason } from '@homeroom/errors';
import type { z } from 'zod';
import {
  endOfRows,
  exportFormat,
  exportHeader,
  exportPart,
  type ExportHeader,
  type ExportPart,
} from './export-format.ts';
import { TransferRefusedError } from './transfer-refused-error.ts';

const newline = 10;
/** More than the largest row: one document's text or one calendar object. */
const maxLineBytes = 256 * 1_048_576;
const rowsAtOnceBytes = 65_536;
const end = Buffer.from(`${endOfRows}\n`);

/** Reads an export file, one part after the other. */
export class ExportReader {
  private readonly file: string;
  private readonly lines: AsyncGenerator<Buffer>;
  private readonly hash = createHash('sha256');
  private rows = 0;

  constructor(file: string) {
    this.file = file;
    this.lines = this.readLines();
  }

  /** @throws TransferRefusedError for a file that is no export, or one of another format */
  async header(): Promise<ExportHeader> {
    const line = await this.next();
    this.hash.update(line);
    const header = this.parse(line, exportHeader);
    if (header.format !== exportFormat)
      throw new TransferRefusedError(
        `${this.file} has format ${header.format}; this version reads format ${exportFormat}. Import it with the version that exported it.`,
      );
    return header;
  }

  /**
   * The next part, or null at the end of the file, which is then known to be complete. The rows of a table must be read
   * before the part after it.
   * @throws TransferRefusedError for a file that is cut off or was changed
   */
  async part(): Promise<Exclude<ExportPart, { sha256: string }> | null> {
    const line = await this.next();
    const part = this.parse(line, exportPart);
    if (!('sha256' in part)) {
      this.hash.update(line);
      return part;
    }
    const isWhole = part.sha256 === this.hash.digest('hex') && part.rows === this.rows;
    if (!isWhole || !(await this.lines.next()).done) throw this.damaged('its checksum is wrong');
    return null;
  }

  /** The rows of the table that was named last, in pieces of whole lines. */
  async *copy(): AsyncGenerator<Buffer> {
    let held: Buffer[] = [];
    let bytes = 0;
    for (;;) {
      const line = await this.next();
      this.hash.update(line);
      if (line.equals(end)) break;
      this.rows += 1;
      held.push(line);
      bytes += line.length;
      if (bytes < rowsAtOnceBytes) continue;
      yield Buffer.concat(held);
      held = [];
      bytes = 0;
    }
    if (bytes > 0) yield Buffer.concat(held);
  }

  /** Number of rows read so far. */
  get rowCount(): number {
    return this.rows;
  }

  private async next(): Promise<Buffer> {
    const { done, value } = await this.lines.next();
    if (done) throw this.damaged('it ends too early');
    return value;
  }

  private async *readLines(): AsyncGenerator<Buffer> {
    const source = createReadStream(this.file);
    const unzipped = createGunzip();
    source.on('error', (error) => unzipped.destroy(error));
    source.pipe(unzipped);
    let held: Buffer[] = [];
    let heldBytes = 0;
    try {
      for await (const chunk of unzipped as AsyncIterable<Buffer>) {
        let from = 0;
        for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
          const rest = chunk.subarray(from, at + 1);
          yield held.length === 0 ? rest : Buffer.concat([...held, rest]);
          held = [];
          heldBytes = 0;
          from = at + 1;
        }
        if (from < chunk.length) held.push(chunk.subarray(from));
        heldBytes += chunk.length - from;
        if (heldBytes > maxLineBytes) throw this.damaged(`a line has over ${maxLineBytes} bytes`);
      }
    } catch (error) {
      throw this.explained(error as NodeJS.ErrnoException);
    }
    if (heldBytes > 0) throw this.damaged('it ends too early');
  }

  private parse<Schema extends z.ZodType>(line: Buffer, schema: Schema): z.infer<Schema> {
    try {
      return schema.parse(JSON.parse(line.toString('utf8')));
    } catch {
      throw this.damaged('it has a line that no export has');
    }
  }

  private explained(error: NodeJS.ErrnoException): Error {
    if (error.code === 'Z_BUF_ERROR') return this.damaged('it ends too early');
    if (error.code?.startsWith('Z_')) return this.damaged('it is no gzip file, or was changed');
    if (error.syscall) return new TransferRefusedError(`${this.file} cannot be read: ${systemErrorReason(error)}.`);
    return error;
  }

  private damaged(why: string): TransferRefusedError {
    return new TransferRefusedError(`${this.file} is not a whole export: ${why}. Nothing was imported; export again.`);
  }
}

import { createReadStream } from 'node:fs';
import { systemErrorReason } from '@homeroom/errors';
import { formatBytes, mailFormatOf } from './mail-format.ts';
import { mailLimits } from './mail-limits.ts';
import { MboxSplitter } from './mbox-splitter.ts';
import { readMail, UnreadableMailError } from './read-mail.ts';
import type { ReadMail } from './read-mail.ts';

/** A mail, or why there is none. `place` is the file's name, for an mbox with the line on which the message begins: `NAME:LINE`. */
export type MailOutcome =
  | { kind: 'mail'; mail: ReadMail; place: string }
  | { kind: 'fault'; place: string; sentence: string };

/** Bytes of a file that is not on disk, and what it is called. */
export interface MailStream {
  name: string;
  bytes: AsyncIterable<Buffer>;
}

/**
 * Reads a file of mail: a single message (.eml) or an mbox, told by content and not by name. One message is held at a
 * time, however long the file. What cannot be read is a fault and stops nothing behind it; a file that is neither, empty
 * or not readable is one fault. Mails of one Message-ID are all given.
 * @param file a path, also the name that faults show, or a stream
 */
export async function* readMailFile(file: string | MailStream): AsyncGenerator<MailOutcome> {
  const { name, bytes } =
    typeof file === 'string'
      ? { name: file, bytes: createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer> }
      : file;
  try {
    const source = bytes[Symbol.asyncIterator]();
    try {
      yield* readMails(name, source);
    } finally {
      await source.return?.();
    }
  } catch (error) {
    const reason = systemErrorReason(error);
    if (reason === undefined) throw error;
    yield { kind: 'fault', place: name, sentence: `This file cannot be read: ${reason}.` };
  }
}

async function* readMails(name: string, source: AsyncIterator<Buffer>): AsyncGenerator<MailOutcome> {
  const start = await readStart(source);
  const format = mailFormatOf(start);
  if (start.length === 0) yield { kind: 'fault', place: name, sentence: 'This file is empty.' };
  else if (format === null)
    yield { kind: 'fault', place: name, sentence: 'This file is neither a mail (.eml) nor an mbox.' };
  else if (format === 'eml') yield await readSingle(name, start, source);
  else yield* readMbox(name, start, source);
}

/** The first bytes, without a mark of the encoding and empty lines before the mail itself. */
async function readStart(source: AsyncIterator<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  while (size < formatBytes) {
    const { done, value } = await source.next();
    if (done) break;
    pieces.push(value);
    size += value.length;
  }
  const bytes = Buffer.concat(pieces);
  const before = /^(?:\xef\xbb\xbf)?[\r\n \t]*/.exec(bytes.toString('latin1', 0, formatBytes))?.[0].length ?? 0;
  return bytes.subarray(before);
}

async function readSingle(name: string, start: Buffer, source: AsyncIterator<Buffer>): Promise<MailOutcome> {
  const pieces = [start];
  let size = start.length;
  for (let next = await source.next(); !next.done && size <= mailLimits.messageBytes; next = await source.next()) {
    pieces.push(next.value);
    size += next.value.length;
  }
  return size > mailLimits.messageBytes ? tooLarge(name) : outcome(name, Buffer.concat(pieces));
}

async function* readMbox(name: string, start: Buffer, source: AsyncIterator<Buffer>): AsyncGenerator<MailOutcome> {
  const splitter = new MboxSplitter();
  for (let chunk: Buffer | null = start; chunk !== null; chunk = await following(source)) {
    for (const { line, raw } of splitter.push(chunk))
      yield raw ? await outcome(`${name}:${line}`, raw) : tooLarge(`${name}:${line}`);
  }
  for (const { line, raw } of splitter.end())
    yield raw ? await outcome(`${name}:${line}`, raw) : tooLarge(`${name}:${line}`);
}

async function following(source: AsyncIterator<Buffer>): Promise<Buffer | null> {
  const { done, value } = await source.next();
  return done ? null : (value as Buffer);
}

async function outcome(place: string, raw: Buffer): Promise<MailOutcome> {
  try {
    return { kind: 'mail', mail: await readMail(raw), place };
  } catch (error) {
    if (!(error instanceof UnreadableMailError)) throw error;
    return { kind: 'fault', place, sentence: error.message };
  }
}

function tooLarge(place: string): MailOutcome {
  return {
    kind: 'fault',
    place,
    sentence: `This message is larger than ${mailLimits.messageBytes / 1024 / 1024} MiB.`,
  };
}

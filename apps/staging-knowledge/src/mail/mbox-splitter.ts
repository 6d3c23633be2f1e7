import { mailLimits } from './mail-limits.ts';

/** A message of an mbox file, or what is known of one that is too large. */
export interface MboxMessage {
  /** The line of its "From " line, from 1. */
  line: number;
  /** The message itself, without the "From " line; null when it is larger than one may be. */
  raw: Buffer | null;
}

/** A weekday and a time of day: what programs write into a "From " line, and what a sentence that begins so has not. */
const separator = /^From .*\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat),? .*\d{1,2}:\d{2}/;
const quotedFrom = /^>+From /;
const lineFeed = 0x0a;
const [angle, capitalF] = [0x3e, 0x46];
/** A line that is longer is no "From " line, and is passed on in pieces. */
const longLine = 64 * 1024;
const fromLine = 1_000;

/**
 * Cuts an mbox file (RFC 4155; mboxo and mboxrd) into its messages as it comes in, holding one message at a time.
 * A message begins at a "From " line with a date, at the start of the file or after an empty line; one `>` before
 * a quoted "From " is taken off.
 */
export class MboxSplitter {
  #rest: Buffer = Buffer.alloc(0);
  #line = 0;
  #afterEmpty = true;
  #insideLine = false;
  #message: { line: number; pieces: Buffer[]; size: number } | null = null;
  #done: MboxMessage[] = [];

  /** Takes the next bytes of the file. @returns the messages that are complete now */
  push(chunk: Buffer): MboxMessage[] {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const end = bytes.lastIndexOf(lineFeed) + 1;
    if (end > 0) this.#takeLines(bytes.subarray(0, end));
    this.#rest = bytes.subarray(end);
    if (this.#rest.length > longLine) this.#takePiece();
    return this.#taken();
  }

  /** The file is over. @returns the last message, when there is one */
  end(): MboxMessage[] {
    if (this.#rest.length > 0) this.#takeLines(this.#rest);
    this.#finish();
    return this.#taken();
  }

  #takeLines(bytes: Buffer): void {
    let kept = 0;
    for (let start = 0; start < bytes.length; ) {
      const feed = bytes.indexOf(lineFeed, start);
      const next = feed < 0 ? bytes.length : feed + 1;
      if (!this.#insideLine) this.#line += 1;
      const change = this.#insideLine ? null : this.#changeAt(bytes, start, next);
      if (change !== null) {
        this.#keep(bytes.subarray(kept, start));
        if (change === 'message') this.#begin();
        kept = change === 'message' ? next : start + 1;
      }
      this.#afterEmpty = !this.#insideLine && (next - start === 1 || (next - start === 2 && bytes[start] === 0x0d));
      this.#insideLine = false;
      start = next;
    }
    this.#keep(bytes.subarray(kept));
  }

  /** Returns the kind of the line if it needs special handling. */
  #changeAt(bytes: Buffer, start: number, next: number): 'message' | 'quoted' | null {
    const first = bytes[start];
    if (first !== capitalF && first !== angle) return null;
    const text = bytes.toString('latin1', start, Math.min(next, start + fromLine));
    if (first === angle) return quotedFrom.test(text) ? 'quoted' : null;
    const opens = this.#line === 1 ? text.startsWith('From ') : this.#afterEmpty && separator.test(text);
    return opens ? 'message' : null;
  }

  #takePiece(): void {
    const whole = this.#rest;
    this.#takeLines(whole);
    this.#rest = Buffer.alloc(0);
    this.#insideLine = true;
    this.#afterEmpty = false;
  }

  #begin(): void {
    this.#finish();
    this.#message = { line: this.#line, pieces: [], size: 0 };
  }

  #keep(piece: Buffer): void {
    const message = this.#message;
    if (!message || piece.length === 0) return;
    message.size += piece.length;
    if (message.size > mailLimits.messageBytes) message.pieces = [];
    else message.pieces.push(piece);
  }

  #finish(): void {
    if (this.#message) {
      const { line, pieces, size } = this.#message;
      this.#done.push({ line, raw: size > mailLimits.messageBytes ? null : Buffer.concat(pieces) });
    }
    this.#message = null;
  }

  #taken(): MboxMessage[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** A JSON answer kept ready to send: its bytes, their gzip form (made once, when first asked for) and an entity tag. */
export class Representation {
  readonly bytes: Buffer;
  /** The text when it is short: Node.js writes it together with the headers, which costs less than a buffer after them. */
  readonly shortText: string | null;
  readonly etag: string;
  #gzipped: Promise<Buffer> | undefined;

  constructor(json: string) {
    this.bytes = Buffer.from(json, 'utf8');
    this.shortText = this.bytes.length < worthCompressing ? json : null;
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 27)}"`;
  }

  /** The gzip form, or null when compressing would save nothing worth the work. */
  gzipped(): Promise<Buffer> | null {
    if (this.bytes.length < worthCompressing) return null;
    return (this.#gzipped ??= compress(this.bytes, { level: 5 }));
  }
}

const compress = promisify(gzip);
const worthCompressing = 1_400;

/** Sends ready bytes, which the caller may keep and must check: 304 when `If-None-Match` names them, gzip when the caller takes it. */
export async function sendRepresentation(req: Request, res: Response, representation: Representation): Promise<void> {
  res.setHeader('ETag', representation.etag);
  res.setHeader('Cache-Control', 'private, no-cache');
  res.setHeader('Vary', 'Accept-Encoding');
  if (isNamedBy(req.headers['if-none-match'], representation.etag)) {
    res.statusCode = 304;
    res.end();
    return;
  }
  checkAgainstContract(res, () => representation.bytes.toString('utf8'));
  const zipped = acceptsGzip(req.headers['accept-encoding']) ? representation.gzipped() : null;
  if (zipped) res.setHeader('Content-Encoding', 'gzip');
  const body = zipped ? await zipped : representation.bytes;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', body.length);
  res.end(zipped ? body : (representation.shortText ?? body));
}

/** Sends JSON text unchanged; the status and other headers are the caller's. */
export function sendJson(res: Response, text: string): void {
  checkAgainstContract(res, () => text);
  const body = Buffer.from(text, 'utf8');
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', body.length);
  res.end(body);
}

/** True when an `If-None-Match` header names the tag, by weak comparison (RFC 9110 §13.1.2). */
export function isNamedBy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => plain(tag) === plain(etag));
}

/** True when an `Accept-Encoding` header takes gzip (RFC 9110 §12.5.3). */
export function acceptsGzip(acceptEncoding: string | undefined): boolean {
  return (
    acceptEncoding !== undefined &&
    /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))?/i.test(acceptEncoding) &&
    !/gzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i.test(acceptEncoding)
  );
}

/** Passes the parsed body to the response validator, if any, which only sees `res.json`. */
function checkAgainstContract(res: Response, text: () => string): void {
  if (!res.app.get('validate responses')) return;
  const { send } = res;
  res.send = () => res;
  try {
    res.json(JSON.parse(text()));
  } finally {
    res.send = send;
  }
}

import type { Request, Response } from 'express';
import { UnavailableError } from '@homeroom/errors';

const retryAfterSeconds = 5;
const defaultStallMs = 20_000;

/** The bodies of other requests take all the room that there is: 503. */
export class UploadBusyError extends UnavailableError {
  constructor() {
    super(
      'Other requests are sending as much as the service takes at once. Try again in a moment.',
      'upload_busy',
      retryAfterSeconds,
    );
  }
}

/** Memory for the bodies of all requests of a process. A body has its room from before it is read until its request is over. */
export class BodyRoom {
  readonly #maxBytes: number;
  readonly #stallMs: number;
  #takenBytes = 0;

  /** @param stallMs how long a body may stand still before its connection closes, in milliseconds (defaults to 20 s) */
  constructor(maxBytes: number, stallMs = defaultStallMs) {
    this.#maxBytes = maxBytes;
    this.#stallMs = stallMs;
  }

  /**
   * Takes room for a body: its announced length, or `limit` when it announces none or is compressed.
   * @throws UploadBusyError when there is none
   */
  admit(req: Request, res: Response, limit: number): void {
    const { 'content-length': announced, 'content-encoding': encoding } = req.headers;
    const bytes = announced === undefined || encoding !== undefined ? limit : Number(announced);
    if (this.#takenBytes + bytes > this.#maxBytes) throw new UploadBusyError();
    this.#takenBytes += bytes;
    res.once('close', () => {
      this.#takenBytes -= bytes;
    });
    closeWhenStalled(req, this.#stallMs);
  }
}

/** A caller that announces a body and sends nothing would keep its room from others. */
function closeWhenStalled(req: Request, stallMs: number): void {
  req.setTimeout(stallMs, () => {
    if (!req.complete) req.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => req.destroy());
  });
  req.once('end', () => req.setTimeout(0));
}

import type { Request, Response } from 'express';
import { UnavailableError } from '@homeroom/errors';

const retryAfterSeconds = 5;

/** The bodies of other requests take all the room that there is: 503. */
export class UploadBusyError extends UnavailableError {
  constructor() {
    super('Other requests are sending as much as the service takes at once. Try again in a moment.', 'upload_busy', retryAfterSeconds);
  }
}

/** Memory for the bodies of all requests of a process. A body has its room from before it is read until its request is over. */
export class BodyRoom {
  readonly #maxBytes: number;
  #takenBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
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
  }
}

/** Refusal of a request: HTTP status and sentence, shown as `{ "status": { "error": "…" } }`. */
export class RefusedError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = new.target.name;
    this.status = status;
  }
}

/** The request cannot be read, or asks for something that this server does not do: 400. */
export class BadRequestError extends RefusedError {
  constructor(message: string) {
    super(400, message);
  }
}

/** No such collection, point, or vector of a point: 404. */
export class MissingError extends RefusedError {
  constructor(message: string) {
    super(404, message);
  }
}

/** The name is taken: 409. */
export class TakenError extends RefusedError {
  constructor(message: string) {
    super(409, message);
  }
}

/** Readable, but a value is out of its bounds: 422. */
export class OutOfBoundsError extends RefusedError {
  constructor(message: string) {
    super(422, message);
  }
}

/** The data folder belongs to another running server; `pid` is that server's process. */
export class FolderInUseError extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by the local Qdrant with process id ${pid}. Stop that one first, or choose another folder.`,
    );
    this.name = new.target.name;
    this.pid = pid;
  }
}

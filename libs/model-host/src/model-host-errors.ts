/** Base class of model host errors. Messages contain no addresses or credentials. */
export class ModelHostError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** The host refused or broke the connection, or was too slow. Retrying may help. */
export class ModelHostUnavailableError extends ModelHostError {}

/** The host is overloaded (429), or the chat queue is full or took most of the call's limit. */
export class ModelHostBusyError extends ModelHostUnavailableError {}

/** The host failed (5xx) or returned an invalid response. */
export class ModelHostBrokenError extends ModelHostError {}

/** The host refused the request (4xx): credentials, or an unsupported schema or setting. */
export class ModelHostRefusedError extends ModelHostBrokenError {
  /** HTTP status; 200 for a refusal inside a response. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** The host does not have the model. */
export class ModelMissingError extends ModelHostError {
  readonly model: string;

  constructor(model: string) {
    super(`The model host does not have the model ${model}.`);
    this.model = model;
  }
}

/** Unusable embeddings: wrong number, unequal lengths, or non-finite numbers. */
export class BadEmbeddingError extends ModelHostBrokenError {}

/** A text has more tokens than the embeddings model accepts. It was not cut: split it and retry. */
export class EmbeddingInputTooLongError extends ModelHostError {
  /** Index of the refused text; null when the host did not identify it. */
  readonly index: number | null;

  constructor(index: number | null) {
    super(
      index === null
        ? 'A text is too long for the embeddings model.'
        : `Text ${index + 1} is too long for the embeddings model.`,
    );
    this.index = index;
  }
}

/** Too many or too large pictures, or a format other than PNG or JPEG; nothing was sent. */
export class PictureRefusedError extends ModelHostError {}

/** Messages and answer do not fit into the model's context window; nothing was cut. */
export class PromptTooLongError extends ModelHostError {
  constructor() {
    super("The messages are too long for the model's context window.");
  }
}

/** The model reached the answer limit before it finished. */
export class AnswerCutError extends ModelHostError {
  constructor() {
    super('The model did not finish its answer within the allowed length.');
  }
}

/** The answer is empty or contains only thinking. */
export class EmptyAnswerError extends ModelHostError {
  constructor() {
    super('The model gave an empty answer.');
  }
}

/** The answer is not JSON. The message does not quote it. */
export class AnswerNotJsonError extends ModelHostError {
  constructor() {
    super("The model's answer is not JSON.");
  }
}

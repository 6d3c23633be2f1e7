/** The base of everything that a model host may fail with; `message` is a sentence without addresses and credentials. */
export class ModelHostError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** The host refused the connection, broke it off, or was too slow: the same may work later. */
export class ModelHostUnavailableError extends ModelHostError {}

/** Too much at once: the host says so (429), or too many chats wait for their turn already. */
export class ModelHostBusyError extends ModelHostUnavailableError {}

/** The host answered with a failure of its own (5xx) or with something that nobody understands. */
export class ModelHostBrokenError extends ModelHostError {}

/** The host understood and said no (4xx): credentials, a schema or a setting that it does not take. */
export class ModelHostRefusedError extends ModelHostBrokenError {
  /** The HTTP status; 200 for a refusal inside an answer. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** The host is there and does not have the model. */
export class ModelMissingError extends ModelHostError {
  readonly model: string;

  constructor(model: string) {
    super(`The model host does not have the model ${model}.`);
    this.model = model;
  }
}

/** Embeddings that cannot be used: too few or too many, of unequal length, or with something that is no finite number. */
export class BadEmbeddingError extends ModelHostBrokenError {}

/** A text has more tokens than the embeddings model takes; it was not cut, so split it and embed again. */
export class EmbeddingInputTooLongError extends ModelHostError {
  /** Which of the texts, from 0; null when the host did not tell them apart. */
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

/** The messages carry more or larger pictures than a chat may, or such as are neither PNG nor JPEG; nothing was sent. */
export class PictureRefusedError extends ModelHostError {}

/** The messages do not fit into the model's context window together with the answer; nothing was cut. */
export class PromptTooLongError extends ModelHostError {
  constructor() {
    super("The messages are too long for the model's context window.");
  }
}

/** The model reached the limit of its answer before its end. */
export class AnswerCutError extends ModelHostError {
  constructor() {
    super('The model did not finish its answer within the allowed length.');
  }
}

/** The model said nothing, or nothing but its thinking. */
export class EmptyAnswerError extends ModelHostError {
  constructor() {
    super('The model gave an empty answer.');
  }
}

/** The model's answer is not JSON; the answer is not quoted. */
export class AnswerNotJsonError extends ModelHostError {
  constructor() {
    super("The model's answer is not JSON.");
  }
}

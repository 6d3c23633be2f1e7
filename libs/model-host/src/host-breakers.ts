import { HostBreaker } from './host-breaker.ts';
import {
  AnswerCutError,
  AnswerNotJsonError,
  EmbeddingInputTooLongError,
  EmptyAnswerError,
  ModelHostUnavailableError,
  ModelHostBusyError,
  ModelHostError,
  ModelHostRefusedError,
  PictureRefusedError,
  PromptTooLongError,
} from './model-host-errors.ts';
import type { ModelHost } from './model-host.ts';

/**
 * Purposes of calls to a model host; each has its own breaker. `ask-embed` embeds a question, `ask-quote` the sentences
 * that may answer it; `index` is background work.
 */
export const modelPurposes = ['ask-embed', 'ask-quote', 'ask-chat', 'index', 'digest', 'card', 'vision'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

/** The call was skipped because the host just failed this purpose. */
export class ModelHostPausedError extends ModelHostUnavailableError {
  constructor() {
    super('The model host failed a moment ago; it is called again soon.');
  }
}

/** Methods of a host that a purpose uses. */
export type GuardedHost = Pick<ModelHost, 'embed' | 'chat'>;

/** Refusals of the content; others, such as of credentials or a path, reflect the host's state. */
const contentRefusals = [400, 413, 422];
const aboutContent = [
  AnswerCutError,
  AnswerNotJsonError,
  EmbeddingInputTooLongError,
  EmptyAnswerError,
  PictureRefusedError,
  PromptTooLongError,
];

/** Whether an error is about the content sent or received, not about the host's health. */
export function isAboutContent(error: unknown): boolean {
  return (
    aboutContent.some((kind) => error instanceof kind) ||
    (error instanceof ModelHostRefusedError && contentRefusals.includes(error.status))
  );
}

/** Circuit breakers of a service's model hosts: one per host and purpose, shared by all callers. */
export class HostBreakers {
  readonly #clock: () => number;
  readonly #breakers = new Map<ModelPurpose, Map<object, HostBreaker>>(
    modelPurposes.map((purpose) => [purpose, new Map()]),
  );

  /** @param clock monotonic clock in milliseconds. Default: the process's own. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Returns the shared breaker of a host for a purpose. */
  of(host: object, purpose: ModelPurpose): HostBreaker {
    const ofPurpose = this.#breakers.get(purpose) ?? new Map<object, HostBreaker>();
    const breaker = ofPurpose.get(host) ?? new HostBreaker(this.#clock);
    ofPurpose.set(host, breaker);
    return breaker;
  }

  /** Whether any breaker of the purpose is open. */
  isOpen(purpose: ModelPurpose): boolean {
    return [...(this.#breakers.get(purpose)?.values() ?? [])].some((breaker) => breaker.isOpen);
  }

  /** Wraps a host for one purpose: while its breaker is open, calls fail with ModelHostPausedError. */
  guard(host: GuardedHost, purpose: ModelPurpose): GuardedHost {
    const breaker = this.of(host, purpose);
    return {
      embed: (texts, call) => guarded(breaker, call.signal, () => host.embed(texts, call)),
      chat: (request) => guarded(breaker, request.signal, () => host.chat(request)),
    };
  }
}

async function guarded<Result>(
  breaker: HostBreaker,
  signal: AbortSignal | undefined,
  call: () => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const pass = breaker.ask();
  if (!pass) throw new ModelHostPausedError();
  try {
    const result = await call();
    pass.answered();
    return result;
  } catch (error) {
    if (signal?.aborted || error instanceof ModelHostBusyError || !(error instanceof ModelHostError)) pass.abandoned();
    else if (isAboutContent(error)) pass.answered();
    else pass.failed(error);
    throw error;
  }
}

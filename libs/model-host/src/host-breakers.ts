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

/** What a model host is called for; each purpose has a breaker of its own. `index` is background work. */
export const modelPurposes = ['ask-embed', 'ask-chat', 'index', 'digest', 'card', 'vision'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

/** The host failed this purpose a moment ago, so it was not called. */
export class ModelHostPausedError extends ModelHostUnavailableError {
  constructor() {
    super('The model host failed a moment ago; it is called again soon.');
  }
}

/** What a purpose calls of a host. */
export type GuardedHost = Pick<ModelHost, 'embed' | 'chat'>;

/** Refusals of what was sent; others, such as of credentials or a path, are the host's state. */
const contentRefusals = [400, 413, 422];
const aboutContent = [
  AnswerCutError,
  AnswerNotJsonError,
  EmbeddingInputTooLongError,
  EmptyAnswerError,
  PictureRefusedError,
  PromptTooLongError,
];

/** Whether an error says something about what was sent or answered, and nothing about how the host is. */
export function isAboutContent(error: unknown): boolean {
  return (
    aboutContent.some((kind) => error instanceof kind) ||
    (error instanceof ModelHostRefusedError && contentRefusals.includes(error.status))
  );
}

/** The breakers of a service's model hosts: one for each host and purpose, shared by all callers of that purpose. */
export class HostBreakers {
  readonly #clock: () => number;
  readonly #breakers = new Map<ModelPurpose, Map<object, HostBreaker>>(
    modelPurposes.map((purpose) => [purpose, new Map()]),
  );

  /** @param clock in milliseconds, only ever forward; default: the process's own */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** The breaker of a host for a purpose, the same one for all who ask. */
  of(host: object, purpose: ModelPurpose): HostBreaker {
    const ofPurpose = this.#breakers.get(purpose) ?? new Map<object, HostBreaker>();
    const breaker = ofPurpose.get(host) ?? new HostBreaker(this.#clock);
    ofPurpose.set(host, breaker);
    return breaker;
  }

  /** Whether a breaker of the purpose is open. */
  isOpen(purpose: ModelPurpose): boolean {
    return [...(this.#breakers.get(purpose)?.values() ?? [])].some((breaker) => breaker.isOpen);
  }

  /** The host as one purpose calls it: while its breaker is open, calls fail with ModelHostPausedError. */
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
    else pass.failed();
    throw error;
  }
}

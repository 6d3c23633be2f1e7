import { ModelHostUnavailableError, ModelHostError } from './model-host-errors.ts';
import { servesModel } from './model-host.ts';
import type { CallOptions, ModelHost } from './model-host.ts';

/** Methods of a host needed to choose a model. */
export type VisionHost = Pick<ModelHost, 'listModels' | 'capabilities'>;

/** Maximum number of models whose capabilities are requested, starting with those whose name suggests vision. */
const maxAsked = 12;

/** Whether a model's name suggests vision: it contains vl, llava or vision. */
export function isVisionModel(name: string): boolean {
  return /vl|llava|vision/i.test(name);
}

/**
 * Chooses the model for pictures: the wanted one when the host has it; otherwise the first with chat and vision
 * capabilities; on hosts that do not report capabilities, the first whose name suggests vision.
 *
 * @returns null when the host has none
 * @throws ModelHostError when the host does not list its models, or the signal's reason
 */
export async function chooseVisionModel(
  host: VisionHost,
  wanted: string | undefined,
  call: CallOptions = {},
): Promise<string | null> {
  const listed = await host.listModels(call);
  if (wanted !== undefined) return servesModel(listed, wanted) ? wanted : null;
  const candidates = [...listed.filter(isVisionModel), ...listed.filter((name) => !isVisionModel(name))];
  let byName: string | null = null;
  for (const [place, name] of candidates.entries()) {
    const told = place < maxAsked ? await capabilitiesOf(host, name, call) : null;
    if (told?.includes('vision') && told.includes('completion')) return name;
    if (told === null && isVisionModel(name)) byName ??= name;
  }
  return byName;
}

/** Null also when the host cannot report on this one model. */
async function capabilitiesOf(host: VisionHost, name: string, call: CallOptions): Promise<readonly string[] | null> {
  try {
    return await host.capabilities(name, call);
  } catch (error) {
    if (error instanceof ModelHostError && !(error instanceof ModelHostUnavailableError)) return null;
    throw error;
  }
}

/** Time a detected model is cached. */
const keepMs = 10_000;

export interface VisionModelOptions {
  host: VisionHost;
  /** Configured model name; undefined to detect one. */
  wanted: string | undefined;
  /** Limit for detection in milliseconds. Default: 2,000. */
  limitMs?: number;
  /** Time a missing model or unavailable host is cached, in milliseconds. Default: 30,000. */
  restMs?: number;
  /** Monotonic clock in milliseconds. Default: the process's own. */
  now?: () => number;
}

/** Tracks which vision model is ready. Asks the host on demand and caches the result. */
export class VisionModel {
  readonly #options: Required<Omit<VisionModelOptions, 'wanted'>> & Pick<VisionModelOptions, 'wanted'>;
  #known: { name: string | null; until: number } | null = null;
  #asking: Promise<string | null> | null = null;

  constructor(options: VisionModelOptions) {
    this.#options = { limitMs: 2_000, restMs: 30_000, now: () => performance.now(), ...options };
  }

  /** Returns the ready model; null when there is none or the host is unavailable. Never rejects. */
  async ready(): Promise<string | null> {
    if (this.#known !== null && this.#options.now() < this.#known.until) return this.#known.name;
    return (this.#asking ??= this.#ask().finally(() => (this.#asking = null)));
  }

  /** Reports a failure of the model: none is ready for a while. */
  rest(): void {
    this.#known = { name: null, until: this.#options.now() + this.#options.restMs };
  }

  async #ask(): Promise<string | null> {
    const { host, wanted, limitMs, restMs, now } = this.#options;
    const signal = AbortSignal.timeout(limitMs);
    const name = await chooseVisionModel(host, wanted, { signal }).catch(() => null);
    this.#known = { name, until: now() + (name === null ? restMs : keepMs) };
    return name;
  }
}

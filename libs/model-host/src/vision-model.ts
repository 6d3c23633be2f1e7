import { ModelHostUnavailableError, ModelHostError } from './model-host-errors.ts';
import { servesModel } from './model-host.ts';
import type { CallOptions, ModelHost } from './model-host.ts';

/** What choosing asks of a host. */
export type VisionHost = Pick<ModelHost, 'listModels' | 'capabilities'>;

/** How many models are asked what they can, those first whose name says that they can see. */
const mostAsked = 12;

/** Whether a model can read pictures, told from its name: it contains vl, llava or vision. */
export function isVisionModel(name: string): boolean {
  return /vl|llava|vision/i.test(name);
}

/**
 * The model that pictures are to be shown to: the wanted one when the host has it; without a wanted one the first that
 * can chat and see as the host tells it; where the host does not tell, the first whose name says so.
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
    const told = place < mostAsked ? await capabilitiesOf(host, name, call) : null;
    if (told?.includes('vision') && told.includes('completion')) return name;
    if (told === null && isVisionModel(name)) byName ??= name;
  }
  return byName;
}

/** Null also when the host cannot say it of this one model. */
async function capabilitiesOf(host: VisionHost, name: string, call: CallOptions): Promise<readonly string[] | null> {
  try {
    return await host.capabilities(name, call);
  } catch (error) {
    if (error instanceof ModelHostError && !(error instanceof ModelHostUnavailableError)) return null;
    throw error;
  }
}

export interface VisionModelOptions {
  host: VisionHost;
  /** Its name, when one is wanted; undefined: the host's own is found. */
  wanted: string | undefined;
  /** How long asking may take, in milliseconds; 2,000 unless told. */
  limitMs?: number;
  /** How long a found model is taken for ready without asking again, in milliseconds; 10,000 unless told. */
  keepMs?: number;
  /** How long it is remembered that there is none, or that the host is unavailable, in milliseconds; 30,000 unless told. */
  restMs?: number;
  /** A clock in milliseconds that never goes back; the process's own unless told. */
  now?: () => number;
}

/** Knows which vision model is ready. The host is asked when somebody wants to know, and what it said is kept for a while. */
export class VisionModel {
  readonly #options: Required<Omit<VisionModelOptions, 'wanted'>> & Pick<VisionModelOptions, 'wanted'>;
  #known: { name: string | null; until: number } | null = null;
  #asking: Promise<string | null> | null = null;

  constructor(options: VisionModelOptions) {
    this.#options = { limitMs: 2_000, keepMs: 10_000, restMs: 30_000, now: () => performance.now(), ...options };
  }

  /** The model that is ready; null when there is none or the host is unavailable. Never rejects. */
  async ready(): Promise<string | null> {
    if (this.#known !== null && this.#options.now() < this.#known.until) return this.#known.name;
    return (this.#asking ??= this.#ask().finally(() => (this.#asking = null)));
  }

  /** The model failed: for a while none is ready. */
  rest(): void {
    this.#known = { name: null, until: this.#options.now() + this.#options.restMs };
  }

  async #ask(): Promise<string | null> {
    const { host, wanted, limitMs, keepMs, restMs, now } = this.#options;
    const signal = AbortSignal.timeout(limitMs);
    const name = await chooseVisionModel(host, wanted, { signal }).catch(() => null);
    this.#known = { name, until: now() + (name === null ? restMs : keepMs) };
    return name;
  }
}

import { ModelHostBusyError, ModelHostError, ModelHostUnavailableError } from './model-host-errors.ts';
import { servesModel } from './model-host.ts';
import type { CallOptions, ModelHost } from './model-host.ts';

/** `down`: the host returns errors or does not have the model; `unreachable`: it refuses connections or is too slow. */
export type ModelState = 'up' | 'down' | 'unreachable';

/**
 * Checks whether a model is usable, from the host's list of models. Never rejects. For background probes, not for
 * requests.
 */
export async function modelState(
  host: Pick<ModelHost, 'listModels'>,
  model: string,
  call: CallOptions = {},
): Promise<ModelState> {
  try {
    return servesModel(await host.listModels(call), model) ? 'up' : 'down';
  } catch (error) {
    return stateAfter(error);
  }
}

/** Returns the state of a model whose call failed with this error. */
export function stateAfter(error: unknown): ModelState {
  const answered = error instanceof ModelHostError && !(error instanceof ModelHostUnavailableError);
  return answered || error instanceof ModelHostBusyError ? 'down' : 'unreachable';
}

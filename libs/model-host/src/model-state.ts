import { ModelHostBrokenError, ModelHostBusyError } from './model-host-errors.ts';
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
    return error instanceof ModelHostBrokenError || error instanceof ModelHostBusyError ? 'down' : 'unreachable';
  }
}

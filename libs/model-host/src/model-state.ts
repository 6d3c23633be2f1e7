import { ModelHostBrokenError, ModelHostBusyError } from './model-host-errors.ts';
import { servesModel } from './model-host.ts';
import type { CallOptions, ModelHost } from './model-host.ts';

/** `down`: the host answers badly or does not have the model; `unreachable`: it refuses or is too slow. */
export type ModelState = 'up' | 'down' | 'unreachable';

/** Whether a model can be used, from the host's list of models; never rejects. For a background probe, not for requests. */
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

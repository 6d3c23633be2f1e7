import type { Logger } from '../logger.ts';
import type { TraceSettings, Tracing } from './tracing.ts';

/**
 * Starts to export the traces of this process; the code for that is loaded only then.
 * @param settings nothing is exported when undefined
 */
export async function startTracing(
  service: string,
  settings: TraceSettings | undefined,
  logger: Logger,
): Promise<Tracing> {
  if (!settings) return { stop: async () => undefined };
  const { exportTraces } = await import('./export-traces.ts');
  return exportTraces(service, settings, logger);
}

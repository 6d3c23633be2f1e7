import type { Logger } from '../logger.ts';

/** Where traces go, by OTLP over HTTP. */
export interface TraceSettings {
  /** Base URL of the collector. */
  endpoint: string;
  /** `name=value` pairs separated by commas, as the `OTEL_EXPORTER_OTLP_HEADERS` of OpenTelemetry; may hold a key. */
  headers: string | undefined;
  /** Share of the traces that begin here and are exported, from 0 to 1. The caller decides about those that it began. */
  share: number;
}

/** Export of traces that runs. */
export interface Tracing {
  /** Sends what is waiting, within a second, and ends. */
  stop(): Promise<void>;
}

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

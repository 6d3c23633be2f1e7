/** Collector of OpenTelemetry that gets the traces, by OTLP over HTTP. */
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

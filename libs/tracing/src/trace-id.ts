import { context, trace } from '@opentelemetry/api';

/** Returns the id of the trace that the running code is part of (W3C Trace Context); undefined outside of one. */
export function currentTraceId(): string | undefined {
  return trace.getSpanContext(context.active())?.traceId;
}

import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Runs a call to another host as a span of the current trace.
 * @param host kind of host, such as `model host`; never an address, which may hold secrets
 * @param call gets the headers that carry the trace on (W3C Trace Context), none outside of a trace
 */
export async function outsideCall<Answer>(
  host: string,
  call: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const span = trace.getTracer('homeroom').startSpan(host, { kind: SpanKind.CLIENT });
  const headers: Record<string, string> = {};
  propagation.inject(trace.setSpan(context.active(), span), headers);
  try {
    return await call(headers);
  } catch (error) {
    // Messages and stacks may quote addresses.
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

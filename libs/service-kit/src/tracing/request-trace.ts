import type { IncomingMessage } from 'node:http';
import {
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Trace that a request is part of. */
export interface RequestTrace {
  id: string;
  /** Runs what answers the request as part of the trace. */
  run(answer: () => void): void;
  end(answered: { method: string; route: string; status: number }): void;
}

/**
 * Takes up the trace of the request's `traceparent` header (W3C Trace Context), or begins one when traces are exported.
 * @returns null when there is neither: following the code of a request costs time
 */
export function requestTrace({ headers }: IncomingMessage): RequestTrace | null {
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const span = trace.getTracer('homeroom').startSpan('request', { kind: SpanKind.SERVER }, parent);
  const spanContext = span.spanContext();
  if (!isSpanContextValid(spanContext)) return null;
  return {
    id: spanContext.traceId,
    run: (answer) => context.with(trace.setSpan(parent, span), answer),
    end: ({ method, route, status }) => {
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Metrics of one service; each app has its own registry, so that several may share a process. */
export interface Metrics {
  registry: Registry;
  /** Records one answered request under its route template, never its URL. */
  recordRequest(route: string, method: string, status: number, seconds: number): void;
}

interface Series {
  count: { inc(): void };
  duration: { observe(value: number): void };
}

/** Request counters and durations by route, method and status, event-loop lag and the process defaults (Prometheus). */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const labelNames = ['route', 'method', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers: [registry],
  });
  const series = new Map<string, Series>();
  const seriesOf = (route: string, method: string, status: number): Series => {
    const key = `${method} ${status} ${route}`;
    const known = series.get(key);
    if (known) return known;
    const labels = { route, method, status: String(status) };
    const made = { count: requests.labels(labels), duration: durations.labels(labels) };
    series.set(key, made);
    return made;
  };
  return {
    registry,
    recordRequest: (route, method, status, seconds) => {
      const { count, duration } = seriesOf(route, method, status);
      count.inc();
      duration.observe(seconds);
    },
  };
}

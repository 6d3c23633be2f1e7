import { Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Background job that says when it last succeeded. */
export interface BackgroundJob {
  /** Null while it does not run. */
  readonly succeededAt: Date | null;
}

/** Shows in `/metrics` when each background job last succeeded; those that do not run are left out. */
export function createJobMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  jobs: Readonly<Record<string, BackgroundJob | null>>,
): void {
  new Gauge({
    name: 'background_job_succeeded_timestamp_seconds',
    help: 'When a background job of this replica last ended a turn without an error, in seconds since 1970.',
    labelNames: ['name'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [name, job] of Object.entries(jobs)) {
        const at = job?.succeededAt;
        if (at) this.set({ name }, at.getTime() / 1_000);
      }
    },
  });
}

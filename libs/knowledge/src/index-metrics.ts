import type { IndexOutbox } from '@homeroom/search';
import type { Metrics } from '@homeroom/service-kit';
import { Gauge } from 'prom-client';
import { withinLimit } from './within-limit.ts';

/** Shows in `/metrics` how far the search index is behind; while the database does not answer within a second, the numbers before. */
export function createIndexMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  outbox: Pick<IndexOutbox, 'pending' | 'oldestWaitingSeconds'>,
): void {
  const withoutEmbeddings = new Gauge({
    name: 'index_sources_without_embeddings',
    help: 'Sources that are found by keywords only until the embeddings host is back, of all replicas.',
    registers: [registry],
  });
  new Gauge({
    name: 'index_oldest_waiting_seconds',
    help: 'Age of the change that has waited longest to be in the search index, of all replicas; 0 when none waits.',
    registers: [registry],
    async collect() {
      const seconds = await withinLimit(outbox.oldestWaitingSeconds());
      if (seconds !== null) this.set(seconds);
    },
  });
  new Gauge({
    name: 'index_sources_waiting',
    help: 'Sources whose changes are not in the search index yet, of all replicas.',
    registers: [registry],
    async collect() {
      const pending = await withinLimit(outbox.pending());
      if (pending === null) return;
      this.set(pending.open);
      withoutEmbeddings.set(pending.withoutEmbeddings);
    },
  });
}

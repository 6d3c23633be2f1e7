import type { Database } from '@homeroom/database';
import { Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Shows the connections to PostgreSQL in `/metrics`, and how many requests for one wait. */
export function createDatabaseMetrics({ registry }: Pick<Metrics, 'registry'>, database: Database): void {
  const registers = [registry];
  new Gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL that are open.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, database.totalCount - database.idleCount);
      this.set({ state: 'idle' }, database.idleCount);
    },
  });
  new Gauge({
    name: 'database_connections_max',
    help: 'Connections to PostgreSQL that this replica may open.',
    registers,
  }).set(database.options.max ?? 10);
  new Gauge({
    name: 'database_connections_awaited',
    help: 'Requests that wait for a connection to PostgreSQL.',
    registers,
    collect() {
      this.set(database.waitingCount);
    },
  });
}

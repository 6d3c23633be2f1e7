import type { IndexReader } from '@homeroom/search';
import type { Metrics } from '@homeroom/service-kit';
import { Gauge } from 'prom-client';
import { withinLimit } from './within-limit.ts';

export interface PointMetricsDeps {
  metrics: Pick<Metrics, 'registry'>;
  index: Pick<IndexReader, 'stats'>;
  maxPoints: number;
}

/** Shows the household's points and their quota in `/metrics`; while the index does not answer within a second, the number before. */
export function createPointMetrics({ metrics: { registry }, index, maxPoints }: PointMetricsDeps): void {
  const registers = [registry];
  new Gauge({
    name: 'knowledge_points_max',
    help: 'Points that the household may have in the search index (MAX_POINTS).',
    registers,
  }).set(maxPoints);
  new Gauge({
    name: 'knowledge_points',
    help: 'Points of the household in the search index, of both services.',
    registers,
    async collect() {
      const points = await pointsWithin(index);
      if (points !== null) this.set(points);
    },
  });
}

/** The household's points in the index; null when it does not say within the limit. */
export async function pointsWithin(index: Pick<IndexReader, 'stats'>, limitMs?: number): Promise<number | null> {
  return (await withinLimit(index.stats(), limitMs))?.points ?? null;
}

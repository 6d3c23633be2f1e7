// Hand-written SQL: every figure is an aggregate over all rows.
import type { Database } from '@homeroom/database';
import { isOpenEntry } from '../event-graph/event-graph-store-sql.ts';
import type { AppliedRule, EntryFigures, FigureBounds, KnowledgeFigures, SourceFigures } from './knowledge-figures.ts';

interface SourceRow {
  type: string;
  /** 0 before the first day, then the day's place from 1. */
  day: number;
  total: number;
  newestAt: Date;
}

/** Figures of the service's rows, one query after the other, so that a page takes few connections. */
export class KnowledgeFiguresStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async figures({ dayStarts, waitingSince }: FigureBounds): Promise<KnowledgeFigures> {
    const sources = await this.database.query<SourceRow>(
      `SELECT type, day, count(*)::int AS total, max(created_at) AS "newestAt"
       FROM (SELECT type, created_at, width_bucket(created_at, $1::timestamptz[]) AS day FROM knowledge_source) source GROUP BY type, day`,
      [dayStarts],
    );
    const waiting = await this.database.query<{ span: number; total: number }>(
      `SELECT width_bucket(entry.created_at, $1::timestamptz[]) AS span, count(*)::int AS total FROM event_graph_entry entry WHERE ${isOpenEntry} GROUP BY span`,
      [waitingSince],
    );
    const {
      rows: [held],
    } = await this.database.query<{ documents: number; groceries: number }>(
      'SELECT (SELECT count(*) FROM document)::int AS documents, (SELECT count(*) FROM grocery_item WHERE done_at IS NULL)::int AS groceries',
    );
    const inSpan = new Map(waiting.rows.map(({ span, total }) => [span, total]));
    return {
      sources: byType(sources.rows, dayStarts.length),
      documents: held?.documents ?? 0,
      groceries: held?.groceries ?? 0,
      waiting: Array.from({ length: waitingSince.length + 1 }, (_, span) => inSpan.get(span) ?? 0),
    };
  }

  async ofEntries(): Promise<EntryFigures> {
    const {
      rows: [confidence],
    } = await this.database.query<EntryFigures['confidence']>(
      `SELECT count(*) FILTER (WHERE confidence >= 0.8)::int AS high, count(*) FILTER (WHERE confidence >= 0.5 AND confidence < 0.8)::int AS medium,
         count(*) FILTER (WHERE confidence < 0.5)::int AS low FROM event_graph_entry`,
    );
    const applied = await this.database.query<AppliedRule & { rule: string }>(
      `SELECT rule, count(DISTINCT id)::int AS entries, coalesce(array_agg(DISTINCT person) FILTER (WHERE person IS NOT NULL), '{}') AS people
       FROM event_graph_entry, unnest(rules) rule LEFT JOIN LATERAL unnest(who) person ON true GROUP BY rule`,
    );
    return {
      confidence: confidence ?? { high: 0, medium: 0, low: 0 },
      rules: new Map(applied.rows.map(({ rule, ...figures }) => [rule, figures])),
    };
  }
}

function byType(rows: readonly SourceRow[], days: number): SourceFigures[] {
  const types = new Map<string, SourceFigures>();
  for (const { type, day, total, newestAt } of rows) {
    const known = types.get(type) ?? { type, total: 0, newestAt, perDay: Array<number>(days).fill(0) };
    types.set(type, known);
    known.total += total;
    if (newestAt > known.newestAt) known.newestAt = newestAt;
    if (day > 0) known.perDay[day - 1] = total;
  }
  return [...types.values()].sort((a, b) => b.total - a.total || (a.type < b.type ? -1 : 1));
}

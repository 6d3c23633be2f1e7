// Hand-written SQL: the links, the order by urgency and the counts are worked out over sets of entries.
import type { Database } from '@homeroom/database';
import type { SourceType } from '@homeroom/search';

/** One entry of the event graph: what happened, and whether it waits for somebody. */
export interface EventGraphEntry {
  id: string;
  type: string;
  createdAt: Date;
  what: string;
  who: string[];
  /** As it was said; empty when it was not. */
  when: string;
  /** Empty when it was not said. */
  where: string;
  confidence: number;
  /** Whether somebody was to confirm it. */
  needsConfirmation: boolean;
  /** Whether it waits for somebody now. */
  open: boolean;
  source: { type: SourceType; id: string; subject: string };
  links: EntryLink[];
}

/** Another entry that came from the same message, or is about the same calendar event. */
export interface EntryLink {
  to: string;
  relation: 'same_message' | 'same_event';
}

/** The counts of the event graph. */
export interface EventGraphCounts {
  total: number;
  byType: Record<string, number>;
  /** Items that wait for somebody. */
  open: number;
  /** Those of them whose time is near. */
  blocking: number;
}

/** Number of links that an entry shows of each relation, newest first. */
const maxLinks = 20;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an `entry` waits for somebody. */
export const isOpenEntry = "entry.closed_at IS NULL AND (entry.needs_confirmation OR entry.type = 'coordination')";

const entries = `SELECT entry.id, entry.type, entry.created_at AS "createdAt", entry.what, entry.who, entry."when", entry."where",
    entry.confidence, entry.needs_confirmation AND (entry.confirmed_at IS NULL OR entry.closed_at IS NULL) AS "needsConfirmation", ${isOpenEntry} AS open,
    json_build_object('type', source.type, 'id', source.id, 'subject', source.subject) AS source
  FROM event_graph_entry entry JOIN knowledge_source source ON source.id = entry.source_id`;

const newestFirst = 'ORDER BY entry.created_at DESC, entry.id DESC';

const linksOf = (
  relation: string,
  column: string,
) => `SELECT entry.id AS "from", other.id AS "to", '${relation}' AS relation
  FROM event_graph_entry entry, LATERAL (SELECT id, created_at FROM event_graph_entry WHERE ${column} = entry.${column} AND id <> entry.id
    ORDER BY created_at DESC, id DESC LIMIT ${maxLinks}) other
  WHERE entry.id = ANY ($1)`;
const links = `${linksOf('same_message', 'message_id')} UNION ALL ${linksOf('same_event', 'calendar_event_id')}`;

/** The event graph. An entry that is open is of type `coordination` or unconfirmed, and not closed. */
export class EventGraphStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Entries from `since` on, newest first. */
  recent(since: Date, limit: number): Promise<EventGraphEntry[]> {
    return this.read(`${entries} WHERE entry.created_at >= $1 ${newestFirst} LIMIT $2`, [since, limit]);
  }

  /** Items that wait for somebody, newest first. */
  open(limit: number): Promise<EventGraphEntry[]> {
    return this.read(`${entries} WHERE ${isOpenEntry} ${newestFirst} LIMIT $1`, [limit]);
  }

  /**
   * Items that wait for somebody, the most urgent first: those that take place from `today` on, the earliest first; then
   * those of no known time, and last what is over, each newest first.
   */
  urgent(today: Date, limit: number): Promise<EventGraphEntry[]> {
    const byUrgency = `ORDER BY CASE WHEN entry.when_at >= $1 THEN 0 WHEN entry.when_at IS NULL THEN 1 ELSE 2 END,
      CASE WHEN entry.when_at >= $1 THEN entry.when_at END, entry.created_at DESC, entry.id DESC`;
    return this.read(`${entries} WHERE ${isOpenEntry} ${byUrgency} LIMIT $2`, [today, limit]);
  }

  /**
   * The counts. Blocking are open items that start from `now` to `until`, or at the beginning of `today`: those have no
   * time of day and are not over.
   */
  async counts({ now, until, today }: { now: Date; until: Date; today: Date }): Promise<EventGraphCounts> {
    const { rows } = await this.database.query<{ type: string; total: number; open: number; blocking: number }>(
      `SELECT entry.type, count(*)::int AS total, count(*) FILTER (WHERE ${isOpenEntry})::int AS open,
         count(*) FILTER (WHERE ${isOpenEntry} AND (entry.when_at BETWEEN $1 AND $2 OR entry.when_at = $3))::int AS blocking
       FROM event_graph_entry entry GROUP BY entry.type ORDER BY entry.type`,
      [now, until, today],
    );
    const sum = (of: 'total' | 'open' | 'blocking') => rows.reduce((all, row) => all + row[of], 0);
    return {
      total: sum('total'),
      byType: Object.fromEntries(rows.map(({ type, total }) => [type, total])),
      open: sum('open'),
      blocking: sum('blocking'),
    };
  }

  /** Closes an entry, once; null when there is none of this id. One that somebody confirms needs no confirmation while it stays closed. */
  async close(id: string, { confirmed } = { confirmed: false }): Promise<EventGraphEntry | null> {
    if (!uuid.test(id)) return null;
    await this.database.query(
      'UPDATE event_graph_entry SET closed_at = now(), confirmed_at = CASE WHEN $2 THEN now() END WHERE id = $1 AND closed_at IS NULL',
      [id, confirmed],
    );
    const [entry] = await this.read(`${entries} WHERE entry.id = $1`, [id]);
    return entry ?? null;
  }

  private async read(query: string, values: readonly unknown[]): Promise<EventGraphEntry[]> {
    const { rows } = await this.database.query<EventGraphEntry>(query, [...values]);
    const linked = await this.database.query<EntryLink & { from: string }>(links, [rows.map(({ id }) => id)]);
    const byEntry = new Map<string, EntryLink[]>(rows.map(({ id }) => [id, []]));
    for (const { from, ...link } of linked.rows) byEntry.get(from)?.push(link);
    return rows.map((entry) => ({ ...entry, links: byEntry.get(entry.id) ?? [] }));
  }
}

import type { components } from '../generated/contract-types.ts';
import { withOffset } from '../family-time.ts';
import type { EventGraphCounts, EventGraphEntry } from './event-graph-store-sql.ts';

type EntryBody = components['schemas']['EventGraphEntry'];
type StatsBody = components['schemas']['EventGraphStats'];

/** An entry as answers show it, times in the household's zone. */
export function presentEntry(
  { createdAt, when, where, needsConfirmation, open, source, ...entry }: EventGraphEntry,
  timeZone: string,
): EntryBody {
  return {
    ...entry,
    created_at: withOffset(createdAt, timeZone),
    when: when || null,
    where: where || null,
    needs_confirmation: needsConfirmation,
    status: open ? 'open' : 'closed',
    source: { kind: source.type, id: source.id, subject: source.subject || null },
  };
}

/** The counts as answers show them. */
export function presentCounts({ total, byType, open, blocking }: EventGraphCounts): StatsBody {
  return { total, by_type: byType, coordination_open: open, blocking };
}

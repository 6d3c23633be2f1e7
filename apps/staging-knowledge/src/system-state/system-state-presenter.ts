import type { Household } from '@homeroom/household';
import { presentCounts, presentEntry } from '../event-graph/entry-presenter.ts';
import type { EventGraphCounts } from '../event-graph/event-graph-store-sql.ts';
import { withOffset } from '../family-time.ts';
import type { components } from '../generated/contract-types.ts';
import type { EventGraphState } from './system-state-reader.ts';

type Schemas = components['schemas'];

const noCounts: EventGraphCounts = { total: 0, byType: {}, open: 0, blocking: 0 };

/**
 * The state as the contract shows it, with its fixed values, zeros and empty lists for what could not be read, and what is
 * measured next to it.
 */
export function presentSystemState(household: Household, state: EventGraphState): Schemas['SystemStateResponse'] {
  const { familyId, timezone, members, rules } = household;
  const { decisions, counts } = state;
  return {
    family: { family_id: familyId, member_count: members.length, rule_count: rules.length },
    members: members.map(presentMember),
    rules: rules.map(presentRule),
    routing_decisions: (decisions ?? []).map((entry) => presentEntry(entry, timezone)),
    telemetry: presentTelemetry(counts ?? noCounts),
    measured: presentMeasured(household, state),
  };
}

function presentMeasured(
  { timezone, members, rules }: Household,
  { entries, processing: { since, errors, times }, repair }: EventGraphState,
): Schemas['SystemMeasured'] {
  return {
    since: withOffset(since, timezone),
    errors,
    processing_time_ms: { p50: times?.p50 ?? null, p95: times?.p95 ?? null },
    confidence_distribution: entries?.confidence ?? { high: 0, medium: 0, low: 0 },
    search_index: { sources: repair.sources, missing: repair.missing },
    rules: rules.map(({ id }) => {
      const { entries: applied = 0, people = [] } = entries?.rules.get(id) ?? {};
      return { id, applied, members: members.filter(({ name }) => people.includes(name)).map((member) => member.id) };
    }),
  };
}

function presentMember({
  id,
  name,
  nickname,
  currentGrade,
  school,
  teacher,
  calendarColor,
}: Household['members'][number]): Schemas['SystemMember'] {
  return {
    id,
    name,
    nickname: nickname ?? 'no nickname',
    current_grade: currentGrade ?? 'N/A',
    school: school ?? '',
    teacher: teacher ?? '',
    calendar_color: calendarColor ?? 'blue',
    stats: { documents_routed: 0, avg_confidence: 0.9 },
  };
}

function presentRule({
  id,
  description,
  pattern,
  assignTo,
  confidence,
}: Household['rules'][number]): Schemas['SystemRule'] {
  return {
    id,
    description,
    pattern,
    assign_to: [...assignTo],
    confidence,
    status: 'active',
    last_triggered: '1970-01-01T00:00:00Z',
    trigger_count: 0,
  };
}

function presentTelemetry(counts: EventGraphCounts): Schemas['SystemTelemetry'] {
  const eventGraph = presentCounts(counts);
  return {
    total_documents: counts.total,
    auto_routed: counts.byType['calendar_event'] ?? 0,
    user_asked: counts.byType['coordination'] ?? 0,
    errors: 0,
    avg_processing_time_ms: 0,
    confidence_distribution: { high: 0, medium: 0, low: 0 },
    event_graph: eventGraph,
  };
}

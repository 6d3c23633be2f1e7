import type { Household } from '@homeroom/household';
import { formatInstant, type Zone } from '@homeroom/icalendar';
import { presentedCopies } from '../changes/copies-left.ts';
import { jsonResponse } from '../changes/change-http.ts';
import type { StoredResponse } from '../changes/change-result.ts';
import type { components } from '../generated/contract-types.ts';
import type { ConflictResult } from './conflict-result.ts';
import { hasCurrentOptions } from './conflict.ts';
import type { Conflict, ConflictOption, ConflictSide, FrozenOptions } from './conflict.ts';
import { orderOfActions } from './order-of-actions.ts';

type ConflictBody = components['schemas']['Conflict'];
type ResolutionResponse = components['schemas']['ConflictResolutionResponse'];

/** Writes conflicts as the contract has them. */
export class ConflictPresenter {
  private readonly zone: Zone;
  private readonly members: Household['members'];

  constructor(zone: Zone, { members }: Pick<Household, 'members'>) {
    this.zone = zone;
    this.members = members;
  }

  /** Makes the response to an acknowledgement or a resolution. */
  present(result: ConflictResult): StoredResponse {
    const conflict = this.conflict(result.conflict);
    if (result.type === 'acknowledged') return jsonResponse(200, conflict);
    const body: ResolutionResponse =
      result.type === 'failed'
        ? { status: 'failed', conflict, reason: result.reason }
        : {
            status: result.type === 'resolved' ? 'resolved' : 'already_resolved',
            conflict,
            ...presentedCopies(result.copiesLeft, this.zone),
          };
    return jsonResponse(200, body);
  }

  conflict(conflict: Conflict): ConflictBody {
    const {
      id,
      detectedAt,
      first,
      second,
      overlapMinutes,
      shared,
      status,
      nagCount,
      resolution,
      optionsRevision,
      nextAlertAt,
      alertError,
    } = conflict;
    return {
      id,
      detected_at: this.time(detectedAt),
      event1: this.event(first),
      event2: this.event(second),
      overlap_minutes: overlapMinutes,
      ...(shared && { shared: [...shared] }),
      status,
      nag_count: nagCount,
      ...(resolution && {
        resolution: {
          action: resolution.action,
          choice: resolution.choice,
          executed_at: this.time(resolution.executedAt),
        },
      }),
      ...(hasCurrentOptions(conflict) && {
        options: this.options(conflict, conflict.options),
        options_revision: optionsRevision,
      }),
      alerts: { sent: nagCount, next_at: nextAlertAt && this.time(nextAlertAt), last_error: alertError },
    };
  }

  /** Options in the order in which they help. */
  private options({ shared }: Conflict, { options }: FrozenOptions): NonNullable<ConflictBody['options']> {
    const actions = orderOfActions(shared, this.members);
    return Object.fromEntries(actions.map((action) => [action, shownOptions(options[action])])) as NonNullable<
      ConflictBody['options']
    >;
  }

  private event({ summary, start, end }: ConflictSide): ConflictBody['event1'] {
    return { summary, start: formatInstant(start, this.zone), end: formatInstant(end, this.zone) };
  }

  private time(at: Date): string {
    return formatInstant(at.getTime(), this.zone);
  }
}

/** Options as the contract's extension has them, without their changes. */
export function shownOptions(options: readonly ConflictOption[]): { index: number; description: string }[] {
  return options.map(({ index, description }) => ({ index, description }));
}

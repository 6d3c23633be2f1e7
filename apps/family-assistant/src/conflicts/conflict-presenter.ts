import { formatInstant, type Zone } from '@homeroom/icalendar';
import { jsonResponse } from '../changes/change-http.ts';
import type { StoredResponse } from '../changes/change-result.ts';
import type { components } from '../generated/contract-types.ts';
import type { ConflictResult } from './conflict-result.ts';
import { hasCurrentOptions } from './conflict.ts';
import type { Conflict, ConflictOption, ConflictOptions, ConflictSide } from './conflict.ts';

type ConflictBody = components['schemas']['Conflict'];
type ResolutionResponse = components['schemas']['ConflictResolutionResponse'];

/** Writes conflicts as the contract has them. */
export class ConflictPresenter {
  private readonly zone: Zone;

  constructor(zone: Zone) {
    this.zone = zone;
  }

  /** Makes the response to an acknowledgement or a resolution. */
  present(result: ConflictResult): StoredResponse {
    const conflict = this.conflict(result.conflict);
    if (result.type === 'acknowledged') return jsonResponse(200, conflict);
    const body: ResolutionResponse =
      result.type === 'failed'
        ? { status: 'failed', conflict, reason: result.reason }
        : { status: result.type === 'resolved' ? 'resolved' : 'already_resolved', conflict };
    return jsonResponse(200, body);
  }

  conflict(conflict: Conflict): ConflictBody {
    const {
      id,
      detectedAt,
      first,
      second,
      overlapMinutes,
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
        options: optionsBody(conflict.options.options),
        options_revision: optionsRevision,
      }),
      alerts: { sent: nagCount, next_at: nextAlertAt && this.time(nextAlertAt), last_error: alertError },
    };
  }

  private event({ summary, start, end }: ConflictSide): ConflictBody['event1'] {
    return { summary, start: formatInstant(start, this.zone), end: formatInstant(end, this.zone) };
  }

  private time(at: Date): string {
    return formatInstant(at.getTime(), this.zone);
  }
}

/** Options as the contract's extension has them, without their changes. */
export function optionsBody(options: ConflictOptions): NonNullable<ConflictBody['options']> {
  const shown = (all: readonly ConflictOption[]) => all.map(({ index, description }) => ({ index, description }));
  return { split: shown(options.split), reassign: shown(options.reassign), reschedule: shown(options.reschedule) };
}

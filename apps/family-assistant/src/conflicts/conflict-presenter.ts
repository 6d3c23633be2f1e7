import { type Zone, formatInstant } from '@homeroom/icalendar';
import type { components } from '../generated/contract-types.ts';
import type { Conflict, ConflictOption, ConflictOptions, ConflictSide, Resolution } from './conflict.ts';

export type ConflictBody = components['schemas']['Conflict'];
type ResolutionBody = components['schemas']['ConflictResolutionResult'];

/** Writes conflicts as the contract has them. */
export class ConflictPresenter {
  private readonly zone: Zone;

  constructor(zone: Zone) {
    this.zone = zone;
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
      options,
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
      ...(resolution && { resolution: this.resolution(resolution) }),
      ...(options && { options: optionsBody(options.options) }),
      alerts: { sent: nagCount, next_at: nextAlertAt && this.time(nextAlertAt), last_error: alertError },
    };
  }

  resolution({ action, choice, executedAt }: Resolution): ResolutionBody {
    return { action, choice, executed_at: this.time(executedAt) };
  }

  private event({ summary, start, end }: ConflictSide): ConflictBody['event1'] {
    return { summary, start: formatInstant(start, this.zone), end: formatInstant(end, this.zone) };
  }

  private time(at: Date): string {
    return formatInstant(at.getTime(), this.zone);
  }
}

/** Options as the contract's extension has them: what they change stays here. */
export function optionsBody(options: ConflictOptions): NonNullable<ConflictBody['options']> {
  const shown = (all: readonly ConflictOption[]) => all.map(({ index, description }) => ({ index, description }));
  return { split: shown(options.split), reassign: shown(options.reassign), reschedule: shown(options.reschedule) };
}

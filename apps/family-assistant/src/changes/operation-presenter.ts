import {
  cancelEvent,
  formatInstant,
  parseEditableObject,
  serializeObject,
  toJcal,
  type Zone,
} from '@homeroom/icalendar';
import type { components } from '../generated/contract-types.ts';
import { objectsOf, type Operation } from './operation.ts';

type OperationBody = components['schemas']['Operation'];
type State = { ics: string; jcal: unknown[] };

/** Writes operations as the contract has them. */
export class OperationPresenter {
  private readonly zone: Zone;
  private readonly undoTtlMs: number;

  constructor(zone: Zone, undoTtlMs: number) {
    this.zone = zone;
    this.undoTtlMs = undoTtlMs;
  }

  /** @param revertible whether the state of its event allows an undo or a redo; not called when it is too late for both */
  operation(operation: Operation, now: Date, revertible: () => boolean = () => true): OperationBody {
    const until = operation.executedAt.getTime() + this.undoTtlMs;
    const open = now.getTime() <= until && revertible();
    return {
      id: operation.id,
      type: operation.type,
      summary: operation.summary,
      executed_at: formatInstant(operation.executedAt.getTime(), this.zone),
      reversible_until: formatInstant(until, this.zone),
      can_undo: open && !operation.undone,
      ...(operation.senderId !== null && { sender_id: operation.senderId }),
      ...this.snapshot(operation),
      undone: operation.undone,
      can_redo: open && operation.undone,
    };
  }

  /** Empty once the texts are no longer kept. */
  private snapshot(operation: Operation): Pick<OperationBody, 'snapshot'> {
    const { eventId, newIcs, previousIcs, executedAt } = operation;
    if (newIcs === null && previousIcs === null) return {};
    const ics =
      newIcs ?? serializeObject(cancelEvent(parseEditableObject(previousIcs ?? '', this.zone), executedAt)).ics;
    return {
      snapshot: {
        event_id: eventId,
        event_ids: objectsOf(operation).map((object) => object.eventId),
        previous_state: stateOf(previousIcs),
        new_state: { ics, jcal: toJcal(ics) },
      },
    };
  }
}

function stateOf(ics: string | null): State | null {
  return ics === null ? null : { ics, jcal: toJcal(ics) };
}

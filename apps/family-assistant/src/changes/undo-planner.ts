import { ForbiddenError, InvalidRequestError } from '@homeroom/errors';
import { meansTheSame, parseEditableObject, serializeObject, type Zone } from '@homeroom/icalendar';
import { EventChangedError } from './change-errors.ts';
import { edited } from './edited.ts';
import type { Plan } from './change-planner.ts';
import type { ChangeTransaction } from './change-store.ts';
import type { ListedOperation } from './operation.ts';

/** An undo or redo, and who asks for it. */
export interface Reverting {
  action: 'undo' | 'redo';
  operationId: string;
  senderId: string | null;
  /** Whether the requester may revert changes without a sender: true for anyone who holds the bot token. */
  ownsUnsigned: boolean;
}

/**
 * Whether an operation can be undone, or redone when it is undone, by the state of its event: no later change of
 * the event stands, and the event means what it meant after the change (for a redo, before it).
 */
export function isRevertible({
  undone,
  previousIcs,
  newIcs,
  superseded,
  currentIcs,
}: Pick<ListedOperation, 'undone' | 'previousIcs' | 'newIcs' | 'superseded' | 'currentIcs'>): boolean {
  return !superseded && meansTheSame(currentIcs, undone ? previousIcs : newIcs);
}

/**
 * Plans the undo or redo of an operation by its original sender. No budget refuses an earlier state; reads leave out
 * what no longer fits.
 */
export async function planRevert(
  transaction: Pick<ChangeTransaction, 'operation' | 'lock' | 'object' | 'hasNewer'>,
  { action, operationId, senderId, ownsUnsigned }: Reverting,
  { familyZone, undoTtlMs }: { familyZone: Zone; undoTtlMs: number },
): Promise<Plan> {
  const known = await transaction.operation(operationId);
  if (!known) return { kind: 'result', result: { type: 'operationNotFound' } };
  const isTheirs = known.senderId === null ? ownsUnsigned : known.senderId === senderId;
  if (!isTheirs) throw new ForbiddenError('Only the sender of a change can undo or redo it.', 'not_original_sender');
  const at = await transaction.lock(known.senderId, known.calendarId);
  // Read again under the lock: another request may have pushed it out or reverted it.
  const operation = await transaction.operation(operationId);
  if (!operation) return { kind: 'result', result: { type: 'operationNotFound' } };
  const { calendarId, uid, undone, previousIcs, newIcs } = operation;
  const object = await transaction.object(calendarId, uid);
  if (action === 'undo' && undone) return { kind: 'result', result: { type: 'alreadyUndone', operation, object } };
  if (action === 'redo' && !undone)
    throw new InvalidRequestError(['This change is not undone, so there is nothing to redo.']);
  if (at.getTime() - operation.executedAt.getTime() > undoTtlMs)
    return { kind: 'result', result: { type: 'operationExpired' } };
  const superseded = await transaction.hasNewer(operation);
  if (!isRevertible({ ...operation, superseded, currentIcs: object?.ics ?? null }))
    throw new EventChangedError(
      'The event was changed since, so this change cannot be undone or redone. Undo the later change first.',
    );
  const to = action === 'undo' ? previousIcs : newIcs;
  const restored = to === null ? null : parseEditableObject(to, familyZone);
  const after = restored && edited(() => serializeObject(restored));
  return {
    kind: 'change',
    at,
    change: {
      write: { calendarId, uid, before: object, after, href: object?.href ?? operation.href },
      completion: { kind: 'mark', operation, undone: action === 'undo' },
    },
  };
}

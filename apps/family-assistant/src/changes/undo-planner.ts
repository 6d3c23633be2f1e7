import { ForbiddenError, InvalidRequestError } from '@homeroom/errors';
import { meansTheSame, parseEditableObject, serializeObject, type Zone } from '@homeroom/icalendar';
import { EventChangedError } from './change-errors.ts';
import { edited } from './edited.ts';
import type { Plan } from './change-planner.ts';
import type { ChangeTransaction } from './change-store.ts';
import { calendarsOf, type FoundObject, type ObjectWrite } from './change.ts';
import { objectsOf, type ListedOperation, type Operation, type OperationObject } from './operation.ts';

/** An undo or redo, and who asks for it. */
export interface Reverting {
  action: 'undo' | 'redo';
  operationId: string;
  senderId: string | null;
  /** Whether the requester may revert changes without a sender: true for anyone who holds the bot token. */
  ownsUnsigned: boolean;
}

/**
 * Whether an operation can be undone, or redone when it is undone, by the state of its events: no later change of
 * one of them stands, and each means what it meant after the change (for a redo, before it).
 */
export function isRevertible(operation: Omit<ListedOperation, 'executedAt'>): boolean {
  const { undone, superseded, currentIcs } = operation;
  const expected = objectsOf(operation).map(({ previousIcs, newIcs }) => (undone ? previousIcs : newIcs));
  return !superseded && expected.every((ics, index) => meansTheSame(currentIcs[index] ?? null, ics));
}

/**
 * Plans the undo or redo of an operation by its original sender. No budget refuses an earlier state; reads leave out
 * what no longer fits.
 * @param known the operation as it was before the transaction; its sender and objects never change
 */
export async function planRevert(
  transaction: Pick<ChangeTransaction, 'operation' | 'mentionObjectsOf' | 'lock' | 'object' | 'hasNewer'>,
  known: Operation | null,
  { action, operationId, senderId, ownsUnsigned }: Reverting,
  { familyZone, undoTtlMs }: { familyZone: Zone; undoTtlMs: number },
): Promise<Plan> {
  if (!known) return { kind: 'result', result: { type: 'operationNotFound' } };
  transaction.mentionObjectsOf(known);
  const isTheirs = known.senderId === null ? ownsUnsigned : known.senderId === senderId;
  if (!isTheirs) throw new ForbiddenError('Only the sender of a change can undo or redo it.', 'not_original_sender');
  // Read again under the locks: another request may have pushed it out or reverted it.
  const [times, operation, objects, superseded] = await Promise.all([
    Promise.all(calendarsOf(objectsOf(known)).map((calendarId) => transaction.lock(known.senderId, calendarId))),
    transaction.operation(operationId),
    Promise.all(objectsOf(known).map(({ calendarId, uid }) => transaction.object(calendarId, uid))),
    transaction.hasNewer(known),
  ]);
  const at = times.at(-1) ?? new Date(0);
  if (!operation) return { kind: 'result', result: { type: 'operationNotFound' } };
  const isUndo = action === 'undo';
  const [object = null] = objects;
  if (isUndo && operation.undone) return { kind: 'result', result: { type: 'alreadyUndone', operation, object } };
  if (!isUndo && !operation.undone)
    throw new InvalidRequestError(['This change is not undone, so there is nothing to redo.']);
  if (at.getTime() - operation.executedAt.getTime() > undoTtlMs)
    return { kind: 'result', result: { type: 'operationExpired' } };
  const currentIcs = objects.map((current) => current?.ics ?? null);
  if (!isRevertible({ ...operation, superseded, currentIcs }))
    throw new EventChangedError(
      isUndo
        ? 'The event was changed since, so this change cannot be undone. Undo the later change first.'
        : 'The event is no longer as it was before this change, so the change cannot be redone.',
    );
  const [write, ...further] = objectsOf(operation).map((object, index) =>
    restoring(object, isUndo, objects[index] ?? null, familyZone),
  ) as [ObjectWrite, ...ObjectWrite[]];
  return { kind: 'change', at, change: { write, further, completion: { kind: 'mark', operation, undone: isUndo } } };
}

/** Writes an object as it was before the operation, for a redo as it was after. */
function restoring(
  { calendarId, uid, previousIcs, newIcs, href }: OperationObject,
  isUndo: boolean,
  before: FoundObject | null,
  familyZone: Zone,
): ObjectWrite {
  const to = isUndo ? previousIcs : newIcs;
  const restored = to === null ? null : parseEditableObject(to, familyZone);
  const after = restored && edited(() => serializeObject(restored));
  return { calendarId, uid, before, after, href: before?.href ?? href };
}

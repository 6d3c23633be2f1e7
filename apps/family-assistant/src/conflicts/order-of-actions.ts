import { childIds, type Household } from '@homeroom/household';
import type { Conflict, ResolutionAction } from './conflict.ts';

/**
 * The actions in the order in which they help: a child who is needed twice needs another time, an adult who is needed
 * twice somebody else, and otherwise two adults go.
 */
export function orderOfActions(
  shared: Conflict['shared'],
  members: Household['members'],
): readonly [ResolutionAction, ...ResolutionAction[]] {
  if (!shared?.length) return ['split', 'reassign', 'reschedule'];
  const children = childIds(members);
  return shared.some((id) => children.has(id))
    ? ['reschedule', 'reassign', 'split']
    : ['reassign', 'split', 'reschedule'];
}

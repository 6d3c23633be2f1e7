import type { Household } from '@homeroom/household';
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
  const isChild = (id: string) => members.some((member) => member.id === id && member.role === 'child');
  return shared.some(isChild) ? ['reschedule', 'reassign', 'split'] : ['reassign', 'split', 'reschedule'];
}

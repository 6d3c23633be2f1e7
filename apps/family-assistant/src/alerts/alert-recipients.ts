import type { Household } from '@homeroom/household';
import { nobody } from './alert-message.ts';
import type { AlertKind } from './alert-text.ts';

/**
 * The chat that a message goes to: direct messages to the designated parent, or if that one has no messenger to the
 * first parent who has; all others to the group, or without one where direct messages go. `nobody` when there is none.
 */
export function chatOf(kind: AlertKind, { groupChatId, members }: Pick<Household, 'groupChatId' | 'members'>): string {
  const parents = members.filter(({ role, messengerUserId }) => role === 'parent' && messengerUserId !== null);
  const parent = parents.find(({ designated }) => designated) ?? parents[0];
  const direct = parent?.messengerUserId ?? nobody;
  return kind === 'direct' ? direct : (groupChatId ?? direct);
}

import type { Household } from '@homeroom/household';

/** The chat of messages that are recorded and reach nobody. */
export const nobody = '';

/** The chat of the designated parent, or if that one has no messenger of the first parent who has; `nobody` without any. */
export function directChat({ members }: Pick<Household, 'members'>): string {
  const parents = members.filter(({ role, messengerUserId }) => role === 'parent' && messengerUserId !== null);
  const parent = parents.find(({ designated }) => designated) ?? parents[0];
  return parent?.messengerUserId ?? nobody;
}

/** The chat of the group, or without one where direct messages go. */
export function groupChat(household: Pick<Household, 'groupChatId' | 'members'>): string {
  return household.groupChatId ?? directChat(household);
}

/**
 * The chats of a message to the members whom it concerns, the parents, the group or one member; without any the chat of
 * `directChat`.
 */
export function chatsOf(
  household: Pick<Household, 'groupChatId' | 'members'>,
  to: string,
  concerned: readonly string[],
): string[] {
  if (to === 'group') return [groupChat(household)];
  const receivers = household.members.filter(({ id, role }) => {
    if (to === 'concerned') return concerned.includes(id);
    return to === 'parents' ? role === 'parent' : id === to;
  });
  const chats = receivers.flatMap(({ messengerUserId }) => messengerUserId ?? []);
  return chats.length > 0 ? [...new Set(chats)] : [directChat(household)];
}

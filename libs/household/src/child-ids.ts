import type { Member } from './household.ts';

/** Ids of the members who are children. */
export function childIds(members: readonly Pick<Member, 'id' | 'role'>[]): ReadonlySet<string> {
  return new Set(members.filter(({ role }) => role === 'child').map(({ id }) => id));
}

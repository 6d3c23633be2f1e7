import type { Member } from './household.ts';

/** The first word of a name: "Ana" of "Ana Rivera". */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

/** Names by which a member is called: the first name, the nickname and the aliases. */
export function shortNames({ name, nickname, aliases }: Pick<Member, 'name' | 'nickname' | 'aliases'>): string[] {
  return [firstName(name), ...(nickname === null ? [] : [nickname]), ...aliases];
}

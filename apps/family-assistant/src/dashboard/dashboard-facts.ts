import { neutralColor, whoIsWho, type Household } from '@homeroom/household';
import type { DashboardUser } from '../access/access-security.ts';
import type { NameOfCalendar } from '../calendar/calendar-sources.ts';

/** Facts about the household embedded in the page; no addresses. */
export interface DashboardFacts {
  /** The IANA zone in which days begin and end. */
  time_zone: string;
  /** Signed-in user; `member_id` is null for a user missing from the family file. */
  user: { messenger_user_id: string; member_id: string | null; name: string };
  /** In the household's order; `name` is what `who` of events says, `color` that of their events. */
  members: { id: string; name: string; nickname: string | null; role: string; color: string }[];
  /** The colour of events that concern nobody in particular. */
  neutral_color: string;
  calendars: { id: string; name: string; kind: 'local' | 'mirrored' | 'subscribed'; owner: string | null }[];
  /** Days ahead checked for overlaps. */
  conflict_days: number;
  /** Path of the page's calls, relative to the page. */
  calls: string;
}

/** Facts from outside the household. */
export interface FactSources {
  user: DashboardUser;
  conflictDays: number;
  nameOf: NameOfCalendar;
  calls: string;
}

/** Builds the facts for the signed-in user. */
export function dashboardFacts(
  household: Household,
  { user: { messengerUserId }, conflictDays, nameOf, calls }: FactSources,
): DashboardFacts {
  const { colorOf } = whoIsWho(household);
  const { timezone, members, calendars } = household;
  const user = members.find((member) => member.messengerUserId === messengerUserId);
  return {
    time_zone: timezone,
    user: { messenger_user_id: messengerUserId, member_id: user?.id ?? null, name: user?.nickname ?? user?.name ?? '' },
    members: members.map((member) => ({
      id: member.id,
      name: member.name,
      nickname: member.nickname,
      role: member.role,
      color: colorOf(member),
    })),
    neutral_color: neutralColor,
    calendars: calendars.map(({ id, kind, owner }) => ({ id, name: nameOf(id), kind, owner })),
    conflict_days: conflictDays,
    calls,
  };
}

/** Writes JSON for a script element: nothing in it can end the element or begin a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

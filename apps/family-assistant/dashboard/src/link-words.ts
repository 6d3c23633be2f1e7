import type { DashboardFacts, SharedLink } from './contract.ts';
import { peopleOf } from './people.ts';
import { pastDayWords } from './letter-words.ts';
import { titleWords, type Speech } from './words.ts';

type Family = Pick<DashboardFacts, 'members' | 'calendars'>;

/** Name of a link for use in a sentence. */
export function linkName({ label }: Pick<SharedLink, 'label'>): string {
  return label ? titleWords(label) : 'Link without a name';
}

/** "Maya and Leo · next 14 days · times only"; "Everything" without a scope. */
export function scopeWords(scope: SharedLink['scope'], family: Family): string {
  if (!scope) return 'Everything';
  const people = peopleOf(family);
  const named = (id: string) => people[family.members.findIndex((member) => member.id === id)]?.label ?? id;
  const { who, calendars, days, detail } = scope;
  const calendarNames = calendars?.map((id) =>
    titleWords(family.calendars.find((calendar) => calendar.id === id)?.name ?? id),
  );
  return [
    who ? listed(who.map(named)) : 'Everybody',
    ...(calendarNames ? [`${calendarNames.length === 1 ? 'calendar' : 'calendars'} ${listed(calendarNames)}`] : []),
    ...(days === null ? [] : [days === 1 ? 'next 24 hours' : `next ${days} days`]),
    ...(detail === 'times' ? ['times only'] : []),
  ].join(' · ');
}

/** "Used yesterday · shared Friday, October 9". */
export function usedWords(
  { last_used: lastUsed, made }: Pick<SharedLink, 'last_used' | 'made'>,
  speech: Speech,
): string {
  return `${lastUsed ? `Used ${pastDayWords(lastUsed, speech)}` : 'Never used'} · shared ${pastDayWords(made, speech)}`;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}

import type { CalendarEvent, DashboardFacts } from './contract.ts';

/** What the legend can show or hide: a member, or what concerns nobody in particular. */
export interface Person {
  /** As events name them; empty for nobody in particular. */
  name: string;
  label: string;
  color: string;
}

/** By place in the household; each at least 5:1 against white text. */
const palette = ['#1a66c2', '#b4530a', '#1b7a43', '#8a3fb5', '#0b7480', '#c2255c', '#6f6a00', '#546274'] as const;
const nobodyColor = '#546274';

/** The people of the legend, nobody in particular last. */
export function peopleOf({ members }: Pick<DashboardFacts, 'members'>): Person[] {
  const people = members.map(({ name, nickname }, place) => ({ name, label: nickname ?? name.split(/\s+/)[0] ?? name, color: palette[place % palette.length] ?? nobodyColor }));
  return [...people, { name: '', label: 'Everybody', color: nobodyColor }];
}

/** Whom an event is shown for; nobody in particular when it names no member. */
export function personOf({ who = [] }: CalendarEvent, people: readonly Person[]): Person {
  const found = people.find(({ name, label }) => name !== '' && (who.includes(name) || who.includes(label) || who.includes(name.split(/\s+/)[0] ?? name)));
  return found ?? people.at(-1) ?? { name: '', label: 'Everybody', color: nobodyColor };
}

/** Whether an event concerns somebody who is shown. */
export function isShown(event: CalendarEvent, people: readonly Person[], hidden: ReadonlySet<string>): boolean {
  const named = people.filter(({ name, label }) => name !== '' && event.who?.some((who) => who === name || who === label || who === name.split(/\s+/)[0]));
  return named.length === 0 ? !hidden.has('') : named.some(({ name }) => !hidden.has(name));
}

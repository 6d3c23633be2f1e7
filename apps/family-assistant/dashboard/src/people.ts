import type { CalendarEvent, DashboardFacts } from './contract.ts';

/** Legend entry: a member, or "nobody in particular". */
export interface Person {
  /** Name used by events; empty for nobody in particular. */
  name: string;
  label: string;
  /** The first letters of the label that distinguish this person from the others, at most three. */
  initial: string;
  color: string;
}

/** By position in the household; each has a contrast of at least 5:1 against white text. */
const palette = ['#1a66c2', '#b4530a', '#1b7a43', '#8a3fb5', '#0b7480', '#c2255c', '#6f6a00', '#546274'] as const;
const everybody: Person = { name: '', label: 'Everybody', initial: 'All', color: '#546274' };
const maxInitial = 3;

/** Returns the people of the legend, nobody in particular last. */
export function peopleOf({ members }: Pick<DashboardFacts, 'members'>): Person[] {
  const labels = members.map(({ name, nickname }) => nickname ?? firstName(name));
  const people = members.map(({ name }, place) => {
    const label = labels[place] ?? name;
    return {
      name,
      label,
      initial: initialOf(label, labels.toSpliced(place, 1)),
      color: palette[place % palette.length] ?? everybody.color,
    };
  });
  return [...people, everybody];
}

/** Returns the people an event is for, in the household's order; nobody in particular when it names no member. */
export function peopleIn({ who = [] }: Pick<CalendarEvent, 'who'>, people: readonly Person[]): Person[] {
  const named = people.filter(
    ({ name, label }) => name !== '' && [name, label, firstName(name)].some((one) => who.includes(one)),
  );
  return named.length > 0 ? named : [people.at(-1) ?? everybody];
}

/** Whether the event concerns a visible person. */
export function isShown(
  event: Pick<CalendarEvent, 'who'>,
  people: readonly Person[],
  hidden: ReadonlySet<string>,
): boolean {
  return peopleIn(event, people).some(({ name }) => !hidden.has(name));
}

function firstName(name: string): string {
  return name.split(/\s+/)[0] ?? name;
}

function initialOf(label: string, others: readonly string[]): string {
  const letters = Array.from(label);
  const isTaken = (start: string) => others.some((other) => other.toLowerCase().startsWith(start.toLowerCase()));
  const lengths = Array.from({ length: maxInitial }, (_, index) => index + 1);
  const length = lengths.find((count) => !isTaken(letters.slice(0, count).join(''))) ?? maxInitial;
  return letters.slice(0, length).join('');
}

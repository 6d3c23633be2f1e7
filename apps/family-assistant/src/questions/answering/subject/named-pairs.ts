import type { CalendarQuestion } from '../../calendar-question.ts';
import type { KnownEvent } from '../known-event.ts';
import { matchSubject } from './match-subject.ts';

/** Two events in the order of their starts. */
export type Pair = readonly [KnownEvent, KnownEvent];

/** Instances compared of each series. */
const maxInstances = 60;
/** Events compared in all, the next ones: each is compared with each other. */
const maxCompared = 240;

/** Two events of which each has a word of a question. */
export interface NamedPair {
  pair: Pair;
  /** Number of the question's words and persons that the two have. */
  said: number;
  /** Whether each has a word or a person that the other has not. */
  isOfBoth: boolean;
  /** Whether they have all of its words between them. */
  hasAll: boolean;
}

/** The pairs that have the most of what a question says. */
export function bestNamed(pairs: readonly NamedPair[]): Pair[] {
  const most = Math.max(...pairs.map(({ said }) => said));
  return pairs.filter(({ said }) => said === most).map(({ pair }) => pair);
}

/** Finds the pairs of events that have words of a question, by start: "taxes and Kai's practice". */
export function namedPairs(
  { subject, place, around, persons }: Pick<CalendarQuestion, 'subject' | 'place' | 'around' | 'persons'>,
  coming: readonly KnownEvent[],
): NamedPair[] {
  const stems = [...new Set([subject, place, around].flatMap((one) => one?.stems ?? []))];
  const withStem = stems.map((stem) => {
    const { events, quality } = matchSubject(coming, { text: stem, stems: [stem] });
    return new Set(quality === 'full' || quality === 'close' ? events : []);
  });
  const people = persons.kind === 'members' ? persons.ids : [];
  const told = coming
    .map((event) => ({
      event,
      words: stems.filter((_, at) => withStem[at]?.has(event)),
      people: event.memberIds.filter((id) => people.includes(id)),
    }))
    .filter(({ words }) => words.length > 0);
  const counts = new Map<string, number>();
  const compared = told
    .filter(({ event: { source } }) => {
      const count = (counts.get(source) ?? 0) + 1;
      counts.set(source, count);
      return count <= maxInstances;
    })
    .slice(0, maxCompared);
  return compared.flatMap((one, at) =>
    compared.slice(at + 1).map((other) => {
      const words = new Set([...one.words, ...other.words]);
      const said = words.size + new Set([...one.people, ...other.people]).size;
      return {
        pair: [one.event, other.event] as const,
        said,
        isOfBoth: [one, other].every((side) => said > side.words.length + side.people.length),
        hasAll: words.size === stems.length,
      };
    }),
  );
}

import { useRef, useState } from 'preact/hooks';
import { CallFailedError } from './calls.ts';
import type { Conflict, Operation } from './contract.ts';
import { forget, write, type Write } from './writes.ts';

/** What is seen when the page looks again; null what could not be read. */
export interface Seen {
  conflicts: readonly Conflict[] | null;
  operations: readonly Operation[] | null;
}

/** What something came to, in words; with the operation that it made, where the words stand only as long as that does. */
export interface Told {
  words: string;
  operationId?: string;
}

/** The last outcome of the whole page, and in which panel it is said. */
export type Outcome = (Told & { place: Place }) | null;

type Place = 'conflicts' | 'changes';

/** What a button does. */
export interface Deed<Body> extends Write {
  told: (answer: Body, seen: Seen) => Told;
  /** Whether it is seen to be done; null when that cannot be told. */
  isDone: (seen: Seen) => boolean | null;
  /** What is seen when it is done, and when it is not. */
  seenWords: readonly [done: string, notDone: string];
}

/** What deeds are done with. */
export interface DeedParts {
  outcome: Outcome;
  onOutcome: (outcome: Outcome) => void;
  lookAgain: () => Promise<Seen>;
}

/** Does what buttons say, one at a time, and says in one place what came of it. */
export function useDeeds(place: Place, { outcome, onOutcome, lookAgain }: DeedParts) {
  const [busy, setBusy] = useState<string | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const act = async <Body>(deed: Deed<Body>) => {
    const say = (told: Told) => onOutcome({ place, ...told });
    setBusy(deed.about);
    try {
      say(await outcomeOf(deed, lookAgain, say));
    } finally {
      setBusy(null);
      // What was said is drawn by then.
      setTimeout(() => said.current?.focus());
    }
  };
  return { act, busy, said, words: outcome?.place === place ? outcome.words : null };
}

/** Of a failure it is said at once what is known, for looking again may take its time. */
async function outcomeOf<Body>(
  deed: Deed<Body>,
  lookAgain: () => Promise<Seen>,
  say: (told: Told) => void,
): Promise<Told> {
  try {
    const answer = await write<Body>(deed);
    return deed.told(answer, await lookAgain());
  } catch (error) {
    const { message, outcome } =
      error instanceof CallFailedError ? error : new CallFailedError('That did not work.', 0, null, 'unknown');
    const isInDoubt = outcome === 'unknown';
    const known = { words: `${message} ${isInDoubt ? 'Looking what became of it …' : 'Nothing was changed.'}` };
    say(known);
    const seen = await lookAgain();
    return isInDoubt ? { words: `${message} ${seenInDoubt(deed, seen)}` } : known;
  }
}

function seenInDoubt<Body>({ about, isDone, seenWords: [done, notDone] }: Deed<Body>, seen: Seen): string {
  const isSeenDone = isDone(seen);
  if (isSeenDone) {
    forget(about);
    return `The page looked again: ${done}`;
  }
  const found =
    isSeenDone === null ? 'It is not known whether that was done.' : `The page looked again: so far ${notDone}`;
  return `${found} You can press the same button again; it is never done twice.`;
}

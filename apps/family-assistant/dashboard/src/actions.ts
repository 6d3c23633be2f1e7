import { useRef, useState } from 'preact/hooks';
import { CallFailedError } from './calls.ts';
import type { Conflict, Operation, SharedLink } from './contract.ts';
import { forget, write, type Write } from './writes.ts';

/** State of the page after a refresh; null for what could not be read. */
export interface PageState {
  conflicts: readonly Conflict[] | null;
  operations: readonly Operation[] | null;
  /** Absent unless the action is about them. */
  links?: readonly SharedLink[] | null;
}

/** Message about an action; `operationId` names the operation it depends on, if any. */
export interface OutcomeMessage {
  words: string;
  operationId?: string;
}

/** Last outcome on the page, and the panel that shows it. */
export type Outcome = (OutcomeMessage & { place: Place }) | null;

type Place = 'conflicts' | 'changes' | 'letter' | 'find' | 'links';

/** Action of a button. */
export interface Action<Body> extends Write {
  describe: (answer: Body, seen: PageState) => OutcomeMessage;
  /** Whether the refreshed page shows the action as done; null when unknown. */
  isDone: (seen: PageState) => boolean | null;
  /** Messages for both cases of `isDone`. */
  seenMessages: readonly [done: string, notDone: string];
}

/** Runs an action; null when it failed. */
export type Act = <Body>(action: Action<Body>) => Promise<Body | null>;

/** Dependencies of `useActions`. */
export interface ActionDeps {
  outcome: Outcome;
  onOutcome: (outcome: Outcome) => void;
  refresh: () => Promise<PageState>;
}

/** Runs the actions of buttons, one at a time, and shows the outcome in one place. */
export function useActions(place: Place, { outcome, onOutcome, refresh }: ActionDeps) {
  const [busy, setBusy] = useState<string | null>(null);
  const outcomeRef = useRef<HTMLParagraphElement>(null);
  const act: Act = async <Body>(action: Action<Body>) => {
    const say = (message: OutcomeMessage) => onOutcome({ place, ...message });
    setBusy(action.about);
    try {
      const { answer, ...message } = await outcomeOf(action, refresh, say);
      say(message);
      return answer;
    } finally {
      setBusy(null);
      // The message is rendered by then.
      setTimeout(() => outcomeRef.current?.focus());
    }
  };
  return { act, busy, outcomeRef, words: outcome?.place === place ? outcome.words : null };
}

/** Reports a failure immediately, because refreshing may take a while. */
async function outcomeOf<Body>(
  action: Action<Body>,
  refresh: () => Promise<PageState>,
  say: (message: OutcomeMessage) => void,
): Promise<OutcomeMessage & { answer: Body | null }> {
  try {
    const answer = await write<Body>(action);
    return { ...action.describe(answer, await refresh()), answer };
  } catch (error) {
    const { message, outcome } =
      error instanceof CallFailedError ? error : new CallFailedError('That did not work.', 0, null, 'unknown');
    const isInDoubt = outcome === 'unknown';
    const known = { words: `${message} ${isInDoubt ? 'Checking whether it was done …' : 'Nothing was changed.'}` };
    say(known);
    const seen = await refresh();
    return { ...(isInDoubt ? { words: `${message} ${seenInDoubt(action, seen)}` } : known), answer: null };
  }
}

function seenInDoubt<Body>({ about, isDone, seenMessages: [done, notDone] }: Action<Body>, seen: PageState): string {
  const isSeenDone = isDone(seen);
  if (isSeenDone) {
    forget(about);
    return `The page looked again: ${done}`;
  }
  const found =
    isSeenDone === null ? 'It is not known whether that was done.' : `The page looked again: so far ${notDone}`;
  return `${found} You can press the same button again; it is never done twice.`;
}

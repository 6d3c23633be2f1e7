import { post, type Read } from './calls.ts';
import type { Operation, Undo } from './contract.ts';
import { useActions, type Act, type Action, type ActionDeps } from './actions.ts';
import { useNow, type Live } from './live.ts';
import { OutcomeLine } from './outcome-line.tsx';
import { takersOf, type Taker } from './takers.ts';
import { changeTimes, changeWords, copiesLeftWords, timeLeftWords, type Speech } from './words.ts';

/** Changes of the signed-in user, newest first. */
export type Changes = { operations?: Operation[] };

export interface RecentChangesProps {
  changes: Live<Changes>;
  speech: Speech;
  members: readonly Taker[];
  actions: ActionDeps;
}

type Revert = (action: 'undo' | 'redo', operation: Operation) => void;

/** Reads the changes; the call has no ETag, so it always returns them. */
export async function readChanges(path: string): Promise<Read<Changes>> {
  return { body: await post<Changes>(path, { action: 'list' }), etag: null };
}

/** Recent changes with undo and redo, and the time left for them. */
export function RecentChanges({ changes, speech, members, actions }: RecentChangesProps) {
  const nowMs = useNow(5_000).getTime();
  const { act, busy, outcomeRef, words } = useActions('changes', actions);
  const revert: Revert = (action, operation) => void act(reversal(action, operation));
  const operations = changes.body?.operations ?? [];
  return (
    <section class="card" aria-labelledby="changes-heading">
      <h2 id="changes-heading">Recent changes</h2>
      <OutcomeLine outcomeRef={outcomeRef} words={words} />
      {changes.body === null && <p class="secondary">{changes.failure ? 'Not available right now.' : 'Loading …'}</p>}
      {changes.body !== null && operations.length === 0 && (
        <p>You have changed nothing lately. What you change can be taken back here for a while.</p>
      )}
      <ul class="plain">
        {operations.map((operation) => (
          <Change
            key={operation.id}
            operation={operation}
            words={changeWords(operation, takersOf(operation, members))}
            speech={speech}
            nowMs={nowMs}
            isBusy={busy !== null}
            revert={revert}
          />
        ))}
      </ul>
    </section>
  );
}

/** Change that was just made, with its undo. */
export function MadeChange({
  operation,
  speech,
  isBusy,
  act,
}: {
  operation: Operation;
  speech: Speech;
  isBusy: boolean;
  act: Act;
}) {
  const nowMs = useNow(5_000).getTime();
  return (
    <ul class="plain">
      <Change
        operation={operation}
        words={changeWords(operation)}
        speech={speech}
        nowMs={nowMs}
        isBusy={isBusy}
        revert={(action) => void act(reversal(action, operation))}
      />
    </ul>
  );
}

/** Change with its state, and a button for undo or redo. */
function Change({
  operation,
  words,
  speech,
  nowMs,
  isBusy,
  revert,
}: {
  operation: Operation;
  words: string;
  speech: Speech;
  nowMs: number;
  isBusy: boolean;
  revert: Revert;
}) {
  const left = timeLeftWords(operation.reversible_until, nowMs);
  const button = (action: 'undo' | 'redo', label: string) => (
    <button
      type="button"
      disabled={isBusy}
      aria-label={`${label}: ${words}${operation.undone ? ', taken back' : ''}`}
      onClick={() => revert(action, operation)}
    >
      {label}
    </button>
  );
  return (
    <li class="change">
      <span>
        {words} <span class="line secondary">{changeTimes(operation, left, speech)}</span>
      </span>
      {left && operation.can_undo && !operation.undone && button('undo', 'Undo')}
      {left && operation.can_redo && button('redo', 'Redo')}
    </li>
  );
}

/** Undo or redo of a change. */
function reversal(action: 'undo' | 'redo', { id }: Operation): Action<Undo> {
  const isUndo = action === 'undo';
  return {
    about: id,
    path: '/undo',
    content: { action, operation_id: id },
    describe: ({ message = 'Done.', copies_left: copies }) => ({
      words: [message, ...copiesLeftWords(copies)].join(' '),
    }),
    isDone: ({ operations }) => {
      const undone = operations?.find((operation) => operation.id === id)?.undone;
      return undone === undefined ? null : undone === isUndo;
    },
    seenMessages: isUndo
      ? ['the change is taken back.', 'the change is not taken back.']
      : ['the change is made again.', 'the change is still taken back.'],
  };
}

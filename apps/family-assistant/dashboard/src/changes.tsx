import { post, type Read } from './calls.ts';
import type { Operation } from './contract.ts';
import { useDeeds, type Deed, type DeedParts } from './deeds.ts';
import { useNow, type Live } from './live.ts';
import { takersOf, type Taker } from './takers.ts';
import { changeTimes, changeWords, timeLeftWords, type Speech } from './words.ts';

/** The changes of whoever is signed in, newest first. */
export type Changes = { operations?: Operation[] };

/** What the panel needs. */
export interface RecentChangesProps {
  changes: Live<Changes>;
  speech: Speech;
  members: readonly Taker[];
  deeds: DeedParts;
}

type Revert = (action: 'undo' | 'redo', operation: Operation) => void;

/** Reads them; the call has no ETag, so they always come anew. */
export async function readChanges(path: string): Promise<Read<Changes>> {
  return { body: await post<Changes>(path, { action: 'list' }), etag: null };
}

/** The last changes with undo and redo, and how long that stays possible. */
export function RecentChanges({ changes, speech, members, deeds }: RecentChangesProps) {
  const nowMs = useNow(5_000).getTime();
  const { act, busy, said, words } = useDeeds('changes', deeds);
  const revert: Revert = (action, operation) => void act(reversal(action, operation));
  const operations = changes.body?.operations ?? [];
  return (
    <section class="card" aria-labelledby="changes-heading">
      <h2 id="changes-heading">Recent changes</h2>
      <p class="outcome" tabIndex={-1} ref={said} hidden={words === null}>
        {words}
      </p>
      {changes.body === null && <p class="secondary">{changes.failure ? 'Not known right now.' : 'Looking …'}</p>}
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

function reversal(action: 'undo' | 'redo', { id }: Operation): Deed<{ message?: string }> {
  const isUndo = action === 'undo';
  return {
    about: id,
    path: '/undo',
    content: { action, operation_id: id },
    told: ({ message }) => ({ words: message ?? 'Done.' }),
    isDone: ({ operations }) => {
      const undone = operations?.find((operation) => operation.id === id)?.undone;
      return undone === undefined ? null : undone === isUndo;
    },
    seenWords: isUndo
      ? ['the change is taken back.', 'the change is not taken back.']
      : ['the change is made again.', 'the change is still taken back.'],
  };
}

import { useRef, useState } from 'preact/hooks';
import { CallFailedError, post, type Read } from './calls.ts';
import type { Operation } from './contract.ts';
import { useNow, type Live } from './live.ts';
import { wallOf } from './wall-time.ts';
import { changeWords, timeLeftWords, type Speech } from './words.ts';

/** The changes of whoever is signed in, newest first. */
export type Changes = { operations?: Operation[] };

type Revert = (action: 'undo' | 'redo', operation: Operation) => Promise<void>;

/** Reads them; the call has no ETag, so they always come anew. */
export async function readChanges(path: string): Promise<Read<Changes>> {
  return { body: await post<Changes>(path, { action: 'list' }), etag: null };
}

/** The last changes with undo and redo, and how long that stays possible. */
export function RecentChanges({ changes, speech, onChanged }: { changes: Live<Changes>; speech: Speech; onChanged: () => Promise<unknown> }) {
  const nowMs = useNow(5_000).getTime();
  const [outcome, setOutcome] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const revert: Revert = async (action, { id }) => {
    setBusy(true);
    setOutcome(await post<{ message?: string }>('/undo', { action, operation_id: id }, crypto.randomUUID()).then(({ message }) => message ?? 'Done.', failureWords));
    await onChanged();
    setBusy(false);
    said.current?.focus();
  };
  const operations = changes.body?.operations ?? [];
  return (
    <section class="card" aria-labelledby="changes-heading">
      <h2 id="changes-heading">Recent changes</h2>
      <p class="outcome" tabIndex={-1} ref={said} hidden={outcome === null}>{outcome}</p>
      {changes.body === null && <p class="secondary">{changes.failure ? 'Not known right now.' : 'Looking …'}</p>}
      {changes.body !== null && operations.length === 0 && <p>You have changed nothing lately. What you change can be taken back here for ten minutes.</p>}
      <ul class="plain">
        {operations.map((operation) => <Change key={operation.id} operation={operation} speech={speech} nowMs={nowMs} isBusy={busy} revert={revert} />)}
      </ul>
    </section>
  );
}

function Change({ operation, speech, nowMs, isBusy, revert }: { operation: Operation; speech: Speech; nowMs: number; isBusy: boolean; revert: Revert }) {
  const left = timeLeftWords(operation.reversible_until, nowMs);
  const words = changeWords(operation);
  const button = (action: 'undo' | 'redo', label: string) => <button type="button" disabled={isBusy} aria-label={`${label}: ${words}`} onClick={() => void revert(action, operation)}>{label}</button>;
  return (
    <li class="change">
      <span>{words} <span class="secondary">at {speech.writing.time(wallOf(operation.executed_at))}{left ? `, ${left}` : ', settled'}</span></span>
      {left && operation.can_undo && !operation.undone && button('undo', 'Undo')}
      {left && operation.can_redo && button('redo', 'Redo')}
    </li>
  );
}

function failureWords(error: unknown): string {
  return `${error instanceof CallFailedError ? error.message : 'That did not work.'} Nothing was changed.`;
}

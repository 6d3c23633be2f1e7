import { useRef, useState } from 'preact/hooks';
import { CallFailedError, post, type Read } from './calls.ts';
import type { Operation } from './contract.ts';
import { useNow, type Live } from './live.ts';
import { wallOf } from './wall-time.ts';
import { changeWords, timeLeftWords, type Speech } from './words.ts';

/** The changes of whoever is signed in, newest first. */
export type Changes = { operations?: Operation[] };

/** Reads them; the call has no ETag, so they always come anew. */
export async function readChanges(path: string): Promise<Read<Changes>> {
  return { body: await post<Changes>(path, { action: 'list' }), etag: null };
}

/** The last changes with undo and redo, and how long that stays possible. */
export function RecentChanges({ changes, speech, onChanged }: { changes: Live<Changes>; speech: Speech; onChanged: () => Promise<unknown> }) {
  const now = useNow(5_000).getTime();
  const [outcome, setOutcome] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const act = async (action: 'undo' | 'redo', { id, summary }: Operation) => {
    setBusy(true);
    const words = action === 'undo' ? `${summary}: the change is taken back.` : `${summary}: the change is made again.`;
    setOutcome(await post('/undo', { action, operation_id: id }, crypto.randomUUID()).then(() => words, (error: unknown) => (error instanceof CallFailedError ? error.message : 'That did not work.')));
    await onChanged();
    setBusy(false);
    said.current?.focus();
  };
  const operations = changes.body?.operations ?? [];
  return (
    <section class="card" aria-labelledby="changes-heading">
      <h2 id="changes-heading">Recent changes</h2>
      <p class="outcome" role="status" tabIndex={-1} ref={said} hidden={outcome === null}>{outcome}</p>
      {changes.body === null && <p class="secondary">{changes.failure ? 'Not known right now.' : 'Looking …'}</p>}
      {changes.body !== null && operations.length === 0 && <p>You have changed nothing lately. What you change can be taken back here for ten minutes.</p>}
      <ul class="plain">
        {operations.map((operation) => {
          const left = timeLeftWords(operation.reversible_until, now);
          return (
            <li key={operation.id} class="change">
              <span dir="auto">{changeWords(operation)} <span class="secondary">at {speech.writing.time(wallOf(operation.executed_at))}{left ? `, ${left}` : ', settled'}</span></span>
              {left && operation.can_undo && !operation.undone && <button type="button" disabled={busy} aria-label={`Undo: ${changeWords(operation)}`} onClick={() => void act('undo', operation)}>Undo</button>}
              {left && operation.can_redo && <button type="button" disabled={busy} aria-label={`Redo: ${changeWords(operation)}`} onClick={() => void act('redo', operation)}>Redo</button>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { useRef, useState } from 'preact/hooks';
import { CallFailedError, post } from './calls.ts';
import type { Conflict, Resolution, ResolutionAction } from './contract.ts';
import type { Live } from './live.ts';
import { wallOf } from './wall-time.ts';
import { alertSentence, overlapSentence, type Speech } from './words.ts';

/** What the panel needs. */
export interface ConflictsProps {
  conflicts: Live<{ outstanding: Conflict[] }>;
  speech: Speech;
  /** Told after the calendar may have changed. */
  onChanged: () => Promise<unknown>;
}

const headings: Record<ResolutionAction, string> = { split: 'Each of you takes one', reassign: 'Somebody else takes one', reschedule: 'Move one' };
const actions = ['split', 'reassign', 'reschedule'] as const;

/** The overlaps that want a decision, each with what can be done about it; the outcome is said where it happened. */
export function Conflicts({ conflicts, speech, onChanged }: ConflictsProps) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const act = async (id: string, work: () => Promise<string>) => {
    setBusy(id);
    setOutcome(await work().catch((error: unknown) => (error instanceof CallFailedError ? `${error.message} Nothing was changed.` : 'That did not work. Nothing was changed.')));
    await onChanged();
    setBusy(null);
    said.current?.focus();
  };
  const open = conflicts.body?.outstanding ?? [];
  return (
    <section class="card" aria-labelledby="conflicts-heading">
      <h2 id="conflicts-heading">What collides</h2>
      <p class="outcome" role="status" tabIndex={-1} ref={said} hidden={outcome === null}>{outcome}</p>
      {conflicts.body === null && <p class="secondary">{conflicts.failure ? 'Not known right now.' : 'Looking …'}</p>}
      {conflicts.body !== null && open.length === 0 && <p>No overlaps in the next two weeks.</p>}
      <ul class="plain">
        {open.map((conflict) => (
          <ConflictItem key={conflict.id} conflict={conflict} speech={speech} isBusy={busy === conflict.id} act={(work) => act(conflict.id, work)} />
        ))}
      </ul>
    </section>
  );
}

function ConflictItem({ conflict, speech, isBusy, act }: { conflict: Conflict; speech: Speech; isBusy: boolean; act: (work: () => Promise<string>) => Promise<void> }) {
  const { id, status, event1, event2, options } = conflict;
  const { writing } = speech;
  return (
    <li class="conflict" aria-busy={isBusy}>
      <h3 dir="auto"><span class="mark" aria-hidden="true">⚠</span> {overlapSentence(conflict, speech)}</h3>
      {[event1, event2].map((event, place) => (
        <p key={place} class="secondary" dir="auto">{event.summary}: {writing.time(wallOf(event.start))} to {writing.time(wallOf(event.end))}</p>
      ))}
      <p class="secondary">{alertSentence(conflict, speech)}</p>
      {status === 'unacknowledged' && (
        <button type="button" disabled={isBusy} onClick={() => void act(() => acknowledge(id))}>We know, stop the alerts</button>
      )}
      {options && (
        <details>
          <summary>Settle it: {actions.reduce((sum, action) => sum + options[action].length, 0)} ways</summary>
          {actions.filter((action) => options[action].length > 0).map((action) => (
            <fieldset key={action} disabled={isBusy}>
              <legend>{headings[action]}</legend>
              {options[action].map(({ index, description }) => (
                <button key={index} type="button" class="option" onClick={() => void act(() => resolve(id, action, index, description))}>{description}</button>
              ))}
            </fieldset>
          ))}
        </details>
      )}
    </li>
  );
}

async function acknowledge(id: string): Promise<string> {
  await post(`/conflicts/${id}/acknowledge`, undefined, crypto.randomUUID());
  return 'Noted: no more alerts about this overlap. It stays here until you settle it.';
}

async function resolve(id: string, action: ResolutionAction, index: number, description: string): Promise<string> {
  const { status, reason } = await post<Resolution>(`/conflicts/${id}/resolve`, { resolution_action: action, choice_index: index, executed: true }, crypto.randomUUID());
  if (status === 'failed') return `${reason ?? 'The calendar could not be changed.'} Nothing was changed; choose again.`;
  if (status === 'already_resolved') return 'Somebody settled this before you. The calendar is as they chose.';
  return `Done: ${description}. You can take it back for ten minutes under “Recent changes”.`;
}

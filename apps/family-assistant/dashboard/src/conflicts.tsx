import { useRef, useState } from 'preact/hooks';
import { CallFailedError, post } from './calls.ts';
import type { Conflict, Resolution, ResolutionAction } from './contract.ts';
import type { Live } from './live.ts';
import { alertSentence, optionWords, overlapSentence, overlapTimes, type Speech } from './words.ts';

/** What the panel needs. */
export interface ConflictsProps {
  conflicts: Live<{ outstanding: Conflict[] }>;
  speech: Speech;
  /** Told after the calendar may have changed. */
  onChanged: () => Promise<unknown>;
}

type Act = (work: () => Promise<string>) => Promise<void>;

const headings: Record<ResolutionAction, string> = { split: 'Each of you takes one', reassign: 'Somebody else takes one', reschedule: 'Move one' };
const actions = ['split', 'reassign', 'reschedule'] as const;
/** How many are there at once, so that the panel stays short. */
const shownFirst = 3;

/** The overlaps that want a decision, each with what can be done about it; the outcome is said where it happened. */
export function Conflicts({ conflicts, speech, onChanged }: ConflictsProps) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const act = async (id: string, work: () => Promise<string>) => {
    setBusy(id);
    setOutcome(await work().catch((error: unknown) => (error instanceof CallFailedError ? `${error.message} Nothing was changed.` : 'That did not work. Nothing was changed.')));
    await onChanged();
    setBusy(null);
    said.current?.focus();
  };
  const open = conflicts.body?.outstanding ?? [];
  const shown = showsAll ? open : open.slice(0, shownFirst);
  return (
    <section class="card" aria-labelledby="conflicts-heading">
      <h2 id="conflicts-heading" tabIndex={-1}>What collides</h2>
      <p class="outcome" tabIndex={-1} ref={said} hidden={outcome === null}>{outcome}</p>
      {conflicts.body === null && <p class="secondary">{conflicts.failure ? 'Not known right now.' : 'Looking …'}</p>}
      {conflicts.body !== null && open.length === 0 && <p>No overlaps in the next two weeks.</p>}
      <ul class="plain">
        {shown.map((conflict) => (
          <ConflictItem key={conflict.id} conflict={conflict} speech={speech} isBusy={busy === conflict.id} act={(work) => act(conflict.id, work)} />
        ))}
      </ul>
      {open.length > shownFirst && (
        <button type="button" class="more" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>{showsAll ? 'Show fewer' : `Show ${open.length - shownFirst} more`}</button>
      )}
    </section>
  );
}

function ConflictItem({ conflict, speech, isBusy, act }: { conflict: Conflict; speech: Speech; isBusy: boolean; act: Act }) {
  const { id, status, options } = conflict;
  const sentence = overlapSentence(conflict, speech);
  return (
    <li class="conflict" aria-busy={isBusy}>
      <h3><span class="mark" aria-hidden="true">⚠</span> {sentence}</h3>
      <p class="secondary">{overlapTimes(conflict, speech).map((words) => <span class="line" key={words}>{words}</span>)}<span class="line">{alertSentence(conflict, speech)}</span></p>
      {status === 'unacknowledged' && (
        <button type="button" disabled={isBusy} aria-label={`We know, stop the alerts: ${sentence}`} onClick={() => void act(() => acknowledge(id))}>We know, stop the alerts</button>
      )}
      {options && <Options conflict={conflict} options={options} speech={speech} isBusy={isBusy} act={act} />}
    </li>
  );
}

function Options({ conflict: { id }, options, speech, isBusy, act }: { conflict: Conflict; options: NonNullable<Conflict['options']>; speech: Speech; isBusy: boolean; act: Act }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = actions.reduce((sum, action) => sum + options[action].length, 0);
  if (count === 0) return <p class="secondary">Neither of the two can be changed from here.</p>;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Settle it: {count === 1 ? '1 way' : `${count} ways`}</summary>
      {isOpen && actions.filter((action) => options[action].length > 0).map((action) => (
        <fieldset key={action} disabled={isBusy}>
          <legend>{headings[action]}</legend>
          {options[action].map(({ index, description }) => {
            const words = optionWords(description, speech.writing);
            return <button key={index} type="button" class="option" dir="auto" onClick={() => void act(() => resolve(id, action, index, words))}>{words}</button>;
          })}
        </fieldset>
      ))}
    </details>
  );
}

async function acknowledge(id: string): Promise<string> {
  await post(`/conflicts/${id}/acknowledge`, undefined, crypto.randomUUID());
  return 'Noted: no more alerts about this overlap. It stays here until you settle it.';
}

async function resolve(id: string, action: ResolutionAction, index: number, words: string): Promise<string> {
  const { status, reason } = await post<Resolution>(`/conflicts/${id}/resolve`, { resolution_action: action, choice_index: index, executed: true }, crypto.randomUUID());
  if (status === 'failed') return `${reason ?? 'The calendar could not be changed.'} Nothing was changed; choose again.`;
  if (status === 'already_resolved') return 'This was settled already, or the overlap is gone. The calendar stays as it is.';
  return `Done: ${words}. You can take it back for ten minutes under “Recent changes”.`;
}

import { useState } from 'preact/hooks';
import type { Conflict, ConflictList, DashboardFacts, Operation, Resolution, ResolutionAction } from './contract.ts';
import { useActions, type Act, type Action, type ActionDeps, type OutcomeMessage } from './actions.ts';
import type { Live } from './live.ts';
import { OutcomeLine } from './outcome-line.tsx';
import { wallOf } from './wall-time.ts';
import {
  alertSentence,
  bySoonest,
  copiesLeftWords,
  leftOutWords,
  noOverlapWords,
  optionWords,
  overlapSentence,
  overlapTimes,
  sharedWords,
  type Speech,
} from './words.ts';

export interface ConflictsProps {
  conflicts: Live<ConflictList>;
  members: DashboardFacts['members'];
  speech: Speech;
  /** Days ahead that the service checks. */
  daysAhead: number;
  actions: ActionDeps;
}

const headings: Record<ResolutionAction, string> = {
  split: 'Each of you takes one',
  reassign: 'Somebody else takes one',
  reschedule: 'Move one',
};
/** Number shown at first, to keep the panel short. */
const shownFirst = 3;

/** Open overlaps, soonest first, each with its options. */
export function Conflicts({ conflicts, members, speech, daysAhead, actions }: ConflictsProps) {
  const { act, busy, outcomeRef, words } = useActions('conflicts', actions);
  const [showsAll, setShowsAll] = useState(false);
  const open = (conflicts.body?.outstanding ?? []).toSorted(bySoonest);
  const shown = showsAll ? open : open.slice(0, shownFirst);
  return (
    <section class="card" aria-labelledby="conflicts-heading">
      <h2 id="conflicts-heading" tabIndex={-1}>
        What collides
      </h2>
      <OutcomeLine outcomeRef={outcomeRef} words={words} />
      {conflicts.body === null && (
        <p class="secondary">{conflicts.failure ? 'Not available right now.' : 'Loading …'}</p>
      )}
      {conflicts.body !== null && open.length === 0 && <p>{noOverlapWords(daysAhead)}</p>}
      <ul class="plain">
        {shown.map((conflict) => (
          <ConflictItem key={conflict.id} conflict={conflict} members={members} speech={speech} busy={busy} act={act} />
        ))}
      </ul>
      {open.length > shownFirst && (
        <button type="button" class="more" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show ${open.length - shownFirst} more`}
        </button>
      )}
      {conflicts.body?.left_out !== undefined && <p class="secondary">{leftOutWords(conflicts.body.left_out)}</p>}
    </section>
  );
}

function ConflictItem({
  conflict,
  members,
  speech,
  busy,
  act,
}: {
  conflict: Conflict;
  members: DashboardFacts['members'];
  speech: Speech;
  busy: string | null;
  act: Act;
}) {
  const { id, status, options } = conflict;
  const sentence = overlapSentence(conflict, speech);
  const needed = sharedWords(conflict, members);
  return (
    <li class="conflict" aria-busy={busy === id}>
      <h3>
        <span class="mark" aria-hidden="true">
          ⚠
        </span>{' '}
        {sentence}
      </h3>
      <p class="secondary">
        {overlapTimes(conflict, speech).map((words) => (
          <span class="line" key={words}>
            {words}
          </span>
        ))}
        {needed && <span class="line">{needed}</span>}
        <span class="line">{alertSentence(conflict, speech)}</span>
      </p>
      {status === 'unacknowledged' && (
        <button
          type="button"
          disabled={busy !== null}
          aria-label={`We know, stop the alerts: ${sentence}`}
          onClick={() => void act(acknowledgement(id))}
        >
          We know, stop the alerts
        </button>
      )}
      {options && <Options conflict={conflict} options={options} speech={speech} isBusy={busy !== null} act={act} />}
    </li>
  );
}

function Options({
  conflict,
  options,
  speech,
  isBusy,
  act,
}: {
  conflict: Conflict;
  options: NonNullable<Conflict['options']>;
  speech: Speech;
  isBusy: boolean;
  act: Act;
}) {
  const [isOpen, setIsOpen] = useState(false);
  // The service gives them in the order in which they help.
  const actions = Object.keys(options) as ResolutionAction[];
  const count = actions.reduce((sum, action) => sum + options[action].length, 0);
  if (count === 0) return <p class="secondary">Neither of the two can be changed from here.</p>;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Settle it: {count === 1 ? '1 way' : `${count} ways`}</summary>
      {isOpen &&
        actions
          .filter((action) => options[action].length > 0)
          .map((action) => (
            <fieldset key={action} disabled={isBusy}>
              <legend>{headings[action]}</legend>
              {options[action].map(({ index, description }) => {
                const words = optionWords(description, speech.writing);
                return (
                  <button
                    key={index}
                    type="button"
                    class="option"
                    dir="auto"
                    onClick={() => void act(resolution(conflict, { action, index, words }, speech))}
                  >
                    {words}
                  </button>
                );
              })}
            </fieldset>
          ))}
    </details>
  );
}

function acknowledgement(id: string): Action<Conflict> {
  return {
    about: id,
    path: `/conflicts/${id}/acknowledge`,
    describe: () => ({ words: 'Noted: no more alerts about this overlap. It stays here until you settle it.' }),
    isDone: ({ conflicts }) =>
      conflicts && conflicts.every((conflict) => conflict.id !== id || conflict.status !== 'unacknowledged'),
    seenMessages: ['no more alerts are sent about this overlap.', 'the alerts go on.'],
  };
}

function resolution(
  { id, options_revision: revision = 1 }: Conflict,
  { action, index, words }: { action: ResolutionAction; index: number; words: string },
  speech: Speech,
): Action<Resolution> {
  return {
    about: id,
    path: `/conflicts/${id}/resolve`,
    content: { resolution_action: action, choice_index: index, options_revision: revision, executed: true },
    describe: (answer, { operations }) => resolutionMessage(answer, words, operations ?? [], speech),
    isDone: ({ conflicts }) => conflicts && conflicts.every((conflict) => conflict.id !== id),
    seenMessages: ['this overlap is not open any more.', 'this overlap is still open.'],
  };
}

function resolutionMessage(
  { status, reason, conflict, copies_left: copies }: Resolution,
  words: string,
  operations: readonly Operation[],
  { writing }: Speech,
): OutcomeMessage {
  if (status === 'failed')
    return { words: `${reason ?? 'The calendar could not be changed.'} Nothing was changed; choose again.` };
  if (status === 'already_resolved')
    return { words: 'This was settled already, or the overlap is gone. The calendar stays as it is.' };
  const made = operations.find((operation) => operation.executed_at === conflict.resolution?.executed_at);
  const done = [`Done: ${words}.`, ...copiesLeftWords(copies)].join(' ');
  if (!made?.reversible_until) return { words: done };
  return {
    words: `${done} You can take it back until ${writing.time(wallOf(made.reversible_until))} under “Recent changes”.`,
    operationId: made.id,
  };
}

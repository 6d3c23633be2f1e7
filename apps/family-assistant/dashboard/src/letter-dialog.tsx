import { useEffect, useRef } from 'preact/hooks';
import { useActions, type Act, type Action, type ActionDeps } from './actions.ts';
import { MadeChange } from './changes.tsx';
import type { AddedLetterEvents, CalendarEvent, DashboardFacts, Letter, Operation } from './contract.ts';
import { LetterCard } from './letter-card.tsx';
import { draftProblem, eventOf, type Draft } from './letter-draft.ts';
import { LetterFiles } from './letter-files.tsx';
import { LetterProposal } from './letter-proposal.tsx';
import { addedWords, addWords, foundWords, whenOf } from './letter-words.ts';
import { useLater } from './live.ts';
import { useModal } from './modal.ts';
import { OutcomeLine } from './outcome-line.tsx';
import type { LetterState } from './use-letter.ts';
import { titleWords, type Speech } from './words.ts';

export interface LetterDialogProps {
  state: LetterState;
  facts: DashboardFacts;
  speech: Speech;
  actions: ActionDeps;
  operations: readonly Operation[] | null;
  /** Whether a file is being dragged over the page. */
  isOver: boolean;
  onState: (state: LetterState) => void;
  /** Like `onState`, without the outcome. */
  onBack: (state: LetterState) => void;
  onFiles: (files: readonly File[]) => void;
  onStartOver: () => void;
  onClose: () => void;
  onShow: (event: CalendarEvent) => void;
}

const headings: Record<LetterState['step'], string> = {
  choosing: 'Add a letter',
  reading: 'Reading the letter',
  read: 'What the letter says',
  added: 'The letter’s events',
};

/** Dialog that takes a letter, shows what it says, and adds its events; the state is the page's. */
export function LetterDialog({
  state,
  facts,
  speech,
  actions,
  operations,
  isOver,
  onState,
  onBack,
  onFiles,
  onStartOver,
  onClose,
  onShow,
}: LetterDialogProps) {
  const { dialog, heading } = useModal();
  const { act, busy, outcomeRef, words } = useActions('letter', actions);
  // What was done is focused by `useActions`.
  useEffect(() => void (words === null && heading.current?.focus()), [state.step]);
  const add = async (letter: Letter, drafts: readonly Draft[]) => {
    const answer = await act(addition(letter, drafts, { zone: facts.time_zone, speech }));
    if (answer) onState({ step: 'added', letter, drafts, answer });
  };
  return (
    <dialog ref={dialog} class="card letter" aria-labelledby="letter-heading" onClose={onClose}>
      <div class="letter-top">
        <h2 id="letter-heading" tabIndex={-1} ref={heading}>
          {headings[state.step]}
        </h2>
        {/* Not dialog.close(): its event comes later, and would close the dialog on a letter dropped meanwhile. */}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <OutcomeLine outcomeRef={outcomeRef} words={words} />
      {state.step === 'choosing' && <LetterFiles {...state} isOver={isOver} onFiles={onFiles} />}
      {state.step === 'reading' && <Reading file={state.file} onCancel={onStartOver} />}
      {state.step === 'read' && (
        <Found
          letter={state.letter}
          drafts={state.drafts}
          facts={facts}
          speech={speech}
          isBusy={busy !== null}
          onDrafts={(drafts) => onState({ ...state, drafts })}
          onAdd={() => void add(state.letter, state.drafts)}
          onStartOver={onStartOver}
        />
      )}
      {state.step === 'added' && (
        <Added
          answer={state.answer}
          operation={operations?.find(({ id }) => id === state.answer.operation?.id) ?? state.answer.operation ?? null}
          speech={speech}
          isBusy={busy !== null}
          act={act}
          onShow={onShow}
          onBack={() => onBack({ ...state, step: 'read' })}
          onStartOver={onStartOver}
        />
      )}
    </dialog>
  );
}

function Reading({ file, onCancel }: { file: File; onCancel: () => void }) {
  const [isSlow, isVerySlow] = [useLater(4_000), useLater(40_000)];
  return (
    <div class="letter-part">
      <div role="status">
        <p dir="auto">Reading {file.name} …</p>
        {isSlow && !isVerySlow && (
          <p>A photograph or a scan can take a minute. You can close this and go on meanwhile.</p>
        )}
        {isVerySlow && <p>Still reading. On a busy machine it can take two minutes.</p>}
      </div>
      <progress aria-label="Reading the letter" />
      <button type="button" onClick={onCancel}>
        Stop reading
      </button>
    </div>
  );
}

function Found({
  letter,
  drafts,
  facts,
  speech,
  isBusy,
  onDrafts,
  onAdd,
  onStartOver,
}: {
  letter: Letter;
  drafts: readonly Draft[];
  facts: DashboardFacts;
  speech: Speech;
  isBusy: boolean;
  onDrafts: (drafts: readonly Draft[]) => void;
  onAdd: () => void;
  onStartOver: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const chosen = drafts.filter(({ isChosen }) => isChosen);
  const isKnown = letter.proposals.every(({ already_on_calendar: known }) => known);
  const add = () => {
    if (chosen.every((draft) => draftProblem(draft) === null)) onAdd();
    else list.current?.querySelector<HTMLElement>('.problem [tabindex]')?.focus();
  };
  return (
    <>
      <LetterCard card={letter.card} speech={speech} />
      <h3 class="letter-dates">Dates for the calendar</h3>
      <p class="secondary">{foundWords(letter)}</p>
      <ul class="plain" ref={list}>
        {letter.proposals.map((proposal, place) => {
          const draft = drafts[place];
          return (
            draft && (
              <LetterProposal
                key={place}
                proposal={proposal}
                draft={draft}
                card={letter.card}
                facts={facts}
                speech={speech}
                isBusy={isBusy}
                onDraft={(changed) => onDrafts(drafts.with(place, changed))}
              />
            )
          );
        })}
      </ul>
      {!isKnown && (
        <div class="letter-end">
          <button type="button" class="primary" disabled={isBusy || chosen.length === 0} onClick={add}>
            {isBusy ? 'Adding …' : addWords(chosen.length)}
          </button>
        </div>
      )}
      <div class="letter-part">
        <button type="button" disabled={isBusy} onClick={onStartOver}>
          Another letter
        </button>
      </div>
    </>
  );
}

function Added({
  answer,
  operation,
  speech,
  isBusy,
  act,
  onShow,
  onBack,
  onStartOver,
}: {
  answer: AddedLetterEvents;
  operation: Operation | null;
  speech: Speech;
  isBusy: boolean;
  act: Act;
  onShow: (event: CalendarEvent) => void;
  onBack: () => void;
  onStartOver: () => void;
}) {
  const events = [...(operation?.undone ? [] : answer.events), ...answer.already_there];
  return (
    <>
      {operation && <MadeChange operation={operation} speech={speech} isBusy={isBusy} act={act} />}
      {events.length > 0 && <h3 class="letter-dates">On the calendar</h3>}
      <ul class="plain letter-part">
        {events.map((event) => (
          <li key={event.id}>
            <button type="button" class="option" onClick={() => onShow(event)}>
              <span class="line" dir="auto">
                {titleWords(event.summary)}
              </span>
              <span class="line secondary">{whenOf(event, speech)}. Show it in the calendar</span>
            </button>
          </li>
        ))}
      </ul>
      <div class="letter-ways letter-part">
        <button type="button" disabled={isBusy} onClick={onBack}>
          Back to the letter
        </button>
        <button type="button" disabled={isBusy} onClick={onStartOver}>
          Another letter
        </button>
      </div>
    </>
  );
}

function addition(
  { document_id: id, card, proposals }: Letter,
  drafts: readonly Draft[],
  { zone, speech }: { zone: string; speech: Speech },
): Action<AddedLetterEvents> {
  const events = proposals.flatMap((proposal, place) => {
    const draft = drafts[place];
    return draft?.isChosen ? [eventOf(draft, proposal, zone)] : [];
  });
  return {
    about: id,
    path: `/letters/${id}/events`,
    content: { title: card.title, events },
    describe: (answer) => ({
      words: addedWords(answer, speech),
      ...(answer.operation && { operationId: answer.operation.id }),
    }),
    isDone: () => null,
    seenMessages: ['the events are on the calendar.', 'the events are not on the calendar.'],
  };
}

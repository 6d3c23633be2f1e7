import { useState } from 'preact/hooks';
import type { ActionDeps } from './actions.ts';
import type { CalendarEvent, DashboardFacts, Operation } from './contract.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { useGivenFiles, useLetter, type LetterState } from './use-letter.ts';
import type { Speech } from './words.ts';

export interface AddLetterProps {
  facts: DashboardFacts;
  speech: Speech;
  actions: ActionDeps;
  /** Recent changes; null while unknown. */
  operations: readonly Operation[] | null;
  /** Shows an event in the calendar. */
  onShow: (event: CalendarEvent) => void;
}

const buttons: Record<LetterState['step'], string> = {
  choosing: 'Add a letter',
  reading: 'Reading the letter …',
  read: 'Go on with the letter',
  added: 'Add a letter',
};
const announcements: Record<LetterState['step'], string> = {
  choosing: '',
  reading: 'Reading the letter.',
  read: 'The letter is read.',
  added: '',
};

/** Button that leads from a letter to its events in the calendar; a letter goes on being read with the dialog closed. */
export function AddLetter({ facts, speech, actions, operations, onShow }: AddLetterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { state, setState, take, startOver } = useLetter();
  /** Clears the outcome of the letter before. */
  const startAfresh = (begin: () => void) => {
    if (actions.outcome?.place === 'letter') actions.onOutcome(null);
    begin();
  };
  const isOver = useGivenFiles((files) => {
    setIsOpen(true);
    if (state.step !== 'reading') startAfresh(() => take(files));
  });
  const open = () => {
    if (state.step === 'added') startAfresh(startOver);
    setIsOpen(true);
  };
  return (
    <>
      <button type="button" class="add-letter" onClick={open}>
        {buttons[state.step]}
      </button>
      <span class="unseen" role="status">
        {isOpen ? '' : (state.step === 'choosing' && state.failure) || announcements[state.step]}
      </span>
      {isOver && !isOpen && (
        <p class="drop-here" aria-hidden="true">
          Drop the letter here
        </p>
      )}
      {isOpen && (
        <LetterDialog
          state={state}
          facts={facts}
          speech={speech}
          actions={actions}
          operations={operations}
          isOver={isOver}
          onState={setState}
          onBack={(before) => startAfresh(() => setState(before))}
          onFiles={take}
          onStartOver={() => startAfresh(startOver)}
          onClose={() => setIsOpen(false)}
          onShow={(event) => {
            setIsOpen(false);
            onShow(event);
          }}
        />
      )}
    </>
  );
}

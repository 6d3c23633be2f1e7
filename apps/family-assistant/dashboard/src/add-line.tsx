import { useState } from 'preact/hooks';
import { useActions, type Action, type ActionDeps } from './actions.ts';
import { MadeChange } from './changes.tsx';
import type { AddedEvent, EventDraft, Operation } from './contract.ts';
import { draftLines, foundStatus } from './draft-words.ts';
import { whenOf } from './letter-words.ts';
import { OutcomeLine } from './outcome-line.tsx';
import { useFound, type Found } from './use-found.ts';
import { titleWords, type Speech } from './words.ts';

export interface AddLineProps {
  speech: Speech;
  actions: ActionDeps;
  /** Recent changes; null while unknown. */
  operations: readonly Operation[] | null;
}

const listId = 'found';
const optionId = 'found-addition';
const maxLength = 500;

/** Box that shows the event of a typed line and adds it, by the combobox pattern of ARIA. */
export function AddLine({ speech, actions, operations }: AddLineProps) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [added, setAdded] = useState<Operation | null>(null);
  const { act, busy, outcomeRef, words } = useActions('find', actions);
  const found = useFound(text);
  const draft = found.isCurrent ? found.draft : null;
  const isShown = isOpen && text.trim() !== '';
  const type = (typed: string) => {
    setText(typed);
    setIsOpen(true);
  };
  const add = async (chosen: EventDraft) => {
    if (busy !== null) return;
    setIsOpen(false);
    const answer = await act(addition(chosen, operations, speech));
    if (!answer) return setIsOpen(true);
    setText('');
    setAdded(answer.operation);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || !['ArrowDown', 'Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Enter' && isShown && draft) void add(draft);
    else if (event.key !== 'Escape') setIsOpen(true);
    else if (isShown) setIsOpen(false);
    else setText('');
  };
  const operation = operations?.find(({ id }) => id === added?.id) ?? added;
  return (
    <section class="card find" aria-labelledby="find-label">
      <label id="find-label" for="find">
        Add an event
      </label>
      <div class="find-box">
        <input
          id="find"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown && draft !== null}
          aria-controls={listId}
          aria-activedescendant={isShown && draft ? optionId : undefined}
          aria-describedby="find-hint"
          autocomplete="off"
          autocapitalize="off"
          enterkeyhint="done"
          maxLength={maxLength}
          placeholder="dentist Tue 4pm Maya"
          value={text}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
        />
        <div class="found" hidden={!isShown}>
          <ul id={listId} role="listbox" aria-label="Add" class="plain" hidden={draft === null}>
            {draft && (
              <li
                id={optionId}
                role="option"
                aria-selected
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => void add(draft)}
              >
                <Addition draft={draft} speech={speech} />
              </li>
            )}
          </ul>
          <FoundNote found={found} />
        </div>
      </div>
      <p id="find-hint" class="secondary">
        One line with its day. Enter adds what is shown.
      </p>
      <span class="unseen" role="status">
        {isShown && found.isCurrent ? foundStatus(found, speech) : ''}
      </span>
      <OutcomeLine outcomeRef={outcomeRef} words={words} />
      {operation && <MadeChange operation={operation} speech={speech} isBusy={busy !== null} act={act} />}
    </section>
  );
}

function Addition({ draft, speech }: { draft: EventDraft; speech: Speech }) {
  const { about, warnings, guesses } = draftLines(draft, speech);
  return (
    <>
      <b dir="auto">Add: {titleWords(draft.draft.summary)}</b>
      {about.map((line) => (
        <span class="line" dir="auto" key={line}>
          {line}
        </span>
      ))}
      {warnings.map((line) => (
        <span class="line problem" dir="auto" key={line}>
          <span aria-hidden="true">⚠ </span>
          {line}
        </span>
      ))}
      {guesses.map((line) => (
        <span class="line secondary" dir="auto" key={line}>
          {line}
        </span>
      ))}
    </>
  );
}

/** Note of what to do when there is nothing to choose. */
function FoundNote({ found: { isCurrent, draft, note, failure } }: { found: Found }) {
  if (!isCurrent) return <p class="found-note secondary">Looking …</p>;
  if (failure) return <p class="found-note problem">{failure}</p>;
  if (draft || note === null) return null;
  return (
    <p class="found-note secondary" dir="auto">
      {note}
    </p>
  );
}

function addition({ draft }: EventDraft, before: readonly Operation[] | null, speech: Speech): Action<AddedEvent> {
  const known = new Set(before?.map(({ id }) => id));
  return {
    about: 'find',
    path: '/events',
    content: draft,
    describe: ({ event, operation }) => ({
      words: `Added ${titleWords(event.summary)}: ${whenOf(event, speech)}.`,
      operationId: operation.id,
    }),
    isDone: ({ operations }) =>
      operations &&
      operations.some(({ id, type, summary }) => type === 'add' && summary === draft.summary && !known.has(id)),
    seenMessages: ['the event is added.', 'the event is not added.'],
  };
}

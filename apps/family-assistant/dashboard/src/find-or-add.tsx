import { useState } from 'preact/hooks';
import { useActions, type Action, type ActionDeps } from './actions.ts';
import { Change, reversal } from './changes.tsx';
import type { AddedEvent, CalendarEvent, EventDraft, Operation } from './contract.ts';
import { draftLines, foundStatus } from './draft-words.ts';
import { whenOf } from './letter-words.ts';
import { useNow } from './live.ts';
import { useFound, type Found } from './use-found.ts';
import { changeWords, titleWords, type Speech } from './words.ts';

export interface FindOrAddProps {
  speech: Speech;
  actions: ActionDeps;
  /** Recent changes; null while unknown. */
  operations: readonly Operation[] | null;
  /** Opens an event that was found. */
  onOpen: (event: CalendarEvent) => void;
  /** Shows an event in the calendar. */
  onShow: (event: CalendarEvent) => void;
}

const listId = 'found';
const maxLength = 500;

/** Box that finds events while typing and adds what was typed, by the combobox pattern of ARIA. */
export function FindOrAdd({ speech, actions, operations, onOpen, onShow }: FindOrAddProps) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [added, setAdded] = useState<Operation | null>(null);
  const { act, busy, outcomeRef, words } = useActions('find', actions);
  const found = useFound(text);
  const choices = found.isCurrent ? choicesOf(found) : [];
  const chosen = choices[active];
  const isShown = isOpen && text.trim() !== '';
  const type = (typed: string) => {
    setText(typed);
    setIsOpen(true);
    setActive(0);
  };
  const choose = async (choice: Choice) => {
    if (busy !== null) return;
    setIsOpen(false);
    if (choice.kind === 'event') return onOpen(choice.event);
    const answer = await act(addition(choice.draft, operations, speech));
    if (!answer) return setIsOpen(true);
    setText('');
    setAdded(answer.operation);
    onShow(answer.event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.isComposing) return;
    if (step !== undefined) {
      event.preventDefault();
      setIsOpen(true);
      if (isShown && choices.length > 0) setActive((active + step + choices.length) % choices.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isShown && chosen) void choose(chosen);
      else setIsOpen(true);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isShown) setIsOpen(false);
      else setText('');
    }
  };
  const operation = operations?.find(({ id }) => id === added?.id) ?? added;
  return (
    <section class="card find" aria-labelledby="find-label">
      <label id="find-label" for="find">
        Find or add
      </label>
      <div class="find-box">
        <input
          id="find"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown && choices.length > 0}
          aria-controls={listId}
          aria-activedescendant={isShown && chosen ? optionId(active) : undefined}
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
          <ul id={listId} role="listbox" aria-label="Add or open" class="plain" hidden={choices.length === 0}>
            {choices.map((choice, index) => (
              <li
                key={choice.kind === 'add' ? 'add' : choice.event.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => void choose(choice)}
              >
                {choice.kind === 'add' ? (
                  <Addition draft={choice.draft} speech={speech} />
                ) : (
                  <Event event={choice.event} speech={speech} />
                )}
              </li>
            ))}
          </ul>
          <FoundNote found={found} />
        </div>
      </div>
      <p id="find-hint" class="secondary">
        Type words to find events, or a new one with its day.
      </p>
      <span class="unseen" role="status">
        {isShown && found.isCurrent ? foundStatus(found, speech) : ''}
      </span>
      <p class="outcome" tabIndex={-1} ref={outcomeRef} hidden={words === null}>
        {words}
      </p>
      {operation && (
        <Undo
          operation={operation}
          speech={speech}
          isBusy={busy !== null}
          onRevert={(action) => void act(reversal(action, operation))}
        />
      )}
    </section>
  );
}

type Choice = { kind: 'add'; draft: EventDraft } | { kind: 'event'; event: CalendarEvent };

/** The new event first, for Enter adds it. */
function choicesOf({ draft, events }: Found): Choice[] {
  return [
    ...(draft ? [{ kind: 'add' as const, draft }] : []),
    ...events.map((event) => ({ kind: 'event' as const, event })),
  ];
}

function optionId(index: number): string {
  return `${listId}-${index}`;
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

function Event({ event, speech }: { event: CalendarEvent; speech: Speech }) {
  const rest = [...(event.who ?? []), ...(event.location ? [event.location] : [])].join(' · ');
  return (
    <>
      <span dir="auto">{titleWords(event.summary)}</span>
      <span class="line secondary">{whenOf(event, speech)}</span>
      {rest !== '' && (
        <span class="line secondary" dir="auto">
          {rest}
        </span>
      )}
    </>
  );
}

/** What to do when there is nothing to choose. */
function FoundNote({ found: { isCurrent, draft, events, note, failure } }: { found: Found }) {
  if (!isCurrent) return <p class="found-note secondary">Looking …</p>;
  if (failure) return <p class="found-note problem">{failure}</p>;
  if (draft || note === null) return null;
  return (
    <p class="found-note secondary" dir="auto">
      {events.length === 0 && 'Nothing found. '}
      {note}
    </p>
  );
}

function Undo({
  operation,
  speech,
  isBusy,
  onRevert,
}: {
  operation: Operation;
  speech: Speech;
  isBusy: boolean;
  onRevert: (action: 'undo' | 'redo') => void;
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
        revert={onRevert}
      />
    </ul>
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

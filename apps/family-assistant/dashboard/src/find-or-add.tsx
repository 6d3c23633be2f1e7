import { useEffect, useRef, useState } from 'preact/hooks';
import { useActions, type Action, type ActionDeps } from './actions.ts';
import { MadeChange } from './changes.tsx';
import type { AddedEvent, CalendarEvent, EventDraft, Operation } from './contract.ts';
import { draftLines, eventLines, foundNotes, foundStatus, type OptionLines } from './draft-words.ts';
import { whenOf } from './letter-words.ts';
import { OutcomeLine } from './outcome-line.tsx';
import { useFound, type Found } from './use-found.ts';
import { titleWords, type Speech } from './words.ts';

export interface FindOrAddProps {
  speech: Speech;
  actions: ActionDeps;
  /** Recent changes; null while unknown. */
  operations: readonly Operation[] | null;
  /** Opens an event that was found. */
  onOpen: (event: CalendarEvent) => void;
}

const listId = 'found';
const maxLength = 500;

/** Box that finds events while typing, and adds the one that a line describes, by the combobox pattern of ARIA. */
export function FindOrAdd({ speech, actions, operations, onOpen }: FindOrAddProps) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [added, setAdded] = useState<Operation | null>(null);
  const { act, busy, outcomeRef, words } = useActions('find', actions);
  const found = useFound(text);
  const choices = choicesOf(found);
  const isShown = isOpen && text.trim() !== '';
  // What is shown while a line is looked up belongs to an earlier one.
  const chosen = isShown && found.isCurrent ? choices[active] : undefined;
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
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || !['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Escape') {
      if (isShown) setIsOpen(false);
      else setText('');
    } else if (!isShown) setIsOpen(true);
    else if (event.key === 'Enter') {
      if (chosen) void choose(chosen);
    } else if (chosen) setActive((active + (event.key === 'ArrowDown' ? 1 : choices.length - 1)) % choices.length);
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
          aria-activedescendant={chosen ? optionId(active) : undefined}
          aria-describedby="find-hint"
          autocomplete="off"
          autocapitalize="off"
          enterkeyhint="go"
          maxLength={maxLength}
          placeholder="dentist Tue 4pm Maya"
          value={text}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKeyDown}
          onClick={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
        />
        <div class="found" hidden={!isShown}>
          <ul
            id={listId}
            role="listbox"
            aria-label="Found"
            class={`plain${found.isCurrent ? '' : ' is-earlier'}`}
            hidden={choices.length === 0}
          >
            {choices.map((choice, index) => (
              <Option
                key={choice.kind === 'add' ? 'add' : choice.event.id}
                id={optionId(index)}
                isActive={choice === chosen}
                lines={choice.kind === 'add' ? draftLines(choice.draft, speech) : eventLines(choice.event, speech)}
                onChoose={() => void choose(choice)}
              />
            ))}
          </ul>
          <FoundNotes found={found} />
        </div>
      </div>
      <p id="find-hint" class="secondary">
        Words find events. One line with its day adds a new one.
      </p>
      <span class="unseen" role="status">
        {isShown && found.isCurrent ? foundStatus(found, speech) : ''}
      </span>
      <OutcomeLine outcomeRef={outcomeRef} words={words} />
      {operation && <MadeChange operation={operation} speech={speech} isBusy={busy !== null} act={act} />}
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

function Option({
  id,
  isActive,
  lines: { title, about, warnings, guesses },
  onChoose,
}: {
  id: string;
  isActive: boolean;
  lines: OptionLines;
  onChoose: () => void;
}) {
  const option = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <li
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <b dir="auto">{title}</b>
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
    </li>
  );
}

/** Notes below the choices: that nothing was found, what a new event needs, and what failed. */
function FoundNotes({ found }: { found: Found }) {
  if (!found.isCurrent) return <p class="found-note secondary">Looking …</p>;
  return (
    <>
      {foundNotes(found).map(({ words, isProblem }) => (
        <p class={`found-note ${isProblem ? 'problem' : 'secondary'}`} dir="auto" key={words}>
          {words}
        </p>
      ))}
    </>
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

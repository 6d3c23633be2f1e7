import { useId } from 'preact/hooks';
import type { DashboardFacts } from './contract.ts';
import { movedTo, type Draft } from './letter-draft.ts';
import { peopleOf } from './people.ts';

/** Fields of an event before it is added: title, days, times, place, people and calendar. */
export function LetterFields({
  draft,
  facts,
  isBusy,
  onDraft,
}: {
  draft: Draft;
  facts: DashboardFacts;
  isBusy: boolean;
  onDraft: (draft: Draft) => void;
}) {
  const edit = (part: Partial<Draft>) => onDraft({ ...draft, ...part });
  const calendars = facts.calendars.filter(({ kind }) => kind !== 'subscribed');
  const people = peopleOf(facts).filter(({ name }) => name !== '');
  return (
    <fieldset class="fields" aria-label="Details of the event" disabled={isBusy}>
      <Field label="Title" value={draft.title} onValue={(title) => edit({ title })} maxLength={500} isWide />
      <label class="pick">
        <input
          type="checkbox"
          checked={draft.isAllDay}
          onChange={({ currentTarget }) => edit({ isAllDay: currentTarget.checked })}
        />
        All day
      </label>
      <Field label="First day" type="date" value={draft.firstDay} onValue={(day) => onDraft(movedTo(draft, day))} />
      <Field label="Last day" type="date" value={draft.lastDay} onValue={(lastDay) => edit({ lastDay })} />
      {!draft.isAllDay && (
        <>
          <Field label="Starts" type="time" value={draft.start} onValue={(start) => edit({ start })} />
          <Field label="Ends" type="time" value={draft.end} onValue={(end) => edit({ end })} />
        </>
      )}
      <Field label="Place" value={draft.place} onValue={(place) => edit({ place })} maxLength={500} isWide />
      <fieldset class="is-wide people">
        <legend>Whom it concerns</legend>
        {people.map(({ name, label }) => (
          <label class="pick" key={name}>
            <input
              type="checkbox"
              checked={draft.who.includes(name)}
              onChange={({ currentTarget: { checked } }) =>
                edit({ who: checked ? [...draft.who, name] : draft.who.filter((one) => one !== name) })
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
      {calendars.length > 1 && (
        <label class="is-wide">
          Calendar
          <select value={draft.calendar} onChange={({ currentTarget }) => edit({ calendar: currentTarget.value })}>
            {calendars.map(({ id }) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}

function Field({
  label,
  type = 'text',
  value,
  maxLength,
  isWide = false,
  onValue,
}: {
  label: string;
  type?: 'text' | 'date' | 'time';
  value: string;
  maxLength?: number;
  isWide?: boolean;
  onValue: (value: string) => void;
}) {
  const id = useId();
  return (
    <div class={isWide ? 'is-wide' : ''}>
      <label for={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        maxLength={maxLength}
        autocomplete="off"
        onInput={({ currentTarget }) => onValue(currentTarget.value)}
      />
    </div>
  );
}

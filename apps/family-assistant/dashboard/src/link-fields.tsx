import { useId } from 'preact/hooks';
import type { DashboardFacts } from './contract.ts';
import type { LinkDraft, LinkField } from './link-draft.ts';
import { peopleOf } from './people.ts';
import { titleWords } from './words.ts';

const details = {
  full: 'Everything about an event',
  times: 'Times only, as “Busy”: no titles, places or names',
} as const;
const spans = [7, 14, 30, 90, 366] as const;

/** Fields of a new link: name, people, calendars, detail and days. */
export function LinkFields({
  draft,
  problems,
  facts,
  isBusy,
  onDraft,
}: {
  draft: LinkDraft;
  /** Null until they are to be shown. */
  problems: Record<LinkField, string | null> | null;
  facts: DashboardFacts;
  isBusy: boolean;
  onDraft: (draft: LinkDraft) => void;
}) {
  const id = useId();
  const edit = (part: Partial<LinkDraft>) => onDraft({ ...draft, ...part });
  const people = peopleOf(facts);
  const members = facts.members.map((member, place) => ({ id: member.id, name: people[place]?.label ?? member.name }));
  return (
    <fieldset class="link-fields" disabled={isBusy} aria-label="What the link shows">
      <div>
        <label for={id}>Whom it is for</label>
        <input
          id={id}
          type="text"
          value={draft.label}
          maxLength={100}
          autocomplete="off"
          placeholder="Grandma’s tablet"
          aria-invalid={Boolean(problems?.label)}
          aria-describedby={`${id}-problem`}
          onInput={({ currentTarget }) => edit({ label: currentTarget.value })}
        />
        <Problem id={`${id}-problem`} words={problems?.label} />
      </div>
      <Choices
        legend="Whose events"
        all="Everybody’s"
        options={members}
        chosen={draft.who}
        problem={problems?.who}
        onChosen={(who) => edit({ who })}
      />
      {facts.calendars.length > 1 && (
        <Choices
          legend="Which calendars"
          all="All calendars"
          options={facts.calendars}
          chosen={draft.calendars}
          problem={problems?.calendars}
          onChosen={(calendars) => edit({ calendars })}
        />
      )}
      <fieldset>
        <legend>How much</legend>
        {(['full', 'times'] as const).map((detail) => (
          <label class="pick" key={detail}>
            <input
              type="radio"
              name={`${id}-detail`}
              checked={draft.detail === detail}
              onChange={() => edit({ detail })}
            />
            {details[detail]}
          </label>
        ))}
      </fieldset>
      <label>
        How far ahead
        <select
          value={draft.days ?? ''}
          onChange={({ currentTarget: { value } }) => edit({ days: value === '' ? null : Number(value) })}
        >
          <option value="">No limit</option>
          {spans.map((days) => (
            <option key={days} value={days}>
              {days === 366 ? 'The next year' : `The next ${days} days`}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

/** Either all or some of the options; choosing one of them ends the choice of all. */
function Choices({
  legend,
  all,
  options,
  chosen,
  problem,
  onChosen,
}: {
  legend: string;
  all: string;
  options: readonly { id: string; name: string }[];
  /** Null for all. */
  chosen: readonly string[] | null;
  problem: string | null | undefined;
  onChosen: (chosen: readonly string[] | null) => void;
}) {
  const id = useId();
  const problemId = `${id}-problem`;
  const toggle = (one: string) =>
    onChosen(chosen?.includes(one) ? chosen.filter((other) => other !== one) : [...(chosen ?? []), one]);
  return (
    <fieldset class="people">
      <legend>{legend}</legend>
      <label class="pick">
        <input
          type="checkbox"
          checked={chosen === null}
          aria-invalid={Boolean(problem)}
          aria-describedby={problemId}
          onChange={() => onChosen(chosen === null ? [] : null)}
        />
        {all}
      </label>
      {options.map((option) => (
        <label class="pick" key={option.id}>
          <input type="checkbox" checked={chosen?.includes(option.id) ?? false} onChange={() => toggle(option.id)} />
          {titleWords(option.name)}
        </label>
      ))}
      <Problem id={problemId} words={problem} />
    </fieldset>
  );
}

function Problem({ id, words }: { id: string; words: string | null | undefined }) {
  return (
    <p id={id} class="problem" hidden={!words}>
      {words}
    </p>
  );
}

import type { Person } from './people.ts';

/** People with their colours, and toggles for their events. */
export function Legend({
  people,
  hidden,
  onToggle,
}: {
  people: readonly Person[];
  hidden: ReadonlySet<string>;
  onToggle: (name: string) => void;
}) {
  return (
    <div class="legend" role="group" aria-label="Whose events are shown">
      {people.map(({ name, label, color }) => (
        <button key={name} type="button" class="person" aria-pressed={!hidden.has(name)} onClick={() => onToggle(name)}>
          <span class="swatch" style={{ '--person': color }} aria-hidden="true" />
          {label}
        </button>
      ))}
    </div>
  );
}

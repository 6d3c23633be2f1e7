import type { Person } from './people.ts';

/** Who is who by colour, and whose events are shown. */
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

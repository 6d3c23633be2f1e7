import { formatFault, type FaultList } from './fault.ts';
import type { ImportResult } from './import-roster.ts';
import { changesAnything, type RosterChanges, type RowChanges } from './roster.ts';

const kinds = ['members', 'athletes', 'cases'] as const;

/** The figures of an import as a table for people, one sentence about the outcome below. */
export function importTable({ school, mode, changes, written, notes }: ImportResult): string {
  const rows = [
    ['', 'created', 'changed', 'unchanged', 'removed'],
    ...kinds.map((kind) => [kind, ...figuresOf(changes[kind]).map(String)]),
  ];
  const table = rows.map(([name, ...figures]) =>
    `${name!.padEnd(10)}${figures.map((figure) => figure.padStart(11)).join('')}`.trimEnd(),
  );
  const outcome = written
    ? 'Written.'
    : changesAnything(changes)
      ? 'Dry run: nothing was written.'
      : 'Nothing differs: nothing was written.';
  return [
    `${school.name} (${school.id}), ${mode}: school ${changes.school}`,
    ...table,
    ...notes.map((note) => `note: ${note}`),
    outcome,
  ].join('\n');
}

/** Every kept fault on a line of its own, then how many more there are. */
export function faultLines(faults: FaultList): string {
  const more = faults.count - faults.first.length;
  return [
    ...faults.first.map(formatFault),
    ...(more > 0 ? [`and ${more} more`] : []),
    `${faults.count} fault${faults.count === 1 ? '' : 's'}: nothing was written.`,
  ].join('\n');
}

/** The figures as one JSON value. */
export function changesAsJson(changes: RosterChanges): Record<string, unknown> {
  const figures = kinds.map((kind) => {
    const [created, changed, unchanged, removed] = figuresOf(changes[kind]);
    return [kind, { created, changed, unchanged, removed }];
  });
  return { school: changes.school, ...Object.fromEntries(figures) };
}

function figuresOf({ created, changed, unchanged, removed }: RowChanges): [number, number, number, number] {
  return [created.length, changed.length, unchanged, removed.length];
}

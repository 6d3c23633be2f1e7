import { toHex, type Household } from '@homeroom/household';
import type { components } from '../../generated/contract-types.ts';
import type { EntryFigures } from '../knowledge-figures.ts';
import { dataTable } from './data-table.ts';
import { foreign, html, type Html } from './html.ts';

type MemberBody = components['schemas']['SystemMember'];
type SystemStateBody = components['schemas']['SystemStateResponse'];

/** The family configuration as the service has read it. */
export function householdSection({ rules }: Household, state: SystemStateBody, entries: EntryFigures | null): Html {
  return html`<section id="household" aria-labelledby="household-head">
<h2 id="household-head">Household</h2>
${membersTable(state.members)}
${rules.length === 0 ? html`<p>The family configuration has no rules.</p>` : rulesTable(state, entries)}
</section>`;
}

function membersTable(members: readonly MemberBody[]): Html {
  return dataTable({
    caption: 'Members, from the family configuration',
    columns: [
      { head: 'Name', cell: ({ name, calendar_color }) => html`${swatch(calendar_color)}${foreign(name)}` },
      { head: 'Nickname', cell: ({ nickname }) => foreign(nickname) },
      { head: 'Grade', cell: ({ current_grade }) => foreign(current_grade) },
      { head: 'School', cell: ({ school }) => school !== '' && foreign(school) },
      { head: 'Teacher', cell: ({ teacher }) => teacher !== '' && foreign(teacher) },
      { head: 'Id', cell: ({ id }) => html`<code>${id}</code>` },
    ],
    rows: members,
    folds: true,
  });
}

function rulesTable({ rules, members, measured }: SystemStateBody, entries: EntryFigures | null): Html {
  const namesOf = (ids: readonly string[]) =>
    ids.map((id) => members.find((member) => member.id === id)?.name ?? id).join(', ');
  const appliedOf = (rule: string) => measured.rules.find(({ id }) => id === rule)?.applied ?? 0;
  return dataTable({
    caption: 'Rules, from the family configuration, and how many entries each sent to its members',
    columns: [
      { head: 'Rule', cell: ({ id, description }) => foreign(description || id) },
      { head: 'Looks for', cell: ({ pattern }) => pattern !== '' && html`<code>${foreign(pattern)}</code>` },
      { head: 'Goes to', cell: ({ assign_to }) => assign_to.length > 0 && foreign(namesOf(assign_to)) },
      { head: 'Sure', figures: true, cell: ({ confidence }) => `${Math.round(confidence * 100)}%` },
      { head: 'Applied', figures: true, cell: ({ id }) => entries !== null && appliedOf(id).toLocaleString('en-US') },
    ],
    rows: rules,
    folds: true,
  });
}

function swatch(color: string): Html {
  return html`<svg class="swatch" viewBox="0 0 2 2" aria-hidden="true"><circle cx="1" cy="1" r="1" fill="${toHex(color)}"/></svg>`;
}

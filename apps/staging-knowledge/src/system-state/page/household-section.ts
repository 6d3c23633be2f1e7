import { toHex, type Household, type InferenceRule, type Member } from '@homeroom/household';
import type { components } from '../../generated/contract-types.ts';
import { dataTable } from './data-table.ts';
import { foreign, html, type Html } from './html.ts';

type MemberBody = components['schemas']['SystemMember'];

/** The family configuration as the service has read it. */
export function householdSection({ members, rules }: Household, shown: readonly MemberBody[]): Html {
  return html`<section id="household" aria-labelledby="household-head">
<h2 id="household-head">Household</h2>
${membersTable(shown)}
${rules.length === 0 ? html`<p>The family configuration has no rules.</p>` : rulesTable(rules, members)}
<p class="secondary">How often a rule applied, and how much was routed to whom, is not counted yet.</p>
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

function rulesTable(rules: readonly InferenceRule[], members: readonly Member[]): Html {
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name ?? id;
  return dataTable({
    caption: 'Rules, from the family configuration; all are active',
    columns: [
      { head: 'Rule', cell: ({ id, description }) => foreign(description || id) },
      { head: 'Looks for', cell: ({ pattern }) => pattern !== '' && html`<code>${foreign(pattern)}</code>` },
      { head: 'Goes to', cell: ({ assignTo }) => assignTo.length > 0 && foreign(assignTo.map(nameOf).join(', ')) },
      { head: 'Sure', figures: true, cell: ({ confidence }) => `${Math.round(confidence * 100)} %` },
    ],
    rows: rules,
    folds: true,
  });
}

function swatch(color: string): Html {
  return html`<svg class="swatch" viewBox="0 0 2 2" aria-hidden="true"><circle cx="1" cy="1" r="1" fill="${toHex(color)}"/></svg>`;
}

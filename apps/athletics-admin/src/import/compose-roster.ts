import { composeAthletes } from './compose-athletes.ts';
import { composeMembers } from './compose-members.ts';
import { isOfSchool, type Composition } from './composition.ts';
import type { FaultList } from './fault.ts';
import type { Roster } from './roster.ts';
import type { CaseRow, StaffRow } from './athletics-files.ts';
import type { RosterFiles } from './roster-files.ts';

/** A composed roster, and what the operator should know about how it was read. */
export interface ComposedRoster {
  roster: Roster;
  notes: string[];
}

/**
 * Makes the school's roster from the files: a pure function, whose result for the same files is always the same.
 * Everything that cannot be is reported to `faults`; the result means something only when there are none.
 */
export function composeRoster(files: RosterFiles, held: Roster, faults: FaultList): ComposedRoster {
  const passedOver = new Map<string, number>();
  const passOver = (file: string): void => void passedOver.set(file, (passedOver.get(file) ?? 0) + 1);
  const composition: Composition = { files, held, faults, passOver };
  if (files.mode === 'delta' && !files.school && held.school.name === '')
    faults.add({
      file: 'orgs.csv',
      column: 'sourcedId',
      message: `the school ${JSON.stringify(held.school.id)} is neither listed nor held`,
    });
  const athletes = composeAthletes(composition);
  const members = composeMembers(composition, athletes, staffBySubject(composition));
  const cases = composeCases(composition, athletes);
  return {
    roster: { school: files.school ?? held.school, members, athletes, cases },
    notes: [...passedOver].map(
      ([file, rows]) => `${file}: ${rows} row${rows === 1 ? '' : 's'} of other schools passed over`,
    ),
  };
}

/** The rows of staff.csv that concern the school's own people; a link to an athlete alone never lets a role be granted. */
function staffBySubject({ files, held, faults, passOver }: Composition): Map<string, StaffRow> {
  const staff = new Map<string, StaffRow>();
  for (const row of files.staff) {
    if (files.gone.has(row.id)) continue;
    const person = files.people.get(row.id);
    const heldMember = held.members.get(row.id);
    if (!person && !heldMember)
      faults.add({
        file: 'staff.csv',
        line: row.line,
        column: 'userSourcedId',
        message: `${JSON.stringify(row.id)} is not in users.csv`,
      });
    else if (isOfSchool(row.id, { files, held })) staff.set(row.id, row);
    else passOver('staff.csv');
  }
  return staff;
}

function composeCases({ files, held, faults, passOver }: Composition, athletes: Roster['athletes']): Roster['cases'] {
  const listed = new Set(files.cases.map((row) => row.id));
  const leaving = new Set(files.athletes.filter((row) => row.removed).map((row) => row.id));
  const cases: Roster['cases'] = new Map();
  for (const kept of held.cases.values()) {
    if (!listed.has(kept.id) && athletes.has(kept.athleteId)) cases.set(kept.id, kept);
  }
  for (const row of files.cases) {
    if (row.removed || files.gone.has(row.athleteId) || leaving.has(row.athleteId)) continue;
    if (athletes.has(row.athleteId)) cases.set(row.id, { id: row.id, athleteId: row.athleteId, status: row.status });
    else if (isElsewhere(row, { files, held })) passOver('cases.csv');
    else
      faults.add({
        file: 'cases.csv',
        line: row.line,
        column: 'studentSourcedId',
        message: `${JSON.stringify(row.athleteId)} is no athlete of the school`,
      });
  }
  return cases;
}

function isElsewhere(row: CaseRow, { files, held }: Pick<Composition, 'files' | 'held'>): boolean {
  return files.people.has(row.athleteId) && !isOfSchool(row.athleteId, { files, held });
}

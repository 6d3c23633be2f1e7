import type { AthleteRow } from './athletics-files.ts';
import { isOfSchool, type Composition } from './composition.ts';
import { gradeNumber } from './mapping.ts';
import { parentLinks } from './parent-links.ts';
import type { Person } from './people-file.ts';
import type { RosterAthlete } from './roster.ts';

/** The school's athletes: the rows of athletes.csv, and in a delta those held that it does not list. */
export function composeAthletes(composition: Composition): Map<string, RosterAthlete> {
  const { files, held } = composition;
  const athletes = new Map<string, RosterAthlete>();
  const listed = new Set(files.athletes.map((row) => row.id));
  for (const kept of held.athletes.values()) {
    if (listed.has(kept.id) || files.gone.has(kept.id) || !staysAtSchool(kept.id, composition)) continue;
    const { firstName, lastName, grade } = personalFacts(kept.id, composition);
    athletes.set(kept.id, { ...kept, firstName, lastName, grade });
  }
  for (const row of files.athletes) {
    if (row.removed || files.gone.has(row.id)) continue;
    const athlete = listedAthlete(row, composition);
    if (athlete) athletes.set(row.id, athlete);
  }
  const links = parentLinks(athletes, composition);
  for (const athlete of athletes.values()) athlete.parentIds = links(athlete);
  return athletes;
}

function staysAtSchool(id: string, { files, held }: Composition): boolean {
  return !held.members.has(id) || isOfSchool(id, { files, held });
}

function listedAthlete(row: AthleteRow, composition: Composition): RosterAthlete | null {
  const { files, held, faults, passOver } = composition;
  const place = { file: 'athletes.csv', line: row.line, column: 'studentSourcedId' };
  if (!files.people.has(row.id) && !held.athletes.has(row.id)) {
    faults.add({ ...place, message: `${JSON.stringify(row.id)} is not in users.csv` });
    return null;
  }
  if (files.people.has(row.id) && !isOfSchool(row.id, composition)) {
    passOver('athletes.csv');
    return null;
  }
  const { firstName, lastName, grade } = personalFacts(row.id, composition);
  return {
    id: row.id,
    firstName,
    lastName,
    grade,
    sports: row.sports,
    team: row.team,
    status: row.status,
    parentIds: [],
  };
}

type PersonalFacts = Pick<RosterAthlete, 'firstName' | 'lastName' | 'grade'>;

/** What users.csv says about an athlete, checked; what is held when a delta does not list the person. */
function personalFacts(id: string, { files, held, faults }: Composition): PersonalFacts {
  const person = files.people.get(id);
  if (!person) return held.athletes.get(id)!;
  const grade = gradeNumber(person.grades);
  if (grade === null)
    faults.add({ file: 'users.csv', line: person.line, column: 'grades', message: gradeComplaint(person) });
  return { firstName: person.firstName, lastName: person.lastName, grade: grade ?? 0 };
}

function gradeComplaint({ grades }: Person): string {
  return grades === ''
    ? 'is empty; an athlete needs a grade'
    : `${JSON.stringify(grades)} is no grade that an athlete can have`;
}

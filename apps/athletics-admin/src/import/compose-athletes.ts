import type { AthleteRow } from './athletics-files.ts';
import { isOfSchool, type Composition } from './composition.ts';
import { gradeNumber } from './mapping.ts';
import type { Person } from './oneroster-files.ts';
import type { RosterAthlete } from './roster.ts';

const nobody: readonly string[] = [];

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

/** Returns an athlete's checked facts from users.csv, or the stored ones when a delta does not list the person. */
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

/**
 * Returns an athlete's relatives from links in either direction: the athlete's own agentSourcedIds in their order,
 * then by id everyone, students apart, whose agentSourcedIds name the athlete. Ids that match nobody are kept.
 *
 * A delta lists one side of a link without the other. A held link that it does not repeat ends when both sides are
 * listed, when a listed side has a list of its own that lacks it, or when the relative is removed. An empty list alone
 * ends nothing, because sets that link from one side only leave the other side empty.
 */
function parentLinks(
  athletes: ReadonlyMap<string, RosterAthlete>,
  composition: Composition,
): (athlete: RosterAthlete) => readonly string[] {
  const { files, held } = composition;
  const claims = claimedBy(athletes, composition);
  return (athlete) => {
    const own = files.people.get(athlete.id)?.agentIds ?? nobody;
    const heldIds = held.athletes.get(athlete.id)?.parentIds ?? nobody;
    const claiming = claims.get(athlete.id) ?? nobody;
    if (heldIds.length === 0 && claiming.every((id) => own.includes(id))) return own;
    const kept = heldIds.filter(
      (parentId) => claiming.includes(parentId) || survives(athlete.id, parentId, composition),
    );
    return [...new Set([...own, ...kept, ...[...claiming].sort()])];
  };
}

function claimedBy(athletes: ReadonlyMap<string, RosterAthlete>, { files, held }: Composition): Map<string, string[]> {
  const claims = new Map<string, string[]>();
  for (const person of files.people.values()) {
    if (
      person.student ||
      athletes.has(person.id) ||
      (person.role === null && held.members.get(person.id)?.role === 'student')
    )
      continue;
    for (const agentId of person.agentIds) {
      if (!athletes.has(agentId)) continue;
      const claiming = claims.get(agentId);
      if (claiming) claiming.push(person.id);
      else claims.set(agentId, [person.id]);
    }
  }
  return claims;
}

function survives(athleteId: string, parentId: string, { files }: Composition): boolean {
  if (files.gone.has(parentId)) return false;
  const athlete = files.people.get(athleteId);
  const parent = files.people.get(parentId);
  if (athlete && parent) return false;
  const spoken = athlete ?? parent;
  return spoken === undefined || spoken.agentIds.length === 0;
}

import type { StaffRow } from './athletics-files.ts';
import { isOfSchool, type Composition } from './composition.ts';
import { isAddress } from './mapping.ts';
import type { Person } from './oneroster-files.ts';
import { grantedRoles, relativeRole, type Member, type RosterAthlete } from './roster.ts';

/**
 * The school's members: its people, and the relatives of its athletes wherever they belong. Only a row of staff.csv
 * gives admin, at, ad or coach; a relative of another school is a member here as `relative`, whatever the role there.
 */
export function composeMembers(
  composition: Composition,
  athletes: ReadonlyMap<string, RosterAthlete>,
  staff: ReadonlyMap<string, StaffRow>,
): Map<string, Member> {
  const { files, held } = composition;
  const relatives = new Set<string>();
  for (const { parentIds } of athletes.values()) for (const parentId of parentIds) relatives.add(parentId);
  const members = new Map<string, Member>();
  for (const kept of held.members.values()) {
    if (files.gone.has(kept.id) || files.people.has(kept.id)) continue;
    if (isOfSchool(kept.id, composition))
      members.set(kept.id, { ...kept, ...duties(kept.id, null, composition, staff) });
    else if (kept.role === relativeRole || relatives.has(kept.id)) members.set(kept.id, { ...kept, ...ofRelative });
  }
  for (const person of files.people.values()) {
    const ofSchool = person.ofSchool ?? isOfSchool(person.id, composition);
    if (!ofSchool && !relatives.has(person.id)) continue;
    members.set(
      person.id,
      asMember(person, ofSchool ? duties(person.id, person.role, composition, staff) : ofRelative, composition),
    );
  }
  reportUnlistedRoles(composition);
  for (const member of members.values()) checkMember(member, composition, athletes, staff);
  return members;
}

function asMember(
  { id, line, enabled, firstName, lastName, email }: Person,
  { role, sports, teams }: Duties,
  { faults }: Composition,
): Member {
  if (email !== '' && !isAddress(email))
    faults.add({ file: 'users.csv', line, column: 'email', message: 'not an address' });
  return { id, role, enabled, firstName, lastName, email: email === '' ? null : email, sports, teams };
}

type Duties = Pick<Member, 'role' | 'sports' | 'teams'>;

const none: readonly string[] = [];
const ofRelative: Duties = { role: relativeRole, sports: none, teams: none };

/** Role, sports and teams: by staff.csv; otherwise as granted before, when a delta is silent; otherwise OneRoster's. */
function duties(
  id: string,
  listedRole: string | null,
  { files, held }: Composition,
  staff: ReadonlyMap<string, StaffRow>,
): Duties {
  const row = staff.get(id);
  if (row && !row.removed) return { role: row.role, sports: row.sports, teams: row.teams };
  const before = held.members.get(id);
  const granted = before && grantedRoles.has(before.role);
  if (granted && !row) return { role: before.role, sports: before.sports, teams: before.teams };
  const role = listedRole ?? files.roles.atSchool.get(id)?.role ?? (before && !granted ? before.role : 'other');
  return { role, sports: none, teams: none };
}

function reportUnlistedRoles({ files, held, faults }: Composition): void {
  for (const [id, { role, line }] of files.roles.atSchool) {
    if (role === null || files.people.has(id) || files.gone.has(id) || held.members.has(id)) continue;
    faults.add({
      file: 'roles.csv',
      line,
      column: 'userSourcedId',
      message: `${JSON.stringify(id)} is not in users.csv`,
    });
  }
}

function checkMember(
  member: Member,
  { files, faults }: Composition,
  athletes: ReadonlyMap<string, RosterAthlete>,
  staff: ReadonlyMap<string, StaffRow>,
): void {
  const onStaff = grantedRoles.has(member.role);
  if (!onStaff && !athletes.has(member.id)) return;
  const person = files.people.get(member.id);
  const place = person
    ? { file: 'users.csv', line: person.line, column: 'email' }
    : { file: 'staff.csv', line: staff.get(member.id)?.line ?? 1, column: 'userSourcedId' };
  if (member.role === 'coach' && member.email === null)
    faults.add({ ...place, message: 'no address; a coach needs one' });
  if (!person) return;
  if (member.firstName === '') faults.add({ ...place, column: 'givenName', message: 'is empty' });
  if (member.lastName === '') faults.add({ ...place, column: 'familyName', message: 'is empty' });
}

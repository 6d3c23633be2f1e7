import { adultNames, asAddressName, familyNames, studentNames } from './names.ts';
import type { Random } from './random.ts';
import { headcount, officeId, personId, type SchoolPlan } from './school-plan.ts';

/** Invented person of a school. */
export interface SchoolPerson {
  id: string;
  givenName: string;
  familyName: string;
  /** Empty for none. */
  email: string;
  /** Linked relatives, by sourcedId. */
  agentIds: string[];
}

/** Staff member with the role granted by staff.csv. */
export interface StaffPerson extends SchoolPerson {
  duty: 'coach' | 'at' | 'ad' | 'admin';
}

/** People of a school. */
export interface SchoolPeople {
  athletes: SchoolPerson[];
  parents: SchoolPerson[];
  staff: StaffPerson[];
}

type Family = SchoolPerson[];

/** Invents the people of a school and links parents to athletes. */
export function inventPeople(plan: SchoolPlan, random: Random): SchoolPeople {
  const counts = headcount(plan);
  const addressOf = addressBook(`${plan.id}.example.org`);
  const families = inventFamilies(plan.id, counts.parents, random);
  const athletes = Array.from({ length: counts.athletes }, (_, index) =>
    inventAthlete(plan.id, index, families, random),
  );
  linkFamilies(athletes, families, plan.id, random);
  const staff = inventStaff(plan, random);
  for (const person of [...staff, ...families.flat(), ...athletes])
    if (person.email !== '') person.email = addressOf(person);
  return { athletes, parents: families.flat(), staff };
}

/** Returns a function that gives each person a unique address. */
function addressBook(domain: string): (person: SchoolPerson) => string {
  const taken = new Map<string, number>();
  return ({ givenName, familyName }) => {
    const name = asAddressName(givenName, familyName);
    const number = (taken.get(name) ?? 0) + 1;
    taken.set(name, number);
    return `${name}${number === 1 ? '' : number}@${domain}`;
  };
}

/** One or two parents each; a second parent may have another name, and a few have no address. */
function inventFamilies(schoolId: string, parents: number, random: Random): Family[] {
  const families: Family[] = [];
  for (let number = 1; number <= parents; ) {
    const name = random.pick(familyNames);
    const family: Family = [];
    const size = random.chance(0.3) ? 1 : 2;
    for (; family.length < size && number <= parents; number += 1) {
      const familyName = family.length > 0 && random.chance(0.2) ? random.pick(familyNames) : name;
      family.push({
        ...inventAdult(personId(schoolId, 'parent', number), random),
        familyName,
        email: random.chance(0.08) ? '' : 'to be given',
      });
    }
    families.push(family);
  }
  return families;
}

function inventAdult(id: string, random: Random): SchoolPerson {
  return {
    id,
    givenName: random.pick(adultNames),
    familyName: random.pick(familyNames),
    email: 'to be given',
    agentIds: [],
  };
}

/** Athletes beyond the number of families are siblings of the first ones. */
function inventAthlete(schoolId: string, index: number, families: readonly Family[], random: Random): SchoolPerson {
  const familyName = families[index % families.length]?.[0]?.familyName ?? random.pick(familyNames);
  return {
    id: personId(schoolId, 'student', index + 1),
    givenName: random.pick(studentNames),
    familyName,
    email: random.chance(0.7) ? 'to be given' : '',
    agentIds: [],
  };
}

/**
 * Links every athlete to a family, on the student's side, the parents' side or both. A few students name someone who is
 * not in the files.
 */
function linkFamilies(
  athletes: readonly SchoolPerson[],
  families: readonly Family[],
  schoolId: string,
  random: Random,
): void {
  const pairs = families.length === 0 || athletes.length === 0 ? 0 : Math.max(athletes.length, families.length);
  for (let pair = 0; pair < pairs; pair += 1) {
    const athlete = athletes[pair % athletes.length];
    const family = families[pair % families.length];
    if (!athlete || !family) continue;
    const side = random.pick(['student', 'parent', 'both']);
    if (side !== 'parent') athlete.agentIds.push(...family.map(({ id }) => id));
    if (side !== 'student') for (const parent of family) parent.agentIds.push(athlete.id);
  }
  for (const [index, athlete] of athletes.entries())
    if (random.chance(0.03)) athlete.agentIds.push(`${schoolId}-moved-away-${index + 1}`);
}

function inventStaff(plan: SchoolPlan, random: Random): StaffPerson[] {
  const { coaches, trainers } = headcount(plan);
  const invent = (id: string, duty: StaffPerson['duty']): StaffPerson => ({ ...inventAdult(id, random), duty });
  return [
    invent(officeId(plan.id, 'admin'), 'admin'),
    invent(officeId(plan.id, 'director'), 'ad'),
    ...Array.from({ length: trainers }, (_, index) => invent(personId(plan.id, 'trainer', index + 1), 'at')),
    ...Array.from({ length: coaches }, (_, index) => invent(personId(plan.id, 'coach', index + 1), 'coach')),
  ];
}

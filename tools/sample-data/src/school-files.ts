import { csvText, type CsvRow } from './csv-text.ts';
import { oneRosterFiles } from './one-roster-files.ts';
import { seededRandom, type Random } from './random.ts';
import { inventPeople, type SchoolPerson, type StaffPerson } from './school-people.ts';
import type { SchoolPlan } from './school-plan.ts';

/** Every sport; popular ones are repeated. */
const sports = [
  'Football',
  'Football',
  'Soccer',
  'Soccer',
  'Track and Field',
  'Track and Field',
  'Track and Field',
  'Basketball',
  'Basketball',
  'Volleyball',
  'Volleyball',
  'Cross Country',
  'Swimming',
  'Baseball',
  'Softball',
  'Tennis',
  'Wrestling',
  'Golf',
  'Lacrosse',
  'Gymnastics',
] as const;
const teams = ['Varsity', 'Varsity', 'Junior Varsity', 'Junior Varsity', 'Freshman', ''] as const;
/** Most athletes may play; the other values are the service's own and those of other systems. */
const clearedStatuses = ['cleared', 'cleared', 'cleared', 'cleared', 'cleared', 'full', ''] as const;
const otherStatuses = [
  'restricted',
  'restricted',
  'limited',
  'modified',
  'reduced',
  'out',
  'out',
  'not fit',
  'deferred',
  'pending',
  'pending',
  'awaiting physical',
] as const;
const caseStatuses = ['active', 'active', 'active', 'closed', 'closed', 'monitoring'] as const;

/**
 * Invents a school as OneRoster 1.1 files (manifest.csv, orgs.csv, users.csv) plus athletes.csv, staff.csv and
 * cases.csv, by file name. The text depends only on the plan.
 * @throws RangeError when the plan has too few users for its athletes, or cases without athletes
 */
export function schoolFiles(plan: SchoolPlan): Map<string, string> {
  if (plan.cases > 0 && plan.athletes === 0) throw new RangeError('Cases need athletes; this school has none.');
  const random = seededRandom(plan.seed);
  const people = inventPeople(plan, random);
  return new Map([
    ...oneRosterFiles(plan, people, random),
    [
      'athletes.csv',
      csvText(
        ['studentSourcedId', 'sports', 'team', 'status'],
        people.athletes.map((athlete) => athleteRow(athlete, random)),
      ),
    ],
    [
      'staff.csv',
      csvText(
        ['userSourcedId', 'role', 'sports', 'teams'],
        people.staff.map((person, index) => staffRow(person, index, random)),
      ),
    ],
    ['cases.csv', csvText(['caseId', 'studentSourcedId', 'status'], caseRows(plan, people.athletes, random))],
  ]);
}

function athleteRow({ id }: SchoolPerson, random: Random): CsvRow {
  const count = random.pick([1, 1, 1, 1, 2, 2, 2, 3]);
  return {
    studentSourcedId: id,
    sports: list(Array.from({ length: count }, () => random.pick(sports))),
    team: random.pick(teams),
    status: random.pick(random.chance(0.75) ? clearedStatuses : otherStatuses),
  };
}

/** The first coaches cover the sports in turn, so that every sport of a larger school has one. */
function staffRow({ id, duty }: StaffPerson, index: number, random: Random): CsvRow {
  if (duty !== 'coach') return { userSourcedId: id, role: duty };
  const main = sports[index % sports.length] ?? sports[0];
  return {
    userSourcedId: id,
    role: duty,
    sports: list(random.chance(0.25) ? [main, random.pick(sports)] : [main]),
    teams: list(
      random.chance(0.3) ? ['Varsity', 'Junior Varsity'] : [random.pick(['Varsity', 'Junior Varsity', 'Freshman'])],
    ),
  };
}

function caseRows({ id, cases }: SchoolPlan, athletes: readonly SchoolPerson[], random: Random): CsvRow[] {
  return Array.from({ length: cases }, (_, index) => ({
    caseId: `${id}-case-${String(index + 1).padStart(5, '0')}`,
    studentSourcedId: athletes[random.below(athletes.length)]?.id ?? '',
    status: random.pick(caseStatuses),
  }));
}

function list(items: readonly string[]): string {
  return [...new Set(items)].join(',');
}

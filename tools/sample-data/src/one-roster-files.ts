import { csvText, type CsvRow } from './csv-text.ts';
import { asAddressName } from './names.ts';
import type { Random } from './random.ts';
import type { SchoolPeople, SchoolPerson, StaffPerson } from './school-people.ts';
import type { SchoolPlan } from './school-plan.ts';

const orgColumns = ['sourcedId', 'status', 'dateLastModified', 'name', 'type', 'identifier', 'parentSourcedId'];
const userColumns = [
  'sourcedId',
  'status',
  'dateLastModified',
  'enabledUser',
  'orgSourcedIds',
  'role',
  'username',
  'userIds',
  'givenName',
  'familyName',
  'middleName',
  'identifier',
  'email',
  'sms',
  'phone',
  'agentSourcedIds',
  'grades',
  'password',
];
/** Files of the OneRoster 1.1 CSV binding that are not written here. */
const absentFiles = [
  'academicSessions',
  'categories',
  'classes',
  'classResources',
  'courses',
  'courseResources',
  'demographics',
  'enrollments',
  'lineItems',
  'resources',
  'results',
];

/**
 * Writes manifest.csv, orgs.csv and users.csv of OneRoster 1.1. In a bulk set status and dateLastModified stay empty.
 */
export function oneRosterFiles(plan: SchoolPlan, people: SchoolPeople, random: Random): [name: string, text: string][] {
  const users = [
    ...people.staff.map((person) => userRow(plan, person, oneRosterRole(person))),
    ...people.parents.map((person) => userRow(plan, person, random.chance(0.06) ? 'guardian' : 'parent')),
    ...people.athletes.map((person) => userRow(plan, person, 'student', random.pick(['09', '10', '11', '12']))),
  ];
  return [
    ['manifest.csv', manifest()],
    ['orgs.csv', csvText(orgColumns, orgRows(plan))],
    ['users.csv', csvText(userColumns, users)],
  ];
}

function manifest(): string {
  const properties = [
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.1'],
    ['file.orgs', 'bulk'],
    ['file.users', 'bulk'],
    ...absentFiles.map((file) => [`file.${file}`, 'absent']),
    ['source.systemName', 'Homeroom sample data'],
    ['source.systemCode', 'homeroom-sample'],
  ];
  return csvText(
    ['propertyName', 'value'],
    properties.map(([propertyName = '', value = '']) => ({ propertyName, value })),
  );
}

function orgRows({ id, name }: SchoolPlan): CsvRow[] {
  const district = `${id}-district`;
  return [
    { sourcedId: district, name: 'Springfield Public Schools', type: 'district', identifier: '5000' },
    { sourcedId: id, name, type: 'school', identifier: '5001', parentSourcedId: district },
  ];
}

function oneRosterRole({ duty }: StaffPerson): string {
  return duty === 'ad' || duty === 'admin' ? 'administrator' : 'teacher';
}

function userRow({ id }: SchoolPlan, person: SchoolPerson, role: string, grades = ''): CsvRow {
  return {
    sourcedId: person.id,
    enabledUser: 'true',
    orgSourcedIds: id,
    role,
    username: `${asAddressName(person.givenName, person.familyName)}.${person.id.slice(id.length + 1)}`,
    givenName: person.givenName,
    familyName: person.familyName,
    email: person.email,
    agentSourcedIds: person.agentIds.join(','),
    grades,
  };
}

const gradeNumbers: Readonly<Record<string, number>> = { IT: -1, PR: -1, PK: -1, TK: 0, KG: 0, K: 0 };
const highestGrade = 13;

const statusWords: Readonly<Record<string, string>> = {
  '': 'cleared',
  cleared: 'cleared',
  full: 'cleared',
  restricted: 'restricted',
  limited: 'restricted',
  modified: 'restricted',
  reduced: 'restricted',
  out: 'out',
  'not fit': 'out',
  deferred: 'out',
  pending: 'pending',
};

/** The role words of OneRoster 1.1 and 1.2. */
const oneRosterRoles = new Map(
  [
    'administrator',
    'aide',
    'counselor',
    'districtAdministrator',
    'guardian',
    'parent',
    'principal',
    'proctor',
    'relative',
    'siteAdministrator',
    'student',
    'systemAdministrator',
    'teacher',
  ].map((role) => [role.toLowerCase(), role]),
);

const addressPattern = /^[^\s@"<>(),:;\\[\]]+@[^\s@"<>(),:;\\[\].]+(?:\.[^\s@"<>(),:;\\[\].]+)*$/;
const maxAddressLength = 254;

const noItems: readonly string[] = [];

/** The items of a comma-separated cell, without blanks, empty items and repetitions. */
export function listItems(cell: string): readonly string[] {
  if (cell === '') return noItems;
  if (!cell.includes(',')) return [cell];
  const items: string[] = [];
  for (const part of cell.split(',')) {
    const item = part.trim();
    if (item !== '' && !items.includes(item)) items.push(item);
  }
  return items;
}

/**
 * The grade of a CEDS code (`09`, `KG`, …), of several the first. TK, the first of two kindergarten years, is 0; what
 * is before it is -1: PK, PR (preschool) and IT (infant or toddler). 13 is a year after the twelfth.
 * @returns null for no grade and for what has no place in the order (`UG`, `PS`, `Other`)
 */
export function gradeNumber(cell: string): number | null {
  const code = listItems(cell)[0]?.toUpperCase();
  if (code === undefined) return null;
  if (/^\d{1,2}$/.test(code)) return Number(code) <= highestGrade ? Number(code) : null;
  return gradeNumbers[code] ?? null;
}

/** Maps the athletic trainer's word to a known status; empty means cleared, an unknown word is kept unchanged. */
export function athleteStatus(cell: string): string {
  return statusWords[cell.toLowerCase().replace(/[\s_-]+/g, ' ')] ?? cell;
}

/** `active` in any letter case is `active`; other words are kept as they are. */
export function caseStatus(cell: string): string {
  return cell.toLowerCase() === 'active' ? 'active' : cell;
}

/** The OneRoster role of a word; `other` for one that OneRoster does not know, so that no file but staff.csv grants. */
export function oneRosterRole(word: string): string {
  return oneRosterRoles.get(word) ?? oneRosterRoles.get(word.toLowerCase()) ?? 'other';
}

/** Whether a text is one e-mail address, `local@domain` without display name, comment or quoting. */
export function isAddress(text: string): boolean {
  return text.length <= maxAddressLength && addressPattern.test(text);
}

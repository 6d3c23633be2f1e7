import type { FaultList } from './fault.ts';
import type { RosterFiles } from './roster-files.ts';
import { relativeRole, type Roster } from './roster.ts';

/** Input of the composition; each step reads it and returns its part of the roster. */
export interface Composition {
  files: RosterFiles;
  /** Roster that the delta applies to; empty for a bulk import, which therefore replaces everything. */
  held: Roster;
  faults: FaultList;
  /** Counts a row of an athletics file that belongs to another school of the same set. */
  passOver: (file: string) => void;
}

/** Whether somebody belongs to the school by the files or, where a delta is silent, by what is held. */
export function isOfSchool(id: string, { files, held }: Pick<Composition, 'files' | 'held'>): boolean {
  const person = files.people.get(id);
  if (person && person.ofSchool !== null) return person.ofSchool;
  const role = files.roles.atSchool.get(id);
  if (role) return role.role !== null;
  const heldMember = held.members.get(id);
  return heldMember !== undefined && heldMember.role !== relativeRole;
}

import type { Composition } from './composition.ts';
import type { RosterAthlete } from './roster.ts';

const nobody: readonly string[] = [];

/**
 * Who an athlete's relatives are, from links in either direction: the athlete's own agentSourcedIds in their order,
 * then by id everyone, students apart, whose agentSourcedIds name the athlete. Ids that match nobody are kept.
 *
 * A delta lists one side of a link without the other. A held link that it does not repeat ends when both sides are
 * listed, when a listed side has a list of its own that lacks it, or when the relative is removed. An empty list alone
 * ends nothing, because sets that link from one side only leave the other side empty.
 */
export function parentLinks(
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

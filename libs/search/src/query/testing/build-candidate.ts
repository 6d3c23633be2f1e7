import type { Candidate } from '../candidates.ts';

/** Builds a generic candidate with overrides; the passage shown derives from its source. */
export function buildCandidate({
  id = 'a',
  score = 1,
  shown,
  ...parts
}: Partial<Omit<Candidate, 'shown'>> & { shown?: Partial<Candidate['shown']> } = {}): Candidate {
  const source = parts.source ?? `source-${id}`;
  return {
    id,
    score,
    stored: null,
    ...parts,
    source,
    shown: { source, type: 'email', kind: null, subject: '', sender: '', date: '', chunk: 0, passage: '', ...shown },
  };
}

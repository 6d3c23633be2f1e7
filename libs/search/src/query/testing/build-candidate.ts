import type { Candidate } from '../candidates.ts';

/** A candidate about nothing in particular, with the given parts; what is shown follows from its source. */
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
